import { RotateCw } from 'lucide-react';
import { formatMoment } from '../../../../domain/rules/format.ts';
import { When } from '../../frame/when.tsx';
import { Button } from '../../ui/button.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { Delivery } from './webhooks-api.ts';

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}

/** What it was about, in a few words. */
function subjectOf({ event, items }: Delivery): string {
  const [first] = items;
  if (!first) return event === 'test' ? 'Deneme' : '–';
  if (items.length > 1) return `${items.length} ürün`;
  if (event === 'stock.changed')
    return `${textOf(first.sku)}, ${textOf(first.before)} → ${textOf(first.after)}`;
  return [first.sku, first.name, first.code].filter(Boolean).map(textOf).join(', ') || textOf(first.id);
}

function outcomeOf({ error, tookMs, attempts, nextAt, deliveredAt }: Delivery): string {
  if (deliveredAt) return attempts > 1 ? `${attempts}. denemede gitti` : `${tookMs} ms`;
  if (attempts === 0) return 'Sırada';
  const said = error ?? 'Yanıt yok';
  return nextAt ? `${said}; ${attempts + 1}. deneme ${formatMoment(nextAt)}` : `${said}; vazgeçildi`;
}

type RowProps = { delivery: Delivery; now: Date; busy: boolean; onResend: () => void };

/** A sending: what was told, when, and what came of it. */
export function DeliveryRow({ delivery, now, busy, onResend }: RowProps) {
  const { status, event, createdAt, deliveredAt, attempts } = delivery;
  const isWaiting = attempts === 0;
  const tone = deliveredAt ? 'ok' : isWaiting ? 'off' : 'danger';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 xl:grid xl:gap-x-5 xl:grid-cols-[6rem_9.5rem_minmax(0,1fr)_8rem_minmax(0,1.2fr)_11rem] xl:items-center">
      <p>
        <Pill tone={tone}>{status ?? (isWaiting ? 'Sırada' : 'Yanıt yok')}</Pill>
      </p>
      <p>
        <code className="rounded-tile bg-paper-2 px-2 py-1 font-mono text-13">{event}</code>
      </p>
      <When
        iso={createdAt}
        now={now}
        className="text-15 text-ink-2 max-xl:ml-auto xl:col-start-4 xl:row-start-1"
      />
      <p className="text-15 wrap-anywhere max-xl:w-full xl:col-start-3 xl:row-start-1">
        {subjectOf(delivery)}
      </p>
      <p className="text-15 text-ink-2 max-xl:flex-1 max-xl:basis-40">{outcomeOf(delivery)}</p>
      <Button
        variant={deliveredAt ? 'quiet' : 'ghost'}
        busy={busy}
        onClick={onResend}
        className="justify-self-start"
      >
        <RotateCw aria-hidden />
        Yeniden gönder
      </Button>
    </li>
  );
}
