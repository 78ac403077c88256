import { lazy, Suspense, useState } from 'react';
import { DraftActions } from '../../../form/draft-actions.tsx';
import { notifyDone } from '../../../lib/notices.ts';
import { useRights } from '../../../lib/use-rights.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import type { SectionDrafts } from './use-section-drafts.ts';
import type { SectionsState } from './use-sections-state.ts';

const PublishDialog = lazy(() => import('../../../form/publish-dialog.tsx'));

type Props = {
  /** What a save is about, and whether any of it is unsaved. */
  about: readonly SectionState[];
  isUnsaved: boolean;
  /** What a plan for them alone is called. */
  name: string;
  disabled: boolean;
  sections: SectionsState;
  drafts: SectionDrafts;
};

/** Keeps the sections as drafts, and gives them a date. */
export function Drafting({ about, isUnsaved, name, disabled, sections, drafts }: Props) {
  const [isDating, setDating] = useState(false);
  const may = useRights();
  const off = disabled || !may('site:write');
  const hasChanges = isUnsaved || about.some(({ kind }) => sections.kept.has(sectionKey(kind)));
  async function keep() {
    if (await drafts.keep()) notifyDone('Taslak kaydedildi. Ziyaretçiler görmez.');
  }
  return (
    <>
      <DraftActions
        keep={{ run: () => void keep(), disabled: off || !isUnsaved, busy: drafts.isKeeping }}
        date={{ run: () => setDating(true), disabled: off }}
      />
      {isDating && (
        <Suspense fallback={null}>
          <PublishDialog
            drafts={about.flatMap(({ kind }) => sections.kept.get(sectionKey(kind))?.draft ?? [])}
            rowName={name}
            rows={about.flatMap(({ base }) =>
              base.id ? [{ kind: 'sections' as const, rowId: base.id }] : [],
            )}
            keep={hasChanges ? drafts.keep : null}
            onDone={(dated) => {
              drafts.takeAll(dated);
              setDating(false);
            }}
            onClose={() => setDating(false)}
          />
        </Suspense>
      )}
    </>
  );
}
