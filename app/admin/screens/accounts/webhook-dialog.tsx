import { useState } from 'react';
import { EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '../../../../domain/things/webhook.ts';
import { PasswordAgainField } from '../../form/password-again.tsx';
import { usePasswordAgain } from '../../form/use-password-again.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input } from '../../ui/input.tsx';
import { useGuardedForm } from './use-guarded-form.ts';
import { addWebhook, changeWebhook, type Webhook } from './webhooks-api.ts';

type DialogProps = {
  /** The one that is changed; null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** What its sendings are signed with, where it is new. */
  onSaved: (secret: string | null) => void;
};

/** Adds a webhook or changes one: where it leads, and what it is told. */
export function WebhookDialog({ webhook, onClose, onSaved }: DialogProps) {
  const again = usePasswordAgain();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const [isActive, setActive] = useState(webhook?.isActive ?? true);

  async function save() {
    const values = { url, events: [...events], isActive };
    if (webhook) await changeWebhook(webhook.id, values);
    onSaved(webhook ? null : (await addWebhook(values)).secret);
  }

  const { submit, faults, failure, busy } = useGuardedForm(again, ['url', 'events'], save);

  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title={webhook ? 'Webhook düzenle' : 'Webhook ekle'}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="webhook" busy={busy}>
            {webhook ? 'Kaydet' : 'Webhook ekle'}
          </Button>
        </>
      }
    >
      <form id="webhook" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <Field label="Adres" error={faults.url} hint="Olaylar bu adrese imzalı olarak gönderilir.">
          <Input
            type="url"
            value={url}
            placeholder="https://erp.firma.com.tr/vitrin"
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <fieldset>
          <legend className="text-15 font-semibold">Olaylar</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              checked={events.includes(event)}
              onChange={(isWanted) =>
                setEvents(isWanted ? [...events, event] : events.filter((one) => one !== event))
              }
              label={
                <span className="flex flex-1 flex-wrap justify-between gap-x-3">
                  {EVENT_NAMES[event]} <code className="text-14 text-ink-2">{event}</code>
                </span>
              }
            />
          ))}
          {faults.events && <FormFailure>{faults.events}</FormFailure>}
        </fieldset>
        {webhook && <Checkbox checked={isActive} onChange={setActive} label="Açık: olaylar gönderilir" />}
        <PasswordAgainField
          again={again}
          why="Veriler başka bir programa gider; siz olduğunuzu bir kez daha soruyoruz."
        />
        <FormFailure>{failure}</FormFailure>
      </form>
    </Dialog>
  );
}
