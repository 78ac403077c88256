import { BookOpen, Eye, EyeOff, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { Catalog } from '../../../domain/catalog.ts';
import { formatCount } from '../../../domain/format.ts';
import { compareTurkish } from '../../../domain/turkish.ts';
import { catalogs } from '../../lib/resources.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useCatalogChoices } from '../shared/choices.ts';
import { RecordEditor } from '../shared/form/record-editor.tsx';
import { CardList } from '../shared/list/card-list.tsx';
import { GridSkeleton, ListStates } from '../shared/list/list-states.tsx';
import { ListToolbar } from '../shared/list/list-toolbar.tsx';
import { SelectAll } from '../shared/list/select-all.tsx';
import { SelectionBar } from '../shared/list/selection-bar.tsx';
import { useBulk } from '../shared/list/use-bulk.ts';
import { useListParams } from '../shared/list/use-list-params.ts';
import { useOpenRecord } from '../shared/list/use-open-record.ts';
import { useRemove } from '../shared/list/use-remove.ts';
import { useReorder } from '../shared/list/use-reorder.ts';
import { useRowToggle } from '../shared/list/use-row-toggle.ts';
import { useRows } from '../shared/list/use-rows.ts';
import { useSelection } from '../shared/list/use-selection.ts';
import { useShortcut } from '../shared/shortcuts.ts';
import { CatalogCard } from './catalog-card.tsx';
import { CatalogForm } from './catalog-form.tsx';
import { catalogFilters, DEFAULT_SORT, FILTER_NAMES, sorts } from './catalog-list.ts';
import { catalogSpec } from './catalog-spec.ts';

export const meta: MetaFunction = () => [
  { title: 'Kataloglar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['catalogs', 'products'];
const texts = {
  edit: 'Kataloğu düzenle',
  create: 'Yeni katalog',
  add: 'Kataloğu ekle',
  missing: 'Katalog bulunamadı',
};

export default function CatalogsScreen() {
  const list = useListParams({ filters: FILTER_NAMES, defaultSort: DEFAULT_SORT });
  const rows = useRows(catalogs, { search: list.search, sort: list.sort, ...list.filters });
  const open = useOpenRecord();
  const selection = useSelection(
    rows.rows.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
  );
  const bulk = useBulk('catalogs', 'katalog');
  const toggle = useRowToggle<Catalog, 'isActive' | 'isFeatured'>({
    update: catalogs.update,
    put: rows.put,
    noun: 'Katalog',
  });
  const order = useReorder({
    kind: 'catalogs',
    reorder: catalogs.reorder,
    rows: rows.rows,
    arrange: rows.arrange,
  });
  const remove = useRemove<Catalog>({
    kinds: KINDS,
    remove: (row) => catalogs.remove(row.id),
    done: (row) => `"${row.title}" çöp kutusuna taşındı.`,
    failed: 'Katalog silinirken hata oluştu!',
    onRemoved: (row) => selection.has(row.id) && selection.toggle(row.id),
  });
  const [asking, setAsking] = useState(false);
  const names = new Set(useCatalogChoices().rows.map((row) => row.category));
  const filters = catalogFilters([...names].filter((name) => name !== null).sort(compareTurkish));
  const sortable = list.sort === DEFAULT_SORT && rows.rows.length > 1 && !rows.isStale;
  const chosen = [...selection.selected];

  useShortcut('n', 'Yeni katalog', open.openNew);

  async function setAll(set: Parameters<typeof catalogs.setMany>[1], label: string, done: string) {
    const finished = await bulk.set(chosen, (part) => catalogs.setMany(part, set), {
      label,
      done: (count) => `${count} ${done}`,
      failed: 'Kataloglar güncellenemedi',
    });
    if (finished) selection.clear();
  }
  async function removeAll() {
    setAsking(false);
    const finished = await bulk.remove(chosen, catalogs.removeMany, {
      label: 'Siliniyor',
      done: (count) => `${count} çöp kutusuna taşındı.`,
      failed: 'Kataloglar silinirken hata oluştu!',
    });
    if (finished) selection.clear();
  }

  const addButton = (
    <Button onClick={open.openNew}>
      <Plus aria-hidden />
      Katalog ekle
    </Button>
  );

  return (
    <ScreenFrame title="Kataloglar" action={addButton}>
      <ListToolbar
        list={list}
        searchLabel="Kataloglarda ara"
        placeholder="Ad, kategori veya etiket"
        filters={filters}
        sorts={sorts}
        noun="katalog"
        total={rows.isPending || rows.error ? null : rows.total}
        lead={<SelectAll selection={selection} disabled={rows.rows.length === 0} />}
      />
      <h2 className="sr-only">Katalog listesi</h2>
      <ListStates
        rows={rows}
        list={list}
        icon={BookOpen}
        empty="Henüz katalog bulunmuyor"
        emptyAction={addButton}
        failed="Kataloglar yüklenirken hata oluştu!"
        skeleton={<GridSkeleton />}
      >
        <CardList
          rows={rows}
          label="Katalog listesi"
          nameOf={(row) => row.title}
          sortable={sortable}
          onMove={order.place}
          column={350}
          estimate={390}
        >
          {(row, handle) => (
            <CatalogCard
              row={row}
              handle={handle}
              selected={selection.has(row.id)}
              onSelect={() => selection.toggle(row.id)}
              onSelectRange={() => selection.toggleRange(row.id)}
              onEdit={() => open.openEdit(row.id)}
              onRemove={() => remove.ask(row)}
              onToggle={(flag, value) => toggle(row, flag, value)}
              onShift={sortable ? (step) => order.shift(row, step) : undefined}
            />
          )}
        </CardList>
      </ListStates>
      <SelectionBar
        selection={selection}
        noun="katalog"
        actions={[
          {
            label: 'Aktifleştir',
            icon: Eye,
            run: () => setAll({ isActive: true }, 'Aktifleştiriliyor', 'aktifleştirildi.'),
          },
          {
            label: 'Pasife al',
            icon: EyeOff,
            run: () => setAll({ isActive: false }, 'Pasife alınıyor', 'pasife alındı.'),
          },
          {
            label: 'Öne çıkar',
            icon: Star,
            run: () => setAll({ isFeatured: true }, 'Öne çıkarılıyor', 'öne çıkarıldı.'),
          },
          { label: 'Sil', icon: Trash2, run: () => setAsking(true), danger: true },
        ]}
        work={bulk.work}
        onCancelWork={bulk.cancel}
      />
      {(open.isNew || open.editId) && (
        <RecordEditor
          key={open.editId ?? 'new'}
          id={open.editId}
          read={catalogs.get}
          spec={catalogSpec}
          texts={texts}
          kinds={KINDS}
          onSaved={rows.put}
          onClose={open.close}
        >
          {(form) => <CatalogForm form={form} />}
        </RecordEditor>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={`${formatCount(selection.count)} kataloğu silmek istediğinizden emin misiniz?`}
        confirmLabel={`${formatCount(selection.count)} kataloğu sil`}
        onCancel={() => setAsking(false)}
        onConfirm={removeAll}
      >
        <p>Kataloglar çöp kutusuna taşınır; oradan geri getirebilirsiniz.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={remove.row !== null}
        danger
        busy={remove.busy}
        title="Bu kataloğu silmek istediğinizden emin misiniz?"
        confirmLabel="Sil"
        onCancel={remove.cancel}
        onConfirm={remove.confirm}
      >
        <p>
          <b>{remove.row?.title}</b> çöp kutusuna taşınır; ürünlerdeki bağlantısı geri getirmek için saklanır.
        </p>
      </ConfirmDialog>
    </ScreenFrame>
  );
}
