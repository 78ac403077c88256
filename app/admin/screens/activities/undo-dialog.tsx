import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatMoment } from '../../../../domain/rules/format.ts';
import { LISTED_KINDS } from '../../kinds/all-kinds.ts';
import { api, read } from '../../lib/api.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Activity, activityText } from './activity.ts';

const BACK: Partial<Record<Activity['action'], string>> = {
  create: 'Eklenenler çöp kutusuna taşınır.',
  update: 'Değişenler önceki hâline döner, eklenenler çöp kutusuna taşınır.',
  delete: 'Silinenler çöp kutusundan geri gelir.',
};

function doneSentence({ undone, skipped }: { undone: number; skipped: number }): string {
  const left = `${formatCount(skipped)} kayıt bu arada değiştiği için olduğu gibi kaldı.`;
  if (undone === 0) return `Geri alınacak bir şey kalmamış: ${left}`;
  return `Geri alındı: ${formatCount(undone)} kayıt.${skipped > 0 ? ` ${left}` : ''}`;
}

type UndoDialogProps = { activity: Activity | null; onClose: () => void };

/** The question before a whole line is taken back, while there is one. */
export function UndoDialog({ activity, onClose }: UndoDialogProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (busy || !activity) return;
    setBusy(true);
    try {
      notifyDone(doneSentence(await read(api.activities[':id'].undo.$post({ param: { id: activity.id } }))));
      onClose();
    } catch (error) {
      notifyFailed('Geri alınamadı', error);
    }
    // A part of it may have been taken back before it failed.
    await refreshThing(client, ...LISTED_KINDS.map(({ name }) => name), 'media', 'messages', 'quotes');
    setBusy(false);
  }

  return (
    activity && (
      <ConfirmDialog
        open
        busy={busy}
        title="Bu işlem geri alınsın mı?"
        confirmLabel="Geri al"
        onCancel={onClose}
        onConfirm={confirm}
      >
        <p>
          {activityText(activity)}; {activity.actor}, {formatMoment(activity.createdAt)}.
        </p>
        <p className="mt-2">{BACK[activity.action]} Bu arada yeniden değişmiş olanlar olduğu gibi kalır.</p>
      </ConfirmDialog>
    )
  );
}
