import { useQuery } from '@tanstack/react-query';
import { api, read } from '../../lib/api.ts';

export const SECTIONS_KEY = ['sections', 'all'] as const;

/** Reads all sections with all their items. */
export function readSections(signal?: AbortSignal) {
  return read(api.sections.$get({ query: { includeInactive: 'true' } }, signal && { init: { signal } }));
}

/** All sections of all pages: together they are small, and a preview needs those of the frame too. */
export function useSections() {
  return useQuery({ queryKey: SECTIONS_KEY, queryFn: ({ signal }) => readSections(signal) });
}

/** When each page was last written, and by whom; `seo` stands for the settings. */
export function usePublished() {
  return useQuery({
    queryKey: ['sections', 'published'],
    queryFn: ({ signal }) => read(api.sections.published.$get({}, { init: { signal } })),
  });
}
