import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Copy, Phone, Trash2 } from 'lucide-react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import type { Product } from '../../../../domain/things/product.ts';
import type { Quote, QuoteItem } from '../../../../domain/things/quote.ts';
import { telephone } from '../../frame/reach.tsx';
import { api, read } from '../../lib/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ItemName } from './item-name.tsx';

/** The products of a list as they are now, by id; those that are gone are missing. */
function useProducts(items: readonly QuoteItem[]) {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))].sort();
  return useQuery({
    queryKey: ['products', 'of a quote', ids],
    queryFn: ({ signal }) =>
      read(
        api.products.$get(
          { query: { ids: ids.join(','), limit: String(ids.length), includeInactive: 'true' } },
          { init: { signal } },
        ),
      ),
    enabled: ids.length > 0,
    select: (products) => new Map(products.map((product) => [product.id, product])),
  });
}

function stockText({ stock }: Product): string {
  return stock === null ? 'Bilinmiyor' : formatCount(stock);
}

type Props = {
  quote: Quote;
  mayWrite: boolean;
  onPrepare: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

const cell =
  'px-2 py-2.5 text-right align-middle whitespace-nowrap max-sm:p-0 max-sm:text-left max-sm:last:text-right';
const number = 'px-2 py-2.5 text-right font-medium';

/** What a new list asks for, with what there is of it and what it costs by the price list, and the ways on. */
export function AskedItems({ quote, mayWrite, onPrepare, onCopy, onRemove }: Props) {
  const { phone } = quote;
  const items = quote.items.map((item, place) => ({ ...item, key: `${quote.id}-${place}` }));
  const { data: products, isPending, isEnabled } = useProducts(quote.items);
  const waits = isPending && isEnabled;
  return (
    <section className="overflow-hidden rounded-panel border border-line bg-surface">
      <table className="w-full text-15 max-sm:block">
        <caption className="sr-only">İstenen ürünler</caption>
        <thead className="max-sm:hidden">
          <tr className="border-b border-line text-13 text-ink-2">
            <th scope="col" className="px-5 py-2.5 text-left font-medium">
              İstenen ürün
            </th>
            <th scope="col" className={number}>
              Adet
            </th>
            <th scope="col" className={number}>
              Stok
            </th>
            <th scope="col" className={cx(number, 'pr-5')}>
              Liste fiyatı
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {items.map((item) => {
            const product = item.productId ? products?.get(item.productId) : undefined;
            const isShort = typeof product?.stock === 'number' && product.stock < item.quantity;
            return (
              <tr
                key={item.key}
                className="border-b border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3"
              >
                <th scope="row" className="px-5 py-2.5 text-left font-normal max-sm:col-span-3 max-sm:p-0">
                  <ItemName item={item} />
                </th>
                <td className={cx(cell, 'font-semibold')}>
                  <span className="font-normal text-ink-2 sm:hidden">Adet </span>
                  {formatCount(item.quantity)}
                </td>
                <td className={cx(cell, isShort && 'font-semibold text-warn')}>
                  <span className="font-normal text-ink-2 sm:hidden">Stok </span>
                  {product && stockText(product)}
                  {!product && !waits && '—'}
                  {isShort && <span className="sr-only">, istenenden az</span>}
                </td>
                <td className={cx(cell, 'sm:pr-5')}>
                  {product &&
                    (product.price === null ? 'Fiyatsız' : formatPrice(product.price, product.currency))}
                  {!product && !waits && 'Ürün silinmiş'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {mayWrite && (
        <fieldset className="flex flex-wrap items-center justify-end gap-2 px-5 py-3">
          <legend className="sr-only">Teklif işlemleri</legend>
          <Button variant="quiet" className="text-danger sm:mr-auto" onClick={onRemove}>
            <Trash2 aria-hidden />
            Sil
          </Button>
          <Button variant="quiet" onClick={onCopy}>
            <Copy aria-hidden />
            Kopyala
          </Button>
          {phone && (
            <a href={telephone(phone)} className={buttonClass({ variant: 'ghost' })}>
              <Phone aria-hidden />
              Ara
            </a>
          )}
          <Button variant="cta" onClick={onPrepare}>
            Teklifi hazırlayın
            <ArrowRight aria-hidden />
          </Button>
        </fieldset>
      )}
    </section>
  );
}
