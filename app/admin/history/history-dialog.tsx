import { useState } from 'react';
import type { KindName } from '../../../domain/things/row.ts';
import { history } from '../lib/lists.ts';
import { errorText } from '../lib/notices.ts';
import { useRows } from '../lib/use-rows.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { VersionDetail } from './version-detail.tsx';
import { VersionList, versionLines } from './version-list.tsx';

const PART = 40;

type HistoryDialogProps = {
  entity: KindName;
  id: string;
  /** What the row is called. */
  name: string;
  onClose: () => void;
  /** After `Bu sürüme dön`: the row has a new version. */
  onRestored?: (() => void) | undefined;
};

/** Every version of one row: who, when, what changed, and the way back to it. */
export function HistoryDialog({ entity, id, name, onClose, onRestored }: HistoryDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const versions = useRows(history, { entity, id }, PART);
  const newest = versions.rows[0];
  const version = versions.rows.find((entry) => entry.id === chosen) ?? newest;

  return (
    <Dialog open onClose={onClose} size="xl" title="Geçmiş" description={name}>
      {versions.isPending && (
        <div className="py-16">
          <Spinner />
        </div>
      )}
      {versions.error && (
        <ErrorState
          title="Geçmiş yüklenirken hata oluştu"
          detail={errorText(versions.error)}
          busy={versions.isFetching}
          onRetry={versions.retry}
        />
      )}
      {!versions.isPending && !versions.error && !newest && <EmptyState title="Bu kaydın geçmişi yok" />}
      {version && newest && (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="grid content-start gap-2">
            <VersionList lines={versionLines(versions.rows)} chosen={version.id} onChoose={setChosen} />
            {versions.hasMore && (
              <Button variant="quiet" busy={versions.isFetchingMore} onClick={versions.fetchMore}>
                {versions.failedMore ? 'Tekrar Dene' : 'Daha eski sürümler'}
              </Button>
            )}
          </div>
          <VersionDetail
            key={version.id}
            kind={entity}
            version={version}
            newest={newest}
            onRestored={() => {
              setChosen(null);
              onRestored?.();
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
