import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { DraftDetail } from '../../../domain/things/draft.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { refreshThing } from '../lib/query-client.ts';
import type { Identified } from '../lib/resource.ts';
import { useRights } from '../lib/use-rights.ts';
import { DRAFT_PARAM, draftKindOf, readKept } from './kept-draft.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordLoader } from './record-loader.tsx';
import type { RecordSpec } from './record-spec.ts';
import { useRecordForm } from './use-record-form.ts';

export type RecordTexts = {
  /** `Markayı düzenle` / `Yeni marka` / `Markayı ekle` / `Marka bulunamadı`. */
  edit: string;
  create: string;
  add: string;
  missing: string;
};

type EditorProps<Row extends Identified, Values extends FieldValues, Output> = {
  spec: RecordSpec<Row, Values, Output>;
  row: Row | null;
  /** The draft of it that is on the server. */
  draft: DraftDetail | null;
  prefill?: Partial<Values>;
  texts: RecordTexts;
  /** The kinds whose lists change with a save, its own first. */
  kinds: readonly string[];
  size?: 'm' | 'l' | 'xl';
  onSaved: (row: Row) => void;
  onClose: () => void;
  /** After the row went back to an older version. */
  onRestored?: () => void;
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode;
};

function Editor<Row extends Identified, Values extends FieldValues, Output>(
  props: EditorProps<Row, Values, Output>,
) {
  const {
    spec,
    row,
    draft,
    prefill,
    texts,
    kinds,
    size = 'xl',
    onSaved,
    onClose,
    onRestored,
    children,
  } = props;
  const client = useQueryClient();
  const record = useRecordForm({
    spec,
    row,
    draft,
    ...(prefill && { prefill }),
    onSaved: (stored) => {
      onSaved(stored);
      onClose();
      void refreshThing(client, ...kinds, 'drafts', 'plans');
    },
  });
  return (
    <RecordDialog
      record={record}
      size={size}
      title={row ? texts.edit : texts.create}
      saveLabel={row ? 'Kaydet' : texts.add}
      onClose={onClose}
      extra={
        row && (
          <HistoryButton
            entity={spec.kind}
            id={row.id}
            name={String(Reflect.get(row, 'name'))}
            onRestored={onRestored}
          />
        )
      }
    >
      {children(record.form)}
    </RecordDialog>
  );
}

type RecordEditorProps<Row extends Identified, Values extends FieldValues, Output> = Omit<
  EditorProps<Row, Values, Output>,
  'row' | 'draft' | 'onRestored'
> & {
  /** The row to change; null for a new one. */
  id: string | null;
  read: (id: string, signal?: AbortSignal) => Promise<Row>;
};

/** The form of one row in a dialog: a new one, or the one with this id as it is now. */
export function RecordEditor<Row extends Identified, Values extends FieldValues, Output>({
  id,
  read,
  ...props
}: RecordEditorProps<Row, Values, Output>) {
  const [params] = useSearchParams();
  const draftKind = draftKindOf(props.spec.kind);
  const draftId = id === null ? params.get(DRAFT_PARAM) : null;
  const may = useRights();
  const answer = useQuery({
    queryKey: [props.spec.kind, 'one', id, draftId],
    queryFn: async ({ signal }) => {
      const kept = draftKind && may('drafts:read') ? readKept(draftKind, { rowId: id, draftId }) : null;
      const [row, draft] = await Promise.all([id === null ? null : read(id, signal), kept]);
      return { row, draft };
    },
    enabled: id !== null || draftId !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A restore counts as a new start: the form takes over what is stored now.
  const [round, setRound] = useState(0);
  if (id === null && draftId === null) return <Editor row={null} draft={null} {...props} />;
  return (
    <RecordLoader
      title={props.texts.edit}
      answer={answer}
      missing={props.texts.missing}
      size={props.size ?? 'xl'}
      onClose={props.onClose}
    >
      {({ row, draft }) => (
        <Editor
          key={`${row?.id ?? draft?.id} ${round}`}
          row={row}
          draft={draft}
          onRestored={() => setRound(round + 1)}
          {...props}
        />
      )}
    </RecordLoader>
  );
}
