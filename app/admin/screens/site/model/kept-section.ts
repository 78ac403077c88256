import type { Section } from '../../../../../domain/site/section.ts';
import type { SectionKind } from '../../../../../domain/site/section-kind.ts';
import type { DraftDetail } from '../../../../../domain/things/draft.ts';
import { changesOf } from './changes.ts';
import { rebase } from './rebase.ts';
import { type SaveBody, savePlan } from './save-plan.ts';
import { type SectionState, sectionKey } from './section-state.ts';

/** A section's draft on the server, beside what the editor holds of it. */
export type KeptSection = {
  draft: DraftDetail;
  /** The version that the editor's text goes on from; null where it was written without knowing the draft. */
  met: number | null;
  /** The section as the draft has it. */
  state: SectionState;
};
export type KeptSections = ReadonlyMap<string, KeptSection>;

export function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
}

/** The draft of a section on top of what is stored now; null for one that no editor wrote. */
export function keptSection(
  kind: SectionKind,
  draft: DraftDetail,
  row: Section | undefined,
): KeptSection | null {
  const { base, values } = draft.form ?? {};
  if (!isSection(base) || !isSection(values)) return null;
  return { draft, met: draft.version, state: rebase({ kind, base, draft: values }, row) };
}

/** The place of a section that a draft is for: `homepage/hero`. */
export function placeOf({ form }: Pick<DraftDetail, 'form'>): string {
  return String(form?.place ?? '');
}

/** What a draft of a section holds: what publishing saves, and what the editor is filled with again. */
export function draftContent(state: SectionState) {
  const changes: SaveBody = savePlan([state]).body;
  return { changes, form: { place: sectionKey(state.kind), base: state.base, values: state.draft } };
}

/** What a section would save, as a text; whose version it was saved over says nothing about it. */
function stamp(state: SectionState): string {
  return JSON.stringify(savePlan([state]).body, (key, value) => (key === 'version' ? undefined : value));
}

/** Whether a section holds something that neither the site nor its draft has. */
export function isUnsaved(state: SectionState, kept: KeptSection | undefined): boolean {
  return kept ? stamp(state) !== stamp(kept.state) : changesOf(state).length > 0;
}

/** The section without what is unsaved: as its draft has it, or as it is on the site. */
export function withoutUnsaved(state: SectionState, kept: KeptSection | undefined): SectionState {
  if (!kept) return { ...state, draft: state.base };
  return rebase(kept.state, state.base.id === '' ? undefined : state.base);
}

/** What a save is about: everything unsaved, or else the draft of the section that is open. */
export function savedOf(states: readonly SectionState[], kept: KeptSections, open: string): SectionState[] {
  const unsaved = states.filter((state) => isUnsaved(state, kept.get(sectionKey(state.kind))));
  if (unsaved.length > 0) return unsaved;
  return states.filter(({ kind }) => kind.section === open && kept.has(sectionKey(kind)));
}
