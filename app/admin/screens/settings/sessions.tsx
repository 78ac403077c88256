import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { deviceWords } from '../../../../domain/rules/device.ts';
import { formatMoment } from '../../../../domain/rules/format.ts';
import { PanelAnswer } from '../../frame/panel-answer.tsx';
import { useNow, When } from '../../frame/when.tsx';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pill } from '../../ui/pill.tsx';

async function readSessions(signal: AbortSignal) {
  return read(api.auth.sessions.$get({}, { init: { signal } }));
}
type OpenSession = Awaited<ReturnType<typeof readSessions>>[number];

async function endSession(id: string): Promise<void> {
  try {
    await read(api.auth.sessions[':id'].$delete({ param: { id } }));
  } catch (error) {
    // One that has ended by itself meanwhile is as closed as it should be.
    if (!isApiError(error, 404)) throw error;
  }
}

type LineProps = { session: OpenSession; now: Date; onClose: () => void };

function SessionLine({ session, now, onClose }: LineProps) {
  const { text, isPhone } = deviceWords(session.userAgent);
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li data-row={session.id} className="flex items-center gap-3.5 px-5 py-3">
      <Icon aria-hidden className="text-ink-2" />
      <div className="min-w-0 flex-1">
        <h3 className="text-15 font-semibold">{text}</h3>
        <p className="text-14 wrap-anywhere text-ink-2">
          {session.address ?? 'Adres bilinmiyor'}, <When iso={session.seenAt} now={now} />
        </p>
        <p className="text-14 text-ink-2">Giriş: {formatMoment(session.createdAt)}</p>
      </div>
      {session.isCurrent ? (
        <Pill>Bu oturum</Pill>
      ) : (
        <Button variant="ghost" onClick={onClose} aria-label={`${text} oturumunu kapat`}>
          Kapat
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in, and how to end that. */
export function Sessions() {
  const client = useQueryClient();
  const now = useNow();
  const [closing, setClosing] = useState<readonly OpenSession[]>([]);
  const [busy, setBusy] = useState(false);
  const answer = useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => readSessions(signal) });
  const others = answer.data?.filter((session) => !session.isCurrent) ?? [];
  const [first] = closing;

  async function close() {
    if (busy) return;
    setBusy(true);
    try {
      await Promise.all(closing.map((session) => endSession(session.id)));
      notifyDone(closing.length === 1 ? 'Oturum kapatıldı.' : `${closing.length} oturum kapatıldı.`);
      setClosing([]);
    } catch (error) {
      notifyFailed('Oturum kapatılamadı', error);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['sessions'] });
    }
  }

  return (
    <Panel title="Açık oturumlar" anchor="oturumlar">
      <PanelAnswer answer={answer} failed="Oturumlar yüklenirken hata oluştu" />
      {answer.data && (
        <ul aria-label="Açık oturumlar" className="divide-y divide-line">
          {answer.data.map((session) => (
            <SessionLine key={session.id} session={session} now={now} onClose={() => setClosing([session])} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className="border-t border-line px-5 py-3">
          <Button variant="ghost" onClick={() => setClosing(others)}>
            Öteki {others.length} oturumu kapat
          </Button>
        </div>
      )}
      {first && (
        <ConfirmDialog
          open
          danger
          busy={busy}
          title={
            closing.length === 1 ? 'Bu oturum kapatılsın mı?' : `${closing.length} oturum kapatılsın mı?`
          }
          confirmLabel={closing.length === 1 ? 'Oturumu kapat' : 'Oturumları kapat'}
          onCancel={() => setClosing([])}
          onConfirm={close}
        >
          <p>
            {closing.length === 1 && <b>{deviceWords(first.userAgent).text}: </b>}O cihazda yeniden şifre
            istenir; kaydedilmemiş metinler orada kalır.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
