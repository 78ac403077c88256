import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { TrashEntry } from '../../../../server/modules/history/trash-list.ts';
import { DangerDialog } from '../../form/danger-dialog.tsx';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useNow } from '../../frame/when.tsx';
import { kindOptions, LISTED_KINDS } from '../../kinds/all-kinds.ts';
import { mediaKind } from '../../kinds/media.ts';
import { messageKind } from '../../kinds/message.ts';
import { api, read } from '../../lib/api.ts';
import { trash } from '../../lib/lists.ts';
import { useRows } from '../../lib/use-rows.ts';
import { ListSearch } from '../../list/list-search.tsx';
import { RowLines } from '../../list/row-lines.tsx';
import { SelectionBar } from '../../list/selection-bar.tsx';
import { useListParams } from '../../list/use-list-params.ts';
import { useSelection } from '../../list/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { textLink } from '../../ui/panel.tsx';
import { TypeFilter } from '../activities/type-filter.tsx';
import { TrashLine } from './trash-line.tsx';
import { type Restored, useTrashActions } from './use-trash-actions.ts';

export const meta: MetaFunction = () => [
  { title: 'Çöp Kutusu | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const TYPES = [
  ...kindOptions([...LISTED_KINDS, messageKind, mediaKind]),
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
  const all = Object.values(counts.data ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const question = asked && questionOf(asked, selection.count, all);

  async function purge() {
    if (!asked) return;
    if (await actions.purge(asked.kind === 'one' ? [asked.entry.id] : [...selection.selected]))
      setAsked(null);
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
        <ListSearch
          list={list}
          label="Çöp kutusunda ara"
          placeholder="Ad ya da silen kişi"
          className="xl:order-2 xl:w-80"
        />
        <TypeFilter
          label="Tür"
          value={list.filters.type ?? null}
          options={TYPES}
          counts={counts.data}
          onChange={(type) => list.setFilter('type', type)}
        />
      </div>
      <RestoredNotice restored={actions.restored} />
      <RowLines
        rows={rows}
        list={list}
        selection={selection}
        label="Silinen kayıtlar"
        noun="kayıt"
        icon={Trash2}
        empty="Çöp kutusu boş"
        failed="Çöp kutusu yüklenirken hata oluştu"
        lineHeight="h-20"
        line={(entry) => (
          <TrashLine
            entry={entry}
            selection={selection}
            busy={actions.running === entry.id}
            onRestore={() => void actions.restore(entry)}
            onPurge={() => setAsked({ kind: 'one', entry })}
            now={now}
          />
        )}
      />
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
      {question && asked?.kind === 'all' && (
        <DangerDialog
          danger
          title={question.title}
          confirmLabel={question.confirm}
          why="Çöp kutusunu boşaltmak geri alınamaz; siz olduğunuzu bir kez daha soruyoruz."
          onClose={() => setAsked(null)}
          onConfirm={actions.empty}
        >
          <p>İçindekilerle birlikte yok olur. Bu işlem geri alınamaz.</p>
        </DangerDialog>
      )}
      {question && asked?.kind !== 'all' && (
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
