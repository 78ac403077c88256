import type { ProductView } from '../../../../domain/pages/product.ts';
import { Mark } from '../../ui/mark.tsx';
import { CatalogButton } from './catalog-button.tsx';

/** On phones the two actions stay at hand; the round chat button gives way to them. */
export function PhoneBar({ view }: { view: ProductView }) {
  return (
    <aside className="phone-bar no-print" aria-label="Ürün işlemleri">
      {view.chat && (
        <a className="btn btn-cta" href={view.chat} target="_blank" rel="noopener">
          <Mark name="whatsapp" />
          WhatsApp'tan sorun
        </a>
      )}
      <CatalogButton view={view} className="btn btn-ghost" label="Katalog" />
    </aside>
  );
}
