import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../frame/when.tsx';
import { errorText, notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { ToldOnce } from './told-once.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import {
  type Delivery,
  readDeliveries,
  readWebhooks,
  removeWebhook,
  resendDelivery,
  tryWebhook,
  WEBHOOKS,
  type Webhook,
} from './webhooks-api.ts';

/** The addresses that are told of what happens, and what they were told. */
export function WebhooksPanel() {
  const client = useQueryClient();
  const now = useNow();
  const hooks = useQuery({ queryKey: WEBHOOKS, queryFn: ({ signal }) => readWebhooks(signal) });
  const log = useQuery({
    queryKey: [...WEBHOOKS, 'deliveries'],
    queryFn: ({ signal }) => readDeliveries(signal),
  });
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [removed, setRemoved] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState('');
  const [busy, setBusy] = useState('');
  const refresh = () => refreshThing(client, ...WEBHOOKS);

  /** One thing at a time, told when it is done. */
  async function act(id: string, failed: string, work: () => Promise<Delivery | string>) {
    setBusy(id);
    try {
      const done = await work();
      if (typeof done === 'string') notifyDone(done);
      else if (done.deliveredAt) notifyDone(`Gönderildi; ${done.status} yanıtı geldi.`);
      else notifyFailed('Gönderi ulaşmadı', new Error(done.error ?? ''));
    } catch (error) {
      notifyFailed(failed, error);
    } finally {
      setBusy('');
      await refresh();
    }
  }

  async function remove({ id }: Webhook): Promise<string> {
    await removeWebhook(id);
    setRemoved(null);
    return 'Webhook silindi.';
  }

  if (hooks.isPending)
    return (
      <Loading>
        <LinesSkeleton className="h-14" count={6} withHead />
      </Loading>
    );
  if (!hooks.data)
    return (
      <ErrorState
        title="Webhook’lar yüklenirken hata oluştu"
        detail={errorText(hooks.error)}
        busy={hooks.isFetching}
        onRetry={() => void hooks.refetch()}
      />
    );
  return (
    <>
      {secret && (
        <ToldOnce
          secret={secret}
          title="Bu imza anahtarını yalnız şimdi görebilirsiniz."
          copied="İmza anahtarı kopyalandı."
        />
      )}
      {hooks.data.length > 0 && (
        <ul aria-label="Webhook’lar" className="grid gap-5 lg:grid-cols-2">
          {hooks.data.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              busy={busy === webhook.id}
              onTry={() => void act(webhook.id, 'Gönderilemedi', () => tryWebhook(webhook.id))}
              onEdit={() => setEdited(webhook)}
              onRemove={() => setRemoved(webhook)}
            />
          ))}
        </ul>
      )}
      <Panel
        title="Gönderiler"
        aside={
          <Button variant="ghost" onClick={() => setEdited('new')}>
            <Plus aria-hidden />
            Webhook ekle
          </Button>
        }
      >
        {log.data && log.data.length > 0 ? (
          <ul aria-label="Gönderiler" className="divide-y divide-line">
            {log.data.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                now={now}
                busy={busy === delivery.id}
                onResend={() => void act(delivery.id, 'Gönderilemedi', () => resendDelivery(delivery.id))}
              />
            ))}
          </ul>
        ) : (
          <EmptyState inPanel title="Henüz gönderi yok">
            Ürün, stok, mesaj ve teklif olayları, eklediğiniz adreslere gönderildikçe burada görünür.
          </EmptyState>
        )}
      </Panel>
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(made) => {
            setEdited(null);
            if (made) setSecret(made);
            void refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={`${removed?.url.replace(/^https?:\/\//, '') ?? ''} silinsin mi?`}
        confirmLabel="Sil"
        danger
        busy={busy === removed?.id}
        onConfirm={() => removed && void act(removed.id, 'Silinemedi', () => remove(removed))}
        onCancel={() => setRemoved(null)}
      >
        <p>Bu adrese artık hiçbir olay gönderilmez; gönderilerin kaydı da silinir.</p>
      </ConfirmDialog>
    </>
  );
}
