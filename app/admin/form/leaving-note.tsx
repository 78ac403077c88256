import { useQueryClient } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import type { DraftKind } from '../../../domain/things/draft.ts';
import { notifyDone, notifyFailed } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import { Button } from '../ui/button.tsx';
import { planMoment } from './draft-note.tsx';
import { removeDraft } from './kept-draft.ts';
import { useDraftsOf, usePlanOf } from './plans.ts';

/** Says when a row is taken off the site, and offers to leave it there. Nothing where it stays. */
export function LeavingNote({ kind, rowId }: { kind: DraftKind; rowId: string }) {
  const client = useQueryClient();
  const may = useRights();
  const { leaving } = useDraftsOf(kind, rowId);
  const plan = usePlanOf(leaving?.planId ?? null);
  if (!leaving) return null;

  async function stay() {
    try {
      if (leaving) await removeDraft(leaving);
      notifyDone('Yayında kalacak.');
    } catch (error) {
      notifyFailed('Değiştirilemedi', error);
    }
    await refreshThing(client, 'drafts', 'plans');
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-warn-bg px-3.5 py-1 text-warn">
      <CalendarX2 aria-hidden className="size-[18px]" />
      <span className="min-w-48 flex-1">
        {plan?.at
          ? `${planMoment(plan.at)}, “${plan.name}” planıyla yayından kalkar.`
          : 'Yayından kalkması bekliyor; günü belli değil.'}
      </span>
      {may(CONTENT) && (
        <Button variant="quiet" className="text-warn" onClick={() => void stay()}>
          Yayında kalsın
        </Button>
      )}
    </p>
  );
}
