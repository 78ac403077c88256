import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../../domain/format.ts';
import type { ItemKind } from '../../../../domain/section/kind.ts';
import { itemKind } from '../../../../domain/section/kinds.ts';
import { api, read } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ChangeList } from '../../history/change-list.tsx';
import { changesBetween } from '../../history/changes.ts';
import { useNames } from '../../history/use-names.ts';
import { errorText, notifyDone, notifyFailed } from '../../shared/notices.ts';
import { refreshThing } from '../../shared/query-client.ts';
import { useEditor } from '../editor/editor-context.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import { deedOfEntry, type SectionVersion, versionWords } from './version-words.ts';

type SectionHistoryProps = {
  state: SectionState;
  /** Whether a restore would drop unsaved work. */
  isEdited: boolean;
  onClose: () => void;
};

function kindOfEntry(state: SectionState, entry: SectionVersion['entries'][number]): ItemKind | null {
  const name = entry.after?.name ?? entry.before?.name;
  return entry.entity === 'sectionItems' ? itemKind(state.kind, String(name)) : null;
}

function VersionDetail({ state, version }: { state: SectionState; version: SectionVersion }) {
  const names = useNames();
  return (
    <div className="grid gap-6">
      {version.entries.map((entry) => {
        const changes = changesBetween(entry.before, entry.after);
        return (
          <section key={entry.id} className="grid gap-3">
            <h3 className="text-16 font-semibold">{deedOfEntry(kindOfEntry(state, entry), entry)}</h3>
            {changes.length > 0 ? (
              <ChangeList kind={entry.entity} changes={changes} names={names} />
            ) : (
              <p className="text-ink-2">Yazılan bir alan değişmedi.</p>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Every write to a section and its items: who, when, what differs, and the way back. */
export function SectionHistory({ state, isEdited, onClose }: SectionHistoryProps) {
  const { sections } = useEditor();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id } = state.base;
  const answer = useQuery({
    queryKey: ['history', 'section', id],
    queryFn: ({ signal }) => read(api.sections[':id'].history.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
  const versions = answer.data ?? [];
  const version = versions.find((entry) => entry.id === chosen) ?? versions[0];

  async function restore() {
    if (!version || busy) return;
    setBusy(true);
    try {
      await read(api.sections[':id'].restore.$post({ param: { id }, json: { versionId: version.id } }));
      sections.patch(sectionKey(state.kind), (own) => ({ ...own, draft: own.base }));
      await refreshThing(client, 'sections');
      notifyDone(`${state.kind.label}: seçilen sürüme dönüldü.`);
      setAsking(false);
      setChosen(null);
    } catch (error) {
      notifyFailed('Sürüme dönülemedi', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title="Geçmiş"
      description={state.kind.label}
      footer={
        version && version !== versions[0] && <Button onClick={() => setAsking(true)}>Bu sürüme dön</Button>
      }
    >
      {answer.isPending && <Spinner />}
      {answer.isError && !answer.data && (
        <ErrorState
          title="Geçmiş yüklenirken hata oluştu"
          detail={errorText(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && versions.length === 0 && <EmptyState title="Bu bölümün geçmişi yok" />}
      {version && (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <ol aria-label="Sürümler" className="grid content-start gap-1">
            {versions.map((entry, place) => (
              <li key={entry.id}>
                <button
                  type="button"
                  aria-current={entry === version ? 'true' : undefined}
                  onClick={() => setChosen(entry.id)}
                  className={cx(
                    'grid w-full rounded-control px-3 py-2.5 text-left',
                    entry === version ? 'bg-mint text-on-mint' : 'hover:bg-surface-2',
                  )}
                >
                  <span className="font-medium">
                    {place === 0 ? 'Yayındaki: ' : ''}
                    {versionWords(entry)}
                  </span>
                  <span className="text-14">
                    {entry.actor}, <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <VersionDetail state={state} version={version} />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        busy={busy}
        title="Bu sürüme dönülsün mü?"
        confirmLabel="Bu sürüme dön"
        onCancel={() => setAsking(false)}
        onConfirm={() => void restore()}
      >
        <p>
          Bölüm ve öğeleri {version && formatMoment(version.at)} sonrasındaki hâline döner ve hemen
          yayınlanır. Bugünkü hâli geçmişte kalır.
          {isEdited && ' Bu bölümdeki kaydedilmemiş değişiklikler silinir.'}
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}
