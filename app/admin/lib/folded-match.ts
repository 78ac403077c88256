import { fold, foldWords } from '../../../domain/rules/turkish.ts';

/** Whether every word typed is in an option, by the Turkish rules of searching. */
export function foldedMatch(option: { label: string; detail?: string | undefined }, typed: string): boolean {
  const text = fold(`${option.label} ${option.detail ?? ''}`);
  return foldWords(typed).every((word) => text.includes(word));
}
