import { useQueryClient } from '@tanstack/react-query';
import { ChevronsDownUp, ChevronsUpDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { toast } from 'sonner';
import { CATEGORY_LEVELS, type Category } from '../../../../domain/things/category.ts';
import { RecordEditor } from '../../form/record-editor.tsx';
import { WaitingForms } from '../../form/waiting-forms.tsx';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { brandKind } from '../../kinds/brand.ts';
import { categoryKind } from '../../kinds/category.ts';
import { screenTexts } from '../../kinds/kind.ts';
import { useChoices } from '../../kinds/use-choices.ts';
import { api, read } from '../../lib/api.ts';
import { notifyFailed, notifyUndoable } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { partOf } from '../../lib/resource.ts';
import { categories, undoChange } from '../../lib/resources.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { ACTIVE_FILTER, type Filter } from '../../list/filters.tsx';
import { LinesSkeleton, ListStates } from '../../list/list-states.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { SelectAll } from '../../list/select-all.tsx';
import { SelectionBar } from '../../list/selection-bar.tsx';
import { useBulk } from '../../list/use-bulk.ts';
import { useListParams } from '../../list/use-list-params.ts';
import { ACTIVE_CHANGES } from '../../list/use-list-screen.ts';
import { useOpenRecord } from '../../list/use-open-record.ts';
import { useRowToggle } from '../../list/use-row-toggle.ts';
import { useSelection } from '../../list/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CategoryForm } from './category-form.tsx';
import { type CategoryValues, categorySpec } from './category-spec.ts';
import { groupByBrand, inSight, narrowed, type TreeActions, withBelow } from './category-tree.ts';
import { type ProductFate, RemoveDialog } from './remove-dialog.tsx';
import { TreeList } from './tree-list.tsx';
import { useAllCategories } from './use-all-categories.ts';

export const meta: MetaFunction = () => [
  { title: 'Kategoriler | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['categories', 'brands', 'products'];
const FILTER_NAMES = ['brandId', 'isActive'] as const;
const texts = screenTexts(categoryKind);

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
  const [naming, setNaming] = useState<string | null>(null);
  const [asking, setAsking] = useState<readonly Category[]>([]);
  const client = useQueryClient();
  const brands = useChoices(brandKind);
  const groups = groupByBrand(shown);
  // What a search found is shown, whatever was folded before.
  const isOpen = (id: string) => isNarrowed || !closed.has(id);
  const selection = useSelection(
    shown.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
    inSight(groups, isOpen),
  );
  const bulk = useBulk(KINDS, categoryKind.noun);
  const toggle = useRowToggle<Category, 'isActive'>({
    update: categories.update,
    put: all.put,
    noun: categoryKind.title,
    kinds: ['categories', 'products'],
  });
  const parents = all.rows.filter((row) => row.childrenCount > 0).map((row) => row.id);
  const filters: Filter[] = [
    { name: 'brandId', label: 'Marka', kind: 'search', options: brands.options },
    ACTIVE_FILTER,
  ];

  useShortcut('n', texts.create, () => openNew({}));

  function openNew(values: Partial<CategoryValues>) {
    setPrefill({ ...(list.filters.brandId && { brandId: list.filters.brandId }), ...values });
    open.openNew();
  }
  async function setAll({ set, doing, done }: (typeof ACTIVE_CHANGES)[number]) {
    const finished = await bulk.set(
      [...selection.selected],
      (part, operation) => categories.setMany(part, set, operation),
      { label: doing, done: (count) => `${count} ${done}`, failed: texts.changeFailed },
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
      done: (count) => (ids.length === 1 ? 'Kategori başarıyla silindi!' : `${count} ${texts.removed}`),
      failed: texts.removeFailed,
    });
    if (finished) selection.clear();
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

  /** Whether one more level fits below a category; says so where it does not. */
  function fits({ name, level }: Category): boolean {
    if (level < CATEGORY_LEVELS) return true;
    toast.error(`Kategoriler en fazla ${CATEGORY_LEVELS} düzey olabilir; ${name} altına kategori eklenemez.`);
    return false;
  }
  function name(row: Category | null) {
    if (row && !fits(row)) return;
    if (!row) document.querySelector<HTMLElement>(`[data-add="${naming}"]`)?.focus();
    setNaming(row?.id ?? null);
    if (row) setClosed((before) => new Set([...before].filter((id) => id !== row.id)));
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
    onAddBelow: (row) => fits(row) && openNew({ brandId: row.brandId, parentId: row.id }),
    naming,
    onName: name,
    onRemove: (row) => setAsking([row]),
    onToggle: (row, flag, value) => void toggle(row, flag, value),
    onOrder: isNarrowed ? undefined : (ids) => void storeOrder(ids),
  };
  const addButton = (
    <Button onClick={() => openNew({})}>
      <Plus aria-hidden />
      {texts.open}
    </Button>
  );
  const allClosed = parents.length > 0 && parents.every((id) => closed.has(id));

  return (
    <ScreenFrame title={categoryKind.plural} action={addButton}>
      <WaitingForms form={categoryKind.name} />
      <ListToolbar
        list={list}
        searchLabel={texts.search}
        placeholder="Ad, açıklama veya marka"
        filters={filters}
        noun={categoryKind.noun}
        total={all.isPending || all.error ? null : shown.length}
        taken={{ name: 'categories', query: { search: list.search, ...list.filters, includeInactive: true } }}
        lead={
          <div className="flex flex-wrap items-center gap-x-2">
            <SelectAll selection={selection} disabled={shown.length === 0} />
            {parents.length > 0 && !isNarrowed && (
              <Button
                variant="quiet"
                className="max-sm:px-0 max-sm:[&_svg]:hidden"
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
        icon={categoryKind.icon}
        empty={texts.empty}
        emptyAction={addButton}
        failed={texts.loadFailed}
        skeleton={<LinesSkeleton className="h-15" tile="size-9" />}
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
        noun={categoryKind.noun}
        actions={[
          ...ACTIVE_CHANGES.map((change) => ({
            label: change.label,
            icon: change.icon,
            run: () => setAll(change),
          })),
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
