import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../../../domain/rules/format.ts';
import type { Settings } from '../../../../domain/site/setting.ts';
import { ConflictDialog } from '../../form/conflict-dialog.tsx';
import { useLeaveQuestion } from '../../form/use-leave-question.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import { ReadOnlyNote } from '../../frame/read-only-note.tsx';
import { HistoryButton } from '../../history/history-button.tsx';
import { api, read } from '../../lib/api.ts';
import { errorText } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useRights } from '../../lib/use-rights.ts';
import { FieldsSkeleton } from '../../list/list-states.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { CompanyFields } from './company-fields.tsx';
import { companySpec, type SettingsRecord, toRecord } from './company-spec.ts';

function SettingsForm({ row, onSaved }: { row: SettingsRecord; onSaved: (row: SettingsRecord) => void }) {
  const spec = companySpec(row);
  const record = useRecordForm({ spec, row, onSaved });
  const may = useRights();
  const { form } = record;
  const element = useRef<HTMLFormElement>(null);
  const question = useLeaveQuestion(record.hasUnsaved);
  const [discarding, setDiscarding] = useState(false);

  useShortcut('mod+s', 'Şirket bilgilerini kaydet', () => element.current?.requestSubmit());
  useEffect(() => {
    if (record.refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [record.refusals]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void record.submit();
  }

  return (
    <form ref={element} onSubmit={submit} noValidate>
      <div className="grid gap-5 p-5">
        {record.restoredAt && (
          <p
            role="status"
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-info-bg px-3.5 py-1 text-info"
          >
            Kaydedilmemiş metniniz geri getirildi ({formatMoment(record.restoredAt)}).
            <Button variant="quiet" onClick={record.discardDraft}>
              Metni sil
            </Button>
          </p>
        )}
        <CompanyFields form={form} labels={spec.labels} />
      </div>
      <footer className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-2 rounded-b-panel border-t border-line bg-surface px-5 py-3 lg:bottom-0">
        <p role="status" className="text-14 font-medium max-sm:w-full sm:flex-1">
          <ReadOnlyNote right="settings:write" />
          {record.isDirty && (
            <span className="inline-flex items-center gap-2.5">
              <span aria-hidden className="size-2 rounded-full bg-coral" />
              Kaydedilmemiş değişiklikler var
            </span>
          )}
        </p>
        {record.failure && (
          <p role="alert" className="w-full text-14 font-medium text-danger">
            {record.failure} Yazdıklarınız duruyor.
          </p>
        )}
        {record.isDirty && (
          <Button variant="ghost" className="max-sm:flex-1" onClick={() => setDiscarding(true)}>
            Vazgeç
          </Button>
        )}
        <Button
          type="submit"
          className="max-sm:flex-1"
          busy={record.isSaving}
          disabled={!may('settings:write')}
        >
          {record.isSaving ? 'Kaydediliyor...' : 'Kaydet'}
        </Button>
      </footer>
      <ConfirmDialog
        open={question.asking || discarding}
        danger
        title="Kaydedilmemiş değişiklikler var"
        confirmLabel="Değişiklikleri sil"
        cancelLabel="Düzenlemeye dön"
        onCancel={() => {
          setDiscarding(false);
          question.stay();
        }}
        onConfirm={() => {
          setDiscarding(false);
          record.discardDraft();
          question.leave();
        }}
      >
        <p>{question.asking ? 'Sayfadan çıkarsanız yazdıklarınız silinir.' : 'Kayıtlı olan geri gelir.'}</p>
      </ConfirmDialog>
      {record.theirs && (
        <ConflictDialog
          spec={spec}
          base={record.base}
          mine={form.getValues()}
          theirs={spec.toValues(record.theirs)}
          onResolve={record.resolve}
          onLeave={record.leaveConflict}
        />
      )}
    </form>
  );
}

/** The company's name, chat number, place on the map and legal links. */
export function CompanyForm() {
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const answer = useQuery({
    queryKey: ['settings', 'company'],
    queryFn: async ({ signal }) =>
      toRecord((await read(api.settings.$get({}, { init: { signal } }))) as Settings),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const row = answer.data;

  return (
    <Panel
      title="Şirket bilgileri"
      anchor="sirket"
      aside={
        row && (
          <HistoryButton
            entity="settings"
            id="site"
            name="Site ayarları"
            onRestored={() => setRound(round + 1)}
          />
        )
      }
    >
      {answer.isPending && (
        <Loading>
          <FieldsSkeleton count={8} columns />
        </Loading>
      )}
      {answer.isError && !row && (
        <div className="p-5">
          <ErrorState
            title="Ayarlar yüklenirken hata oluştu"
            detail={errorText(answer.error)}
            busy={answer.isFetching}
            onRetry={() => void answer.refetch()}
          />
        </div>
      )}
      {row && (
        <SettingsForm
          key={round}
          row={row}
          onSaved={(stored) => {
            client.setQueryData(['settings', 'company'], stored);
            void refreshThing(client);
            void client.invalidateQueries({ queryKey: ['settings'], exact: true });
          }}
        />
      )}
    </Panel>
  );
}
