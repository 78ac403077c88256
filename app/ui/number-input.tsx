import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { Input } from './input.tsx';

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: number | null;
  /** `Number.NaN` while the text is no number, so that the form refuses it. */
  onChange: (value: number | null) => void;
  /** Digits after the comma; 0 for whole numbers. */
  decimals?: number;
  suffix?: string;
};

/** Reads `1.250,50`, `1250,5` and `1250.50`; empty text is null, anything else NaN. */
export function parseNumber(text: string): number | null {
  const clean = text.replace(/[\s₺]/g, '');
  if (clean === '') return null;
  const turkish = clean.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(clean);
  const plain = turkish ? clean.replaceAll('.', '').replace(',', '.') : clean;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A number as it is written in Turkish: `1.250,50`. */
export function writeNumber(value: number | null, decimals: number): string {
  if (value === null) return '';
  if (Number.isNaN(value)) return '';
  return value.toLocaleString('tr-TR', {
    maximumFractionDigits: decimals,
    minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
  });
}

/** A field for a number in Turkish writing; what is typed stays as typed until the field is left. */
export function NumberInput({
  value,
  onChange,
  decimals = 0,
  suffix,
  className,
  onBlur,
  ...props
}: NumberInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const stale = typed !== null && !Object.is(typed.value, value);
  const text = typed && !stale ? typed.text : writeNumber(value, decimals);
  return (
    <div className="relative">
      <Input
        {...props}
        inputMode={decimals ? 'decimal' : 'numeric'}
        value={text}
        className={cx(suffix && 'pr-10', className)}
        onChange={(event) => {
          const next = parseNumber(event.target.value);
          setTyped({ text: event.target.value, value: next });
          onChange(next);
        }}
        onBlur={(event) => {
          if (!Number.isNaN(value)) setTyped(null);
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
