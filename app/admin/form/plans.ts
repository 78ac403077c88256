import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../../domain/things/draft.ts';
import { api, read } from '../lib/api.ts';
import { useRights } from '../lib/use-rights.ts';

/** All plans, those that wait first. */
export function usePlans(enabled = true) {
  return useQuery({ queryKey: ['plans'], queryFn: () => read(api.plans.$get()), enabled });
}

/** All open drafts, the latest first; nothing for who may not see them. */
export function useOpenDrafts() {
  const enabled = useRights()('drafts:read');
  return useQuery({ queryKey: ['drafts'], queryFn: () => read(api.drafts.$get({ query: {} })), enabled });
}

/** The plan with this id; undefined while it is asked for, or where there is none. */
export function usePlanOf(id: string | null): Plan | undefined {
  const plan = useQuery({
    queryKey: ['plans', id],
    queryFn: () => read(api.plans[':id'].$get({ param: { id: id ?? '' } })),
    enabled: id !== null,
  });
  return id === null ? undefined : plan.data;
}
