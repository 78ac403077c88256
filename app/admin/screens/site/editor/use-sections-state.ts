import { useEffect, useRef, useState } from 'react';
import type { Section } from '../../../../../domain/site/section.ts';
import type { PageKey, SectionKind } from '../../../../../domain/site/section-kind.ts';
import { kindsOf } from '../../../../../domain/site/section-kinds.ts';
import type { DraftDetail } from '../../../../../domain/things/draft.ts';
import { dropDraft, readDraft, writeDraft } from '../../../form/drafts.ts';
import {
  isSection,
  isUnsaved,
  type KeptSection,
  type KeptSections,
  keptSection,
  placeOf,
  withoutUnsaved,
} from '../model/kept-section.ts';
import { rebase } from '../model/rebase.ts';
import { blankSection, type SectionState, sectionKey } from '../model/section-state.ts';

const REST_MS = 300;

export type States = readonly SectionState[];

function draftName(state: SectionState): string {
  return `site:${sectionKey(state.kind)}`;
}

function rowOf(rows: readonly Section[], page: string, section: string): Section | undefined {
  return rows.find((row) => row.page === page && row.section === section);
}

type Opened = { states: States; kept: KeptSections; restoredAt: string | null };

/** The page's sections as stored, with their drafts and what was left unsaved in this browser on top. */
function open(page: PageKey, rows: readonly Section[], drafts: readonly DraftDetail[]): Opened {
  let restoredAt: string | null = null;
  const known = new Map<string, KeptSection>();
  const states = kindsOf(page).map((kind, index) => {
    const row = rowOf(rows, page, kind.section);
    const base = row ?? blankSection(kind, index + 1);
    const draft = draftIn(drafts, kind);
    const kept = draft && keptSection(kind, draft, row);
    if (kept) known.set(sectionKey(kind), kept);
    const plain: SectionState = kept?.state ?? { kind, base, draft: base };
    const copy = readDraft<Section>(draftName(plain));
    if (!copy || !isSection(copy.values) || !isSection(copy.base.values)) return plain;
    const state = rebase({ kind, base: copy.base.values, draft: copy.values }, row);
    if (!isUnsaved(state, kept ?? undefined)) return plain;
    if (kept) known.set(sectionKey(kind), { ...kept, met: copy.kept ?? null });
    if (!restoredAt || copy.savedAt > restoredAt) restoredAt = copy.savedAt;
    return state;
  });
  return { states, kept: known, restoredAt };
}

function draftIn(drafts: readonly DraftDetail[], kind: SectionKind): DraftDetail | undefined {
  return drafts.find((draft) => !draft.withdraws && placeOf(draft) === sectionKey(kind));
}

function keep(states: States, kept: KeptSections): void {
  for (const state of states) {
    const { base, draft, kind } = state;
    const own = kept.get(sectionKey(kind));
    if (!isUnsaved(state, own)) dropDraft(draftName(state));
    else writeDraft(draftName(state), draft, { values: base, version: base.version }, own?.met);
  }
}

/** What the drafts on the server are now: taken over where nothing is unsaved, else told and asked about at a save. */
function adopted(
  { states, kept }: Omit<Opened, 'restoredAt'>,
  drafts: readonly DraftDetail[],
  rows: readonly Section[],
) {
  const known = new Map(kept);
  const next = states.map((state) => {
    const { kind, base } = state;
    const own = kept.get(sectionKey(kind));
    const draft = draftIn(drafts, kind);
    if (own && draft?.id === own.draft.id && draft.version <= (own.met ?? 0)) return state;
    const row = rowOf(rows, kind.page, kind.section);
    const newer = draft ? keptSection(kind, draft, row) : null;
    const isOpen = isUnsaved(state, own);
    if (newer) known.set(sectionKey(kind), isOpen ? { ...newer, met: own?.met ?? null } : newer);
    else known.delete(sectionKey(kind));
    if (isOpen || !(own || newer)) return state;
    return newer?.state ?? { kind, base: row ?? base, draft: row ?? base };
  });
  return { states: next, kept: known };
}

/** The sections of one page while they are edited; unsaved work is mirrored to the browser's storage. */
export function useSectionsState(
  page: PageKey,
  rows: readonly Section[] | undefined,
  drafts: readonly DraftDetail[] | undefined,
) {
  const [states, setStates] = useState<States>([]);
  const [kept, setKept] = useState<KeptSections>(new Map());
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const latest = useRef(states);
  const latestKept = useRef(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function change(next: States, nextKept: KeptSections = latestKept.current) {
    latest.current = next;
    latestKept.current = nextKept;
    setStates(next);
    setKept(nextKept);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(latest.current, latestKept.current), REST_MS);
  }
  const apply = useRef(change);
  apply.current = change;
  const told = useRef({ drafts, rows });
  told.current = { drafts, rows };
  const isKnown = drafts !== undefined;

  useEffect(() => {
    if (!rows || !isKnown) return;
    if (latest.current.length === 0) {
      const opened = open(page, rows, told.current.drafts ?? []);
      setRestoredAt(opened.restoredAt);
      apply.current(opened.states, opened.kept);
    } else {
      apply.current(latest.current.map((state) => rebase(state, rowOf(rows, page, state.kind.section))));
    }
  }, [page, rows, isKnown]);

  useEffect(() => {
    if (!drafts || latest.current.length === 0) return;
    const before = { states: latest.current, kept: latestKept.current };
    const now = adopted(before, drafts, told.current.rows ?? []);
    apply.current(now.states, now.kept);
  }, [drafts]);

  useEffect(() => {
    const keepNow = () => keep(latest.current, latestKept.current);
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
    kept,
    latestKept,
    restoredAt,
    change,
    /** Replaces one section. */
    patch(key: string, edit: (state: SectionState) => SectionState) {
      change(latest.current.map((state) => (sectionKey(state.kind) === key ? edit(state) : state)));
    },
    /** Says what the draft of a section is now; null for none. */
    keepAs(key: string, draft: KeptSection | null) {
      const next = new Map(latestKept.current);
      if (draft) next.set(key, draft);
      else next.delete(key);
      change(latest.current, next);
    },
    /** Gives up everything unsaved, also what is kept in this browser for later. */
    discard() {
      setRestoredAt(null);
      const own = latestKept.current;
      change(latest.current.map((state) => withoutUnsaved(state, own.get(sectionKey(state.kind)))));
      keep(latest.current, own);
    },
    forgetRestored: () => setRestoredAt(null),
  };
}

export type SectionsState = ReturnType<typeof useSectionsState>;
