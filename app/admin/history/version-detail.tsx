import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../domain/format.ts';
import { api, read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { Kind } from '../shared/kinds.ts';
import { notifyDone, notifyFailed } from '../shared/notices.ts';
import { refreshThing } from '../shared/query-client.ts';
import { ChangeList, FieldList } from './change-list.tsx';
import { changesBetween } from './changes.ts';
import { fieldLabel } from './labels.ts';
import { useNames } from './use-names.ts';
import type { Version } from './version.ts';

type VersionDetailProps = {
  kind: Kind;
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
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const held = version.after ?? version.before;
  const isThere = newest.after !== null;
  const step = changesBetween(version.before, version.after);
  const back = isThere && held ? changesBetween(newest.after, held) : [];
  const changes = comparison === 'now' ? back : version.after ? step : [];
  const List = comparison === 'step' && version.before === null ? FieldList : ChangeList;
  const moment = formatMoment(version.at);

  async function restore() {
    if (busy) return;
    setBusy(true);
    try {
      await read(api.history[':id'].restore.$post({ param: { id: version.id } }));
      setAsking(false);
      notifyDone(`${moment} sürümüne dönüldü.`);
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
        {back.length > 0 && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden />
            Bu sürüme dön
          </Button>
        )}
      </div>
      {back.length > 0 && (
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
        <List kind={kind} changes={changes} names={names} />
      ) : (
        <p className="text-ink-2">
          {version.action === 'delete' || version.action === 'purge'
            ? 'Kayıt bu adımda silindi; alanları değişmedi.'
            : 'Bu adımda görünen bir alan değişmedi.'}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        busy={busy}
        title="Bu sürüme dönülsün mü?"
        confirmLabel="Bu sürüme dön"
        onCancel={() => setAsking(false)}
        onConfirm={restore}
      >
        <p>
          Değişecek alanlar: <b>{back.map((change) => fieldLabel(kind, change.field)).join(', ')}</b>.
        </p>
        <p className="mt-2 text-ink-2">Şimdiki hâli de geçmişte kalır; istediğinizde ona dönebilirsiniz.</p>
      </ConfirmDialog>
    </section>
  );
}
