import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../frame/when.tsx';
import { errorText } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { AccountQuestion, type Asked } from './account-question.tsx';
import { AccountRow, COLUMNS } from './account-row.tsx';
import { ACCOUNTS, readAccounts } from './accounts-api.ts';
import { HandedLink } from './handed-link.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RolesTable } from './roles-table.tsx';

type Handed = { name: string; link: string };

/** Everyone who may come into the panel, and what an administrator does about it. */
export function AccountsList() {
  const client = useQueryClient();
  const now = useNow();
  const user = useUser();
  const answer = useQuery({ queryKey: ACCOUNTS, queryFn: ({ signal }) => readAccounts(signal) });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [inviting, setInviting] = useState(false);
  const [handed, setHanded] = useState<Handed | null>(null);
  const refresh = () => refreshThing(client, ...ACCOUNTS);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">
          Panele kimin, hangi yetkiyle girdiği. Son yönetici ne kapatılır ne silinir.
        </p>
        <Button onClick={() => setInviting(true)} className="max-sm:w-full">
          <UserPlus aria-hidden />
          Kişi davet et
        </Button>
      </div>
      {answer.isPending && (
        <Loading>
          <LinesSkeleton className="h-18" count={5} withHead />
        </Loading>
      )}
      {answer.isError && !answer.data && (
        <ErrorState
          title="Hesaplar yüklenirken hata oluştu"
          detail={errorText(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && (
        <section aria-label="Hesaplar" className="rounded-panel border border-line bg-surface">
          <h2 className="sr-only">Hesaplar</h2>
          <div aria-hidden className={cx('hidden gap-x-5 px-5 py-2.5 text-14 text-ink-2 xl:grid', COLUMNS)}>
            <span>Kişi</span>
            <span className="pl-3.5">Yetki</span>
            <span>İki adımlı giriş</span>
            <span>Son giriş</span>
            <span>Durum</span>
          </div>
          <ul aria-label="Hesaplar" className="divide-y divide-line xl:border-t xl:border-line">
            {answer.data.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isSelf={account.id === user?.id}
                now={now}
                onAsk={setAsked}
              />
            ))}
          </ul>
        </section>
      )}
      <RolesTable />
      {asked && (
        <AccountQuestion
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={refresh}
          onLink={(name, link) => setHanded({ name, link })}
        />
      )}
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(name, link) => {
            setInviting(false);
            if (link) setHanded({ name, link });
            void refresh();
          }}
        />
      )}
      {handed && !asked && <HandedLink {...handed} onClose={() => setHanded(null)} />}
    </>
  );
}
