import type { QuoteView } from '../../../../domain/pages/quote.ts';
import { formatDate, formatDateWithWeekday, formatMoment } from '../../../../domain/rules/format.ts';
import { currencySign, formatPrice } from '../../../../domain/rules/money.ts';
import { lineTotal, vatsOf } from '../../../../domain/rules/quote-sums.ts';
import type { QuoteOffer } from '../../../../domain/things/quote.ts';
import { Check, Package } from '../../ui/icons.tsx';
import { Download } from '../../ui/more-icons.tsx';
import { Tile } from '../../ui/tile.tsx';
import { Acceptance } from './acceptance.tsx';
import { Steps } from './steps.tsx';
import type { Refusal } from './take-acceptance.ts';
import { Validity } from './validity.tsx';

type Props = { view: QuoteView; offer: QuoteOffer; refusal: Refusal | null; token: string };

/** An amount without the sign of its currency, which stands in the head of the column. */
function amount(value: number, currency: QuoteOffer['currency']): string {
  return formatPrice(value, currency).replace(currencySign(currency), '').trim();
}

function Lines({ view, offer }: Pick<Props, 'view' | 'offer'>) {
  const { currency } = offer;
  const sign = currencySign(currency);
  return (
    <table className="quote-table">
      <caption className="hidden-visually">Teklif kalemleri</caption>
      <thead>
        <tr>
          <th scope="col">Ürün</th>
          <th scope="col">Adet</th>
          <th scope="col">Birim, {sign}</th>
          <th scope="col">İskonto</th>
          <th scope="col">Tutar, {sign}</th>
        </tr>
      </thead>
      <tbody>
        {view.items.map(({ place, picture, name, brand, sku, note, quantity }) => {
          const { price, discount = 0 } = offer.items[place - 1] ?? { price: 0 };
          const line = { quantity, price: price ?? 0, discount };
          return (
            <tr key={place}>
              <td>
                <div className="quote-product">
                  <Tile
                    tint={picture?.tint ?? 'mint'}
                    picture={picture}
                    alt=""
                    sizes="76px"
                    fallback={<Package aria-hidden />}
                  />
                  <div>
                    <b>{name}</b>
                    <span>{[brand, sku].filter(Boolean).join(' · ')}</span>
                    {note && <em>{note}</em>}
                  </div>
                </div>
              </td>
              <td data-label="Adet">{quantity}</td>
              <td data-label={`Birim, ${sign}`}>{amount(line.price, currency)}</td>
              <td data-label="İskonto">{discount > 0 ? `%${String(discount).replace('.', ',')}` : '–'}</td>
              <td data-label={`Tutar, ${sign}`}>
                <b>{amount(lineTotal(line), currency)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Sums({ offer: { sums, currency, vatRate } }: Pick<Props, 'offer'>) {
  const rows = [
    ['Ara toplam', amount(sums.subtotal, currency)],
    ...(sums.discount > 0 ? [['İskonto', `−${amount(sums.discount, currency)}`]] : []),
    ...vatsOf({ sums, vatRate }).map(({ rate, vat }) => [
      `KDV %${String(rate).replace('.', ',')}`,
      amount(vat, currency),
    ]),
  ] as Array<[string, string]>;
  return (
    <dl>
      {rows.map(([name, told]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{told}</dd>
        </div>
      ))}
      <div className="quote-total">
        <dt>Toplam</dt>
        <dd>
          {amount(sums.total, currency)} <span>{currencySign(currency)}</span>
        </dd>
      </div>
    </dl>
  );
}

/** What was offered for a list: until when it holds, its sums, and the form that accepts it. */
export function OfferPage({ view, offer, refusal, token }: Props) {
  const { code, from, sentAt, accepted, isOpen } = view;
  return (
    <section className="wrap quote-document">
      <header className="quote-head">
        <div>
          <p className="label">Teklif</p>
          <h1 className="display-3">{code}</h1>
          <p className="muted">
            {[from && `${from} için`, sentAt && formatDateWithWeekday(sentAt)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {!accepted && <Validity from={sentAt ?? view.createdAt} until={offer.validUntil} isOpen={isOpen} />}
      </header>
      {accepted && (
        <p className="quote-accepted">
          <Check aria-hidden />
          <span>
            <b>Teklifi kabul ettiniz.</b> {formatMoment(accepted.at)} · {accepted.by}. Siparişiniz için
            sizinle iletişime geçeceğiz.
          </span>
        </p>
      )}
      <div className="quote-parts">
        <div>
          <Lines view={view} offer={offer} />
          <p className="small muted quote-terms">
            {[offer.delivery && `Teslim: ${offer.delivery}.`, offer.terms].filter(Boolean).join('\n')}
          </p>
        </div>
        <aside className="quote-sums" aria-label="Toplam">
          <Sums offer={offer} />
          {!accepted && isOpen && <Acceptance code={code} refusal={refusal} />}
          {!accepted && !isOpen && (
            <p className="quote-closed">
              Bu teklifin süresi {formatDate(offer.validUntil)} günü doldu. Bize yazın, yenileyelim.
            </p>
          )}
          {accepted && <Steps facts={view} upright />}
          <a
            className="text-link no-print"
            href={`/api/shared-quotes/${token}/pdf`}
            target="_blank"
            rel="noopener"
          >
            <Download aria-hidden />
            PDF olarak indir
          </a>
        </aside>
      </div>
    </section>
  );
}
