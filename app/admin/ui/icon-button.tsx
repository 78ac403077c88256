import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  label: string;
  boxed?: boolean;
  /** No bubble on hover, where the label is written beside it anyway. */
  plain?: boolean;
  iconClass?: string;
};

/** A 44 px button with an icon; its label is read aloud and shown on hover. */
export function IconButton({
  icon: Icon,
  label,
  boxed,
  plain,
  className,
  iconClass,
  ...props
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={cx(
        'inline-grid size-11 flex-none place-items-center rounded-control transition-colors duration-(--d-1) disabled:pointer-events-none disabled:text-ink-3 disabled:opacity-50',
        boxed && 'border border-field-line bg-surface hover:border-ink',
        className ?? 'hover:bg-surface-2',
      )}
    >
      <Icon aria-hidden className={iconClass} />
    </button>
  );
  return plain ? button : <Tooltip text={label}>{button}</Tooltip>;
}
