import { formatCount } from '../../../../domain/rules/format.ts';
import { EVENT_NAMES } from '../../../../domain/things/webhook.ts';
import { Button } from '../../ui/button.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { Webhook } from './webhooks-api.ts';

function StateOf({ webhook: { isActive, failed } }: { webhook: Webhook }) {
  if (!isActive) return <Pill tone="off">Kapalı</Pill>;
  return failed > 0 ? <Pill tone="warn">{failed} sorun</Pill> : <Pill tone="ok">Çalışıyor</Pill>;
}

type CardProps = {
  webhook: Webhook;
  busy: boolean;
  onTry: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** An address that is told of what happens, and how that went lately. */
export function WebhookCard({ webhook, busy, onTry, onEdit, onRemove }: CardProps) {
  const { url, events, sent, failed } = webhook;
  const words = events.map((event) => EVENT_NAMES[event].toLocaleLowerCase('tr')).join(', ');
  const lately = `Son 24 saatte ${formatCount(sent)} gönderi${failed > 0 ? `, ${formatCount(failed)} sorun` : ''}`;
  return (
    <li className="grid content-start gap-3 rounded-panel border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-16 font-semibold wrap-anywhere">{url.replace(/^https?:\/\//, '')}</h2>
        <StateOf webhook={webhook} />
      </div>
      <p className="text-15 text-ink-2 first-letter:uppercase">{words}.</p>
      <p className="text-15 text-ink-2">{lately}</p>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button variant="ghost" busy={busy} aria-label={`${url}: Deneme gönder`} onClick={onTry}>
          Deneme gönder
        </Button>
        <Button variant="quiet" aria-label={`${url}: Düzenle`} onClick={onEdit}>
          Düzenle
        </Button>
        <Button variant="quiet" aria-label={`${url}: Sil`} onClick={onRemove} className="text-danger">
          Sil
        </Button>
      </div>
    </li>
  );
}
