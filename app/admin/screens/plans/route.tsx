import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { usePlans } from '../../form/plans.ts';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { errorText } from '../../lib/notices.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { DayPreview } from './day-preview.tsx';
import { PlanCalendar } from './plan-calendar.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanPane } from './plan-pane.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

export const meta: MetaFunction = () => [
  { title: 'Yayın planı | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const LOOKS = [
  { value: 'calendar', label: 'Ay' },
  { value: 'list', label: 'Liste' },
  { value: 'day', label: 'O günkü site' },
] as const;
type Look = (typeof LOOKS)[number]['value'];

/** What is prepared for the site: drafts, the plans that publish them, and the site as it will be. */
export default function PlansScreen() {
  const [params, change] = useAddressParams();
  const plans = usePlans();
  const [isAdding, setAdding] = useState(false);
  const rows = plans.data ?? [];
  const look = LOOKS.find(({ value }) => value === params.get('gorunum'))?.value ?? 'calendar';
  const chosen =
    rows.find(({ id }) => id === params.get('id')) ?? rows.find(({ publishedAt }) => !publishedAt);
  const choose = (id: string) => change({ id });
  const setLook = (next: Look) => change({ gorunum: next === 'calendar' ? null : next });
  return (
    <ScreenFrame
      title="Yayın planı"
      action={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          Plan ekle
        </Button>
      }
    >
      <Segmented
        label="Görünüm"
        value={look}
        options={LOOKS}
        onChange={setLook}
        className="justify-self-start"
      />
      {plans.isPending && (
        <Loading>
          <PlansSkeleton />
        </Loading>
      )}
      {plans.isError && (
        <ErrorState
          title="Yayın planları yüklenirken hata oluştu"
          detail={errorText(plans.error)}
          busy={plans.isFetching}
          onRetry={() => void plans.refetch()}
        />
      )}
      {plans.data &&
        (look === 'day' ? (
          <DayPreview plans={rows} at={params.get('gun')} onDay={(gun) => change({ gun })} />
        ) : (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5">
            <div className="grid min-w-0 gap-4 lg:gap-5">
              {look === 'calendar' && <PlanCalendar plans={rows} chosen={chosen?.id} onChoose={choose} />}
              <PlanList plans={rows} chosen={chosen?.id} onChoose={choose} />
            </div>
            <div className="grid min-w-0 gap-4 lg:gap-5">
              {chosen && (
                <PlanPane
                  key={`${chosen.id} ${chosen.version}`}
                  plan={chosen}
                  onDay={(gun) => change({ gorunum: 'day', gun })}
                />
              )}
              <WaitingDrafts plans={rows} />
            </div>
          </div>
        ))}
      {isAdding && <PlanDialog onClose={() => setAdding(false)} onSaved={(plan) => choose(plan.id)} />}
    </ScreenFrame>
  );
}
