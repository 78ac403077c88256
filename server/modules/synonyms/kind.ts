import { synonymWords } from '../../../domain/things/synonym.ts';
import type { RecordKind } from '../../records/kinds.ts';

export const synonymRecord = {
  name: 'synonyms',
  noun: synonymWords.title,
  title: (row) => (Array.isArray(row.words) ? row.words.join(', ') : ''),
  json: ['words'],
  // What visitors find changes with it.
  isPublic: true,
  area: 'site',
} as const satisfies RecordKind;
