import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useNow } from '../../frame/when.tsx';
import { HistoryDialog } from '../../history/history-dialog.tsx';
import { kindOptions, LISTED_KINDS, OTHER_ACTIVITIES } from '../../kinds/all-kinds.ts';
import { ADMIN } from '../../lib/admin-paths.ts';
import { api, read } from '../../lib/api.ts';
import { activities } from '../../lib/lists.ts';
import { errorSentence, statusLine } from '../../lib/notices.ts';
import { queryText } from '../../lib/resource.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { CONTENT, useRights } from '../../lib/use-rights.ts';
import { useRows } from '../../lib/use-rows.ts';
import { dayName, timeOfDay } from '../../lib/when.ts';
import { type Filter, FilterButton, FilterChips } from '../../list/filters.tsx';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { MoreButton } from '../../list/more-button.tsx';
import { useListParams } from '../../list/use-list-params.ts';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type Activity, isUndoable, rememberedOf, removableOf } from './activity.ts';
import { ActivityRow } from './activity-row.tsx';
import { type Removable, RemoveDialog } from './remove-dialog.tsx';
import { TypeFilter } from './type-filter.tsx';
import { UndoDialog } from './undo-dialog.tsx';

export const meta: MetaFunction = () => [
  { title: 'Son işlemler | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const SORT = '-at';
const FILTER_NAMES = ['type', 'person', 'from', 'to'];
const TYPES = kindOptions(LISTED_KINDS);

/** Who, and from which day to which. */
function useActivityFilters(): readonly Filter[] {
  const people = useQuery({
    queryKey: ['activities', 'people'],
    queryFn: ({ signal }) => read(api.activities.people.$get({}, { init: { signal } })),
  });
  const options = (people.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return [
    { name: 'person', label: 'Kişi', options },
    { name: 'from', label: 'Başlangıç', options: [], kind: 'date' },
    { name: 'to', label: 'Bitiş', options: [], kind: 'date' },
  ];
}

function byDay(rows: readonly Activity[], now: Date): { day: string; rows: Activity[] }[] {
  const days: { day: string; rows: Activity[] }[] = [];
  for (const row of rows) {
    const day = dayName(row.createdAt, now);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

function BackLink() {
  return (
    <Tooltip text="Panele dön">
      <Link
        to={ADMIN}
        aria-label="Panele dön"
        className="-ml-2 grid size-11 flex-none place-items-center rounded-control hover:bg-surface"
      >
        <ArrowLeft aria-hidden />
      </Link>
    </Tooltip>
  );
}

export default function ActivitiesScreen() {
  const now = useNow();
  const list = useListParams({ filters: FILTER_NAMES, defaultSort: SORT });
  const filters = useActivityFilters();
  const rows = useRows(activities, { search: list.search, ...list.filters });
  const { type = null, ...narrowing } = list.filters;
  const counted = queryText({ search: list.search, ...narrowing });
  const counts = useQuery({
    queryKey: ['activities', 'counts', counted],
    queryFn: ({ signal }) => read(api.activities.counts.$get({ query: counted }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
  const mayWrite = useRights()(CONTENT);
  const [removing, setRemoving] = useState<Removable | null>(null);
  const [undoing, setUndoing] = useState<Activity | null>(null);
  const [history, setHistory] = useState<ReturnType<typeof rememberedOf>>(null);
  const search = useRef<HTMLDivElement>(null);
  useShortcut('/', 'Listede ara', () => search.current?.querySelector('input')?.focus());
  const narrowed = list.search !== '' || Object.keys(list.filters).length > 0;

  return (
    <ScreenFrame title="Son işlemler" before={<BackLink />}>
      <div className="flex flex-wrap items-center gap-3 *:first:max-lg:w-full">
        <div ref={search} className="flex gap-3 lg:w-120">
          <SearchInput
            label="İşlemlerde ara"
            placeholder="Ad ya da kişi"
            value={list.search}
            onChange={list.setSearch}
            className="min-w-0 flex-1"
          />
          <FilterButton filters={filters} list={list} />
        </div>
        <FilterChips filters={filters} list={list} />
      </div>
      <TypeFilter
        label="Tür"
        value={type}
        options={TYPES}
        more={{ label: 'Diğer alanlar', options: OTHER_ACTIVITIES }}
        counts={counts.data}
        onChange={(next) => list.setFilter('type', next)}
      />
      {rows.error && (
        <ErrorState
          title={`Hata: ${errorSentence(rows.error)}`}
          detail={statusLine(rows.error)}
          onRetry={rows.retry}
          busy={rows.isFetching}
        />
      )}
      {rows.isPending && (
        <div className="grid gap-2">
          <p role="status" className="sr-only">
            Yükleniyor...
          </p>
          <LinesSkeleton className="h-16" tile="size-10" />
        </div>
      )}
      {!rows.error && !rows.isPending && (
        <>
          <p role="status" className="text-ink-2">
            {formatCount(rows.total)} işlem
          </p>
          {rows.rows.length === 0 && (
            <EmptyState
              icon={Clock}
              title={narrowed ? 'Aramanıza uyan işlem yok' : 'Henüz işlem yok'}
              action={
                narrowed && (
                  <Button variant="ghost" onClick={() => list.setAll({ filters: {} })}>
                    Aramayı ve süzgeçleri temizle
                  </Button>
                )
              }
            >
              {narrowed
                ? 'Daha kısa bir sözcük deneyin ya da süzgeçleri değiştirin.'
                : 'Eklenen, değişen ve silinen kayıtlar burada görünür.'}
            </EmptyState>
          )}
        </>
      )}
      {byDay(rows.rows, now).map(({ day, rows: lines }) => (
        <section key={day} aria-label={day}>
          <h2 className="pb-2 text-14 font-semibold text-ink-2">{day}</h2>
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {lines.map((activity) => (
              <li key={activity.id}>
                <ActivityRow
                  activity={activity}
                  when={<time dateTime={activity.createdAt}>{timeOfDay(activity.createdAt)}</time>}
                  onHistory={rememberedOf(activity) ? () => setHistory(rememberedOf(activity)) : undefined}
                  onUndo={mayWrite && isUndoable(activity) ? () => setUndoing(activity) : undefined}
                  onRemove={
                    mayWrite && removableOf(activity) ? () => setRemoving(removableOf(activity)) : undefined
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton rows={rows} />
      <RemoveDialog target={removing} onClose={() => setRemoving(null)} />
      <UndoDialog activity={undoing} onClose={() => setUndoing(null)} />
      {history && <HistoryDialog {...history} onClose={() => setHistory(null)} />}
    </ScreenFrame>
  );
}
