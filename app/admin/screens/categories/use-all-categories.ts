import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category } from '../../../../domain/things/category.ts';
import { categories } from '../../lib/resources.ts';

const PART = 500;
const KEY = ['categories', 'tree'];

async function readAll(signal: AbortSignal): Promise<Category[]> {
  const rows: Category[] = [];
  let cursor: string | null = null;
  do {
    const part = await categories.list({ limit: PART, cursor }, signal);
    rows.push(...part.rows);
    cursor = part.next;
  } while (cursor);
  return rows;
}

/** All categories in tree order: a tree can only be shown whole. */
export function useAllCategories() {
  const client = useQueryClient();
  const answer = useQuery({ queryKey: KEY, queryFn: ({ signal }) => readAll(signal) });
  return {
    rows: answer.data ?? [],
    isPending: answer.isPending,
    isStale: false,
    error: answer.isError && !answer.data ? answer.error : null,
    isFetching: answer.isFetching,
    retry: () => void answer.refetch(),
    /** Shows a stored row in place of the one it replaces. */
    put: (row: Category) =>
      client.setQueryData<Category[]>(KEY, (rows) =>
        rows?.map((other) => (other.id === row.id ? row : other)),
      ),
  };
}
