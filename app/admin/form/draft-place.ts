import { sectionTitle } from '../../../domain/site/section-kinds.ts';
import { createPath, findKind, openPath } from '../kinds/all-kinds.ts';
import { editorLabel, sectionPath, sitePath } from '../lib/site-paths.ts';
import type { WaitingDraft } from './drafts.ts';
import { DRAFT_PARAM } from './kept-draft.ts';

/** What an unsaved form is called, and the address that opens it with its text. */
export type DraftPlace = { title: string; to: string };

function namedIn({ values }: WaitingDraft): string {
  const name = values.name ?? values.title;
  return typeof name === 'string' ? name.trim() : '';
}

function sitePlace(part: string): DraftPlace {
  if (part === 'seo') return { title: editorLabel('seo'), to: sitePath('seo') };
  const [page = '', section = ''] = part.split('/');
  return { title: sectionTitle(page, section), to: sectionPath(part) };
}

/** Where a draft belongs; null for one of a form that the panel no longer has. */
export function draftPlace(draft: WaitingDraft): DraftPlace | null {
  const [form = '', part = ''] = draft.name.split(':');
  if (form === 'site') return sitePlace(part);
  const kind = findKind(form);
  if (!kind) return null;
  const isNew = part.startsWith('new');
  const kept = part.slice('new.'.length);
  const query = kept ? `&${DRAFT_PARAM}=${kept}` : '';
  const create = createPath(kind.name);
  const to = isNew ? create && `${create}${query}` : openPath(kind.name, part);
  if (!to) return null;
  if (kind.name === 'settings') return { title: 'Şirket bilgileri', to };
  if (kind.name === 'messages') return { title: `Yanıt: ${namedIn(draft)}`, to };
  const what = isNew ? `Yeni ${kind.noun}` : kind.title;
  const name = namedIn(draft);
  return { title: name ? `${what}: ${name}` : what, to };
}
