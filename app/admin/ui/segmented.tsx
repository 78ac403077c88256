import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  onChange: (value: Value) => void;
  /** Icons alone; the words become spoken labels. */
  iconsOnly?: boolean;
  className?: string;
};

/** Two to four ways to look at the same thing. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  iconsOnly,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset
      className={cx(
        // The line lies over the options, so that each of them is a full target.
        'inline-flex overflow-hidden rounded-control bg-surface outline -outline-offset-1 outline-field-line',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          aria-label={iconsOnly ? text : undefined}
          title={iconsOnly ? text : undefined}
          onClick={() => onChange(option)}
          className={cx(
            'inline-flex h-11 min-w-11 items-center justify-center gap-2 leading-tight font-semibold text-ink-2 -outline-offset-2 hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary',
            iconsOnly ? 'w-11.5' : 'px-4 text-14 max-sm:px-3',
          )}
        >
          {Icon && <Icon aria-hidden />}
          {!iconsOnly && text}
        </button>
      ))}
    </fieldset>
  );
}
