import { z } from 'zod';
import { text, version } from '../rules/fields.ts';
import { fold } from '../rules/turkish.ts';
import { type ListedWords, rowId, rowMeta } from './row.ts';

export const synonymWords: ListedWords = {
  noun: 'eş anlamlı grubu',
  title: 'Eş anlamlı grubu',
  plural: 'Eş anlamlılar',
  object: 'eş anlamlı grubunu',
};

/** How many words one group holds at most, and how long each may be. */
export const SYNONYMS_MAX = 20;
export const SYNONYM_LENGTH = 60;
export const SYNONYMS_FEW = 'En az iki sözcük yazın.';

const words = z
  .array(text(SYNONYM_LENGTH), { error: 'Sözcük listesi bekleniyor.' })
  .max(SYNONYMS_MAX, `Bir grupta en fazla ${SYNONYMS_MAX} sözcük olabilir.`)
  .transform((list) => {
    const seen = new Map(list.filter((word) => fold(word)).map((word) => [fold(word), word]));
    return [...seen.values()];
  })
  .refine((list) => list.length >= 2, SYNONYMS_FEW);

/** What creates a group of words that mean the same. Words that are read alike count once. */
export const synonymInput = z.strictObject({ words });
/** What changes one. */
export const synonymPatch = z.strictObject({ words, version }).partial();

/** A group as the API answers it. */
export const synonymRow = z.object({ id: rowId, words: z.array(z.string()), ...rowMeta });
export type SynonymRow = z.infer<typeof synonymRow>;
