import { useState } from 'react';
import { Link } from 'react-router';
import { When } from '../../frame/when.tsx';
import { findScreen, screenPath } from '../../lib/screens.ts';
import { CONTENT, useRights } from '../../lib/use-rights.ts';
import { Panel, textLink } from '../../ui/panel.tsx';
import { type Activity, removableOf } from '../activities/activity.ts';
import { ActivityRow } from '../activities/activity-row.tsx';
import { type Removable, RemoveDialog } from '../activities/remove-dialog.tsx';

/** The newest activities of all kinds, with their edit and delete. */
export function RecentActivity({ recent, now }: { recent: readonly Activity[]; now: Date }) {
  const [removing, setRemoving] = useState<Removable | null>(null);
  const mayWrite = useRights()(CONTENT);
  const screen = findScreen('activities');
  return (
    <Panel
      title="Son işlemler"
      aside={
        screen && (
          <Link to={screenPath(screen.path)} className={textLink}>
            Tümünü Gör
          </Link>
        )
      }
    >
      {recent.length === 0 ? (
        <p className="px-5 py-8 text-ink-2">
          Henüz işlem yok. Eklenen, değişen ve silinen kayıtlar burada görünür.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {recent.map((activity) => (
            <li key={activity.id}>
              <ActivityRow
                activity={activity}
                when={<When iso={activity.createdAt} now={now} />}
                onRemove={
                  mayWrite && removableOf(activity) ? () => setRemoving(removableOf(activity)) : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
      <RemoveDialog target={removing} onClose={() => setRemoving(null)} />
    </Panel>
  );
}
