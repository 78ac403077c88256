import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { DangerDialog } from '../../form/danger-dialog.tsx';
import { api, read } from '../../lib/api.ts';
import { copyText } from '../../lib/copy-text.ts';
import { errorSentence, notifyDone } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pill } from '../../ui/pill.tsx';

type Begun = { token: string; secret: string; address: string };

function Setup({
  begun,
  onDone,
  onCancel,
}: {
  begun: Begun;
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
}) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.address, { border: 2 }))}`;
  const spelled = begun.secret.match(/.{1,4}/g)?.join(' ') ?? begun.secret;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!code.trim()) return setError('Uygulamadaki 6 rakamı yazın.');
    setBusy(true);
    try {
      const { token } = begun;
      onDone((await read(api.auth.totp.confirm.$post({ json: { token, code } }))).recoveryCodes);
    } catch (cause) {
      setError(errorSentence(cause));
      setBusy(false);
    }
  }
  async function copy() {
    await copyText(begun.secret);
    notifyDone('Anahtar kopyalandı.');
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-6 p-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <img
          src={picture}
          alt="Kurulum karekodu"
          className="aspect-square w-44 rounded-tile border border-line bg-white"
        />
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <h3 className="font-semibold">1. Karekodu okutun</h3>
            <p className="text-ink-2">
              Google Authenticator, Aegis, 1Password gibi bir uygulamayla. Okutamazsanız anahtarı yazın:
            </p>
            <p className="flex items-center gap-2">
              <code className="rounded-tile bg-paper-2 px-3 py-2 font-mono text-14 wrap-anywhere">
                {spelled}
              </code>
              <IconButton icon={Copy} label="Anahtarı kopyala" onClick={copy} />
            </p>
          </div>
          <div className="grid gap-2">
            <h3 className="font-semibold">2. Uygulamadaki kodu yazın</h3>
            <Field label="6 rakamlı kod" hint="Kod 30 saniyede bir değişir." error={error || undefined}>
              <Input
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                value={code}
                onChange={(event) => {
                  setCode(event.target.value);
                  setError('');
                }}
                className="max-w-44 tracking-[.2em]"
              />
            </Field>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
        <Button variant="quiet" onClick={onCancel}>
          Vazgeç
        </Button>
        <Button type="submit" variant="cta" busy={busy}>
          İkinci adımı aç
        </Button>
      </div>
    </form>
  );
}

type AppPanelProps = { isOn: boolean; onChanged: (codes: string[] | null) => Promise<void> };

/** The second step by an app that shows codes: off, being set up, or on. */
export function AppPanel({ isOn, onChanged }: AppPanelProps) {
  const [asked, setAsked] = useState<'begin' | 'remove' | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const state = begun ? ['warn', 'Kuruluyor'] : isOn ? ['ok', 'Açık'] : ['warn', 'Kapalı'];

  async function confirmed() {
    if (asked === 'begin') return setBegun(await read(api.auth.totp.$post()));
    await read(api.auth.totp.$delete());
    notifyDone('Kod uygulaması kapatıldı.');
    await onChanged(null);
  }

  return (
    <Panel
      title="Kod uygulaması ile ikinci adım"
      aside={<Pill tone={state[0] === 'ok' ? 'ok' : 'warn'}>{state[1]}</Pill>}
    >
      {begun ? (
        <Setup
          begun={begun}
          onCancel={() => setBegun(null)}
          onDone={(codes) => {
            setBegun(null);
            void onChanged(codes);
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
          <p className="min-w-60 flex-1 text-ink-2">
            {isOn
              ? 'Girişte şifreden sonra uygulamadaki 6 rakam sorulur.'
              : 'Şifreniz öğrenilse bile hesabınıza girilemesin: girişte telefonunuzdaki bir uygulamanın gösterdiği kod da sorulur.'}
          </p>
          <Button variant={isOn ? 'ghost' : 'solid'} onClick={() => setAsked(isOn ? 'remove' : 'begin')}>
            {isOn ? 'Kapat' : 'Kuruluma başla'}
          </Button>
        </div>
      )}
      {asked && (
        <DangerDialog
          title={asked === 'begin' ? 'Kod uygulaması kurulsun mu?' : 'Kod uygulaması kapatılsın mı?'}
          confirmLabel={asked === 'begin' ? 'Karekodu göster' : 'Kapat'}
          danger={asked === 'remove'}
          onConfirm={confirmed}
          onClose={() => setAsked(null)}
        >
          <p>
            {asked === 'begin'
              ? 'Sonraki adımda telefonunuzdaki uygulamaya bir karekod okutacaksınız.'
              : 'Girişte artık kod sorulmaz. Geçiş anahtarınız yoksa kurtarma kodlarınız da geçersiz olur.'}
          </p>
        </DangerDialog>
      )}
    </Panel>
  );
}
