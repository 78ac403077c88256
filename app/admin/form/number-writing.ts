import { readNumber, writeNumber } from '../../../domain/rules/number-text.ts';
import type { NumberWriting } from '../ui/number-input.tsx';

/** The Turkish writing of numbers with up to so many digits after the comma. */
export function turkishNumbers(decimals: number): NumberWriting {
  return {
    read: (text) => readNumber(text, decimals),
    write: (value) => (Number.isFinite(value) ? writeNumber(value, decimals) : ''),
  };
}
