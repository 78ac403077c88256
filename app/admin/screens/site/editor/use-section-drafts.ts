import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../../../domain/rules/format.ts';
import type { Section } from '../../../../../domain/site/section.ts';
import type { DraftDetail } from '../../../../../domain/things/draft.ts';
import { draftIn, removeDraft, writeKept } from '../../../form/kept-draft.ts';
import { api, read } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/http.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '../../../lib/notices.ts';
import { refreshThing } from '../../../lib/query-client.ts';
import { restoreTrash } from '../../../lib/resources.ts';
import { useRights } from '../../../lib/use-rights.ts';
import { type Conflicts, conflictsOf, draftConflicts, settle, settleDraft } from '../model/conflicts.ts';
import { draftContent, isSection, isUnsaved, keptSection, placeOf, savedOf } from '../model/kept-section.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import { readSections, SECTIONS_KEY } from '../site-api.ts';
import type { SectionsState } from './use-sections-state.ts';

const KEY = ['drafts', 'sections'];
const FAILED = 'Taslak kaydedilemedi';

/** The drafts of all sections; empty for who may not see them. */
export function useDraftsOfSections() {
  const may = useRights();
  const sees = may('drafts:read');
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: () => read(api.drafts.$get({ query: { kind: 'sections' } })),
    enabled: sees,
  });
  return data ?? (sees && !isError ? undefined : []);
}

/** Another's row or draft, met while a draft was stored. */
type Met = { fields: Conflicts; who: string } & ({ rows: readonly Section[] } | { theirs: DraftDetail });

/** Keeps what an editor holds as drafts on the server, one a section. */
export function useSectionDrafts(sections: SectionsState, part: string) {
  const client = useQueryClient();
  const busy = useRef(false);
  const [isKeeping, setKeeping] = useState(false);
  const [conflict, setConflict] = useState<Met | null>(null);
  const { latest, latestKept, keepAs } = sections;

  const refresh = () => refreshThing(client, 'drafts', 'plans');

  function take(state: SectionState, draft: DraftDetail) {
    keepAs(sectionKey(state.kind), { draft, met: draft.version, state });
  }

  /** Stores one section; null where somebody else's draft stands, which is asked about. */
  async function store(state: SectionState): Promise<DraftDetail | null> {
    const { draft: kept = null, met = null } = latestKept.current.get(sectionKey(state.kind)) ?? {};
    const rowId = state.base.id || null;
    const stored = { rowId, kept, met, json: draftContent(state) };
    try {
      const draft = await writeKept('sections', stored);
      take(state, draft);
      return draft;
    } catch (error) {
      const theirs = isApiError(error, 409) ? draftIn(error.current) : null;
      const values = theirs?.form?.values;
      if (!theirs || !isSection(values)) throw error;
      const who = `${theirs.author}, ${formatMoment(theirs.updatedAt)}.`;
      setConflict({ fields: draftConflicts(state, values), who, theirs });
      return null;
    }
  }

  async function storeAll(): Promise<DraftDetail[] | null> {
    const rows = await readSections();
    const about = savedOf(latest.current, latestKept.current, part);
    const fields = conflictsOf(about, rows);
    if (Object.keys(fields.labels).length > 0) {
      setConflict({ fields, who: '', rows });
      return null;
    }
    const drafts: DraftDetail[] = [];
    for (const state of about) {
      const own = latestKept.current.get(sectionKey(state.kind));
      const draft = own && !isUnsaved(state, own) ? own.draft : await store(state);
      if (!draft) return null;
      drafts.push(draft);
    }
    return drafts;
  }

  /** Stores everything unsaved as drafts; answers what the save is about, or null where it was refused. */
  async function keep(): Promise<DraftDetail[] | null> {
    if (busy.current) return null;
    busy.current = true;
    setKeeping(true);
    try {
      await client.cancelQueries({ queryKey: KEY });
      const drafts = await storeAll();
      if (drafts) sections.forgetRestored();
      return drafts;
    } catch (error) {
      notifyFailed(FAILED, error);
      return null;
    } finally {
      // Nothing is waited for any more: what is chosen in a question that has just come must be stored.
      busy.current = false;
      setKeeping(false);
      void refresh();
    }
  }

  /** Stores what was chosen beside another's row or draft. */
  async function resolve(chosen: Record<string, unknown>): Promise<DraftDetail[] | null> {
    if (!conflict) return null;
    if ('rows' in conflict) {
      sections.change(latest.current.map((state) => settle(state, conflict.rows, chosen)));
      client.setQueryData(SECTIONS_KEY, conflict.rows);
    } else {
      const { theirs } = conflict;
      const values = theirs.form?.values;
      const state = latest.current.find(({ kind }) => sectionKey(kind) === placeOf(theirs));
      const kept = state && keptSection(state.kind, theirs, state.base.id ? state.base : undefined);
      if (!state || !kept || !isSection(values)) return null;
      sections.patch(sectionKey(state.kind), (own) => settleDraft(own, values, chosen));
      keepAs(sectionKey(state.kind), kept);
    }
    setConflict(null);
    return keep();
  }

  /** Gives the draft of a section up: its form shows what is on the site. */
  async function drop(state: SectionState) {
    const key = sectionKey(state.kind);
    const own = latestKept.current.get(key);
    if (!own) return;
    try {
      await client.cancelQueries({ queryKey: KEY });
      const { trashId } = await removeDraft(own.draft);
      keepAs(key, null);
      const rows = client.getQueryData<Section[]>(SECTIONS_KEY) ?? [];
      const row = rows.find(({ id }) => id === state.base.id) ?? state.base;
      sections.patch(key, ({ kind }) => ({ kind, base: row, draft: row }));
      notifyUndoable('Taslak çöp kutusuna taşındı; bölüm yayındaki hâline döndü.', async () => {
        await restoreTrash([trashId]);
        await refresh();
      });
      await refresh();
    } catch (error) {
      notifyFailed('Taslak silinemedi', error);
    }
  }

  /** Makes the draft of a section one's own: what its author wrote stays in it, and in its history under their name. */
  async function takeOver(state: SectionState) {
    const own = latestKept.current.get(sectionKey(state.kind));
    if (!own) return;
    try {
      const { draft: kept, met } = own;
      const json = draftContent(own.state);
      take(own.state, await writeKept('sections', { rowId: own.state.base.id || null, kept, met, json }));
      notifyDone('Taslak artık sizde. Önceki hâli geçmişinde duruyor.');
    } catch (error) {
      notifyFailed('Taslak devralınamadı', error);
    }
    await refresh();
  }

  return {
    isKeeping,
    takeOver,
    conflict,
    keep,
    resolve,
    leaveConflict: () => setConflict(null),
    drop,
    /** Says that these are the drafts of now: they were put into a plan. */
    takeAll(drafts: readonly DraftDetail[]) {
      for (const draft of drafts) {
        const own = latestKept.current.get(placeOf(draft));
        if (own) keepAs(placeOf(draft), { ...own, draft, met: draft.version });
      }
      void refresh();
    },
  };
}

export type SectionDrafts = ReturnType<typeof useSectionDrafts>;
