import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type ApiError, isApiError } from '../lib/http.ts';
import { errorText, notifyDone, notifyFailed } from '../lib/notices.ts';
import type { Identified } from '../lib/resource.ts';
import { readDraft } from './drafts.ts';
import { type Base, changedPart, type RecordSpec } from './record-spec.ts';
import { useDraft } from './use-draft.ts';

type Options<Row extends Identified, Values extends FieldValues, Output> = {
  spec: RecordSpec<Row, Values, Output>;
  /** The row to change, or null for a new one. */
  row: Row | null;
  /** Values a new row starts with beyond the usual ones. */
  prefill?: Partial<Values>;
  onSaved: (row: Row) => void;
};

export type RecordForm<Row extends Identified, Values extends FieldValues, Output> = ReturnType<
  typeof useRecordForm<Row, Values, Output>
>;

/** A form over one row: its values, its saving, what a refusal means, and the copy that survives a reload. */
export function useRecordForm<Row extends Identified, Values extends FieldValues, Output>({
  spec,
  row,
  prefill,
  onSaved,
}: Options<Row, Values, Output>) {
  const draftName = `${spec.kind}:${row?.id ?? 'new'}`;
  const [draft] = useState(() => readDraft<Values>(draftName));
  const [base, setBase] = useState<Base<Values>>(
    () =>
      draft?.base ?? {
        values: row ? spec.toValues(row) : { ...spec.empty, ...prefill },
        version: row?.version ?? 0,
      },
  );
  const form: UseFormReturn<Values, unknown, Output> = useForm<Values, unknown, Output>({
    resolver: zodResolver(spec.schema),
    defaultValues: base.values as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt ?? null);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [failure, setFailure] = useState('');
  const [refusals, setRefusals] = useState(0);
  /** A new row is made once: its form takes no second submit, however long it still stands after the answer. */
  const saving = useRef(false);
  const { forget, hasUnsaved } = useDraft(draftName, form, base);

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);

  /** Starts again from what is stored, with other values on top. */
  function rebase(next: Base<Values>, values: Values) {
    setBase(next);
    form.reset(next.values);
    form.reset(values, { keepDefaultValues: true });
  }

  function refuse(error: unknown) {
    setRefusals((count) => count + 1);
    if (isApiError(error, 409) && error.current) return setTheirs(error.current as Row);
    const known = isApiError(error) ? fieldErrors(error, spec.labels) : [];
    for (const [name, message] of known) form.setError(name as Path<Values>, { type: 'server', message });
    setFailure(known.length > 0 ? '' : errorText(error));
    if (known.length === 0 || (isApiError(error) && error.status !== 422))
      notifyFailed(spec.messages.failed, error, spec.messages.technical);
  }

  async function store(output: Output, from: Base<Values>): Promise<Row> {
    if (!row) return spec.create(output);
    const before = spec.schema.safeParse(from.values);
    const patch = before.success ? changedPart(before.data as object, output as object) : output;
    return spec.update(row.id, { ...(patch as Partial<Output>), version: from.version });
  }

  async function save(output: Output, from: Base<Values> = base) {
    if (saving.current) return;
    saving.current = true;
    setFailure('');
    try {
      const stored = await store(output, from);
      forget();
      setTheirs(null);
      const values = spec.toValues(stored);
      setBase({ values, version: stored.version });
      form.reset(values);
      notifyDone(row ? spec.messages.updated : spec.messages.created);
      onSaved(stored);
      saving.current = row === null;
    } catch (error) {
      saving.current = false;
      refuse(error);
    }
  }

  /** Saves what was chosen in a conflict, on top of the newer row. */
  async function resolve(values: Values) {
    if (!theirs) return;
    const next = { values: spec.toValues(theirs), version: theirs.version };
    rebase(next, values);
    const parsed = spec.schema.safeParse(values);
    setTheirs(null);
    if (parsed.success) await save(parsed.data, next);
  }

  function discardDraft() {
    forget();
    setRestoredAt(null);
    const values = row ? spec.toValues(row) : { ...spec.empty, ...prefill };
    setBase({ values, version: row?.version ?? 0 });
    form.reset(values);
  }

  return {
    spec,
    form,
    base,
    isNew: row === null,
    isDirty,
    isSaving: isSubmitting,
    failure,
    restoredAt: isDirty ? restoredAt : null,
    theirs,
    /** Grows with every submit that ended, so that the first faulty field can take the focus. */
    refusals: refusals + submitCount,
    submit: form.handleSubmit((output) => save(output)),
    resolve,
    leaveConflict: () => setTheirs(null),
    discardDraft,
    forget,
    hasUnsaved,
  };
}

/** The refused fields that the form has; `features.2` is one of `features`. */
function fieldErrors(error: ApiError, labels: object): [string, string][] {
  return Object.entries(error.fields).filter(([name]) => (name.split('.')[0] ?? name) in labels);
}
