import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPart, Query } from '../../../lib/resource.ts';

const PART = 60;

type Lister<Row extends { id: string }> = {
  name: string;
  list: (query: Query, signal?: AbortSignal) => Promise<ListPart<Row>>;
};

/** A list that loads part after part, with the ways to change its rows in place. */
export function useRows<Row extends { id: string }>(resource: Lister<Row>, query: Query, part = PART) {
  const client = useQueryClient();
  const key = [resource.name, 'list', query];
  const answer = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => resource.list({ ...query, limit: part, cursor: pageParam }, signal),
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
