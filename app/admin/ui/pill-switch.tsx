import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type PillSwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The spoken name, with the thing it is about. */
  name: string;
  className?: string;
  children: ReactNode;
};

/** A state that is switched where it is read: the pill itself is the switch, with a 44 px target around it. */
export function PillSwitch({ checked, onChange, name, className, children }: PillSwitchProps) {
  return (
    <span
      className={cx(
        'relative inline-flex h-7 shrink-0 items-center gap-1.5 rounded-tile px-2 text-13 leading-none font-semibold ring-current transition-shadow duration-(--d-1) hover:ring-1',
        className,
      )}
    >
      {children}
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-label={name}
        onChange={(event) => onChange(event.target.checked)}
        className="pill-switch"
      />
    </span>
  );
}
