import { BadgeCheck, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { Brand } from '../../../domain/brand.ts';
import { formatCount } from '../../../domain/format.ts';
import { brands } from '../../lib/resources.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
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
import { BrandCard } from './brand-card.tsx';
import { BrandForm } from './brand-form.tsx';
import { brandFilters, DEFAULT_SORT, FILTER_NAMES, heldByBrand, sorts, sumHeld } from './brand-list.ts';
import { brandSpec } from './brand-spec.ts';

export const meta: MetaFunction = () => [
  { title: 'Markalar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['brands', 'categories', 'products'];
const texts = {
  edit: 'Markayı düzenle',
  create: 'Yeni marka',
  add: 'Markayı ekle',
  missing: 'Marka bulunamadı',
};

export default function BrandsScreen() {
  const list = useListParams({ filters: FILTER_NAMES, defaultSort: DEFAULT_SORT });
  const rows = useRows(brands, { search: list.search, sort: list.sort, ...list.filters });
  const open = useOpenRecord();
  const selection = useSelection(
    rows.rows.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
  );
  const bulk = useBulk('brands', 'marka');
  const toggle = useRowToggle<Brand, 'isActive' | 'isDistributor'>({
    update: brands.update,
    put: rows.put,
    noun: 'Marka',
    kinds: ['products', 'categories'],
  });
  const order = useReorder({
    kind: 'brands',
    reorder: brands.reorder,
    rows: rows.rows,
    arrange: rows.arrange,
  });
  const remove = useRemove<Brand>({
    kinds: KINDS,
    remove: (row) => brands.remove(row.id),
    done: (row) => `"${row.name}" içindekilerle çöp kutusuna taşındı.`,
    failed: 'Marka silinirken hata oluştu!',
    technical: 'Failed to delete brands',
    onRemoved: (row) => selection.has(row.id) && selection.toggle(row.id),
  });
  const [asking, setAsking] = useState(false);
  const sortable = list.sort === DEFAULT_SORT && rows.rows.length > 1 && !rows.isStale;
  const chosen = [...selection.selected];

  useShortcut('n', 'Yeni marka', open.openNew);

  async function setAll(set: Parameters<typeof brands.setMany>[1], label: string, done: string) {
    const finished = await bulk.set(chosen, (part) => brands.setMany(part, set), {
      label,
      done: (count) => `${count} ${done}`,
      failed: 'Markalar güncellenemedi',
    });
    if (finished) selection.clear();
  }
  async function removeAll() {
    setAsking(false);
    const finished = await bulk.remove(chosen, brands.removeMany, {
      label: 'Siliniyor',
      done: (count) => `${count} içindekilerle çöp kutusuna taşındı.`,
      failed: 'Markalar silinirken hata oluştu!',
      technical: 'Failed to delete brands',
    });
    if (finished) selection.clear();
  }

  const addButton = (
    <Button onClick={open.openNew}>
      <Plus aria-hidden />
      Marka ekle
    </Button>
  );

  return (
    <ScreenFrame title="Markalar" action={addButton}>
      <ListToolbar
        list={list}
        searchLabel="Markalarda ara"
        placeholder="Marka veya ülke"
        filters={brandFilters}
        sorts={sorts}
        noun="marka"
        total={rows.isPending || rows.error ? null : rows.total}
        lead={<SelectAll selection={selection} disabled={rows.rows.length === 0} />}
      />
      <h2 className="sr-only">Marka listesi</h2>
      <ListStates
        rows={rows}
        list={list}
        icon={BadgeCheck}
        empty="Henüz marka bulunmuyor"
        emptyAction={addButton}
        failed="Markalar yüklenirken hata oluştu"
        failedDetail="Failed to fetch brands"
        skeleton={<GridSkeleton />}
      >
        <CardList
          rows={rows}
          label="Marka listesi"
          nameOf={(row) => row.name}
          sortable={sortable}
          onMove={order.place}
          column={260}
          estimate={330}
        >
          {(row, handle) => (
            <BrandCard
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
        noun="marka"
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
          { label: 'Sil', icon: Trash2, run: () => setAsking(true), danger: true },
        ]}
        work={bulk.work}
        onCancelWork={bulk.cancel}
      />
      {(open.isNew || open.editId) && (
        <RecordEditor
          key={open.editId ?? 'new'}
          id={open.editId}
          read={brands.get}
          spec={brandSpec}
          texts={texts}
          kinds={KINDS}
          onSaved={rows.put}
          onClose={open.close}
        >
          {(form) => <BrandForm form={form} />}
        </RecordEditor>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={`${formatCount(selection.count)} markayı silmek istediğinizden emin misiniz?`}
        confirmLabel={`${formatCount(selection.count)} markayı sil`}
        onCancel={() => setAsking(false)}
        onConfirm={removeAll}
      >
        <p>
          {sumHeld(rows.rows.filter((row) => selection.has(row.id)))} Hepsi birlikte çöp kutusuna taşınır;
          oradan geri getirebilirsiniz.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={remove.row !== null}
        danger
        busy={remove.busy}
        title="Bu markayı silmek istediğinizden emin misiniz?"
        confirmLabel="Sil"
        onCancel={remove.cancel}
        onConfirm={remove.confirm}
      >
        {remove.row && (
          <p>
            <b>{remove.row.name}</b>: {heldByBrand(remove.row)} Hepsi birlikte çöp kutusuna taşınır; oradan
            geri getirebilirsiniz.
          </p>
        )}
      </ConfirmDialog>
    </ScreenFrame>
  );
}
