import { Eye, EyeOff, type LucideIcon, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formatCount } from '../../../../domain/format.ts';
import type { Identified, Resource } from '../../../lib/resource.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { RecordEditor, type RecordTexts } from '../form/record-editor.tsx';
import type { RecordSpec } from '../form/record-spec.ts';
import { WaitingForms } from '../form/waiting-forms.tsx';
import { useShortcut } from '../shortcuts.ts';
import { CardList } from './card-list.tsx';
import type { Filter } from './filters.tsx';
import { GridSkeleton, ListStates } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SelectAll } from './select-all.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useBulk } from './use-bulk.ts';
import { useListParams } from './use-list-params.ts';
import { useOpenRecord } from './use-open-record.ts';
import { useRemove } from './use-remove.ts';
import { useReorder } from './use-reorder.ts';
import { useRowToggle } from './use-row-toggle.ts';
import { useRows } from './use-rows.ts';
import { type Selection, useSelection } from './use-selection.ts';

type Named = Identified & { name: string };

/** What a card shows and does. */
export type CardProps<Row, Flag extends string> = {
  row: Row;
  selection: Selection;
  onEdit: () => void;
  onRemove: () => void;
  onToggle: (flag: Flag, value: boolean) => void;
  /** Moves within the list; absent where the list is not in the site's order. */
  onShift?: ((step: 1 | -1 | 'first') => void) | undefined;
  handle: ReactNode;
};

export type CardWords = RecordTexts & {
  /** `Markalar`, `marka`, `markayı`. */
  title: string;
  noun: string;
  object: string;
  label: string;
  search: string;
  placeholder: string;
  open: string;
  empty: string;
  loadFailed: string;
  loadTechnical?: string;
  changeFailed: string;
  removeFailed: string;
  removeAllFailed: string;
  removeTechnical?: string;
  /** What follows on a name or a count: `çöp kutusuna taşındı.` */
  removed: string;
};

type BulkChange<Change> = { label: string; icon: LucideIcon; set: Change; doing: string; done: string };

type Props<Row extends Named, Values extends FieldValues, Output, Patch, Change, Flag extends string> = {
  resource: Omit<Resource<Row, never, Patch, Change>, 'create'>;
  spec: RecordSpec<Row, Values, Output>;
  words: CardWords;
  icon: LucideIcon;
  sorts: readonly { value: string; label: string }[];
  defaultSort: string;
  filterNames: readonly string[];
  filters: readonly Filter[];
  /** The kinds whose lists change with a save or a deletion, its own first. */
  kinds: readonly string[];
  /** Further changes of many rows, beside active and passive. */
  changes?: readonly BulkChange<Change>[];
  /** The least width of a card in px, and a first guess at its height. */
  column: number;
  estimate: number;
  card: (props: CardProps<Row, Flag>) => ReactNode;
  form: (form: UseFormReturn<Values, unknown, Output>) => ReactNode;
  /** What goes with one row, and with several, said before they are deleted. */
  beforeRemove: (row: Row) => ReactNode;
  beforeRemoveAll: (rows: readonly Row[]) => ReactNode;
};

/** The screen of a kind whose rows are cards: list, search, filters, order, selection, form and questions. */
export function CardScreen<
  Row extends Named,
  Values extends FieldValues,
  Output,
  Patch,
  Change extends { isActive?: boolean },
  Flag extends keyof Row & string,
>(props: Props<Row, Values, Output, Patch, Change, Flag>) {
  const { resource, spec, words, sorts, defaultSort, filterNames, filters, kinds, changes = [] } = props;
  const list = useListParams({ filters: filterNames, defaultSort });
  const rows = useRows(resource, { search: list.search, sort: list.sort, ...list.filters });
  const open = useOpenRecord();
  const selection = useSelection(
    rows.rows.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
  );
  const bulk = useBulk(spec.kind, words.noun);
  const toggle = useRowToggle<Row, Flag>({
    update: (id, patch) => resource.update(id, patch as Patch),
    put: rows.put,
    noun: words.noun.charAt(0).toLocaleUpperCase('tr') + words.noun.slice(1),
    kinds: kinds.slice(1),
  });
  const order = useReorder({
    kind: spec.kind,
    reorder: resource.reorder,
    rows: rows.rows,
    arrange: rows.arrange,
  });
  const remove = useRemove<Row>({
    kinds,
    remove: (row) => resource.remove(row.id),
    done: (row) => `"${row.name}" ${words.removed}`,
    failed: words.removeFailed,
    ...(words.removeTechnical && { technical: words.removeTechnical }),
    onRemoved: (row) => selection.has(row.id) && selection.toggle(row.id),
  });
  const [asking, setAsking] = useState(false);
  const sortable = list.sort === defaultSort && rows.rows.length > 1 && !rows.isStale;
  const chosen = [...selection.selected];

  useShortcut('n', words.create, open.openNew);

  async function setAll({ set, doing, done }: Omit<BulkChange<Change>, 'label' | 'icon'>) {
    const finished = await bulk.set(chosen, (part, operation) => resource.setMany(part, set, operation), {
      label: doing,
      done: (count) => `${count} ${done}`,
      failed: words.changeFailed,
    });
    if (finished) selection.clear();
  }
  async function removeAll() {
    setAsking(false);
    const finished = await bulk.remove(chosen, resource.removeMany, {
      label: 'Siliniyor',
      done: (count) => `${count} ${words.removed}`,
      failed: words.removeAllFailed,
      ...(words.removeTechnical && { technical: words.removeTechnical }),
    });
    if (finished) selection.clear();
  }

  const activity: BulkChange<Change>[] = [
    {
      label: 'Aktifleştir',
      icon: Eye,
      set: { isActive: true } as Change,
      doing: 'Aktifleştiriliyor',
      done: 'aktifleştirildi.',
    },
    {
      label: 'Pasife al',
      icon: EyeOff,
      set: { isActive: false } as Change,
      doing: 'Pasife alınıyor',
      done: 'pasife alındı.',
    },
  ];
  const addButton = (
    <Button onClick={open.openNew}>
      <Plus aria-hidden />
      {words.open}
    </Button>
  );
  return (
    <ScreenFrame title={words.title} action={addButton}>
      <WaitingForms form={spec.kind} />
      <ListToolbar
        list={list}
        searchLabel={words.search}
        placeholder={words.placeholder}
        filters={filters}
        sorts={sorts}
        noun={words.noun}
        total={rows.isPending || rows.error ? null : rows.total}
        lead={<SelectAll selection={selection} disabled={rows.rows.length === 0} />}
      />
      <h2 className="sr-only">{words.label}</h2>
      <ListStates
        rows={rows}
        list={list}
        icon={props.icon}
        empty={words.empty}
        emptyAction={addButton}
        failed={words.loadFailed}
        {...(words.loadTechnical && { failedDetail: words.loadTechnical })}
        skeleton={<GridSkeleton />}
      >
        <CardList
          rows={rows}
          label={words.label}
          nameOf={(row) => row.name}
          sortable={sortable}
          onMove={order.place}
          column={props.column}
          estimate={props.estimate}
        >
          {(row, handle) =>
            props.card({
              row,
              handle,
              selection,
              onEdit: () => open.openEdit(row.id),
              onRemove: () => remove.ask(row),
              onToggle: (flag, value) => toggle(row, flag, value),
              onShift: sortable ? (step) => order.shift(row, step) : undefined,
            })
          }
        </CardList>
      </ListStates>
      <SelectionBar
        selection={selection}
        noun={words.noun}
        actions={[
          ...[...activity, ...changes].map(({ label, icon, ...change }) => ({
            label,
            icon,
            run: () => setAll(change),
          })),
          { label: 'Sil', icon: Trash2, run: () => setAsking(true), danger: true },
        ]}
        work={bulk.work}
        onCancelWork={bulk.cancel}
      />
      {(open.isNew || open.editId) && (
        <RecordEditor
          key={open.editId ?? 'new'}
          id={open.editId}
          read={resource.get}
          spec={spec}
          texts={words}
          kinds={kinds}
          onSaved={rows.put}
          onClose={open.close}
        >
          {props.form}
        </RecordEditor>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={`${formatCount(selection.count)} ${words.object} silmek istediğinizden emin misiniz?`}
        confirmLabel={`${formatCount(selection.count)} ${words.object} sil`}
        onCancel={() => setAsking(false)}
        onConfirm={removeAll}
      >
        <p>{props.beforeRemoveAll(rows.rows.filter((row) => selection.has(row.id)))}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={remove.row !== null}
        danger
        busy={remove.busy}
        title={`Bu ${words.object} silmek istediğinizden emin misiniz?`}
        confirmLabel="Sil"
        onCancel={remove.cancel}
        onConfirm={remove.confirm}
      >
        {remove.row && <p>{props.beforeRemove(remove.row)}</p>}
      </ConfirmDialog>
    </ScreenFrame>
  );
}
