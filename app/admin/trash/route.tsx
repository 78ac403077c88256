import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, CircleCheck, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { formatCount } from '../../../domain/format.ts';
import type { TrashEntry } from '../../../server/modules/history/trash-list.ts';
import { api, read } from '../../lib/api.ts';
import { trash } from '../../lib/lists.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TypeFilter } from '../activities/type-filter.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { KIND_WORDS } from '../shared/kinds.ts';
import { ListStates } from '../shared/list/list-states.tsx';
import { SelectAll } from '../shared/list/select-all.tsx';
import { SelectionBar } from '../shared/list/selection-bar.tsx';
import { useListParams } from '../shared/list/use-list-params.ts';
import { useRows } from '../shared/list/use-rows.ts';
import { useSelection } from '../shared/list/use-selection.ts';
import { textLink } from '../shared/panel.tsx';
import { useShortcut } from '../shared/shortcuts.ts';
import { useNow } from '../shared/when.tsx';
import { TrashLine } from './trash-line.tsx';
import { type Restored, useTrashActions } from './use-trash-actions.ts';

export const meta: MetaFunction = () => [
  { title: 'Çöp Kutusu | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const TYPES = [
  ...(['brands', 'categories', 'products', 'catalogs', 'messages', 'media'] as const).map((kind) => ({
    value: kind,
    label: KIND_WORDS[kind].title,
  })),
  { value: 'site', label: 'Site içeriği' },
];

/** What is asked before something leaves the trash for good. */
type Asked = { kind: 'one'; entry: TrashEntry } | { kind: 'many' } | { kind: 'all' };

function questionOf(asked: Asked, selected: number, all: number): { title: string; confirm: string } {
  if (asked.kind === 'one') {
    return { title: `"${asked.entry.name}" kalıcı olarak silinsin mi?`, confirm: 'Kalıcı olarak sil' };
  }
  if (asked.kind === 'many') {
    const count = formatCount(selected);
    return {
      title: `${count} kayıt kalıcı olarak silinsin mi?`,
      confirm: `${count} kaydı kalıcı olarak sil`,
    };
  }
  return { title: 'Çöp kutusu boşaltılsın mı?', confirm: `${formatCount(all)} kaydı kalıcı olarak sil` };
}

function RestoredNotice({ restored }: { restored: Restored | null }) {
  return (
    <div
      role="status"
      className={
        restored ? 'flex flex-wrap items-center gap-x-4 rounded-panel bg-ok-bg px-5 py-1 text-ok' : 'sr-only'
      }
    >
      {restored && (
        <>
          <CircleCheck aria-hidden className="size-[18px]" />
          <span className="py-2">{restored.text}</span>
          {restored.to && (
            <Link to={restored.to} className={textLink}>
              Kaydı aç
            </Link>
          )}
        </>
      )}
    </div>
  );
}

export default function TrashScreen() {
  const now = useNow();
  const list = useListParams({ filters: ['type'], defaultSort: '-at' });
  const rows = useRows(trash, { search: list.search, ...list.filters });
  const counts = useQuery({
    queryKey: ['trash', 'counts'],
    queryFn: ({ signal }) => read(api.trash.counts.$get({}, { init: { signal } })),
  });
  const ids = rows.rows.map((entry) => entry.id);
  const selection = useSelection(ids, JSON.stringify([list.search, list.filters]));
  const actions = useTrashActions(selection.clear);
  const [asked, setAsked] = useState<Asked | null>(null);
  const search = useRef<HTMLDivElement>(null);
  useShortcut('/', 'Çöp kutusunda ara', () => search.current?.querySelector('input')?.focus());
  const all = Object.values(counts.data ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const question = asked && questionOf(asked, selection.count, all);

  async function purge() {
    if (!asked) return;
    const done =
      asked.kind === 'all'
        ? await actions.empty()
        : await actions.purge(asked.kind === 'one' ? [asked.entry.id] : [...selection.selected]);
    if (done) setAsked(null);
  }

  return (
    <ScreenFrame
      title="Çöp Kutusu"
      action={
        all > 0 && (
          <Button variant="ghost" onClick={() => setAsked({ kind: 'all' })}>
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">Çöp kutusunu boşalt</span>
          </Button>
        )
      }
    >
      <div className="grid gap-3 xl:flex xl:items-center xl:justify-between">
        <div ref={search} className="xl:order-2 xl:w-80">
          <SearchInput
            label="Çöp kutusunda ara"
            placeholder="Ad ya da silen kişi"
            value={list.search}
            onChange={list.setSearch}
          />
        </div>
        <TypeFilter
          label="Tür"
          value={list.filters.type ?? null}
          options={TYPES}
          counts={counts.data}
          onChange={(type) => list.setFilter('type', type)}
        />
      </div>
      <RestoredNotice restored={actions.restored} />
      <div className="flex items-center justify-between gap-3 pl-2.5">
        <SelectAll selection={selection} disabled={ids.length === 0} />
        <p role="status" className="text-ink-2">
          {rows.isPending || rows.error ? '' : `${formatCount(rows.total)} kayıt`}
        </p>
      </div>
      <h2 className="sr-only">Silinen kayıtlar</h2>
      <ListStates
        rows={rows}
        list={list}
        icon={Trash2}
        empty="Çöp kutusu boş"
        failed="Çöp kutusu yüklenirken hata oluştu"
        skeleton={
          <div aria-hidden className="grid gap-2">
            {['a', 'b', 'c', 'd', 'e'].map((line) => (
              <Skeleton key={line} className="h-20 rounded-panel" />
            ))}
          </div>
        }
      >
        <ul
          aria-label="Silinen kayıtlar"
          className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface"
        >
          {rows.rows.map((entry) => (
            <li key={entry.id} data-row={entry.id}>
              <TrashLine
                entry={entry}
                selection={selection}
                busy={actions.running === entry.id}
                onRestore={() => void actions.restore(entry)}
                onPurge={() => setAsked({ kind: 'one', entry })}
                now={now}
              />
            </li>
          ))}
        </ul>
      </ListStates>
      {rows.hasMore && (
        <Button
          variant="ghost"
          className="justify-self-center"
          busy={rows.isFetchingMore}
          onClick={rows.fetchMore}
        >
          {rows.isFetchingMore ? 'Yükleniyor...' : rows.failedMore ? 'Tekrar Dene' : 'Daha fazla göster'}
        </Button>
      )}
      <SelectionBar
        selection={selection}
        noun="kayıt"
        work={null}
        onCancelWork={selection.clear}
        actions={[
          {
            label: 'Geri yükle',
            icon: ArchiveRestore,
            run: () => void actions.restoreMany([...selection.selected]),
          },
          { label: 'Kalıcı olarak sil', icon: Trash2, run: () => setAsked({ kind: 'many' }), danger: true },
        ]}
      />
      {question && (
        <ConfirmDialog
          open
          danger
          busy={actions.running !== null}
          title={question.title}
          confirmLabel={question.confirm}
          onCancel={() => setAsked(null)}
          onConfirm={purge}
        >
          <p>İçindekilerle birlikte yok olur. Bu işlem geri alınamaz.</p>
        </ConfirmDialog>
      )}
    </ScreenFrame>
  );
}
