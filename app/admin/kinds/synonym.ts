import { Languages } from 'lucide-react';
import { synonymWords } from '../../../domain/things/synonym.ts';
import type { PanelKind } from './kind.ts';

export const synonymKind = {
  ...synonymWords,
  name: 'synonyms',
  icon: Languages,
  screen: 'search',
  fields: { name: 'Kelimeler', words: 'Kelimeler' },
} satisfies PanelKind;
