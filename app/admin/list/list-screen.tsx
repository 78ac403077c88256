import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formatCount } from '../../../domain/rules/format.ts';
import type { TableName } from '../../../domain/tables/tables.ts';
import { RecordEditor } from '../form/record-editor.tsx';
import type { RecordSpec } from '../form/record-spec.ts';
import { WaitingForms } from '../form/waiting-forms.tsx';
import { ScreenFrame } from '../frame/screen-frame.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { Filter } from './filters.tsx';
import { ListStates } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SelectAll } from './select-all.tsx';
import { type BulkAction, SelectionBar } from './selection-bar.tsx';
import type { BulkWork } from './use-bulk.ts';
import { ACTIVE_CHANGES, type BulkChange, type ListedRow, type ListScreenState } from './use-list-screen.ts';

type Props<
  Row extends ListedRow,
  Patch,
  Change,
  Flag extends keyof Row & string,
  Values extends FieldValues,
  Output,
> = {
  screen: ListScreenState<Row, Patch, Change, Flag>;
  /** What is searched: `Marka veya ülke`. */
  placeholder: string;
  filters: readonly Filter[];
  /** Above the list: saved views. */
  views?: ReactNode;
  /** It can be looked at as cards and as lines. */
  hasViews?: boolean;
  /** What stands in place of the rows while they are loaded, in their shape. */
  skeleton: ReactNode;
  /** Further changes and actions of many rows, beside active and passive. */
  changes?: readonly BulkChange<Change>[];
  actions?: readonly BulkAction[];
  /** What the bar of the chosen rows shows besides. */
  more?: ReactNode;
  work?: BulkWork | null;
  spec: RecordSpec<Row, Values, Output>;
  prefill?: Partial<Values>;
  form: (form: UseFormReturn<Values, unknown, Output>) => ReactNode;
  /** What goes with one row, and with several, said before they are deleted. */
  beforeRemove: (row: Row) => ReactNode;
  beforeRemoveAll: (rows: readonly Row[]) => ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** The screen of a kind: list, search, filters, order, selection, form and questions. */
export function ListScreen<
  Row extends ListedRow,
  Patch,
  Change,
  Flag extends keyof Row & string,
  Values extends FieldValues,
  Output,
>(props: Props<Row, Patch, Change, Flag, Values, Output>) {
  const { screen, filters, views, hasViews = false, changes = [], actions = [] } = props;
  const { kind, texts, list, rows, open, selection, bulk, remove, removal } = screen;
  const chosen = `${formatCount(selection.count)} ${kind.object}`;
  const addButton = (
    <Button onClick={open.openNew}>
      <Plus aria-hidden />
      {texts.open}
    </Button>
  );
  return (
    <ScreenFrame title={kind.plural} action={addButton}>
      <WaitingForms form={kind.name} />
      {views}
      <ListToolbar
        list={list}
        searchLabel={texts.search}
        placeholder={props.placeholder}
        filters={filters}
        sorts={screen.sorts}
        noun={kind.noun}
        total={rows.isPending || rows.error ? null : rows.total}
        withViews={hasViews}
        taken={{ name: kind.name as TableName, query: { ...screen.query, includeInactive: true } }}
        lead={
          <SelectAll
            selection={selection}
            disabled={rows.rows.length === 0}
            // The table's head has it.
            {...(list.view === 'list' && rows.rows.length > 0 && { className: 'xl:hidden' })}
          />
        }
      />
      <h2 className="sr-only">{texts.list}</h2>
      <ListStates
        rows={rows}
        list={list}
        icon={kind.icon}
        empty={texts.empty}
        emptyAction={addButton}
        failed={texts.loadFailed}
        {...(texts.loadTechnical && { failedDetail: texts.loadTechnical })}
        skeleton={props.skeleton}
      >
        {props.children}
      </ListStates>
      <SelectionBar
        selection={selection}
        noun={kind.noun}
        actions={[
          ...[...(ACTIVE_CHANGES as readonly BulkChange<Change>[]), ...changes].map((change) => ({
            label: change.label,
            icon: change.icon,
            run: () => screen.setAll(change),
          })),
          ...actions,
          { label: 'Sil', icon: Trash2, run: removal.ask, danger: true },
        ]}
        work={props.work ?? bulk.work}
        onCancelWork={bulk.cancel}
        more={props.more}
      />
      {(open.isNew || open.editId) && (
        <RecordEditor
          key={open.editId ?? 'new'}
          id={open.editId}
          read={kind.resource.get}
          spec={props.spec}
          {...(props.prefill && { prefill: props.prefill })}
          texts={texts}
          kinds={screen.kinds}
          onSaved={rows.put}
          onClose={open.close}
        >
          {props.form}
        </RecordEditor>
      )}
      <ConfirmDialog
        open={removal.isAsking}
        danger
        title={`${chosen} silmek istediğinizden emin misiniz?`}
        confirmLabel={`${chosen} sil`}
        onCancel={removal.cancel}
        onConfirm={removal.confirm}
      >
        <p>{props.beforeRemoveAll(rows.rows.filter((row) => selection.has(row.id)))}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={remove.row !== null}
        danger
        busy={remove.busy}
        title={texts.removeOne}
        confirmLabel="Sil"
        onCancel={remove.cancel}
        onConfirm={remove.confirm}
      >
        {remove.row && <p>{props.beforeRemove(remove.row)}</p>}
      </ConfirmDialog>
    </ScreenFrame>
  );
}
