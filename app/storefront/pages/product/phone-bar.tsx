import type { ProductView } from '../../../../domain/pages/product.ts';
import { QuoteButton } from '../../quote/quote-button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { CatalogButton } from './catalog-button.tsx';

/** On phones the two actions stay at hand; the round chat button gives way to them. */
export function PhoneBar({ view }: { view: ProductView }) {
  return (
    <aside className="phone-bar no-print" aria-label="Ürün işlemleri">
      <QuoteButton product={view} />
      {view.chat && (
        <a
          className="btn btn-ghost phone-bar-chat"
          href={view.chat}
          target="_blank"
          rel="noopener"
          aria-label="WhatsApp'tan sorun"
        >
          <Mark name="whatsapp" />
        </a>
      )}
      <CatalogButton view={view} className="btn btn-ghost" isShort />
    </aside>
  );
}
