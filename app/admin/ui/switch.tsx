import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { useFieldProps } from './field.tsx';

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Written beside it; `name` is the spoken label of a switch without words. */
  label?: ReactNode;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
  className?: string;
};

/** On or off, at once: 40 × 24 in a 44 px target. */
export function Switch({ checked, onChange, label, hint, name, disabled, className }: SwitchProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const control = (
    <input
      id={id}
      {...useFieldProps()}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      disabled={disabled}
      aria-label={label ? undefined : name}
      {...(label && { 'aria-labelledby': labelId })}
      {...(hint && { 'aria-describedby': hintId })}
      onChange={(event) => onChange(event.target.checked)}
      className="switch"
    />
  );
  if (!label) return control;
  return (
    <label htmlFor={id} className={cx('flex min-h-11 items-center gap-3', className)}>
      {control}
      <span>
        <span id={labelId}>{label}</span>
        {hint && (
          <span id={hintId} className="block text-13 text-ink-2">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
