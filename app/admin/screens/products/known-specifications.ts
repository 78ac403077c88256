import { useQuery } from '@tanstack/react-query';
import { labelKey, type Specification } from '../../../../domain/rules/specification.ts';
import { products } from '../../lib/resources.ts';

/** A label that products of a category have, with its usual unit and its values, those most written first. */
export type KnownLabel = { label: string; unit: string; values: string[] };

const READ = 200;
const VALUES = 20;

function byUse(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
}

/** The labels of some products' technical data, those that most have first. */
export function knownLabels(all: ReadonlyArray<readonly Specification[]>): KnownLabel[] {
  const groups = new Map<string, Specification[]>();
  for (const line of all.flat()) {
    const key = labelKey(line.label);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((lines) => ({
      label: byUse(lines.map(({ label }) => label))[0] ?? '',
      unit: byUse(lines.map(({ unit }) => unit))[0] ?? '',
      values: byUse(lines.map(({ value }) => value)).slice(0, VALUES),
    }));
}

/** What the products of a category say of themselves; nothing while no category is chosen. */
export function useKnownLabels(categoryId: string): readonly KnownLabel[] {
  const { data } = useQuery({
    queryKey: ['products', 'known-specifications', categoryId],
    queryFn: async ({ signal }) => (await products.list({ categoryId, limit: READ }, signal)).rows,
    enabled: categoryId !== '',
    staleTime: 60_000,
    select: (rows) => knownLabels(rows.map(({ specifications }) => specifications)),
  });
  return data ?? [];
}
