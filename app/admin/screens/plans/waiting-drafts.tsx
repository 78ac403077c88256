import type { Plan } from '../../../../domain/things/draft.ts';
import { DraftLines } from '../../form/draft-lines.tsx';
import { useOpenDrafts } from '../../form/plans.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyNote } from '../../ui/states.tsx';

/** The drafts that no plan has, the latest first. */
export function WaitingDrafts({ plans }: { plans: readonly Plan[] }) {
  const { data } = useOpenDrafts();
  const planned = new Set(plans.map(({ id }) => id));
  const waiting = (data ?? []).filter(({ planId }) => planId === null || !planned.has(planId));
  return (
    <Panel title="Bekleyen taslaklar" aside={<p className="text-14 text-ink-2">{waiting.length}</p>}>
      {data && waiting.length === 0 && <EmptyNote>Günü belli olmayan taslak yok.</EmptyNote>}
      <DraftLines drafts={waiting} />
    </Panel>
  );
}
