import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { formatMoment } from '../../../domain/rules/format.ts';
import type { DraftDetail } from '../../../domain/things/draft.ts';
import { type ApiError, isApiError } from '../lib/http.ts';
import { errorText, notifyDone, notifyFailed } from '../lib/notices.ts';
import type { Identified } from '../lib/resource.ts';
import { readDraft } from './drafts.ts';
import { draftIn, draftKindOf, removeDraft, storeDraft, withDraft, writeKept } from './kept-draft.ts';
import { type Base, changedPart, type RecordSpec } from './record-spec.ts';
import { useDraft } from './use-draft.ts';

type Options<Row extends Identified, Values extends FieldValues, Output> = {
  spec: RecordSpec<Row, Values, Output>;
  /** The row to change, or null for a new one. */
  row: Row | null;
  /** Values a new row starts with beyond the usual ones. */
  prefill?: Partial<Values>;
  /** The draft of it that is on the server. */
  draft?: DraftDetail | null;
  onSaved: (row: Row) => void;
  /** After a draft was stored or removed. */
  onKept?: (draft: DraftDetail | null) => void;
};

export type RecordForm<Row extends Identified, Values extends FieldValues, Output> = ReturnType<
  typeof useRecordForm<Row, Values, Output>
>;

/** A form over one row: its values, its saving, what a refusal means, and the copy that survives a reload. */
export function useRecordForm<Row extends Identified, Values extends FieldValues, Output>({
  spec,
  row,
  prefill,
  draft: opened = null,
  onSaved,
  onKept,
}: Options<Row, Values, Output>) {
  const draftName = `${spec.kind}:${row?.id ?? (opened ? `new.${opened.id}` : 'new')}`;
  const draftKind = draftKindOf(spec.kind);
  const [kept, setKept] = useState(opened);
  const [draft] = useState(() => readDraft<Values>(draftName));
  /** The version of the kept draft that the form's text goes on from: of a newer one nothing is overwritten unseen. */
  const [met, setMet] = useState((draft ? draft.kept : opened?.version) ?? null);
  const [base, setBase] = useState<Base<Values>>(
    () =>
      draft?.base ?? {
        values: row ? spec.toValues(row) : { ...spec.empty, ...prefill },
        version: row?.version ?? 0,
      },
  );
  const form: UseFormReturn<Values, unknown, Output> = useForm<Values, unknown, Output>({
    resolver: zodResolver(spec.schema),
    defaultValues: withDraft(base.values, opened) as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt ?? null);
  const [theirs, setTheirs] = useState<Row | null>(null);
  /** What was refused: to publish, or to store as a draft. */
  const asDraft = useRef(false);
  /** Whether it was another's draft that stood there, and not another's row. */
  const draftMet = useRef(false);
  const [theirsBy, setTheirsBy] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const [failure, setFailure] = useState('');
  const [refusals, setRefusals] = useState(0);
  /** A new row is made once: its form takes no second submit, however long it still stands after the answer. */
  const saving = useRef(false);
  const { forget, hasUnsaved } = useDraft(draftName, form, base, met);

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);

  function take(next: DraftDetail | null) {
    setKept(next);
    setMet(next?.version ?? null);
  }

  /** Starts again from what is stored, with other values on top. */
  function rebase(next: Base<Values>, values: Values) {
    setBase(next);
    form.reset(next.values);
    form.reset(values, { keepDefaultValues: true });
  }

  function refuse(error: unknown) {
    setRefusals((count) => count + 1);
    if (isApiError(error, 409) && error.current) {
      const newer = draftIn(error.current);
      draftMet.current = newer !== null;
      setTheirsBy(newer ? `${newer.author}, ${formatMoment(newer.updatedAt)}.` : '');
      if (!newer) return setTheirs(error.current as Row);
      setKept(newer);
      return setTheirs({ ...row, ...withDraft(base.values, newer), version: base.version } as unknown as Row);
    }
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
    asDraft.current = false;
    try {
      const stored = await store(output, from);
      // One that somebody else wrote meanwhile stays.
      if (kept && met !== null) await removeDraft({ ...kept, version: met }).catch(() => undefined);
      take(null);
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

  /** Stores the form as a draft, whatever it lacks. */
  async function keep(
    values: Values = form.getValues(),
    from: Base<Values> = base,
    over = met,
  ): Promise<DraftDetail | null> {
    if (!draftKind || isKeeping || saving.current) return null;
    asDraft.current = true;
    setKeeping(true);
    setFailure('');
    try {
      const stored = await storeDraft(draftKind, { row, kept, met: over, base: from, values });
      forget();
      setTheirs(null);
      take(stored);
      form.reset(values);
      notifyDone('Taslak kaydedildi. Ziyaretçiler görmez.');
      onKept?.(stored);
      return stored;
    } catch (error) {
      refuse(error);
      return null;
    } finally {
      setKeeping(false);
    }
  }

  /** Makes the draft one's own: what its author wrote stays in it, and in its history under their name. */
  async function takeOver() {
    if (!kept || !draftKind) return;
    try {
      const json = { changes: kept.changes, ...(row && { rowVersion: base.version }) };
      take(await writeKept(draftKind, { rowId: row?.id ?? null, kept, met: kept.version, json }));
      notifyDone('Taslak artık sizde. Önceki hâli geçmişinde duruyor.');
    } catch (error) {
      notifyFailed('Taslak devralınamadı', error);
    }
  }

  /** Gives the draft up; the form shows what is on the site. */
  async function dropKept() {
    if (!kept) return;
    await removeDraft(kept);
    forget();
    take(null);
    form.reset(base.values);
    onKept?.(null);
  }

  /** Saves what was chosen in a conflict, on top of the newer row. */
  async function resolve(values: Values) {
    if (!theirs) return;
    const next = draftMet.current ? base : { values: spec.toValues(theirs), version: theirs.version };
    rebase(next, values);
    const parsed = spec.schema.safeParse(values);
    setTheirs(null);
    if (asDraft.current) await keep(values, next, draftMet.current ? (kept?.version ?? null) : met);
    else if (parsed.success) await save(parsed.data, next);
  }

  /** A second submit ends here: the updates it makes would go before the closing of the form, and hold it open. */
  async function submit() {
    if (!saving.current) await form.handleSubmit((output) => save(output))();
  }

  function discardDraft() {
    forget();
    setRestoredAt(null);
    const values = row ? spec.toValues(row) : { ...spec.empty, ...prefill };
    setBase({ values, version: row?.version ?? 0 });
    setMet(kept?.version ?? null);
    form.reset(withDraft(values, kept));
  }

  return {
    spec,
    form,
    base,
    isNew: row === null,
    isDirty,
    isSaving: isSubmitting,
    kept,
    draftKind,
    /** What a plan for it alone is called. */
    draftName: kept?.title ?? (row ? nameOf(row) : 'Yeni kayıt'),
    rowId: row?.id ?? null,
    isKeeping,
    keep: () => keep(),
    dropKept,
    /** Missing where there is nothing to take over, or where the site has changed meanwhile. */
    takeOver: kept && kept.overtaken.length === 0 && met === kept.version ? takeOver : undefined,
    takeKept: take,
    failure,
    restoredAt: isDirty ? restoredAt : null,
    theirs,
    /** Who stored the newer draft, where it is one, and when. */
    theirsBy,
    /** Grows with every submit that ended, so that the first faulty field can take the focus. */
    refusals: refusals + submitCount,
    submit,
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

function nameOf(row: object): string {
  return String(Reflect.get(row, 'name') ?? Reflect.get(row, 'title') ?? '');
}
