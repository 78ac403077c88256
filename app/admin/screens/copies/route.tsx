import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { Copy } from '../../../../domain/things/copy.ts';
import { DangerDialog } from '../../form/danger-dialog.tsx';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useNow } from '../../frame/when.tsx';
import { errorText, notifyDone, notifyFailed } from '../../lib/notices.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { SystemStatus } from '../dashboard/system-status.tsx';
import { COPIES, downloadCopy, readCopies, restoreCopy, takeCopy } from './copies-api.ts';
import { CopyHead } from './copy-head.tsx';
import { CopyList } from './copy-list.tsx';
import { takenAt } from './copy-words.ts';

export const meta: MetaFunction = () => [
  { title: 'Yedek ve sistem | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const WHILE_RUNNING_MS = 1500;

export default function CopiesScreen() {
  const client = useQueryClient();
  const now = useNow();
  const [asked, setAsked] = useState<Copy | null>(null);
  const answer = useQuery({
    queryKey: COPIES,
    queryFn: ({ signal }) => readCopies(signal),
    refetchInterval: ({ state }) => (state.data?.isRunning ? WHILE_RUNNING_MS : false),
  });

  async function take() {
    try {
      await takeCopy();
    } catch (error) {
      notifyFailed('Yedek alınamadı', error);
    }
    await client.invalidateQueries({ queryKey: COPIES });
  }

  function download(name: string) {
    downloadCopy(name).catch((error: unknown) => notifyFailed('Yedek indirilemedi', error));
  }

  async function goBack(name: string) {
    await restoreCopy(name);
    notifyDone('Yedeğe geri dönüldü.');
    // All that the panel knows is of before.
    await client.resetQueries();
  }

  return (
    <ScreenFrame title="Yedek ve sistem" isOpen>
      {answer.isPending && (
        <Loading>
          <LinesSkeleton className="h-18" count={8} withHead />
        </Loading>
      )}
      {answer.isError && !answer.data && (
        <ErrorState
          title="Yedekler yüklenirken hata oluştu"
          detail={errorText(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && (
        <>
          <CopyHead overview={answer.data} now={now} onTake={() => void take()} onDownload={download} />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21.5rem] xl:gap-5">
            <CopyList
              overview={answer.data}
              now={now}
              onDownload={({ name }) => download(name)}
              onRestore={setAsked}
            />
            <SystemStatus />
          </div>
        </>
      )}
      {asked && (
        <DangerDialog
          danger
          title={`${takenAt(asked, now)} yedeğine dönülsün mü?`}
          confirmLabel="Denetle ve geri dön"
          onClose={() => setAsked(null)}
          onConfirm={() => goBack(asked.name)}
        >
          <p>
            Yedek önce ayrı bir yerde açılıp denetlenir; her şey tutarsa site ona geçer. Bugünkü hâl de
            yedeklenir.
          </p>
          <p>
            Bu yedekten sonra yapılan değişiklikler, gelen mesajlar ve açılan oturumlar geri gider; yeniden
            giriş yapmanız gerekebilir.
          </p>
        </DangerDialog>
      )}
    </ScreenFrame>
  );
}
