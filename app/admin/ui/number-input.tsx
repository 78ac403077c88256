import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { Input } from './input.tsx';

/** How numbers are written in a field, and read from what is typed; null for what is no number. */
export type NumberWriting = { read: (text: string) => number | null; write: (value: number) => string };

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** The number; what was typed while it is none, so that the form refuses it and loses nothing; null when empty. */
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  writing: NumberWriting;
  suffix?: string;
  /** Hears the text itself, for what it says beside the number. */
  onText?: ((text: string) => void) | undefined;
};

/** A field for a number; what is typed stays as typed until the field is left, and after that while it is none. */
export function NumberInput({
  value,
  onChange,
  writing,
  suffix,
  onText,
  className,
  onBlur,
  ...props
}: NumberInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | string | null } | null>(null);
  const written = typeof value === 'number' ? writing.write(value) : (value ?? '');
  return (
    <div className="relative">
      <Input
        inputMode="decimal"
        {...props}
        value={typed && typed.value === value ? typed.text : written}
        className={cx(suffix && 'pr-10', className)}
        onChange={(event) => {
          const text = event.target.value;
          const next = text.trim() === '' ? null : (writing.read(text) ?? text);
          setTyped({ text, value: next });
          onChange(next);
          onText?.(text);
        }}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
        }}
      />
      {suffix && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-2"
        >
          {suffix}
        </span>
      )}
    </div>
  );
}
