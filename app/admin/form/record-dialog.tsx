import { History as HistoryIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatMoment } from '../../../domain/rules/format.ts';
import { UploadsContext } from '../files/uploads.ts';
import { ReadOnlyNote } from '../frame/read-only-note.tsx';
import type { Identified } from '../lib/resource.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { useRights } from '../lib/use-rights.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog, type DialogSize } from '../ui/dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftButtons, DraftLacks } from './draft-buttons.tsx';
import { DraftNote } from './draft-note.tsx';
import { LeavingNote } from './leaving-note.tsx';
import { OpenByOthers } from './open-by-others.tsx';
import { useLastChange } from './use-last-change.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import type { RecordForm } from './use-record-form.ts';

type RecordDialogProps<Row extends Identified, Values extends FieldValues, Output> = {
  record: RecordForm<Row, Values, Output>;
  title: string;
  saveLabel?: string;
  size?: DialogSize;
  /** Called after the question about unsaved text, where there is any. It must lead to another address. */
  onClose: () => void;
  /** Beside the save buttons, at the left. */
  extra?: ReactNode;
  children: ReactNode;
};

/** The modal around a form: saving by button and Ctrl+S, unsaved text, refusals, conflicts. */
export function RecordDialog<Row extends Identified, Values extends FieldValues, Output>({
  record,
  title,
  saveLabel = 'Kaydet',
  size = 'l',
  onClose,
  extra,
  children,
}: RecordDialogProps<Row, Values, Output>) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [uploads, setUploads] = useState(0);
  const question = useLeaveQuestion(record.hasUnsaved);
  const busy = record.isSaving;
  const right = `${record.spec.kind}:write` as const;
  const may = useRights();
  const lastChange = useLastChange(record.spec.kind, record.theirs?.id);

  useShortcut(
    'mod+s',
    'Açık formu kaydet',
    () => element.current?.requestSubmit(),
    'dialog',
    !question.asking && !record.theirs,
  );
  useEffect(() => {
    if (record.refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [record.refusals]);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (uploads === 0) void record.submit();
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={title}
        size={size}
        footer={
          <>
            {extra && <div className="mr-auto flex flex-wrap gap-2">{extra}</div>}
            {record.failure && (
              <p role="alert" className="w-full text-14 font-medium text-danger sm:w-auto sm:flex-1">
                {record.failure} Yazdıklarınız duruyor.
              </p>
            )}
            <ReadOnlyNote right={right} className="max-sm:w-full" />
            {record.draftKind && record.isNew && (record.isDirty || record.kept) && (
              <DraftLacks record={record} />
            )}
            <Button variant="ghost" onClick={onClose}>
              Vazgeç
            </Button>
            {record.draftKind && (
              <DraftButtons record={record} disabled={busy || uploads > 0 || !may(right)} />
            )}
            <Button type="submit" form={formId} busy={busy || uploads > 0} disabled={!may(right)}>
              {uploads > 0 ? 'Yükleme bekleniyor' : busy ? 'Kaydediliyor...' : saveLabel}
            </Button>
          </>
        }
      >
        <UploadsContext value={(change) => setUploads((count) => count + change)}>
          <form id={formId} ref={element} onSubmit={submit} noValidate className="grid gap-5">
            {record.restoredAt && (
              <div
                role="status"
                className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-info-bg px-3.5 py-1 text-info"
              >
                <HistoryIcon aria-hidden className="size-[18px]" />
                <span className="flex-1">
                  Kaydedilmemiş metniniz geri getirildi ({formatMoment(record.restoredAt)}).
                </span>
                <Button variant="quiet" onClick={record.discardDraft}>
                  Metni sil
                </Button>
              </div>
            )}
            {record.draftKind && record.rowId && (
              <OpenByOthers
                kind={record.draftKind}
                target={record.rowId}
                labels={record.spec.labels}
                form={element}
                takeOver={record.takeOver}
              />
            )}
            {record.draftKind && <DraftNote record={record} />}
            {record.draftKind && record.rowId && <LeavingNote kind={record.draftKind} rowId={record.rowId} />}
            {children}
          </form>
        </UploadsContext>
      </Dialog>
      <ConfirmDialog
        open={question.asking}
        danger
        title="Kaydedilmemiş değişiklikler var"
        confirmLabel="Değişiklikleri sil"
        cancelLabel="Düzenlemeye dön"
        onCancel={question.stay}
        onConfirm={() => {
          record.forget();
          question.leave();
        }}
      >
        <p>Pencereyi kapatırsanız yazdıklarınız silinir.</p>
      </ConfirmDialog>
      {record.theirs && (
        <ConflictDialog
          spec={record.spec}
          who={record.theirsBy || lastChange}
          base={record.base}
          mine={record.form.getValues()}
          theirs={record.spec.toValues(record.theirs)}
          onResolve={record.resolve}
          onLeave={record.leaveConflict}
        />
      )}
    </>
  );
}
