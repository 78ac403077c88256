import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../domain/rules/format.ts';
import { type Change, changesBetween } from '../../../domain/things/changes.ts';
import type { KindName } from '../../../domain/things/row.ts';
import { api, read } from '../lib/api.ts';
import { notifyDone, notifyFailed } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ChangeList, FieldList } from './change-list.tsx';
import { fieldLabel } from './labels.ts';
import { useNames } from './use-names.ts';
import type { Version } from './version.ts';
import { BACK_WORDS, type VersionState, WaysBack } from './ways-back.tsx';

type VersionDetailProps = {
  kind: KindName;
  version: Version;
  newest: Version;
  onRestored: () => void;
};

type Comparison = 'step' | 'now';

/** What one version changed, or how it differs from the row as it is now; and the way back to it. */
export function VersionDetail({ kind, version, newest, onRestored }: VersionDetailProps) {
  const client = useQueryClient();
  const names = useNames();
  const [comparison, setComparison] = useState<Comparison>('step');
  const [asking, setAsking] = useState<VersionState | null>(null);
  const [busy, setBusy] = useState(false);
  const held = version.after ?? version.before;
  const isThere = newest.after !== null;
  const step = changesBetween(version.before, version.after);
  const back: Record<VersionState, Change[]> = {
    after: isThere && held ? changesBetween(newest.after, held) : [],
    before: isThere && version.before ? changesBetween(newest.after, version.before) : [],
  };
  const changes = comparison === 'now' ? back.after : version.after ? step : [];
  const List = comparison === 'step' && version.before === null ? FieldList : ChangeList;
  const [from, to] = comparison === 'now' ? [newest.after, held] : [version.before, version.after];
  const currencies = { before: from?.currency, after: to?.currency };
  const moment = formatMoment(version.at);

  async function restore(state: VersionState) {
    if (busy) return;
    setBusy(true);
    try {
      await read(
        api.history[':id'].restore.$post({
          param: { id: version.id },
          query: state === 'before' ? { state } : {},
        }),
      );
      setAsking(null);
      notifyDone(
        state === 'after' ? `${moment} sürümüne dönüldü.` : `${moment} değişikliğinden önceki hâle dönüldü.`,
      );
      await refreshThing(client, kind);
      onRestored();
    } catch (error) {
      notifyFailed('Bu sürüme dönülemedi', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label={`${moment} sürümü`} className="grid min-w-0 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-16 font-semibold">
          {version.actor}, {moment}
        </h3>
        <WaysBack
          after={back.after.length > 0}
          before={back.before.length > 0}
          moment={moment}
          onChoose={setAsking}
        />
      </div>
      {back.after.length > 0 && (
        <Segmented
          label="Karşılaştırma"
          value={comparison}
          onChange={setComparison}
          className="justify-self-start"
          options={[
            { value: 'step', label: 'Bu sürümde değişen' },
            { value: 'now', label: 'Şimdikinden farkı' },
          ]}
        />
      )}
      {!isThere && <p className="text-ink-2">Bu kayıt çöp kutusunda. Önce oradan geri getirin.</p>}
      {changes.length > 0 ? (
        <List kind={kind} changes={changes} names={names} currencies={currencies} />
      ) : (
        <p className="text-ink-2">
          {version.action === 'delete' || version.action === 'purge'
            ? 'Kayıt bu adımda silindi; alanları değişmedi.'
            : 'Bu adımda görünen bir alan değişmedi.'}
        </p>
      )}
      {asking && (
        <ConfirmDialog
          open
          busy={busy}
          title={BACK_WORDS[asking].question}
          confirmLabel={BACK_WORDS[asking].label}
          onCancel={() => setAsking(null)}
          onConfirm={() => void restore(asking)}
        >
          <p>Kayıt, {BACK_WORDS[asking].state(moment, version.actor)} hâline döner.</p>
          <p className="mt-2">
            Değişecek alanlar:{' '}
            <b>{back[asking].map((change) => fieldLabel(kind, change.field)).join(', ')}</b>.
          </p>
          <p className="mt-2 text-ink-2">Şimdiki hâli de geçmişte kalır; istediğinizde ona dönebilirsiniz.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
