import { useQuery } from '@tanstack/react-query';
import { PASSWORD_MIN } from '../../../domain/things/account.ts';
import { openApi, read } from './api.ts';

/** What the server says of itself to everyone. */
function usePolicy() {
  const policy = useQuery({
    queryKey: ['policy'],
    queryFn: ({ signal }) => read(openApi.auth.policy.$get({}, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return policy.data;
}

/** The shortest password that the server takes; the specified one until it is known. */
export function usePasswordMin(): number {
  return usePolicy()?.passwordMin ?? PASSWORD_MIN;
}

/** Whether the server sends mail. */
export function useSendsMail(): boolean {
  return usePolicy()?.sendsMail ?? false;
}
