import { turkishNumbers } from '../../../form/number-writing.ts';
import type { NumberWriting } from '../../../ui/number-input.tsx';

/** The Turkish writing of a step up or down: `+7` is 7. */
export function signedNumbers(decimals: number): NumberWriting {
  const { read, write } = turkishNumbers(decimals);
  return { read: (text) => read(text.trim().replace(/^\+\s*(?=\d)/, '')), write };
}
