import type { z } from 'zod';
import { formatCount } from './format.ts';

type Issue = Parameters<NonNullable<NonNullable<Parameters<typeof z.config>[0]>['customError']>>[0];

const EXPECTED: Record<string, string> = {
  string: 'Metin bekleniyor.',
  number: 'Sayı bekleniyor.',
  int: 'Tam sayı girin.',
  boolean: 'Evet ya da hayır bekleniyor.',
  array: 'Liste bekleniyor.',
  object: 'Nesne bekleniyor.',
  record: 'Nesne bekleniyor.',
};

/** What a number has to be. */
export function between(min: number, max: number): string {
  return `${formatCount(min)} ile ${formatCount(max)} arasında bir sayı girin.`;
}

function bound(issue: Issue, limit: unknown, word: 'fazla' | 'az'): string {
  const size = `En ${word} ${String(limit)}`;
  if (issue.origin === 'string') return `${size} karakter olabilir.`;
  return issue.origin === 'array' ? `${size} kayıt olabilir.` : `${size} olabilir.`;
}

/** The Turkish sentence of a broken rule whose schema brings none of its own. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Bu alan zorunludur.'
        : (EXPECTED[issue.expected] ?? 'Geçersiz değer.');
    case 'too_big':
      return bound(issue, issue.maximum, 'fazla');
    case 'too_small':
      return bound(issue, issue.minimum, 'az');
    case 'invalid_value':
      return `Şunlardan biri olabilir: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Bilinmeyen alan: ${issue.keys.join(', ')}.`;
    default:
      return 'Geçersiz değer.';
  }
}
