import { Link } from 'react-router';
import type { Quote } from '../../../../domain/things/quote.ts';
import { When } from '../../frame/when.tsx';
import { RowTick } from '../../list/row-tick.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { cx } from '../../ui/cx.ts';

type QuoteLineProps = { quote: Quote; to: string; isOpen: boolean; selection: Selection; now: Date };

/** Who a quote is for, as far as that is known. */
export function askerOf({ clinic, name, anonymizedAt }: Quote): string {
  return clinic || name || (anonymizedAt ? 'Anonim' : 'Adı yazılmamış');
}

/** One quote of the list: who asks, its code, and how much it holds. */
export function QuoteLine({ quote, to, isOpen, selection, now }: QuoteLineProps) {
  const { code, clinic, name, items, isSuspect, assignee, createdAt } = quote;
  const facts = [code, `${items.length} kalem`, clinic && name, assignee].filter(Boolean).join(', ');
  return (
    <article
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] items-start pr-4 pl-1',
        isOpen && 'bg-mint text-on-mint',
        selection.has(quote.id) && !isOpen && 'bg-surface-2',
      )}
    >
      <RowTick selection={selection} id={quote.id} name={`${code} teklifini seç`} className="mt-1.5" />
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="grid gap-0.5 py-3 -outline-offset-2"
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">{askerOf(quote)}</span>
          <When iso={createdAt} now={now} className="text-13 whitespace-nowrap" />
        </span>
        <span className={cx('truncate text-14', !isOpen && 'text-ink-2')}>
          {isSuspect && <b className="text-coral-text">Şüpheli: </b>}
          {facts}
        </span>
      </Link>
    </article>
  );
}
