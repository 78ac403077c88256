import { formatPrice } from '../../../../domain/rules/money.ts';
import { sumsOf } from '../../../../domain/things/quote.ts';
import { changeOf, type QuoteDraft } from './quote-draft.ts';

/** What a quote comes to as it stands in its form, and how many lines have no price yet. */
export function Totals({ draft }: { draft: QuoteDraft }) {
  const change = changeOf(draft);
  const sums = sumsOf(change);
  const open = change.items.filter(({ price }) => price === null).length;
  const rows = [
    ['Ara toplam', sums.subtotal],
    ['İndirim', -sums.discount],
    ['KDV', sums.vat],
  ] as const;
  return (
    <section aria-label="Toplam" className="rounded-panel border border-line bg-surface p-5">
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd>{formatPrice(value === 0 ? 0 : value, draft.currency)}</dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3">
          <dt className="font-semibold">Toplam</dt>
          <dd className="text-26 font-semibold tracking-head">{formatPrice(sums.total, draft.currency)}</dd>
        </div>
      </dl>
      {open > 0 && (
        <p className="pt-2 text-14 text-warn">{open} kalemin fiyatı yok; gönderilmeden önce girilmeli.</p>
      )}
    </section>
  );
}
