import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { windowIds } from '../../../../../domain/pages/home.ts';
import { type PreviewViews, previewViews } from '../../../../../domain/pages/preview.ts';
import type { Section } from '../../../../../domain/site/section.ts';
import type { PageKey } from '../../../../../domain/site/section-kind.ts';
import { api, read } from '../../../lib/api.ts';
import { previewRow } from '../model/preview-rows.ts';
import type { SectionState } from '../model/section-state.ts';

const STORED_PICTURE = /^\/media\/[\w.-]+$/;

type Chosen = { pictures: string[]; icons: string[]; products: string[] };

/** What the edited pages show besides their sections. */
export const previewInputQuery = queryOptions({
  queryKey: ['preview', 'input'],
  queryFn: ({ signal }) => read(api.preview.input.$get({}, { init: { signal } })),
  staleTime: 60_000,
});

/** The pictures, icons and products that the edited sections name. */
function chosenOf(states: readonly SectionState[]): Chosen {
  const pictures = new Set<string>();
  const icons = new Set<string>();
  for (const { draft } of states) {
    const values = [draft.imageUrl, ...draft.items.flatMap((item) => [item.data.url, item.data.logoUrl])];
    for (const value of values)
      if (typeof value === 'string' && STORED_PICTURE.test(value)) pictures.add(value);
    for (const { data } of draft.items)
      if (typeof data.icon === 'string' && data.icon !== '') icons.add(data.icon);
  }
  const products = windowIds(states.map(({ draft }) => draft));
  return { pictures: [...pictures], icons: [...icons], products };
}

/** The views of the edited page with everything unsaved in them; undefined until what it shows is known. */
export function useViews(
  page: PageKey,
  states: readonly SectionState[],
  rows: readonly Section[] | undefined,
): Partial<PreviewViews> | undefined {
  const { data: input } = useQuery(previewInputQuery);
  const chosen = chosenOf(states);
  const known = new Set(input?.pictures.map((picture) => picture.src));
  const picture = chosen.pictures.filter((address) => !known.has(address));
  const icon = chosen.icons.filter((name) => input && !(name in input.icons));
  const product = chosen.products.filter((id) => !input?.inWindow.some((own) => own.id === id));
  const query = { picture, icon, product };
  const { data: facts } = useQuery({
    queryKey: ['preview', 'facts', ...picture, '', ...icon, '', ...product],
    queryFn: ({ signal }) => read(api.preview.facts.$get({ query }, { init: { signal } })),
    enabled: input !== undefined && picture.length + icon.length + product.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (!input || !rows || states.length === 0) return undefined;
    const others = rows.filter((row) => row.page !== page);
    const full = facts
      ? {
          ...input,
          pictures: [...input.pictures, ...facts.pictures],
          icons: { ...input.icons, ...facts.icons },
          inWindow: [...input.inWindow, ...facts.inWindow],
        }
      : input;
    return previewViews(page, full, [...others, ...states.map(previewRow)]);
  }, [page, input, facts, rows, states]);
}
