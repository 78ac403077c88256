import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Category } from '../../../domain/things/category.ts';
import type { ComboboxOption } from '../ui/option-list.tsx';
import { categoryKind } from './category.ts';
import type { ListedKind } from './kind.ts';

type NamedRow = Parameters<NonNullable<ListedKind['choice']>>[0];

/** The question for all rows of a kind. */
export function allRows<Row extends NamedRow>({ name, resource }: ListedKind<Row>) {
  return queryOptions({
    queryKey: [name, 'choices'],
    queryFn: async ({ signal }) => (await resource.list({}, signal)).rows,
    staleTime: 60_000,
  });
}

/** All rows of a kind, and each as something to choose. */
export function useChoices<Row extends NamedRow>(kind: ListedKind<Row>) {
  const rows: readonly Row[] = useQuery(allRows(kind)).data ?? [];
  const options = rows.map(
    (row): ComboboxOption => ({
      value: row.id,
      label: row.isActive ? row.name : `${row.name} (pasif)`,
      ...kind.choice?.(row),
    }),
  );
  return { rows, options };
}

/** All categories as a tree; with a brand only its own to choose from, which need not say whose they are. */
export function useCategoryChoices(brandId?: string) {
  const { rows, options } = useChoices<Category>(categoryKind);
  if (brandId === undefined) return { rows, options };
  const own = options.filter((_, index) => rows[index]?.brandId === brandId);
  return { rows, options: own.map((option): ComboboxOption => ({ ...option, detail: undefined })) };
}
