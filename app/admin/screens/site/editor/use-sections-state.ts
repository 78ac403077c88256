import { useEffect, useRef, useState } from 'react';
import type { Section } from '../../../../../domain/site/section.ts';
import type { PageKey } from '../../../../../domain/site/section-kind.ts';
import { kindsOf } from '../../../../../domain/site/section-kinds.ts';
import { dropDraft, readDraft, writeDraft } from '../../../form/drafts.ts';
import { changesOf } from '../model/changes.ts';
import { rebase } from '../model/rebase.ts';
import { blankSection, type SectionState, sectionKey } from '../model/section-state.ts';

const REST_MS = 300;

export type States = readonly SectionState[];

function draftName(state: SectionState): string {
  return `site:${sectionKey(state.kind)}`;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
}

function rowOf(rows: readonly Section[], page: string, section: string): Section | undefined {
  return rows.find((row) => row.page === page && row.section === section);
}

/** The page's sections as stored, with what was left unsaved in this browser on top. */
function open(page: PageKey, rows: readonly Section[]): { states: States; restoredAt: string | null } {
  let restoredAt: string | null = null;
  const states = kindsOf(page).map((kind, index) => {
    const row = rowOf(rows, page, kind.section);
    const base = row ?? blankSection(kind, index + 1);
    const plain: SectionState = { kind, base, draft: base };
    const kept = readDraft<Section>(draftName(plain));
    if (!kept || !isSection(kept.values) || !isSection(kept.base.values)) return plain;
    const state = rebase({ kind, base: kept.base.values, draft: kept.values }, row);
    if (changesOf(state).length === 0) return plain;
    if (!restoredAt || kept.savedAt > restoredAt) restoredAt = kept.savedAt;
    return state;
  });
  return { states, restoredAt };
}

function keep(states: States): void {
  for (const state of states) {
    if (changesOf(state).length === 0) dropDraft(draftName(state));
    else writeDraft(draftName(state), state.draft, { values: state.base, version: state.base.version });
  }
}

/** The sections of one page while they are edited; unsaved work is mirrored to the browser's storage. */
export function useSectionsState(page: PageKey, rows: readonly Section[] | undefined) {
  const [states, setStates] = useState<States>([]);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const latest = useRef(states);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function change(next: States) {
    latest.current = next;
    setStates(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(latest.current), REST_MS);
  }
  const apply = useRef(change);
  apply.current = change;

  useEffect(() => {
    if (!rows) return;
    if (latest.current.length === 0) {
      const opened = open(page, rows);
      setRestoredAt(opened.restoredAt);
      apply.current(opened.states);
    } else {
      apply.current(latest.current.map((state) => rebase(state, rowOf(rows, page, state.kind.section))));
    }
  }, [page, rows]);

  useEffect(() => {
    const keepNow = () => keep(latest.current);
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      clearTimeout(timer.current);
      keepNow();
    };
  }, []);

  return {
    states,
    latest,
    restoredAt,
    change,
    /** Replaces one section. */
    patch(key: string, edit: (state: SectionState) => SectionState) {
      change(latest.current.map((state) => (sectionKey(state.kind) === key ? edit(state) : state)));
    },
    /** Gives up everything unsaved, also what is kept for later. */
    discard() {
      setRestoredAt(null);
      change(latest.current.map((state) => ({ ...state, draft: state.base })));
      keep(latest.current);
    },
    forgetRestored: () => setRestoredAt(null),
  };
}

export type SectionsState = ReturnType<typeof useSectionsState>;
