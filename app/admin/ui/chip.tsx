import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A chip that is on or off, as a filter or a saved view. */
export function Chip({
  pressed,
  className,
  children,
  ...props
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      className={cx(
        'inline-flex min-h-11 flex-none items-center gap-2 rounded-control border border-line-2 px-3.5 text-14 font-medium whitespace-nowrap transition-colors duration-(--d-1) hover:border-ink aria-pressed:border-transparent aria-pressed:bg-mint aria-pressed:font-semibold aria-pressed:text-on-mint',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** An active filter that a click takes away. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`${label} süzgecini kaldır`}
      className="inline-flex min-h-11 items-center gap-2 rounded-control bg-mint px-3.5 text-14 font-semibold text-on-mint hover:bg-mint-2"
    >
      {label}
      <X aria-hidden className="size-4" />
    </button>
  );
}
