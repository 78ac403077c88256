import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { WaitingForms } from '../../form/waiting-forms.tsx';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useNow } from '../../frame/when.tsx';
import { timeOfDay } from '../../lib/when.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Briefing } from './briefing.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { KeptDrafts } from './kept-drafts.tsx';
import { type Loaded, loadErrorLine, loadPanel } from './load-dashboard.ts';
import { MostViewed } from './most-viewed.tsx';
import { QuickAdd } from './quick-add.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';
import { SystemStatus } from './system-status.tsx';
import { readWaiting, waitingIn } from './waiting.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';

export const meta: MetaFunction = () => [
  { title: 'Dashboard | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

/** While a copy is shown, the server is asked again this often. */
const RETRY_MS = 15_000;
const WAITING_EVERY_MS = 60_000;

function CopyNotice({ at, busy, onRetry }: { at: number; busy: boolean; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-panel bg-warn-bg px-5 py-1.5 text-warn"
    >
      <WifiOff aria-hidden className="size-[18px]" />
      <span className="min-w-48 flex-1 py-1.5">
        Sunucuya ulaşılamıyor. Saat {timeOfDay(new Date(at).toISOString())} bilgileri gösteriliyor.
      </span>
      <Button variant="quiet" busy={busy} onClick={onRetry}>
        Tekrar Dene
      </Button>
    </div>
  );
}

function Content({ loaded, now }: { loaded: Loaded; now: Date }) {
  const asked = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => readWaiting(signal),
    refetchInterval: WAITING_EVERY_MS,
  });
  const waiting = asked.data && waitingIn(asked.data, now);
  const { insights, totals } = loaded.data;
  return (
    <>
      <Briefing
        insights={insights}
        products={totals.totalProducts}
        withoutPicture={waiting?.withoutPicture ?? 0}
        oldest={waiting?.oldest}
        now={now}
      />
      <WaitingForms />
      <KeptDrafts />
      <div className="grid items-start gap-4 lg:grid-cols-[26rem_minmax(0,1fr)] lg:items-stretch lg:gap-5">
        <WaitingPanel
          waiting={waiting}
          error={asked.error}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
          now={now}
        />
        <WeeksPanel insights={insights} />
      </div>
      <MostViewed products={insights.products} />
      <StatCards data={loaded.data} now={now} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:order-2 lg:gap-5">
          <QuickAdd />
          <SystemStatus />
        </div>
        <RecentActivity recent={loaded.data.recent} now={now} />
      </div>
    </>
  );
}

export default function DashboardScreen() {
  const now = useNow();
  const answer = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => loadPanel(signal),
    refetchInterval: ({ state }) => (state.data?.isCopy ? RETRY_MS : false),
  });
  const loaded = answer.isError ? undefined : answer.data;
  return (
    <ScreenFrame title="Dashboard">
      {answer.isPending && <DashboardSkeleton />}
      {answer.isError && (
        <ErrorState
          title="Hata!"
          text="Dashboard verileri yüklenirken hata oluştu"
          detail={loadErrorLine(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {loaded?.isCopy && (
        <CopyNotice at={loaded.at} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      )}
      {loaded && <Content loaded={loaded} now={now} />}
    </ScreenFrame>
  );
}
