import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../domain/rules/format.ts';
import { api, read } from '../lib/api.ts';

type Entity = Parameters<typeof api.history.$get>[0]['query']['entity'];

/** Who saved the newest version of a row, and when: `Selin Koç, 20 Kas 2026 11:20.` Empty until that is known. */
export function useLastChange(kind: string, id: string | undefined): string {
  const versions = useQuery({
    queryKey: ['history', kind, id, 'last'],
    queryFn: () => read(api.history.$get({ query: { entity: kind as Entity, id: id ?? '' } })),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const last = versions.data?.[0];
  return last ? `${last.actor}, ${formatMoment(last.at)}.` : '';
}
