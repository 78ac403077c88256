import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { DangerDialog } from '../../form/danger-dialog.tsx';
import { api, read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Codes as they are shown this once. */
export function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Kurtarma kodları\r\n\r\n${codes.join('\r\n')}\r\n`)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      blocking
      size="m"
      title="Kurtarma kodlarınız"
      description="Telefonunuzu kaybederseniz her kod bir kez işe yarar. Yalnız şimdi görünür: indirin ya da yazdırıp saklayın."
      footer={<Button onClick={onClose}>Sakladım, kapat</Button>}
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-tile bg-paper-2 px-3 py-2 text-center font-mono text-15">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={file}
          download="kurtarma-kodlari.txt"
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-field-line px-4 font-semibold hover:border-ink"
        >
          <Download aria-hidden />
          İndir
        </a>
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden />
          Yazdır
        </Button>
      </div>
    </Dialog>
  );
}

type PanelProps = { left: number; onRenewed: (codes: string[]) => void };

/** How many recovery codes are left, and new ones. */
export function RecoveryPanel({ left, onRenewed }: PanelProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Kurtarma kodları">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
        <p className="min-w-60 flex-1 text-ink-2">
          Telefonunuzu kaybederseniz her kod bir kez işe yarar. 10 koddan <b className="text-ink">{left}</b>{' '}
          tanesi duruyor.
        </p>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Yenilerini üret
        </Button>
      </div>
      {asking && (
        <DangerDialog
          title="Yeni kurtarma kodları üretilsin mi?"
          confirmLabel="Yenilerini üret"
          onConfirm={async () => onRenewed((await read(api.auth['recovery-codes'].$post())).recoveryCodes)}
          onClose={() => setAsking(false)}
        >
          <p>Eski kodlar geçersiz olur.</p>
        </DangerDialog>
      )}
    </Panel>
  );
}
