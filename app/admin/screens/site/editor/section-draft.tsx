import { FilePen } from 'lucide-react';
import { formatMoment } from '../../../../../domain/rules/format.ts';
import { planMoment } from '../../../form/draft-note.tsx';
import { LeavingNote } from '../../../form/leaving-note.tsx';
import { usePlanOf } from '../../../form/plans.ts';
import { useRights } from '../../../lib/use-rights.ts';
import { Button } from '../../../ui/button.tsx';
import { changeNames } from '../model/changes.ts';
import { planErrors } from '../model/save-plan.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import { useEditor } from './editor-context.ts';

/** What the draft of a section says, whose it is and when it will be seen; and when the section goes. */
export function SectionDraft({ state }: { state: SectionState }) {
  const { sections, drafts } = useEditor();
  const may = useRights();
  const kept = sections.kept.get(sectionKey(state.kind));
  const plan = usePlanOf(kept?.draft.planId ?? null);
  const names = kept ? changeNames([kept.state]) : '';
  const lacks = kept ? Object.values(planErrors([kept.state])) : [];
  return (
    <div className="mx-5 grid gap-2 not-empty:mb-4">
      {kept && (
        <section
          aria-label="Taslak"
          className="grid gap-1 rounded-control bg-info-bg px-3.5 py-2 text-14 text-info"
        >
          <p className="flex gap-2.5">
            <FilePen aria-hidden className="mt-0.5 size-[18px]" />
            <span>
              <b className="font-semibold">
                {names ? `Taslak. Yayındaki hâlinden farklı: ${names}.` : 'Taslak. Yayındaki hâliyle aynı.'}
              </b>{' '}
              {kept.draft.author}, {formatMoment(kept.draft.updatedAt)}. Ziyaretçiler yayındaki hâlini
              görüyor.
              {plan?.at && ` ${planMoment(plan.at)}, “${plan.name}” planıyla yayınlanır.`}
              {plan && !plan.at && ` “${plan.name}” planında; günü belli değil.`}
            </span>
          </p>
          {kept.met !== kept.draft.version && (
            <p className="rounded-control bg-warn-bg px-3 py-2 text-warn">
              Siz yazarken taslak değişti. Sizinki duruyor; kaydederken ikisi yan yana gösterilir.
            </p>
          )}
          {kept.draft.overtaken.length > 0 && (
            <p className="rounded-control bg-warn-bg px-3 py-2 text-warn">
              Taslaktan sonra bu bölüm sitede de değiştirildi. Kaydederken hangisinin kalacağı sorulur.
            </p>
          )}
          {lacks.length > 0 && (
            <p className="rounded-control bg-warn-bg px-3 py-2 text-warn">
              Bu hâliyle yayınlanmaz. {[...new Set(lacks)].join(' ')}
            </p>
          )}
          {kept.draft.failure && (
            <p className="rounded-control bg-warn-bg px-3 py-2 text-warn">
              Yayınlanamadı. {kept.draft.failure}
            </p>
          )}
          {may('site:write') && (
            <Button
              variant="quiet"
              className="justify-self-start text-info"
              onClick={() => void drafts.drop(state)}
            >
              Taslağı sil, yayındaki hâline dön
            </Button>
          )}
        </section>
      )}
      {state.base.id !== '' && <LeavingNote kind="sections" rowId={state.base.id} />}
    </div>
  );
}
