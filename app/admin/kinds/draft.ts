import { CalendarClock, FilePen } from 'lucide-react';
import { draftWords, planWords } from '../../../domain/things/draft.ts';
import type { PanelKind } from './kind.ts';

export const draftKind = {
  ...draftWords,
  name: 'drafts',
  icon: FilePen,
  screen: 'plans',
  opens: 'id',
  fields: {
    title: 'Ad',
    changes: 'Değişenler',
    base: 'Yayındaki hâli',
    planId: 'Yayın planı',
    author: 'Hazırlayan',
    authorId: 'Hazırlayanın hesabı',
    failure: 'Yayınlanamama nedeni',
    publishedAt: 'Yayınlandı',
    kind: 'Tür',
    target: 'Kayıt',
    rowId: 'Kayıt kimliği',
    form: 'Düzenleyici',
    withdraws: 'Yayından kaldırır',
  },
  files: { changes: 'Taslak' },
} satisfies PanelKind;

export const planKind = {
  ...planWords,
  name: 'plans',
  icon: CalendarClock,
  screen: 'plans',
  opens: 'id',
  fields: {
    name: 'Ad',
    at: 'Ne zaman',
    author: 'Hazırlayan',
    authorId: 'Hazırlayanın hesabı',
    publishedAt: 'Yayınlandı',
    report: 'Sonuç',
    undoId: 'Geri alma kimliği',
  },
} satisfies PanelKind;
