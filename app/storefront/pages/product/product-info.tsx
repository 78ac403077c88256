import type { ProductView } from '../../../../domain/pages/product.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import { CompareButton } from '../../compare/compare-button.tsx';
import { QuoteButton } from '../../quote/quote-button.tsx';
import { Check } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { CatalogButton } from './catalog-button.tsx';
import { DecisiveMeasures } from './spec-table.tsx';

/** What it costs, and whether it is there, where somebody counts. */
function Offer({ offer }: { offer: NonNullable<ProductView['offer']> }) {
  return (
    <p className="product-offer">
      <span className="heading-2">{formatPrice(offer.price, offer.currency)}</span>
      {offer.isInStock !== null && (
        <span className="muted">{offer.isInStock ? 'Stokta var' : 'Stokta yok'}</span>
      )}
    </p>
  );
}

/** Name, story, features, and the two ways on: asking and reading. */
export function ProductInfo({ view }: { view: ProductView }) {
  const { brand, sku, name, description, features, chat, offer } = view;
  return (
    <div className="product-info">
      <p className="label">{[brand.name, sku].filter(Boolean).join(' · ')}</p>
      <h1 className="display-3">{name}</h1>
      {description && <p className="lead">{description}</p>}
      {offer && <Offer offer={offer} />}
      <DecisiveMeasures lines={view.decisive} />
      {features.length > 0 && (
        <>
          <h2 className="hidden-visually" id="ozellikler">
            Özellikler
          </h2>
          <ul className="product-features" aria-labelledby="ozellikler">
            {features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="product-actions no-print">
        <QuoteButton product={view} large />
        {chat && (
          <a className="btn btn-ghost btn-large" href={chat} target="_blank" rel="noopener">
            <Mark name="whatsapp" />
            WhatsApp'tan sorun
          </a>
        )}
        <CatalogButton view={view} className="btn btn-ghost btn-large" />
        <CompareButton product={{ ...view, href: view.slug }} className="btn-large" label="Karşılaştır" />
      </div>
    </div>
  );
}
