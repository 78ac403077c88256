import { X } from 'lucide-react';
import { formatPrice } from '../../../../domain/rules/money.ts';
import { lineTotal } from '../../../../domain/rules/quote-sums.ts';
import { turkishNumbers } from '../../form/number-writing.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { ItemName } from './item-name.tsx';
import { changeOf, type DraftLine, type QuoteDraft } from './quote-draft.ts';

type ItemsTableProps = {
  draft: QuoteDraft;
  mayWrite: boolean;
  onChange: (items: DraftLine[]) => void;
};

const WHOLE = turkishNumbers(0);
const DECIMAL = turkishNumbers(2);
/** Where the columns have no heads. */
const phoneLabel = 'block pb-1 text-13 text-ink-2 lg:hidden';
const cell = 'px-1.5 py-2 align-middle max-lg:px-0 max-lg:py-1';

/** The lines of a quote with their prices; each is typed in its place. */
export function ItemsTable({ draft, mayWrite, onChange }: ItemsTableProps) {
  const { items, currency, vatRate } = draft;
  const counted = changeOf(draft).items;
  function set(key: string, change: Partial<DraftLine>) {
    onChange(items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }
  return (
    <table className="w-full text-15 max-lg:block">
      <thead className="max-lg:hidden">
        <tr className="border-b border-line text-left text-13 text-ink-2">
          <th scope="col" className="px-5 py-2 font-medium">
            Ürün
          </th>
          <th scope="col" className="w-20 px-1.5 py-2 font-medium">
            Adet
          </th>
          <th scope="col" className="w-30 px-1.5 py-2 font-medium">
            Birim fiyat
          </th>
          <th scope="col" className="w-20 px-1.5 py-2 font-medium">
            İndirim, %
          </th>
          <th scope="col" className="w-20 px-1.5 py-2 font-medium">
            KDV, %
          </th>
          <th scope="col" className="px-2 py-2 text-right font-medium">
            Tutar
          </th>
          <th scope="col" className="w-12">
            <span className="sr-only">Çıkar</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {items.map((item, place) => {
          const { quantity = 1, price = null, discount = 0 } = counted[place] ?? {};
          return (
            <tr
              key={item.key}
              className="border-b border-line last:border-0 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-2 max-lg:px-5 max-lg:py-3"
            >
              <th scope="row" className="px-5 py-3 text-left font-normal max-lg:col-span-2 max-lg:p-0">
                <ItemName item={item} />
              </th>
              <td className={cell}>
                <span aria-hidden className={phoneLabel}>
                  Adet
                </span>
                <NumberInput
                  aria-label={`${item.name}, adet`}
                  readOnly={!mayWrite}
                  value={item.quantity}
                  writing={WHOLE}
                  onChange={(value) => set(item.key, { quantity: value })}
                />
              </td>
              <td className={cell}>
                <span aria-hidden className={phoneLabel}>
                  Birim fiyat
                </span>
                <NumberInput
                  aria-label={`${item.name}, birim fiyat`}
                  readOnly={!mayWrite}
                  value={item.price}
                  writing={DECIMAL}
                  onChange={(value) => set(item.key, { price: value })}
                />
              </td>
              <td className={cell}>
                <span aria-hidden className={phoneLabel}>
                  İndirim, %
                </span>
                <NumberInput
                  aria-label={`${item.name}, indirim yüzdesi`}
                  readOnly={!mayWrite}
                  value={item.discount}
                  writing={DECIMAL}
                  onChange={(value) => set(item.key, { discount: value })}
                />
              </td>
              <td className={cell}>
                <span aria-hidden className={phoneLabel}>
                  KDV, %
                </span>
                <NumberInput
                  aria-label={`${item.name}, KDV yüzdesi`}
                  readOnly={!mayWrite}
                  placeholder={String(vatRate ?? '').replace('.', ',')}
                  value={item.vatRate}
                  writing={DECIMAL}
                  onChange={(value) => set(item.key, { vatRate: value })}
                />
              </td>
              <td className={`${cell} text-right font-semibold whitespace-nowrap max-lg:text-left`}>
                {price === null ? '—' : formatPrice(lineTotal({ quantity, price, discount }), currency)}
              </td>
              <td className={`${cell} text-right`}>
                {mayWrite && (
                  <IconButton
                    icon={X}
                    label={`${item.name} kalemini çıkar`}
                    onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
