import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../../../domain/rules/format.ts';
import { changesBetween } from '../../../../../domain/things/changes.ts';
import { ChangeList, FieldList } from '../../../history/change-list.tsx';
import { useNames } from '../../../history/use-names.ts';
import { VersionList } from '../../../history/version-list.tsx';
import { BACK_WORDS, type VersionState, WaysBack } from '../../../history/ways-back.tsx';
import { api, read } from '../../../lib/api.ts';
import { errorText, notifyDone, notifyFailed } from '../../../lib/notices.ts';
import { refreshThing } from '../../../lib/query-client.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import { entryText, isNamed, type SectionVersion, versionDeed } from './version-words.ts';

type SectionHistoryProps = {
  state: SectionState;
  /** Whether a restore would drop unsaved work. */
  isEdited: boolean;
  onClose: () => void;
};

type Entry = SectionVersion['entries'][number];

/** What one row was given, lost or had changed. */
function EntryChanges({ state, entry }: { state: SectionState; entry: Entry }) {
  const names = useNames();
  const { entity, before, after } = entry;
  // Of a row that went away its last texts are shown, as those of a new one are.
  const changes = (after ? changesBetween(before, after) : changesBetween(null, before)).filter(
    ({ field }) => field !== 'name' || isNamed(state, entry),
  );
  if (changes.length === 0) return <p className="text-ink-2">Yazılan bir alan değişmedi.</p>;
  const List = before && after ? ChangeList : FieldList;
  return <List kind={entity} changes={changes} names={names} heading="h5" />;
}

/** Every write to a section and its items: who, when, what differs, and the way back. */
export function SectionHistory({ state, isEdited, onClose }: SectionHistoryProps) {
  const { sections } = useEditor();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState<VersionState | null>(null);
  const [busy, setBusy] = useState(false);
  const { id } = state.base;
  const answer = useQuery({
    queryKey: ['history', 'section', id],
    queryFn: ({ signal }) => read(api.sections[':id'].history.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
  const versions = answer.data ?? [];
  const version = versions.find((entry) => entry.id === chosen) ?? versions[0];
  const moment = version ? formatMoment(version.at) : '';
  const isFirst = version?.entries.some(({ entity, action }) => entity === 'sections' && action === 'create');

  async function restore(backTo: VersionState) {
    if (!version || busy) return;
    setBusy(true);
    try {
      await read(
        api.sections[':id'].restore.$post({ param: { id }, json: { versionId: version.id, state: backTo } }),
      );
      sections.patch(sectionKey(state.kind), (own) => ({ ...own, draft: own.base }));
      await refreshThing(client, 'sections');
      notifyDone(
        backTo === 'after'
          ? `${state.kind.label}: seçilen sürüme dönüldü.`
          : `${state.kind.label}: ${moment} değişikliğinden önceki hâle dönüldü.`,
      );
      setAsking(null);
      setChosen(null);
    } catch (error) {
      notifyFailed('Sürüme dönülemedi', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} size="xl" title="Geçmiş" description={state.kind.label}>
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
          <div className="grid min-w-0 content-start">
            <VersionList
              lines={versions.map((entry, place) => ({
                ...entry,
                deed: versionDeed(state, entry),
                isNow: place === 0,
              }))}
              now="Yayındaki"
              chosen={version.id}
              onChoose={setChosen}
            />
          </div>
          <section aria-label={`${moment} sürümü`} className="grid min-w-0 content-start gap-5">
            <h3 className="text-16 font-semibold">
              {version.actor}, {moment}
            </h3>
            <WaysBack
              after={version !== versions[0]}
              before={!isFirst}
              moment={moment}
              onChoose={setAsking}
            />
            {version.entries.map((entry) => (
              <section key={entry.id} className="grid min-w-0 gap-3">
                <h4 className="text-15 font-semibold wrap-anywhere">{entryText(state, entry)}</h4>
                <EntryChanges state={state} entry={entry} />
              </section>
            ))}
          </section>
        </div>
      )}
      {asking && version && (
        <ConfirmDialog
          open
          busy={busy}
          title={BACK_WORDS[asking].question}
          confirmLabel={BACK_WORDS[asking].label}
          onCancel={() => setAsking(null)}
          onConfirm={() => void restore(asking)}
        >
          <p>
            Bölüm ve öğeleri, {BACK_WORDS[asking].state(moment, version.actor)} hâline döner ve hemen
            yayınlanır. Bugünkü hâli geçmişte kalır.
            {isEdited && ' Bu bölümdeki kaydedilmemiş değişiklikler silinir.'}
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
