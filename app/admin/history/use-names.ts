import { useMemo } from 'react';
import { useBrandChoices, useCatalogChoices, useCategoryChoices } from '../shared/choices.ts';
import type { Names } from './value-text.ts';

/** The names of everything that a row may point to. */
export function useNames(): Names {
  const brands = useBrandChoices().rows;
  const categories = useCategoryChoices().rows;
  const catalogs = useCatalogChoices().rows;
  return useMemo(
    () =>
      new Map([
        ...brands.map((row) => [row.id, row.name] as const),
        ...categories.map((row) => [row.id, row.name] as const),
        ...catalogs.map((row) => [row.id, row.title] as const),
      ]),
    [brands, categories, catalogs],
  );
}
