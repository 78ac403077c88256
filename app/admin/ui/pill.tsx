import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'off';
const tones: Record<Tone, string> = {
  ok: 'bg-ok-bg text-ok',
  warn: 'bg-warn-bg text-warn',
  danger: 'bg-danger-bg text-danger',
  info: 'bg-info-bg text-info',
  off: 'bg-paper-2 text-ink-2',
};

/** The dot before a state: hollow where something is off. */
export function StateDot({ isHollow }: { isHollow: boolean }) {
  return (
    <span
      aria-hidden
      className={cx('size-[7px] rounded-full', isHollow ? 'border-[1.5px] border-current' : 'bg-current')}
    />
  );
}

/** A state in a word with a dot before it; the dot of `off` is hollow. `onSurface` lays it over a picture. */
export function Pill({
  tone = 'ok',
  onSurface,
  className,
  children,
}: {
  tone?: Tone;
  onSurface?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-tile px-2 py-1.5 text-13 leading-none font-semibold',
        tones[tone],
        onSurface && 'bg-surface!',
        className,
      )}
    >
      <StateDot isHollow={tone === 'off'} />
      {children}
    </span>
  );
}

/** A short mark on a card: `Öne Çıkan`. */
export function Badge({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-tile bg-mint px-2 py-1.5 text-13 leading-none font-semibold text-on-mint',
        className,
      )}
    >
      {children}
    </span>
  );
}
