import type { DraftDetail } from '../../../domain/things/draft.ts';
import { fieldLabel } from '../history/labels.ts';
import { createPath, KINDS, openPath } from '../kinds/all-kinds.ts';
import { sectionPath } from '../lib/site-paths.ts';
import { DRAFT_PARAM } from './kept-draft.ts';

/** What a draft does, in a line. */
export function changeWords({ kind, rowId, withdraws, changes }: DraftDetail): string {
  if (withdraws) return 'Yayından kalkar';
  if (kind === 'sections') return 'Bölüm metinleri';
  if (rowId === null) return `Yeni ${KINDS[kind].noun}`;
  return Object.keys(changes)
    .map((field) => fieldLabel(kind, field))
    .join(', ');
}

/** The form that a draft opens in. */
export function draftForm({ kind, rowId, id, form }: DraftDetail): string {
  if (kind === 'sections') return sectionPath(String(form?.place ?? 'homepage'));
  return rowId ? (openPath(kind, rowId) ?? '') : `${createPath(kind)}&${DRAFT_PARAM}=${id}`;
}
