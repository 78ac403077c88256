import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Section } from '../../../../../domain/site/section.ts';
import type { PageKey } from '../../../../../domain/site/section-kind.ts';
import { removeDraft } from '../../../form/kept-draft.ts';
import { api, read } from '../../../lib/api.ts';
import { type ApiError, isApiError } from '../../../lib/http.ts';
import { notifyDone, notifyFailed } from '../../../lib/notices.ts';
import { refreshThing } from '../../../lib/query-client.ts';
import { type Conflicts, conflictsOf, settle } from '../model/conflicts.ts';
import { savedOf } from '../model/kept-section.ts';
import { rebase } from '../model/rebase.ts';
import { placedErrors, planErrors, type SavePlan, savePlan } from '../model/save-plan.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import { readSections, SECTIONS_KEY } from '../site-api.ts';
import { brokenImages } from './broken-images.ts';
import type { SectionsState } from './use-sections-state.ts';

const SAVED = 'Değişiklikler kaydedildi!';
const FAILED = 'Kaydetme sırasında hata oluştu!';

export type Errors = Readonly<Record<string, string>>;

/** Saves everything of an editor in one request, and deals with what may refuse it. */
export function useSave(page: PageKey, sections: SectionsState, part: string) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  /** Counts refused saves, so that the first faulty field can take the focus. */
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<{ fields: Conflicts; rows: readonly Section[] } | null>(null);
  const busy = useRef(false);

  function rowOf(rows: readonly Section[], state: SectionState) {
    return rows.find((row) => row.page === page && row.section === state.kind.section);
  }

  function refuse(found: Errors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  /** What was saved is now the ground of its sections; their drafts are over. Drafts of others stay as they are. */
  async function commit(rows: readonly Section[], saved: readonly SectionState[]) {
    setErrors({});
    sections.forgetRestored();
    const keys = new Set(saved.map(({ kind }) => sectionKey(kind)));
    const kept = new Map(sections.latestKept.current);
    const over = [...kept].filter(([key]) => keys.has(key));
    for (const [key] of over) kept.delete(key);
    sections.change(
      sections.latest.current.map((state) => {
        const { kind } = state;
        const row = rowOf(rows, state);
        if (!row) return state;
        return keys.has(sectionKey(kind)) ? { kind, base: row, draft: row } : rebase(state, row);
      }),
      kept,
    );
    client.setQueryData(SECTIONS_KEY, rows);
    notifyDone(SAVED);
    // A draft that somebody else wrote meanwhile stays.
    for (const [, { draft, met }] of over)
      if (met !== null) await removeDraft({ ...draft, version: met }).catch(() => undefined);
    void refreshThing(client, 'sections', 'preview', 'drafts', 'plans');
  }

  /** Someone else wrote meanwhile: asks what shall stand where both did. */
  async function meet(error: ApiError, plan: SavePlan) {
    const rows = await readSections();
    const fields = conflictsOf(sections.latest.current, rows);
    const placed = placedErrors(error.fields, plan);
    if (Object.keys(fields.labels).length > 0) return setConflict({ fields, rows });
    const gone = sections.latest.current.some(({ base }) => {
      const row = rows.find((other) => other.id === base.id);
      return base.items.some((item) => !row?.items.some((other) => other.id === item.id));
    });
    sections.change(sections.latest.current.map((state) => rebase(state, rowOf(rows, state))));
    client.setQueryData(SECTIONS_KEY, rows);
    refuse(placed);
    notifyFailed(
      gone ? 'Düzenlediğiniz bir öğe bu arada silinmiş; yeniden kaydederseniz yazdığınızla eklenir' : FAILED,
      error,
    );
  }

  async function refused(error: unknown, plan: SavePlan) {
    if (isApiError(error, 409) || isApiError(error, 404)) return meet(error, plan);
    if (isApiError(error, 422)) refuse(placedErrors(error.fields, plan));
    notifyFailed(FAILED, error);
  }

  async function send(states: readonly SectionState[]) {
    const plan = savePlan(states);
    try {
      await commit(await read(api.sections.save.$post({ json: plan.body })), states);
    } catch (error) {
      await refused(error, plan).catch((cause: unknown) => notifyFailed(FAILED, cause));
    }
  }

  async function save() {
    const states = savedOf(sections.latest.current, sections.latestKept.current, part);
    if (busy.current || states.length === 0) return;
    busy.current = true;
    setSaving(true);
    try {
      const wrong = planErrors(states);
      const found = Object.keys(wrong).length > 0 ? wrong : await brokenImages(states);
      if (Object.keys(found).length > 0) refuse(found);
      else await send(states);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  /** Saves what was chosen in a conflict, on top of what is stored now. */
  async function resolve(chosen: Record<string, unknown>) {
    if (!conflict) return;
    sections.change(sections.latest.current.map((state) => settle(state, conflict.rows, chosen)));
    client.setQueryData(SECTIONS_KEY, conflict.rows);
    setConflict(null);
    await save();
  }

  function clearError(id: string) {
    if (id in errors) setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== id)));
  }

  return {
    errors,
    refusals,
    isSaving,
    conflict: conflict?.fields ?? null,
    save,
    resolve,
    leaveConflict: () => setConflict(null),
    clearError,
    clearErrors: () => setErrors({}),
  };
}
