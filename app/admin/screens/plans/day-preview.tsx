import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { dayOf, daysAfter, weekdayOf } from '../../../../domain/rules/day.ts';
import { localTime, momentOf } from '../../../../domain/rules/istanbul.ts';
import { AS_PARAM, PREVIEW_PARAM } from '../../../../domain/site/paths.ts';
import type { Plan } from '../../../../domain/things/draft.ts';
import { planMoment } from '../../form/draft-note.tsx';
import { changeWords } from '../../form/draft-words.ts';
import { api, read } from '../../lib/api.ts';
import { copyText } from '../../lib/copy-text.ts';
import { errorText, notifyDone } from '../../lib/notices.ts';
import { useSize } from '../../lib/use-size.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ringChanges } from './change-rings.ts';

const WEEKDAYS = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];
const DAYS = 14;
const END_OF_DAY = '23:59';
const WIDTHS = { desktop: 1440, phone: 390 } as const;
const DEVICES = [
  { value: 'desktop', label: 'Masaüstü' },
  { value: 'phone', label: 'Telefon' },
] as const;

type Props = { plans: readonly Plan[]; at: string | null; onDay: (at: string) => void };

/** The site as it will be at a moment, with what changes until then. */
export function DayPreview({ plans, at, onDay }: Props) {
  const today = dayOf(new Date());
  const waiting = plans.filter((plan) => plan.publishedAt === null && plan.at !== null);
  const moment = at && !Number.isNaN(Date.parse(at)) ? at : (waiting[0]?.at ?? `${today}T20:59:00.000Z`);
  const chosen = localTime(new Date(moment)).day;
  const until = waiting.filter((plan) => (plan.at ?? '') <= moment);
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  const [path, setPath] = useState('/');
  const room = useRef<HTMLDivElement>(null);
  const { width } = useSize(room);
  const scale = Math.min(1, width / WIDTHS[device]);
  const stamp = until.map(({ id, version, drafts }) => [id, version, ...drafts.map((one) => one.version)]);
  const ticket = useQuery({
    queryKey: ['preview', 'day', moment, path, JSON.stringify(stamp)],
    queryFn: () => read(api.drafts.preview.$post({ json: { at: moment } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const drafted = useQuery({
    queryKey: ['preview', 'paths', JSON.stringify(stamp)],
    queryFn: async () => {
      const drafts = until.flatMap((plan) => plan.drafts);
      const answers = drafts.map(async (draft) => {
        const page = await read(api.drafts.preview.$post({ json: { draft: draft.id } })).catch(() => null);
        return { draft, path: page?.path ?? null };
      });
      return Promise.all(answers);
    },
    gcTime: 0,
  });
  const shownHere = (drafted.data ?? []).flatMap(({ draft, path: own }) => (own === path ? [draft] : []));
  const query =
    ticket.data && new URLSearchParams({ [PREVIEW_PARAM]: ticket.data.token, [AS_PARAM]: ticket.data.as });

  function choose(day: string) {
    const [last] = waiting.filter((plan) => plan.at && localTime(new Date(plan.at)).day === day).toReversed();
    onDay(last?.at ?? momentOf({ day, time: END_OF_DAY })?.toISOString() ?? moment);
  }
  return (
    <>
      <section
        aria-label="Gün"
        className="on-deep grid gap-4 rounded-panel bg-deep px-5 py-4 text-on-deep xl:grid-cols-[auto_minmax(0,1fr)]"
      >
        <div>
          <p className="text-14">Site o gün böyle görünecek</p>
          <h2 className="text-21 font-semibold tracking-head">{planMoment(moment)}</h2>
        </div>
        <ol className="flex gap-1 overflow-x-auto xl:justify-end">
          {Array.from({ length: DAYS }, (_, place) => daysAfter(today, place)).map((day) => {
            const count = waiting.filter(
              (plan) => plan.at && localTime(new Date(plan.at)).day === day,
            ).length;
            return (
              <li key={day}>
                <button
                  type="button"
                  aria-current={day === chosen ? 'date' : undefined}
                  onClick={() => choose(day)}
                  className={cx(
                    'grid min-h-14 w-12 place-items-center rounded-tile py-1 text-13',
                    day === chosen ? 'bg-surface text-ink' : 'hover:bg-deep-2',
                  )}
                >
                  <b className="text-16">{Number(day.slice(8))}</b>
                  <span>{WEEKDAYS[weekdayOf(day)]}</span>
                  <span aria-hidden className={cx('h-1 w-4 rounded-full', count > 0 && 'bg-coral')} />
                  {count > 0 && <span className="sr-only">{count} plan</span>}
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-5">
        <Panel title="Değişenler" aside={<p className="text-14 text-ink-2">{drafted.data?.length ?? ''}</p>}>
          <ul className="divide-y divide-line">
            <li>
              <PageButton isOpen={path === '/'} title="Ana sayfa" text="" onOpen={() => setPath('/')} />
            </li>
            {drafted.data?.map(({ draft, path: own }) => (
              <li key={draft.id}>
                <PageButton
                  isOpen={own !== null && own === path}
                  title={draft.title}
                  text={own === null ? 'Bu hâliyle yayınlanmaz' : changeWords(draft)}
                  onOpen={() => setPath(own ?? path)}
                />
              </li>
            ))}
          </ul>
          <div className="border-t border-line p-3">
            <Button
              variant="ghost"
              onClick={() =>
                void copyText(window.location.href).then(() =>
                  notifyDone('Bağlantı kopyalandı; panele girenler açabilir.'),
                )
              }
            >
              <Copy aria-hidden />
              Bağlantıyı kopyala
            </Button>
          </div>
        </Panel>
        <section aria-label="O günkü site" className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-15 text-ink-2">Yalnız siz görüyorsunuz. Arama, bugünkü hâliyle sonuç verir.</p>
            <Segmented label="Önizleme genişliği" value={device} options={DEVICES} onChange={setDevice} />
          </div>
          <div ref={room} className="overflow-hidden rounded-control border border-line bg-paper">
            {(ticket.isPending || drafted.isPending) && (
              <div className="py-24">
                <Spinner />
              </div>
            )}
            {ticket.isError && (
              <ErrorState
                title="Önizleme açılamadı"
                detail={errorText(ticket.error)}
                onRetry={() => void ticket.refetch()}
              />
            )}
            {query && !drafted.isPending && scale > 0 && (
              <div
                className="relative mx-auto h-[75dvh] overflow-hidden"
                style={{ width: WIDTHS[device] * scale }}
              >
                <iframe
                  key={`${path} ${device} ${query}`}
                  src={`${path}?${query}`}
                  title="O günkü sitenin önizlemesi"
                  className="absolute top-0 left-0 origin-top-left border-0"
                  style={{
                    ...{ width: WIDTHS[device], height: `${100 / scale}%` },
                    transform: `scale(${scale})`,
                  }}
                  onLoad={({ currentTarget }) => {
                    const page = currentTarget.contentDocument;
                    if (page) ringChanges(page, shownHere);
                  }}
                />
              </div>
            )}
          </div>
        </section>
      </div>
    </>
  );
}

type PageButtonProps = { isOpen: boolean; title: string; text: string; onOpen: () => void };

function PageButton({ isOpen, title, text, onOpen }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
      className={cx(
        'grid min-h-13 w-full content-center border-l-3 px-4 py-2 text-left -outline-offset-2',
        isOpen ? 'border-primary bg-mint text-on-mint' : 'border-transparent hover:bg-surface-2',
      )}
    >
      <b className="wrap-anywhere font-semibold">{title}</b>
      {text && <span className="text-14">{text}</span>}
    </button>
  );
}
