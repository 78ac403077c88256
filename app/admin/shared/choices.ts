import { useQuery } from '@tanstack/react-query';
import type { Identified, ListPart, Query } from '../../lib/resource.ts';
import { brands, catalogs, categories } from '../../lib/resources.ts';
import type { ComboboxOption } from '../../ui/combobox.tsx';

type Lister<Row extends Identified> = {
  name: string;
  list: (query: Query, signal?: AbortSignal) => Promise<ListPart<Row>>;
};

function useAll<Row extends Identified>(resource: Lister<Row>): readonly Row[] {
  const answer = useQuery({
    queryKey: [resource.name, 'choices'],
    queryFn: async ({ signal }) => (await resource.list({}, signal)).rows,
    staleTime: 60_000,
  });
  return answer.data ?? [];
}

function withState(name: string, isActive: boolean): string {
  return isActive ? name : `${name} (pasif)`;
}

/** All brands, to choose from. */
export function useBrandChoices() {
  const rows = useAll(brands);
  return {
    rows,
    options: rows.map(
      (row): ComboboxOption => ({
        value: row.id,
        label: withState(row.name, row.isActive),
        detail: row.country ?? undefined,
      }),
    ),
  };
}

/** All categories as a tree; with a brand, only its own. */
export function useCategoryChoices(brandId?: string) {
  const rows = useAll(categories);
  const own = brandId === undefined ? rows : rows.filter((row) => row.brandId === brandId);
  const options = own.map(
    (row): ComboboxOption => ({
      value: row.id,
      label: withState(row.name, row.isActive),
      depth: row.level - 1,
      ...(brandId === undefined && { detail: row.brand.name }),
    }),
  );
  return { rows, options };
}

/** All catalogs, to choose from. */
export function useCatalogChoices() {
  const rows = useAll(catalogs);
  return {
    rows,
    options: rows.map(
      (row): ComboboxOption => ({
        value: row.id,
        label: withState(row.title, row.isActive),
        detail: row.category ?? undefined,
      }),
    ),
  };
}
