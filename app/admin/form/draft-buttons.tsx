import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { AS_PARAM, PREVIEW_PARAM } from '../../../domain/site/paths.ts';
import { api, read } from '../lib/api.ts';
import { notifyFailed } from '../lib/notices.ts';
import type { Identified } from '../lib/resource.ts';
import { DraftActions } from './draft-actions.tsx';
import type { RecordForm } from './use-record-form.ts';

const PublishDialog = lazy(() => import('./publish-dialog.tsx'));

type Props<Row extends Identified, Values extends FieldValues, Output> = {
  record: RecordForm<Row, Values, Output>;
  disabled: boolean;
};

/** What publishing a new row would still ask for, as it is typed. */
export function DraftLacks<Row extends Identified, Values extends FieldValues, Output>({
  record,
}: Pick<Props<Row, Values, Output>, 'record'>) {
  const { spec, form } = record;
  const values = useWatch({ control: form.control });
  const issues = spec.schema.safeParse(values).error?.issues ?? [];
  const labels = new Set(
    issues
      .map(({ path }) => String(path[0]))
      .flatMap((field) => (field in spec.labels ? [spec.labels[field]] : [])),
  );
  return (
    <p className="w-full text-14 text-ink-2 sm:mr-auto sm:w-auto" role="status">
      {labels.size === 0 ? 'Yayın için eksik yok.' : `Yayın için eksik: ${[...labels].join(', ')}`}
    </p>
  );
}

/** Keeps the form as a draft, shows it as it will be, and gives it a date. */
export function DraftButtons<Row extends Identified, Values extends FieldValues, Output>({
  record,
  disabled,
}: Props<Row, Values, Output>) {
  const client = useQueryClient();
  const [isDating, setDating] = useState(false);
  const { kept, isDirty, isKeeping } = record;

  function refresh() {
    void client.invalidateQueries({ queryKey: ['drafts'] });
    void client.invalidateQueries({ queryKey: ['plans'] });
  }

  async function keep() {
    if (await record.keep()) refresh();
  }

  /** The page opens in a tab that was asked for by the click itself: one that opens later would be held back. */
  async function preview() {
    const tab = window.open('', '_blank');
    try {
      const draft = isDirty || !kept ? await record.keep() : kept;
      if (!draft) return tab?.close();
      refresh();
      const { token, as, path } = await read(api.drafts.preview.$post({ json: { draft: draft.id } }));
      const query = new URLSearchParams({ [PREVIEW_PARAM]: token, [AS_PARAM]: as });
      if (tab) tab.location.href = `${path}?${query}`;
    } catch (error) {
      tab?.close();
      notifyFailed('Önizleme açılamadı', error);
    }
  }

  const idle = disabled || (!isDirty && !kept);
  const { draftKind, rowId } = record;
  const rows = draftKind && rowId ? [{ kind: draftKind, rowId }] : [];
  async function keepOne() {
    const stored = isDirty || !kept ? await record.keep() : kept;
    return stored && [stored];
  }
  return (
    <>
      <DraftActions
        preview={{ run: () => void preview(), disabled: idle }}
        date={{ run: () => setDating(true), disabled: idle && (disabled || !rowId) }}
        keep={{ run: () => void keep(), disabled: disabled || !isDirty, busy: isKeeping }}
      />
      {isDating && (
        <Suspense fallback={null}>
          <PublishDialog
            drafts={kept ? [kept] : []}
            rowName={record.draftName}
            rows={rows}
            keep={isDirty || kept ? keepOne : null}
            onDone={([draft]) => {
              if (draft) record.takeKept(draft);
              refresh();
              setDating(false);
            }}
            onClose={() => setDating(false)}
          />
        </Suspense>
      )}
    </>
  );
}
