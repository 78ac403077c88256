import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './cx.ts';

export type ButtonVariant = 'solid' | 'cta' | 'ghost' | 'quiet' | 'danger' | 'deep';
export type ButtonSize = 's' | 'm' | 'l';

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-control border font-semibold leading-tight tracking-[-.008em] whitespace-nowrap [text-rendering:inherit] [word-spacing:.06em] transition-colors duration-(--d-1) active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60';
const sizes: Record<ButtonSize, string> = {
  s: 'min-h-11 px-4 text-15',
  m: 'min-h-12 px-5 text-16',
  l: 'min-h-14 px-7 text-16',
};
const variants: Record<ButtonVariant, string> = {
  solid: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  cta: 'border-transparent bg-coral text-on-coral hover:bg-coral-hover',
  ghost: 'border-field-line bg-surface text-ink hover:border-ink hover:bg-surface-2',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-surface-2',
  danger: 'border-danger bg-danger-bg text-danger hover:bg-danger hover:text-surface',
  deep: 'border-transparent bg-transparent text-on-deep hover:bg-deep-2',
};

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** The look of a button, for links that act as one. */
export function buttonClass({ variant = 'solid', size = 's', className }: Look = {}): string {
  return cx(base, sizes[size], variants[variant], className);
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** A button with words. While `busy` it keeps the focus but does nothing. */
export function Button({ variant, size, busy = false, className, children, onClick, ...props }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ variant, size, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy && <LoaderCircle className="spin" aria-hidden />}
      {children}
    </button>
  );
}
