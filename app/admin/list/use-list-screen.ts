import { Eye, EyeOff, type LucideIcon, Star } from 'lucide-react';
import { useState } from 'react';
import { type ListedKind, type ScreenTexts, screenTexts } from '../kinds/kind.ts';
import type { Identified, Resource } from '../lib/resource.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { useRows } from '../lib/use-rows.ts';
import { useBulk } from './use-bulk.ts';
import { useListParams } from './use-list-params.ts';
import { useOpenRecord } from './use-open-record.ts';
import { useRemove } from './use-remove.ts';
import { useReorder } from './use-reorder.ts';
import { useRowToggle } from './use-row-toggle.ts';
import { useSelection } from './use-selection.ts';

/** A row of a kind with a list of its own. */
export type ListedRow = Identified & { name: string; isActive: boolean };
/** A change of many rows at once, with its sign and its words. */
export type BulkChange<Change> = {
  label: string;
  icon: LucideIcon;
  set: Change;
  doing: string;
  done: string;
};

/** What can be done to many rows of any kind. */
export const ACTIVE_CHANGES: readonly BulkChange<{ isActive: boolean }>[] = [
  {
    label: 'Aktifleştir',
    icon: Eye,
    set: { isActive: true },
    doing: 'Aktifleştiriliyor',
    done: 'aktifleştirildi.',
  },
  {
    label: 'Pasife al',
    icon: EyeOff,
    set: { isActive: false },
    doing: 'Pasife alınıyor',
    done: 'pasife alındı.',
  },
];

/** Where some of a kind stand out. */
export const FEATURE: BulkChange<{ isFeatured: boolean }> = {
  label: 'Öne çıkar',
  icon: Star,
  set: { isFeatured: true },
  doing: 'Öne çıkarılıyor',
  done: 'öne çıkarıldı.',
};

type Options<Row extends ListedRow, Patch, Change> = {
  kind: ListedKind<Row> & { resource: Omit<Resource<Row, never, Patch, Change>, 'create'> };
  /** What its screen says otherwise than others. */
  texts?: Partial<ScreenTexts>;
  /** The first order is the one that the list opens with, and in which rows can be moved. */
  sorts: readonly [{ value: string; label: string }, ...{ value: string; label: string }[]];
  filterNames: readonly string[];
  /** The kinds whose lists change with a save or a deletion, its own first. */
  kinds: readonly string[];
};

/** The state of a kind's list screen: what its address asks for, its rows, and all that is done to them. */
export function useListScreen<Row extends ListedRow, Patch, Change, Flag extends keyof Row & string>({
  kind,
  kinds,
  sorts,
  filterNames,
  texts: ownTexts,
}: Options<Row, Patch, Change>) {
  const { name, noun, title, resource } = kind;
  const texts: ScreenTexts = { ...screenTexts(kind), ...ownTexts };
  const defaultSort = sorts[0].value;
  const list = useListParams({ filters: filterNames, defaultSort });
  const query = { search: list.search, sort: list.sort, ...list.filters };
  const rows = useRows(resource, query);
  const open = useOpenRecord();
  const selection = useSelection(
    rows.rows.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
  );
  const bulk = useBulk(kinds, noun);
  const toggle = useRowToggle<Row, Flag>({
    update: (id, patch) => resource.update(id, patch as Patch),
    put: rows.put,
    noun: title,
    kinds: kinds.slice(1),
  });
  const order = useReorder({
    kind: name,
    reorder: resource.reorder,
    rows: rows.rows,
    arrange: rows.arrange,
  });
  const technical = texts.removeTechnical && { technical: texts.removeTechnical };
  const remove = useRemove<Row>({
    kinds,
    remove: (row) => resource.remove(row.id),
    done: (row) => `"${row.name}" ${texts.removed}`,
    failed: texts.removeFailed,
    ...technical,
    onRemoved: (row) => selection.has(row.id) && selection.toggle(row.id),
  });
  const [isAsking, setAsking] = useState(false);
  const chosen = [...selection.selected];

  useShortcut('n', texts.create, open.openNew);

  async function setAll(
    { set, doing, done }: Pick<BulkChange<Change>, 'set' | 'doing' | 'done'>,
    ids: readonly string[] = chosen,
  ) {
    const finished = await bulk.set(ids, (part, operation) => resource.setMany(part, set, operation), {
      label: doing,
      done: (count) => `${count} ${done}`,
      failed: texts.changeFailed,
    });
    if (finished) selection.clear();
  }
  async function removeAll() {
    setAsking(false);
    const finished = await bulk.remove(chosen, resource.removeMany, {
      label: 'Siliniyor',
      done: (count) => `${count} ${texts.removed}`,
      failed: texts.removeAllFailed,
      ...technical,
    });
    if (finished) selection.clear();
  }

  return {
    kind,
    kinds,
    texts,
    sorts,
    list,
    query,
    rows,
    open,
    selection,
    bulk,
    toggle,
    order,
    remove,
    setAll,
    /** The question before many are deleted. */
    removal: { isAsking, ask: () => setAsking(true), cancel: () => setAsking(false), confirm: removeAll },
    /** Whether rows can be put in order: they stand as on the site, and all that is known of them is fresh. */
    sortable: list.sort === defaultSort && rows.rows.length > 1 && !rows.isStale,
  };
}

export type ListScreenState<
  Row extends ListedRow,
  Patch,
  Change,
  Flag extends keyof Row & string,
> = ReturnType<typeof useListScreen<Row, Patch, Change, Flag>>;
