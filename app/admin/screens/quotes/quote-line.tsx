import type { ComponentProps } from 'react';
import { dayOf } from '../../../../domain/rules/day.ts';
import { QUOTE_STATE_NAMES, type Quote } from '../../../../domain/things/quote.ts';
import { Picture } from '../../files/picture.tsx';
import { When } from '../../frame/when.tsx';
import { LineLink } from '../../list/line-link.tsx';
import { cx } from '../../ui/cx.ts';

type QuoteLineProps = Pick<ComponentProps<typeof LineLink>, 'to' | 'isOpen' | 'selection'> & {
  quote: Quote;
  now: Date;
};

const TONES: Readonly<Record<Quote['state'], string>> = {
  new: 'text-info',
  preparing: 'text-warn',
  sent: 'text-info',
  won: 'text-ok',
  lost: 'text-ink-2',
};

/** Who a quote is for, as far as that is known. */
export function askerOf({ clinic, name, anonymizedAt }: Quote): string {
  return clinic || name || (anonymizedAt ? 'Anonim' : 'Adı yazılmamış');
}

/** The first three things of a list, small: a list is known by what it asks for. */
function Pictures({ items }: Pick<Quote, 'items'>) {
  const [first, ...others] = items.slice(0, 3);
  if (!first) return <span className="size-11 shrink-0 rounded-tile bg-surface-2" />;
  return (
    <span aria-hidden className="flex h-11 w-16 shrink-0 gap-0.5 overflow-hidden rounded-tile">
      <Picture src={first.imageUrl} alt="" small className="min-w-0 flex-[2]" />
      {others.length > 0 && (
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
          {others.map(({ productId, name, imageUrl }) => (
            <Picture key={productId ?? name} src={imageUrl} alt="" small />
          ))}
        </span>
      )}
    </span>
  );
}

/** One quote of the list: who asks, its code, and how much it holds. */
export function QuoteLine({ quote, now, ...line }: QuoteLineProps) {
  const { code, state, clinic, name, items, isSuspect, assignee, createdAt, remindOn } = quote;
  const isDue = state === 'sent' && remindOn !== null && remindOn <= dayOf(now);
  const facts = [code, `${items.length} kalem`, clinic && name, assignee].filter(Boolean).join(', ');
  return (
    <LineLink id={quote.id} tickName={`${code} teklifini seç`} {...line}>
      <span className="flex items-center gap-3">
        <Pictures items={items} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate font-semibold">{askerOf(quote)}</span>
            <When iso={createdAt} now={now} className="text-13 whitespace-nowrap" />
          </span>
          <span className="flex items-baseline gap-3">
            <span className={cx('min-w-0 flex-1 truncate text-14', !line.isOpen && 'text-ink-2')}>
              {isSuspect && <b className="text-coral-text">Şüpheli: </b>}
              {isDue && <b className="text-warn">Yanıt gelmedi: </b>}
              {facts}
            </span>
            <span className={cx('flex-none text-13 font-semibold', !line.isOpen && TONES[state])}>
              {QUOTE_STATE_NAMES[state]}
            </span>
          </span>
        </span>
      </span>
    </LineLink>
  );
}
