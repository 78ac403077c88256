import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useRights } from '../../lib/use-rights.ts';
import { type AccountTab, AccountTabs } from './account-tabs.tsx';
import { ACCOUNTS, readAccounts } from './accounts-api.ts';
import { AccountsList } from './accounts-list.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { MySecurity } from './my-security.tsx';
import { readTokens, TOKENS } from './tokens-api.ts';
import { TokensPanel } from './tokens-panel.tsx';
import { readWebhooks, WEBHOOKS } from './webhooks-api.ts';
import { WebhooksPanel } from './webhooks-panel.tsx';

export const meta: MetaFunction = () => [
  { title: 'Hesaplar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function AccountsScreen() {
  const [params] = useAddressParams();
  const may = useRights();
  const manages = may('accounts:read');
  const accounts = useQuery({
    queryKey: ACCOUNTS,
    queryFn: ({ signal }) => readAccounts(signal),
    enabled: manages,
  });
  const tokens = useQuery({
    queryKey: TOKENS,
    queryFn: ({ signal }) => readTokens(signal),
    enabled: manages,
  });
  const hooks = useQuery({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => readWebhooks(signal),
    enabled: manages,
  });
  const tabs: AccountTab[] = [
    ...(manages ? [{ id: 'hesaplar', label: 'Hesaplar', count: accounts.data?.length }] : []),
    { id: 'guvenligim', label: 'Güvenliğim' },
    ...(may('audit:read') ? [{ id: 'denetim', label: 'Denetim izi' }] : []),
    ...(manages ? [{ id: 'belirtecler', label: 'API belirteçleri', count: tokens.data?.length }] : []),
    ...(manages ? [{ id: 'webhooklar', label: 'Webhook’lar', count: hooks.data?.length }] : []),
  ];
  const current = tabs.find(({ id }) => id === params.get('tab'))?.id ?? tabs[0]?.id ?? '';
  return (
    <ScreenFrame title="Hesaplar ve güvenlik" isOpen>
      <AccountTabs tabs={tabs} current={current} />
      {current === 'hesaplar' && <AccountsList />}
      {current === 'guvenligim' && <MySecurity />}
      {current === 'denetim' && <AuditTrail />}
      {current === 'belirtecler' && <TokensPanel />}
      {current === 'webhooklar' && <WebhooksPanel />}
    </ScreenFrame>
  );
}
