import { Fingerprint, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DangerDialog } from '../../form/danger-dialog.tsx';
import { useNow, When } from '../../frame/when.tsx';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { notifyDone } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { addPasskey, type Security } from './security-api.ts';

type Key = Security['passkeys'][number];
type PasskeysProps = { keys: readonly Key[]; onChanged: (codes: string[] | null) => Promise<void> };

const STOPPED = 'Anahtar eklenmedi: tarayıcı işlemi durdurdu ya da bu cihazda geçiş anahtarı yok.';

/** Keys on the person's devices: a fingerprint, a face or a stick instead of a code. */
export function PasskeysPanel({ keys, onChanged }: PasskeysProps) {
  const now = useNow();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Key | null>(null);
  const [stopped, setStopped] = useState('');

  async function add() {
    setStopped('');
    try {
      const codes = await addPasskey();
      notifyDone('Geçiş anahtarı eklendi.');
      await onChanged(codes);
    } catch (error) {
      if (isApiError(error)) throw error;
      setStopped(STOPPED);
    }
  }

  return (
    <Panel title="Geçiş anahtarları">
      {keys.length === 0 && (
        <p className="px-5 py-5 text-ink-2">
          Parmak izi, yüz ya da güvenlik anahtarıyla girin: kopyalanmaz, tahmin edilmez, sahte sayfaya
          verilmez.
        </p>
      )}
      <ul aria-label="Geçiş anahtarları" className="divide-y divide-line">
        {keys.map((key) => (
          <li key={key.id} data-row={key.id} className="flex items-center gap-3.5 px-5 py-3">
            <Fingerprint aria-hidden className="text-teal" />
            <div className="min-w-0 flex-1">
              <h3 className="text-15 font-semibold">{key.name}</h3>
              <p className="text-14 text-ink-2">
                Eklendi: <When iso={key.createdAt} now={now} />
                {key.usedAt && (
                  <>
                    ; kullanıldı: <When iso={key.usedAt} now={now} />
                  </>
                )}
              </p>
            </div>
            <IconButton
              icon={Trash2}
              label={`${key.name} anahtarını kaldır`}
              onClick={() => setRemoving(key)}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-3 border-t border-line px-5 py-3">
        <p role="alert" className={stopped ? 'text-14 font-medium text-danger' : 'sr-only'}>
          {stopped}
        </p>
        <Button variant="ghost" onClick={() => setAdding(true)} className="justify-self-start">
          <Plus aria-hidden />
          Geçiş anahtarı ekle
        </Button>
      </div>
      {adding && (
        <DangerDialog
          title="Geçiş anahtarı eklensin mi?"
          confirmLabel="Anahtar ekle"
          onConfirm={add}
          onClose={() => setAdding(false)}
        >
          <p>Tarayıcınız bu cihazın parmak izini, yüzünüzü ya da güvenlik anahtarınızı soracak.</p>
        </DangerDialog>
      )}
      {removing && (
        <DangerDialog
          title={`${removing.name} anahtarı kaldırılsın mı?`}
          confirmLabel="Anahtarı kaldır"
          danger
          onConfirm={async () => {
            await read(api.auth.passkeys[':id'].$delete({ param: { id: removing.id } }));
            notifyDone('Geçiş anahtarı kaldırıldı.');
            await onChanged(null);
          }}
          onClose={() => setRemoving(null)}
        >
          <p>Bu anahtarla bir daha girilemez. Cihazınızdaki kaydını ayrıca silebilirsiniz.</p>
        </DangerDialog>
      )}
    </Panel>
  );
}
