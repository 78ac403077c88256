import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';

type CheckboxProps = {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  /** Written beside the box; `name` is the spoken label of a box without words. */
  label?: ReactNode;
  name?: string;
  disabled?: boolean;
  className?: string;
  onShiftClick?: () => void;
};

/** A 22 px box in a 44 px target. The browser's own control: long lists have hundreds of them. */
export function Checkbox({
  checked,
  onChange,
  label,
  name,
  disabled,
  className,
  onShiftClick,
}: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'indeterminate';
  }, [checked]);
  const box = (
    <input
      ref={input}
      id={id}
      type="checkbox"
      checked={checked === true}
      disabled={disabled}
      aria-label={label ? undefined : name}
      onClick={(event) => {
        if (!event.shiftKey || !onShiftClick) return;
        event.preventDefault();
        onShiftClick();
      }}
      onChange={(event) => onChange(event.target.checked)}
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
