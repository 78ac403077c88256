import { useQuery } from '@tanstack/react-query';
import type { DraftKind, Plan } from '../../../domain/things/draft.ts';
import { api, read } from '../lib/api.ts';
import { useRights } from '../lib/use-rights.ts';

const LOOK_AGAIN_MS = 30_000;

/** All plans, those that wait first. */
export function usePlans(enabled = true) {
  return useQuery({ queryKey: ['plans'], queryFn: () => read(api.plans.$get()), enabled });
}

/** All open drafts, the latest first; nothing for who may not see them. */
export function useOpenDrafts() {
  const enabled = useRights()('drafts:read');
  return useQuery({ queryKey: ['drafts'], queryFn: () => read(api.drafts.$get({ query: {} })), enabled });
}

/** The open drafts of one row, asked for again while its form is open. */
export function useDraftsOf(kind: DraftKind | null, rowId: string | null) {
  const may = useRights();
  const { data = [] } = useQuery({
    queryKey: ['drafts', kind, rowId],
    queryFn: () => (kind && rowId ? read(api.drafts.$get({ query: { kind, rowId } })) : Promise.resolve([])),
    enabled: kind !== null && rowId !== null && may('drafts:read'),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return {
    leaving: data.find(({ withdraws }) => withdraws),
    draft: data.find(({ withdraws }) => !withdraws),
  };
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
