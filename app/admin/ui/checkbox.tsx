import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'id' | 'type' | 'ref'> & {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean, withShift: boolean) => void;
  /** Written beside the box; `name` is the spoken label of a box without words. */
  label?: ReactNode;
  name?: string;
};

/** A 22 px box in a 44 px target. The browser's own control: long lists have hundreds of them. */
export function Checkbox({ checked, onChange, label, name, className, ...props }: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'indeterminate';
  }, [checked]);
  const box = (
    <input
      {...props}
      ref={input}
      id={id}
      type="checkbox"
      checked={checked === true}
      aria-label={label ? undefined : name}
      // The browser tells a change by the click that made it, also where that was a key.
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      className="check-box"
    />
  );
  if (!label) return <span className={cx('grid size-11 place-items-center', className)}>{box}</span>;
  return (
    <label htmlFor={id} className={cx('flex min-h-11 items-center gap-3 text-15', className)}>
      {box}
      {label}
    </label>
  );
}
