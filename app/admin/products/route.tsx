import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, FolderInput, Package, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { formatCount } from '../../../domain/format.ts';
import type { Product } from '../../../domain/product.ts';
import { products } from '../../lib/resources.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useBrandChoices, useCatalogChoices, useCategoryChoices } from '../shared/choices.ts';
import { WaitingForms } from '../shared/form/waiting-forms.tsx';
import { GridSkeleton, ListStates } from '../shared/list/list-states.tsx';
import { ListToolbar } from '../shared/list/list-toolbar.tsx';
import { SavedViews } from '../shared/list/saved-views.tsx';
import { SelectAll } from '../shared/list/select-all.tsx';
import { SelectionBar } from '../shared/list/selection-bar.tsx';
import { useBulk } from '../shared/list/use-bulk.ts';
import { useListParams } from '../shared/list/use-list-params.ts';
import { useOpenRecord } from '../shared/list/use-open-record.ts';
import { useRemove } from '../shared/list/use-remove.ts';
import { useReorder } from '../shared/list/use-reorder.ts';
import { useRows } from '../shared/list/use-rows.ts';
import { useSelection } from '../shared/list/use-selection.ts';
import { useShortcut } from '../shared/shortcuts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductList } from './product-list.tsx';
import { builtInViews, DEFAULT_SORT, FILTER_NAMES, productFilters, sorts } from './product-views.ts';
import { useKnownRows } from './use-known-rows.ts';
import { useProductActions } from './use-product-actions.ts';

export const meta: MetaFunction = () => [
  { title: 'Ürünler | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function ProductsScreen() {
  const list = useListParams({ filters: FILTER_NAMES, defaultSort: DEFAULT_SORT });
  const query = { search: list.search, sort: list.sort, ...list.filters };
  const rows = useRows(products, query);
  const open = useOpenRecord();
  const selection = useSelection(
    rows.rows.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
  );
  const known = useKnownRows(rows.rows, selection);
  const bulk = useBulk('products', 'ürün');
  const actions = useProductActions({ put: rows.put, openEdit: open.openEdit });
  const order = useReorder({
    kind: 'products',
    reorder: products.reorder,
    rows: rows.rows,
    arrange: rows.arrange,
  });
  const remove = useRemove<Product>({
    kinds: ['products', 'brands', 'categories'],
    remove: (row) => products.remove(row.id),
    done: (row) => `"${row.name}" çöp kutusuna taşındı.`,
    failed: 'Ürün silinirken hata oluştu!',
    onRemoved: (row) => selection.has(row.id) && selection.toggle(row.id),
  });
  const [asking, setAsking] = useState<'remove' | 'move' | null>(null);
  const client = useQueryClient();
  const filters = productFilters(
    useBrandChoices().options,
    useCategoryChoices(list.filters.brandId).options,
    useCatalogChoices().options,
  );
  const sortable = list.sort === DEFAULT_SORT && rows.rows.length > 1 && !rows.isStale;
  const chosen = [...selection.selected];

  useShortcut('n', 'Yeni ürün', open.openNew);

  async function setAll(
    set: Parameters<typeof products.setMany>[1],
    ids: readonly string[],
    label: string,
    done: (count: string) => string,
  ) {
    const finished = await bulk.set(ids, (part, operation) => products.setMany(part, set, operation), {
      label,
      done,
      failed: 'Ürünler güncellenemedi',
    });
    if (finished) selection.clear();
  }
  async function removeAll() {
    setAsking(null);
    const finished = await bulk.remove(chosen, products.removeMany, {
      label: 'Siliniyor',
      done: (count) => `${count} çöp kutusuna taşındı.`,
      failed: 'Ürünler silinirken hata oluştu!',
    });
    if (finished) selection.clear();
    await client.invalidateQueries({ queryKey: ['brands'] });
  }

  const bulkActions = [
    {
      label: 'Aktifleştir',
      icon: Eye,
      run: () =>
        setAll({ isActive: true }, chosen, 'Aktifleştiriliyor', (count) => `${count} aktifleştirildi.`),
    },
    {
      label: 'Pasife al',
      icon: EyeOff,
      run: () => setAll({ isActive: false }, chosen, 'Pasife alınıyor', (count) => `${count} pasife alındı.`),
    },
    {
      label: 'Öne çıkar',
      icon: Star,
      run: () =>
        setAll({ isFeatured: true }, chosen, 'Öne çıkarılıyor', (count) => `${count} öne çıkarıldı.`),
    },
    { label: 'Kategoriye taşı', icon: FolderInput, run: () => setAsking('move') },
    { label: 'Sil', icon: Trash2, run: () => setAsking('remove'), danger: true },
  ];
  const addButton = (
    <Button onClick={open.openNew}>
      <Plus aria-hidden />
      Ürün ekle
    </Button>
  );

  return (
    <ScreenFrame title="Ürünler" action={addButton}>
      <WaitingForms form="products" />
      <SavedViews kind="products" list={list} defaultSort={DEFAULT_SORT} builtIn={builtInViews} />
      <ListToolbar
        list={list}
        searchLabel="Ürünlerde ara"
        placeholder="Ad, kod, marka veya kategori"
        filters={filters}
        sorts={sorts}
        noun="ürün"
        total={rows.isPending || rows.error ? null : rows.total}
        withViews
        lead={<SelectAll selection={selection} disabled={rows.rows.length === 0} />}
      />
      <h2 className="sr-only">Ürün listesi</h2>
      <ListStates
        rows={rows}
        list={list}
        icon={Package}
        empty="Henüz ürün bulunmuyor"
        emptyAction={addButton}
        failed="Ürünler yüklenirken hata oluştu!"
        skeleton={<GridSkeleton />}
      >
        <ProductList
          rows={rows}
          view={list.view}
          sortable={sortable}
          onMove={order.place}
          itemProps={(row) => ({
            row,
            selection,
            onEdit: () => open.openEdit(row.id),
            onDuplicate: () => actions.duplicate(row),
            onRemove: () => remove.ask(row),
            onToggle: (flag, value) => actions.toggle(row, flag, value),
            onShift: sortable ? (step) => order.shift(row, step) : undefined,
          })}
        />
      </ListStates>
      <SelectionBar
        selection={selection}
        noun="ürün"
        actions={bulkActions}
        work={
          known.loading === null ? bulk.work : { label: 'Seçiliyor', done: known.loading, total: rows.total }
        }
        onCancelWork={bulk.cancel}
        more={
          selection.allShown &&
          rows.total > selection.count && (
            <Button variant="deep" onClick={() => known.selectMatching(query)}>
              Eşleşen {formatCount(rows.total)} ürünün tümünü seç
            </Button>
          )
        }
      />
      {(open.isNew || open.editId) && (
        <ProductDialog
          key={open.editId ?? 'new'}
          id={open.editId}
          onClose={open.close}
          onSaved={rows.put}
          prefill={{ ...(list.filters.brandId && { brandId: list.filters.brandId }) }}
        />
      )}
      {asking === 'move' && (
        <MoveDialog
          rows={known.selectedRows()}
          onClose={() => setAsking(null)}
          onMove={(ids, categoryName, categoryId) => {
            setAsking(null);
            void setAll(
              { categoryId },
              ids,
              'Taşınıyor',
              (count) => `${count} ${categoryName} kategorisine taşındı.`,
            );
          }}
        />
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        danger
        title={`${formatCount(selection.count)} ürünü silmek istediğinizden emin misiniz?`}
        confirmLabel={`${formatCount(selection.count)} ürünü sil`}
        onCancel={() => setAsking(null)}
        onConfirm={removeAll}
      >
        <p>Ürünler çöp kutusuna taşınır; oradan geri getirebilirsiniz.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={remove.row !== null}
        danger
        busy={remove.busy}
        title="Bu ürünü silmek istediğinizden emin misiniz?"
        confirmLabel="Sil"
        onCancel={remove.cancel}
        onConfirm={remove.confirm}
      >
        <p>
          <b>{remove.row?.name}</b> çöp kutusuna taşınır; oradan geri getirebilirsiniz.
        </p>
      </ConfirmDialog>
    </ScreenFrame>
  );
}
