import type { ClientRequestOptions, ClientResponse } from 'hono/client';
import { api } from './api.ts';
import { type ListPart, nextCursor, type Query, queryText } from './resource.ts';

type ListEndpoint<Row> = {
  $get(
    args: { query: Record<string, string> },
    options?: ClientRequestOptions,
  ): Promise<ClientResponse<Row[]>>;
};

/** A list that is only read, part by part. `name` is its name in caches. */
function createList<Row>(name: string, endpoint: ListEndpoint<Row>) {
  return {
    name,
    async list(query: Query, signal?: AbortSignal): Promise<ListPart<Row>> {
      const response = await endpoint.$get({ query: queryText(query) }, signal && { init: { signal } });
      const rows = (await response.json()) as Row[];
      return {
        rows,
        total: Number(response.headers.get('X-Total-Count') ?? rows.length),
        next: nextCursor(response.headers.get('Link')),
      };
    },
  };
}

export const activities = createList('activities', api.activities);
type HistoryArgs = Parameters<typeof api.history.$get>[0];
/** The versions of one row: the query has its `entity` and `id`. */
export const history = createList('history', {
  $get: (args, options) => api.history.$get(args as HistoryArgs, options),
});
export const messages = createList('messages', api.messages);
export const quotes = createList('quotes', api.quotes);
export const trash = createList('trash', api.trash);

const auditParts = createList('audit', {
  $get: (args: Parameters<typeof api.audit.$get>[0], options) => api.audit.$get(args, options),
});
/** The lines of the audit trail, known by their numbers. */
export const auditLines = {
  name: auditParts.name,
  async list(query: Query, signal?: AbortSignal) {
    const part = await auditParts.list(query, signal);
    return { ...part, rows: part.rows.map((line) => ({ ...line, id: String(line.seq) })) };
  },
};
