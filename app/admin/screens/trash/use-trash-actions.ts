import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { TrashEntry } from '../../../../server/modules/history/trash-list.ts';
import { KINDS, openPath } from '../../kinds/all-kinds.ts';
import { api, read } from '../../lib/api.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { renamedText } from '../../lib/renamed.ts';
import { restoreTrash } from '../../lib/resources.ts';
import { leaveRows } from '../../list/arrivals.ts';

const EVERY_KIND = Object.keys(KINDS);

/** What came back last, and where it opens. */
export type Restored = { text: string; to: string | null };

/** Restoring and purging. One of them runs at a time. */
export function useTrashActions(onGone: () => void) {
  const client = useQueryClient();
  const [restored, setRestored] = useState<Restored | null>(null);
  const [running, setRunning] = useState<string | null>(null);

  async function run(name: string, failed: string, work: () => Promise<void>): Promise<boolean> {
    if (running !== null) return false;
    setRunning(name);
    setRestored(null);
    try {
      await work();
      onGone();
      return true;
    } catch (error) {
      notifyFailed(failed, error);
      return false;
    } finally {
      setRunning(null);
      await refreshThing(client, ...EVERY_KIND);
    }
  }

  return {
    running,
    restored,
    restore: (entry: TrashEntry) =>
      run(entry.id, 'Kayıt geri yüklenemedi', async () => {
        const note = renamedText(await restoreTrash([entry.id]));
        leaveRows([entry.id]);
        setRestored({
          text: [`"${entry.name}" geri yüklendi.`, note].filter(Boolean).join(' '),
          to: openPath(entry.entity, entry.entityId),
        });
      }),
    restoreMany: (ids: readonly string[]) =>
      run('many', 'Kayıtlar geri yüklenemedi', async () => {
        const note = renamedText(await restoreTrash(ids));
        leaveRows(ids);
        const text = [`${formatCount(ids.length)} kayıt geri yüklendi.`, note].filter(Boolean).join(' ');
        setRestored({ text, to: null });
      }),
    purge: (ids: readonly string[]) =>
      run('many', 'Kayıtlar kalıcı olarak silinemedi', async () => {
        await read(api.trash.purge.$post({ json: { ids: [...ids] } }));
        leaveRows(ids);
        notifyDone(
          ids.length === 1
            ? 'Kalıcı olarak silindi.'
            : `${formatCount(ids.length)} kayıt kalıcı olarak silindi.`,
        );
      }),
    /** Throws what refused it: its question tells. */
    empty: async () => {
      await read(api.trash.$delete());
      notifyDone('Çöp kutusu boşaltıldı.');
      onGone();
      await refreshThing(client, ...EVERY_KIND);
    },
  };
}
