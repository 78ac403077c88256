import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldProps } from './field.tsx';

const control = 'field-ring w-full min-h-11 px-3.5 py-2 text-16 leading-[1.4] lg:text-15';

/** One line of text. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input autoComplete="off" {...useFieldProps()} {...props} className={cx(control, className)} />;
}

/** Several lines of text; grows with what is written. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldProps()}
      {...props}
      className={cx(control, 'max-h-96 field-sizing-content', rows > 2 ? 'min-h-28' : 'min-h-20', className)}
    />
  );
}

type Option = { value: string; label: string; disabled?: boolean };

/** A choice from a short list, as the device's own control. `placeholder` is the empty choice. */
export function Select({
  options,
  placeholder,
  className,
  ...props
}: ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string }) {
  return (
    <select {...useFieldProps()} {...props} className={cx(control, 'select-arrow', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
