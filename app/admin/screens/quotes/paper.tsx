import { FileDown } from 'lucide-react';
import { formatDate } from '../../../../domain/rules/format.ts';
import { type Currency, currencySign, formatPrice } from '../../../../domain/rules/money.ts';
import { lineTotal, vatsOf } from '../../../../domain/rules/quote-sums.ts';
import type { Quote, QuoteOffer } from '../../../../domain/things/quote.ts';
import { useCompanyName } from '../../frame/logo.tsx';
import { apiFetch } from '../../lib/http.ts';
import { notifyFailed } from '../../lib/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What of an offer stands on its sheet. */
export type Sheet = Omit<QuoteOffer, 'by' | 'via' | 'validUntil'> & { validUntil: string | null };

type PaperProps = {
  title: string;
  quote: Pick<Quote, 'id' | 'code' | 'clinic' | 'name' | 'createdAt' | 'sentAt'>;
  sheet: Sheet;
  /** Stores what is open before the file is made of it; answers whether that worked. */
  onDownload?: () => Promise<boolean>;
};

/** Lines with their places: the same product may stand in several. */
function linesOf(items: Sheet['items']) {
  return items.map((item, place) => ({ ...item, key: `${place} ${item.productId ?? item.name}` }));
}

/** An amount without the sign of its currency, which stands at the sums. */
function amountOf(value: number, currency: Currency): string {
  return formatPrice(value, currency).replace(currencySign(currency), '').trim();
}

async function download({ id, code }: PaperProps['quote']): Promise<void> {
  try {
    await saveFile(await apiFetch(`/api/quotes/${id}/pdf`), `${code}.pdf`);
  } catch (error) {
    notifyFailed('PDF hazırlanamadı', error);
  }
}

/** The sheet of an offer as its PDF will show it, with the file itself. */
export function Paper({ title, quote, sheet, onDownload }: PaperProps) {
  const company = useCompanyName();
  const { items, currency, sums, validUntil, delivery, terms } = sheet;
  const isStored = onDownload ?? (async () => true);
  const rows = [
    ['Ara toplam', sums.subtotal],
    ...(sums.discount > 0 ? [['İskonto', -sums.discount] as const] : []),
    ...vatsOf(sheet).map(({ rate, vat }) => [`KDV %${String(rate).replace('.', ',')}`, vat] as const),
  ] as ReadonlyArray<readonly [string, number]>;
  return (
    <Panel
      title={title}
      aside={
        <Button
          variant="ghost"
          onClick={() =>
            void isStored().then(async (stored) => {
              if (stored) await download(quote);
            })
          }
        >
          <FileDown aria-hidden />
          İndir
        </Button>
      }
    >
      <div className="rounded-b-panel bg-paper-2 p-4">
        {/* A sheet is white and its ink black in the dark, too. */}
        <div className="grid gap-3 bg-white p-5 text-[0.6875rem] leading-normal text-[#0a2422]">
          <div className="flex items-start justify-between gap-3 border-b border-current pb-3">
            <b className="text-[0.9375rem] leading-tight text-[#0b4f4a]">{company}</b>
            <p className="flex-none text-right">
              Teklif {quote.code}
              <br />
              {formatDate(quote.sentAt ?? quote.createdAt)}
            </p>
          </div>
          <p>
            {quote.clinic && <b className="block">{quote.clinic}</b>}
            {quote.name}
          </p>
          <table className="w-full">
            <thead>
              <tr className="border-b border-[#d8d2c4] text-right text-[#3c5552]">
                <th scope="col" className="py-1 text-left font-normal">
                  Ürün
                </th>
                <th scope="col" className="px-1 font-normal">
                  Adet
                </th>
                <th scope="col" className="px-1 font-normal">
                  Birim
                </th>
                <th scope="col" className="font-normal">
                  Tutar
                </th>
              </tr>
            </thead>
            <tbody>
              {linesOf(items).map(({ key, name, quantity, price, discount }) => (
                <tr key={key} className="border-b border-[#e2ded3] text-right align-top whitespace-nowrap">
                  <td className="py-1.5 text-left whitespace-normal">
                    {name}
                    {discount > 0 && (
                      <span className="block text-[#3c5552]">
                        %{String(discount).replace('.', ',')} indirim
                      </span>
                    )}
                  </td>
                  <td className="px-1 py-1.5">{quantity}</td>
                  <td className="px-1 py-1.5">{price === null ? '–' : amountOf(price, currency)}</td>
                  <td className="py-1.5">
                    {price === null ? '–' : amountOf(lineTotal({ quantity, price, discount }), currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="ml-auto grid w-3/5 gap-1">
            {rows.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-3">
                <dt>{name}</dt>
                <dd>{formatPrice(value, currency)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-3 border-t border-current pt-1.5 font-bold">
              <dt>Toplam</dt>
              <dd>{formatPrice(sums.total, currency)}</dd>
            </div>
          </dl>
          <p className="wrap-anywhere whitespace-pre-wrap">
            {[
              validUntil && `${formatDate(validUntil)} gününe kadar geçerlidir.`,
              delivery && `Teslim: ${delivery}`,
              terms,
            ]
              .filter(Boolean)
              .join('\n')}
          </p>
          <span aria-hidden className="h-1 bg-[#efe6d8]" />
        </div>
      </div>
    </Panel>
  );
}
