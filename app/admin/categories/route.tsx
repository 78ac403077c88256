import { useQueryClient } from '@tanstack/react-query';
import { ChevronsDownUp, ChevronsUpDown, Eye, EyeOff, FolderTree, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { Category } from '../../../domain/category.ts';
import { api, read } from '../../lib/api.ts';
import { partOf } from '../../lib/resource.ts';
import { categories, undoChange } from '../../lib/resources.ts';
import { Button } from '../../ui/button.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useBrandChoices } from '../shared/choices.ts';
import { RecordEditor } from '../shared/form/record-editor.tsx';
import { WaitingForms } from '../shared/form/waiting-forms.tsx';
import type { Filter } from '../shared/list/filters.tsx';
import { GridSkeleton, ListStates } from '../shared/list/list-states.tsx';
import { ListToolbar } from '../shared/list/list-toolbar.tsx';
import { SelectAll } from '../shared/list/select-all.tsx';
import { SelectionBar } from '../shared/list/selection-bar.tsx';
import { useBulk } from '../shared/list/use-bulk.ts';
import { useListParams } from '../shared/list/use-list-params.ts';
import { useOpenRecord } from '../shared/list/use-open-record.ts';
import { useRowToggle } from '../shared/list/use-row-toggle.ts';
import { useSelection } from '../shared/list/use-selection.ts';
import { notifyFailed, notifyUndoable } from '../shared/notices.ts';
import { Panel } from '../shared/panel.tsx';
import { refreshThing } from '../shared/query-client.ts';
import { useShortcut } from '../shared/shortcuts.ts';
import { CategoryForm } from './category-form.tsx';
import { type CategoryValues, categorySpec } from './category-spec.ts';
import { groupByBrand, inSight, narrowed, withBelow } from './category-tree.ts';
import { type ProductFate, RemoveDialog } from './remove-dialog.tsx';
import { type TreeActions, TreeList } from './tree-list.tsx';
import { useAllCategories } from './use-all-categories.ts';

export const meta: MetaFunction = () => [
  { title: 'Kategoriler | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['categories', 'brands', 'products'];
const FILTER_NAMES = ['brandId', 'isActive'] as const;
const texts = {
  edit: 'Kategoriyi düzenle',
  create: 'Yeni kategori',
  add: 'Kategoriyi ekle',
  missing: 'Kategori bulunamadı',
};

/** One by its own address, several together. */
async function removePart(
  ids: string[],
  products: ProductFate,
  operation: string,
): Promise<{ trashIds: string[] }> {
  const [id] = ids;
  if (!id || ids.length > 1)
    return read(api.categories['bulk-delete'].$post({ json: { ids, products } }, partOf(operation)));
  const { trashId } = await categories.remove(id, { products });
  return { trashIds: [trashId] };
}

export default function CategoriesScreen() {
  const list = useListParams({ filters: FILTER_NAMES, defaultSort: 'sortOrder' });
  const all = useAllCategories();
  const shown = narrowed(all.rows, list.search, list.filters);
  const isNarrowed = shown.length !== all.rows.length;
  const open = useOpenRecord();
  const [prefill, setPrefill] = useState<Partial<CategoryValues>>({});
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly Category[]>([]);
  const client = useQueryClient();
  const brands = useBrandChoices();
  const groups = groupByBrand(shown);
  // What a search found is shown, whatever was folded before.
  const isOpen = (id: string) => isNarrowed || !closed.has(id);
  const selection = useSelection(
    shown.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
    inSight(groups, isOpen),
  );
  const bulk = useBulk('categories', 'kategori');
  const toggle = useRowToggle<Category, 'isActive'>({
    update: categories.update,
    put: all.put,
    noun: 'Kategori',
    kinds: ['categories', 'products'],
  });
  const parents = all.rows.filter((row) => row.childrenCount > 0).map((row) => row.id);
  const filters: Filter[] = [
    { name: 'brandId', label: 'Marka', kind: 'search', options: brands.options },
    {
      name: 'isActive',
      label: 'Durum',
      options: [
        { value: 'true', label: 'Aktif' },
        { value: 'false', label: 'Pasif' },
      ],
    },
  ];

  useShortcut('n', 'Yeni kategori', () => openNew({}));

  function openNew(values: Partial<CategoryValues>) {
    setPrefill({ ...(list.filters.brandId && { brandId: list.filters.brandId }), ...values });
    open.openNew();
  }
  async function setAll(isActive: boolean, label: string, done: string) {
    const finished = await bulk.set(
      [...selection.selected],
      (part, operation) => categories.setMany(part, { isActive }, operation),
      {
        label,
        done: (count) => `${count} ${done}`,
        failed: 'Kategoriler güncellenemedi',
      },
    );
    if (finished) selection.clear();
  }
  async function remove(products: ProductFate) {
    const rows = asking;
    setAsking([]);
    // A category that goes with a chosen parent is not deleted a second time.
    const below = new Set(
      rows.flatMap((row) => [...withBelow(all.rows, row.id)].filter((id) => id !== row.id)),
    );
    const ids = rows.filter((row) => !below.has(row.id)).map((row) => row.id);
    const finished = await bulk.remove(ids, (part, operation) => removePart(part, products, operation), {
      label: 'Siliniyor',
      done: (count) => (ids.length === 1 ? 'Kategori başarıyla silindi!' : `${count} çöp kutusuna taşındı.`),
      failed: 'Kategori silinirken hata oluştu!',
    });
    if (finished) selection.clear();
    await refreshThing(client, ...KINDS);
  }
  async function storeOrder(ids: string[]) {
    try {
      const { undoId } = await categories.reorder(ids);
      notifyUndoable('Sıralama kaydedildi.', async () => {
        await undoChange(undoId);
        await refreshThing(client, 'categories');
      });
    } catch (error) {
      notifyFailed('Sıralama kaydedilemedi', error);
    }
    await refreshThing(client, 'categories');
  }

  const actions: TreeActions = {
    selection,
    isOpen,
    toggleOpen: (id) =>
      setClosed((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    onEdit: open.openEdit,
    onAddBelow: (row) => openNew({ brandId: row.brandId, parentId: row.id }),
    onRemove: (row) => setAsking([row]),
    onToggle: (row, flag, value) => void toggle(row, flag, value),
    onOrder: isNarrowed ? undefined : (ids) => void storeOrder(ids),
  };
  const addButton = (
    <Button onClick={() => openNew({})}>
      <Plus aria-hidden />
      Kategori ekle
    </Button>
  );
  const allClosed = parents.length > 0 && parents.every((id) => closed.has(id));

  return (
    <ScreenFrame title="Kategoriler" action={addButton}>
      <WaitingForms form="categories" />
      <ListToolbar
        list={list}
        searchLabel="Kategorilerde ara"
        placeholder="Ad, açıklama veya marka"
        filters={filters}
        noun="kategori"
        total={all.isPending || all.error ? null : shown.length}
        lead={
          <div className="flex flex-wrap items-center gap-x-2">
            <SelectAll selection={selection} disabled={shown.length === 0} />
            {parents.length > 0 && !isNarrowed && (
              <Button
                variant="quiet"
                className="max-sm:px-1.5 max-sm:[&_svg]:hidden"
                onClick={() => setClosed(new Set(allClosed ? [] : parents))}
              >
                {allClosed ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
                {allClosed ? 'Tümünü aç' : 'Tümünü kapat'}
              </Button>
            )}
          </div>
        }
      />
      <ListStates
        rows={{ ...all, rows: shown }}
        list={list}
        icon={FolderTree}
        empty="Henüz kategori bulunmuyor"
        emptyAction={addButton}
        failed="Kategoriler yüklenirken hata oluştu!"
        skeleton={<GridSkeleton />}
      >
        <div className="grid gap-5">
          {groups.map((group) => (
            <Panel key={group.brandId} title={group.name}>
              <TreeList nodes={group.nodes} label={`${group.name} kategorileri`} actions={actions} />
            </Panel>
          ))}
        </div>
      </ListStates>
      <SelectionBar
        selection={selection}
        noun="kategori"
        actions={[
          {
            label: 'Aktifleştir',
            icon: Eye,
            run: () => setAll(true, 'Aktifleştiriliyor', 'aktifleştirildi.'),
          },
          { label: 'Pasife al', icon: EyeOff, run: () => setAll(false, 'Pasife alınıyor', 'pasife alındı.') },
          {
            label: 'Sil',
            icon: Trash2,
            run: () => setAsking(all.rows.filter((row) => selection.has(row.id))),
            danger: true,
          },
        ]}
        work={bulk.work}
        onCancelWork={bulk.cancel}
      />
      {(open.isNew || open.editId) && (
        <RecordEditor
          key={open.editId ?? 'new'}
          id={open.editId}
          read={categories.get}
          spec={categorySpec}
          prefill={prefill}
          texts={texts}
          kinds={KINDS}
          size="l"
          onSaved={all.put}
          onClose={open.close}
        >
          {(form) => <CategoryForm form={form} ownId={open.editId} />}
        </RecordEditor>
      )}
      {asking.length > 0 && (
        <RemoveDialog
          rows={asking}
          busy={bulk.work !== null}
          onCancel={() => setAsking([])}
          onConfirm={remove}
        />
      )}
    </ScreenFrame>
  );
}
