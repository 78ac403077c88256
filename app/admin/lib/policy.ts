import { useQuery } from '@tanstack/react-query';
import { PASSWORD_MIN } from '../../../domain/things/account.ts';
import { openApi, read } from './api.ts';

/** The shortest password that the server takes; the specified one until it is known. */
export function usePasswordMin(): number {
  const policy = useQuery({
    queryKey: ['policy'],
    queryFn: ({ signal }) => read(openApi.auth.policy.$get({}, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return policy.data?.passwordMin ?? PASSWORD_MIN;
}
