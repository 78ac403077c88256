import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { rowsToLoad } from './kept-place.ts';
import type { ListPart, Query } from './resource.ts';

const PART = 60;
/** As many as the API gives in one answer. */
const MOST = 500;

type Lister<Row extends { id: string }> = {
  name: string;
  list: (query: Query, signal?: AbortSignal) => Promise<ListPart<Row>>;
};

/** So many rows from the beginning on, as one part. */
async function readMany<Row extends { id: string }>(
  list: Lister<Row>['list'],
  query: Query,
  count: number,
  signal: AbortSignal,
): Promise<ListPart<Row>> {
  const part = await list({ ...query, limit: Math.min(count, MOST) }, signal);
  const rows = [...part.rows];
  let { next } = part;
  for (let left = count - MOST; left > 0 && next; left -= MOST) {
    const more = await list({ ...query, limit: Math.min(left, MOST), cursor: next }, signal);
    rows.push(...more.rows);
    next = more.next;
  }
  return { ...part, rows, next };
}

/** A list that loads part after part, with the ways to change its rows in place. */
export function useRows<Row extends { id: string }>(resource: Lister<Row>, query: Query, part = PART) {
  const client = useQueryClient();
  const key = [resource.name, 'list', query];
  const asked = JSON.stringify(query);
  // After a reload the list as it was left begins with everything that it had.
  const [left] = useState(() => ({ asked, rows: rowsToLoad() }));
  const begin = Math.max(part, left.asked === asked ? left.rows : 0);
  const answer = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? readMany(resource.list, query, begin, signal)
        : resource.list({ ...query, limit: part, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const parts = answer.data?.pages;
  const rows = useMemo(() => parts?.flatMap(({ rows: found }) => found) ?? [], [parts]);

  function update(change: (rows: Row[]) => Row[]) {
    client.setQueriesData<InfiniteData<ListPart<Row>>>(
      { queryKey: [resource.name, 'list'] },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })) },
    );
  }

  /** Shows rows in another order until the server's answer is in. */
  function arrange(ordered: readonly Row[]) {
    client.setQueryData<InfiniteData<ListPart<Row>>>(key, (data) => {
      if (!data) return data;
      let from = 0;
      const pages = data.pages.map((page) => {
        const next = ordered.slice(from, from + page.rows.length);
        from += page.rows.length;
        return { ...page, rows: next };
      });
      return { ...data, pages };
    });
  }

  return {
    rows,
    total: parts?.at(-1)?.total ?? 0,
    isPending: answer.isPending,
    isStale: answer.isPlaceholderData,
    error: answer.isError && !answer.data ? answer.error : null,
    isFetching: answer.isFetching,
    hasMore: answer.hasNextPage,
    failedMore: answer.isFetchNextPageError,
    isFetchingMore: answer.isFetchingNextPage,
    fetchMore: () => void answer.fetchNextPage(),
    retry: () => void answer.refetch(),
    /** Shows the stored row in every list that holds it. */
    put: (row: Row) => update((all) => all.map((other) => (other.id === row.id ? row : other))),
    arrange,
    query,
  };
}

export type Rows<Row extends { id: string }> = ReturnType<typeof useRows<Row>>;
