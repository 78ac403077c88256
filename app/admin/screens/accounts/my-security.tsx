import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../../domain/rules/format.ts';
import { errorText } from '../../lib/notices.ts';
import { screenPath } from '../../lib/screens.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { Sessions } from '../settings/sessions.tsx';
import { AppPanel } from './app-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { RecoveryPanel, ShownCodes } from './recovery-codes.tsx';
import { AFTER_SECURITY, useSecurity } from './security-api.ts';

/** The second steps of the signed-in person, and the codes for the day when they are gone. */
export function SecondSteps() {
  const client = useQueryClient();
  const security = useSecurity();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function changed(made: string[] | null) {
    if (made) setCodes(made);
    // Who has to set this up is let in only after the codes were put away.
    else await refresh();
  }
  async function refresh() {
    await Promise.all(AFTER_SECURITY.map((key) => client.invalidateQueries({ queryKey: [key] })));
  }

  if (security.isPending)
    return (
      <Loading>
        <LinesSkeleton className="h-24" count={3} />
      </Loading>
    );
  if (!security.data)
    return (
      <ErrorState
        title="Güvenlik bilgileri yüklenirken hata oluştu"
        detail={errorText(security.error)}
        busy={security.isFetching}
        onRetry={() => void security.refetch()}
      />
    );
  const { app, passkeys, recoveryCodesLeft } = security.data;
  return (
    <>
      <AppPanel isOn={app} onChanged={changed} />
      <PasskeysPanel keys={passkeys} onChanged={changed} />
      {(app || passkeys.length > 0) && (
        <RecoveryPanel left={recoveryCodesLeft} onRenewed={(made) => void changed(made)} />
      )}
      {codes && (
        <ShownCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
            void refresh();
          }}
        />
      )}
    </>
  );
}

function PasswordPanel() {
  const security = useSecurity();
  const changedAt = security.data?.passwordChangedAt;
  return (
    <Panel title="Şifre">
      <div className="grid gap-3 p-5">
        <p className="text-ink-2">
          {changedAt && `Son değişiklik ${formatDate(new Date(changedAt))}. `}
          Oturumlar 30 gün sonra kendiliğinden kapanır.
        </p>
        <Link
          to={`${screenPath('settings')}#sifre`}
          className={buttonClass({ variant: 'ghost', className: 'justify-self-start' })}
        >
          Şifreyi değiştir
        </Link>
      </div>
    </Panel>
  );
}

/** What guards the signed-in person's own account. */
export function MySecurity() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-5">
      <div className="grid min-w-0 gap-4 xl:gap-5">
        <SecondSteps />
      </div>
      <div className="grid min-w-0 gap-4 xl:gap-5">
        <Sessions />
        <PasswordPanel />
      </div>
    </div>
  );
}
