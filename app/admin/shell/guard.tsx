import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { holdDraftKey } from '../form/draft-seal.ts';
import { loginPath } from '../lib/admin-paths.ts';
import { api, read } from '../lib/api.ts';
import { isApiError } from '../lib/http.ts';
import { errorText } from '../lib/notices.ts';
import { clearSession, readToken, storeUser, subscribeSession } from '../lib/session.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/states.tsx';
import { DutyScreen } from './duty-screen.tsx';

function useHasToken(): boolean | null {
  return useSyncExternalStore(
    subscribeSession,
    () => readToken() !== null,
    () => null,
  );
}

/** Shows what is behind the sign-in only after the server has confirmed the token. */
export function Guard({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  const location = useLocation();
  const navigate = useNavigate();
  const me = useQuery({
    queryKey: ['me'],
    queryFn: async () => {
      const { draftKey, ...user } = await read(api.auth.me.$get());
      // Before the first form asks for what waits.
      holdDraftKey(user.id, draftKey);
      return user;
    },
    enabled: hasToken === true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refused = !me.data && isApiError(me.error, 401);
  const shut = hasToken === false || refused;
  const here = location.pathname + location.search;

  useEffect(() => {
    if (me.data) storeUser(me.data);
  }, [me.data]);
  useEffect(() => {
    if (!shut) return;
    if (refused) clearSession();
    void navigate(loginPath(here), { replace: true });
  }, [shut, refused, here, navigate]);

  const [duty] = me.data?.mustDo ?? [];
  if (me.data && hasToken && duty) return <DutyScreen duty={duty} />;
  if (me.data && hasToken) return children;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {me.isError && !refused ? (
        <ErrorState
          title="Panel açılamadı"
          detail={errorText(me.error)}
          busy={me.isFetching}
          onRetry={() => me.refetch()}
        />
      ) : (
        <Spinner />
      )}
    </main>
  );
}
