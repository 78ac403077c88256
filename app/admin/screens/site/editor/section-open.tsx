import type { RefObject } from 'react';
import { OpenByOthers } from '../../../form/open-by-others.tsx';
import { fieldId } from '../model/save-plan.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import { useEditor } from './editor-context.ts';

/** Who else has a section open. A section is known by its place: it may not be stored yet. */
export function SectionOpen({ state, form }: { state: SectionState; form: RefObject<HTMLElement | null> }) {
  const { kind } = state;
  const key = sectionKey(kind);
  const { sections, drafts } = useEditor();
  const kept = sections.kept.get(key);
  const mayTake = kept && kept.met === kept.draft.version && kept.draft.overtaken.length === 0;
  const labels = Object.fromEntries(
    kind.fields.map((field) => [fieldId(key, null, field.key), field.label] as const),
  );
  return (
    <div className="mx-5 not-empty:mb-4">
      <OpenByOthers
        kind="sections"
        target={key}
        labels={labels}
        form={form}
        takeOver={mayTake ? () => drafts.takeOver(state) : undefined}
      />
    </div>
  );
}
