import { queryOptions } from '@tanstack/react-query';
import type { Gap } from '../../../../domain/things/gap.ts';
import { api, read } from '../../lib/api.ts';
import { screenPath } from '../../lib/screens.ts';
import { media } from '../media/media-api.ts';

/** The counts of the board. */
export const gapBoard = queryOptions({
  queryKey: ['gaps', 'board'],
  queryFn: ({ signal }) => read(api.gaps.$get({}, { init: { signal } })),
});

/** How many files of the library nothing shows. */
export const unusedFiles = queryOptions({
  queryKey: ['media', 'unused-count'],
  queryFn: async ({ signal }) => (await media.list({ usage: 'unused', limit: 1 }, signal)).total,
});

/** The products of a queue. It stays as it was opened: what is filled in meanwhile keeps its place in it. */
export function gapQueue(gap: Gap, brandId: string | null) {
  return queryOptions({
    queryKey: ['gap-queue', gap, brandId],
    queryFn: ({ signal }) =>
      read(
        api.gaps[':gap'].$get({ param: { gap }, query: brandId ? { brandId } : {} }, { init: { signal } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The address of a queue; of all brands where none is named. */
export function queuePath(gap: Gap, brandId?: string): string {
  const query = new URLSearchParams({ gap, ...(brandId && { brandId }) });
  return `${screenPath('gaps')}?${query}`;
}
