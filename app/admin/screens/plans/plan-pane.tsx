import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Eye, Send, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DRAFT_KINDS, type DraftDetail, type Plan } from '../../../../domain/things/draft.ts';
import { planMoment } from '../../form/draft-note.tsx';
import { changeWords, draftForm } from '../../form/draft-words.ts';
import { screenIcon } from '../../frame/nav.ts';
import { KINDS } from '../../kinds/all-kinds.ts';
import { api, read } from '../../lib/api.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { CONTENT, useRights } from '../../lib/use-rights.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pill } from '../../ui/pill.tsx';
import { ChangedValues, changedValues } from './changed-values.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { faultOf, stateOf } from './plan-words.ts';

const EVERYTHING = ['plans', 'drafts', ...DRAFT_KINDS];

function Line({ draft, onTakeOut }: { draft: DraftDetail; onTakeOut: (() => void) | null }) {
  const Icon = screenIcon(KINDS[draft.kind].screen);
  const fault = faultOf(draft);
  const hasShort = changedValues(draft).length > 0;
  return (
    <li className={cx('flex min-h-15 items-center gap-3 px-5 py-2', fault && 'bg-warn-bg text-warn')}>
      <Icon aria-hidden className="size-5 flex-none" />
      <Link to={draftForm(draft)} className="min-w-0 flex-1 py-1.5 hover:underline">
        <b className="block wrap-anywhere font-semibold">{draft.title}</b>
        <span className="block text-14 wrap-anywhere">
          {fault
            ? `${fault.replace(/\.?$/, '.')} Bu satır yayınlanmaz, diğerleri yayınlanır.`
            : !hasShort && changeWords(draft)}
        </span>
        {!fault && hasShort && <ChangedValues draft={draft} />}
      </Link>
      {onTakeOut && <IconButton icon={X} label={`${draft.title}: plandan çıkar`} plain onClick={onTakeOut} />}
    </li>
  );
}

type Props = { plan: Plan; onDay: (at: string) => void };

/** One plan: what it holds, what would be left out, and what may be done with it. */
export function PlanPane({ plan, onDay }: Props) {
  const client = useQueryClient();
  const mayWrite = useRights()(CONTENT);
  const [asking, setAsking] = useState<'publish' | 'remove' | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);
  const { tone, word } = stateOf(plan);
  const isOpen = plan.publishedAt === null;
  const param = { id: plan.id };
  const query = { version: String(plan.version) };

  async function run(work: () => Promise<unknown>, done: string, failed: string) {
    setBusy(true);
    try {
      await work();
      notifyDone(done);
    } catch (error) {
      notifyFailed(failed, error);
    } finally {
      setBusy(false);
      setAsking(null);
      await refreshThing(client, ...EVERYTHING);
    }
  }

  async function undo() {
    await read(api.history.undo[':id'].$post({ param: { id: plan.undoId ?? '' } }));
    await refreshThing(client, ...EVERYTHING);
  }
  const takeOut = ({ id, version }: DraftDetail) =>
    run(
      () => read(api.drafts[':id'].$put({ param: { id }, json: { planId: null, version } })),
      'Plandan çıkarıldı; taslak duruyor.',
      'Plandan çıkarılamadı',
    );
  return (
    <section aria-label={plan.name} className="min-w-0 rounded-panel border border-line bg-surface">
      <div className="grid gap-2 px-5 py-4">
        <Pill tone={tone} className="justify-self-start">
          {word}
        </Pill>
        <h2 className="text-21 font-semibold tracking-head wrap-anywhere">{plan.name}</h2>
        <p className="text-ink-2">
          {plan.at ? `${planMoment(plan.at)}. ` : 'Günü belli değil. '}Hazırlayan {plan.author}
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {isOpen &&
          plan.drafts.map((draft) => (
            <Line
              key={draft.id}
              draft={draft}
              onTakeOut={mayWrite && !busy ? () => void takeOut(draft) : null}
            />
          ))}
        {!isOpen &&
          plan.report.map(({ draftId, title, published, message }) => (
            <li key={draftId} className={cx('px-5 py-3', !published && 'bg-warn-bg text-warn')}>
              <b className="block font-semibold">{title}</b>
              <span className="text-14">{published ? 'Yayınlandı' : `Yayınlanmadı: ${message}`}</span>
            </li>
          ))}
        {isOpen && plan.drafts.length === 0 && (
          <li className="px-5 py-5 text-ink-2">
            Plan boş. Bir formda “Yayın tarihi” ile bu planı seçin ya da bekleyen bir taslağı plana koyun.
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
        {isOpen && plan.at && (
          <Button variant="cta" onClick={() => onDay(plan.at ?? '')}>
            <Eye aria-hidden />O günü görün
          </Button>
        )}
        {isOpen && mayWrite && (
          <>
            <Button variant="ghost" onClick={() => setChanging(true)}>
              <CalendarClock aria-hidden />
              Saati değiştir
            </Button>
            <Button variant="ghost" onClick={() => setAsking('publish')}>
              <Send aria-hidden />
              Şimdi yayınla
            </Button>
            <Button variant="quiet" onClick={() => setAsking('remove')}>
              <Trash2 aria-hidden />
              Planı sil
            </Button>
          </>
        )}
        {!isOpen && plan.undoId && mayWrite && (
          <Button
            variant="ghost"
            onClick={() =>
              void run(undo, 'Plan geri alındı; taslakları yeniden bekliyor.', 'Plan geri alınamadı')
            }
          >
            Yayını geri al
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'publish'}
        busy={busy}
        title="Plan şimdi yayınlansın mı?"
        confirmLabel="Şimdi yayınla"
        onCancel={() => setAsking(null)}
        onConfirm={() =>
          void run(
            () => read(api.plans[':id'].publish.$post({ param, query })),
            `“${plan.name}” yayınlandı.`,
            'Plan yayınlanamadı',
          )
        }
      >
        <p>İçindekiler hemen ziyaretçilere görünür. Sonra geri alabilirsiniz.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        danger
        busy={busy}
        title="Bu plan silinsin mi?"
        confirmLabel="Planı sil"
        onCancel={() => setAsking(null)}
        onConfirm={() =>
          void run(
            () => read(api.plans[':id'].$delete({ param, query })),
            'Plan çöp kutusuna taşındı; taslakları duruyor.',
            'Plan silinemedi',
          )
        }
      >
        <p>Taslaklar silinmez; günü olmadan bekler.</p>
      </ConfirmDialog>
      {isChanging && <PlanDialog plan={plan} onClose={() => setChanging(false)} />}
    </section>
  );
}
