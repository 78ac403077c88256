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

type Part = ProductView['featureParts'][number];

/** What it is about and what it says of it; the words are read in the order in which they were written. */
function Feature({ name, value, joint, after }: Part) {
  const about = (
    <span className="feature-name" key="name">
      {name}
      {joint === ':' && <span className="hidden-visually">:</span>}
    </span>
  );
  const said = <b key="value">{value}</b>;
  return (
    <>
      <Check aria-hidden />
      {name === null ? (
        <span className="feature-whole">{value}</span>
      ) : after ? (
        [said, ' ', about]
      ) : (
        [about, ' ', said]
      )}
    </>
  );
}

/** Name, story, the two ways on, and features. */
export function ProductInfo({ view }: { view: ProductView }) {
  const { name, description, featureParts, chat, offer } = view;
  return (
    <div className="product-info">
      <h1 className="display-3">{name}</h1>
      {description && <p className="lead">{description}</p>}
      {offer && <Offer offer={offer} />}
      <DecisiveMeasures lines={view.decisive} />
      <div className="product-actions no-print">
        <QuoteButton product={view} large />
        {chat && (
          <a className="btn btn-ghost btn-large product-chat" href={chat} target="_blank" rel="noopener">
            <Mark name="whatsapp" />
            WhatsApp'tan sorun
          </a>
        )}
        <CompareButton product={{ ...view, href: view.slug }} className="btn-large" label="Karşılaştır" />
        <CatalogButton view={view} className="product-catalog" />
      </div>
      {featureParts.length > 0 && (
        <>
          <h2 className="hidden-visually" id="ozellikler">
            Özellikler
          </h2>
          <ul className="product-features" aria-labelledby="ozellikler">
            {featureParts.map((part) => (
              <li key={`${part.name} ${part.value}`}>
                <Feature {...part} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
