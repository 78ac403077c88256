import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../frame/when.tsx';
import { errorText, notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { useRights } from '../../lib/use-rights.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { TokenForm } from './token-form.tsx';
import { TOKEN_COLUMNS, TokenRow } from './token-row.tsx';
import { type ApiToken, readTokens, revokeToken, TOKENS } from './tokens-api.ts';
import { ToldOnce } from './told-once.tsx';

/** The tokens by which other programs call the API. */
export function TokensPanel() {
  const client = useQueryClient();
  const now = useNow();
  const may = useRights();
  const answer = useQuery({ queryKey: TOKENS, queryFn: ({ signal }) => readTokens(signal) });
  const [made, setMade] = useState<(ApiToken & { token: string }) | null>(null);
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = () => refreshThing(client, ...TOKENS);

  async function revoke(token: ApiToken) {
    setBusy(true);
    try {
      await revokeToken(token);
      if (made?.id === token.id) setMade(null);
      notifyDone(`${token.name} iptal edildi.`);
    } catch (error) {
      notifyFailed('İptal edilemedi', error);
    } finally {
      setBusy(false);
      setAsked(null);
      await refresh();
    }
  }

  return (
    <>
      {made && (
        <ToldOnce
          key={made.id}
          secret={made.token}
          title="Bu belirteci yalnız şimdi görebilirsiniz."
          copied="Belirteç kopyalandı."
          takesFocus
        />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {answer.isPending && (
          <Loading>
            <LinesSkeleton className="h-18" count={5} withHead />
          </Loading>
        )}
        {answer.isError && !answer.data && (
          <ErrorState
            title="Belirteçler yüklenirken hata oluştu"
            detail={errorText(answer.error)}
            busy={answer.isFetching}
            onRetry={() => void answer.refetch()}
          />
        )}
        {answer.data?.length === 0 && (
          <EmptyState title="Henüz belirteç yok">
            ERP programınız ya da ajansınız, burada oluşturduğunuz bir belirteçle bağlanır.
          </EmptyState>
        )}
        {answer.data && answer.data.length > 0 && (
          <section aria-label="API belirteçleri" className="rounded-panel border border-line bg-surface">
            <h2 className="sr-only">API belirteçleri</h2>
            <div
              aria-hidden
              className={cx('hidden gap-x-5 px-5 py-2.5 text-14 text-ink-2 md:grid', TOKEN_COLUMNS)}
            >
              <span>Ad</span>
              <span>Kapsam</span>
              <span>Son kullanım</span>
              <span>Bitiş</span>
            </div>
            <ul aria-label="API belirteçleri" className="divide-y divide-line md:border-t md:border-line">
              {answer.data.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  isNew={token.id === made?.id}
                  now={now}
                  onRevoke={() => setAsked(token)}
                />
              ))}
            </ul>
          </section>
        )}
        {may('accounts:write') && (
          <TokenForm
            onMade={(one) => {
              setMade(one);
              void refresh();
            }}
          />
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={`${asked?.name ?? ''} iptal edilsin mi?`}
        confirmLabel="İptal et"
        danger
        busy={busy}
        onConfirm={() => asked && void revoke(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>Bu belirteçle bağlanan program hemen kapı dışında kalır. Yaptıkları ve geçmişteki adı kalır.</p>
      </ConfirmDialog>
    </>
  );
}
