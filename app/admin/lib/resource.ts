import type { ClientRequestOptions, ClientResponse } from 'hono/client';
import { read } from './api.ts';

export type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;
export type Identified = { id: string; version: number };

/** A part of a list, how many rows there are in all, and where the next part begins. */
export type ListPart<Row> = { rows: Row[]; total: number; next: string | null };
export type Trashed = Readonly<Record<string, number | undefined>>;
export type BulkAnswer = { updated: number; undoId: string };
export type RemoveAnswer = { trashed: Trashed; trashId: string };
export type BulkRemoveAnswer = { trashed: Trashed; trashIds: string[] };

type Answer<T> = Promise<ClientResponse<T>>;
type Text = Record<string, string>;

/** The calls that every kind of row has, as the typed client offers them. */
type Endpoint<Row, Input, Patch, Change> = {
  $get(args: { query: Text }, options?: ClientRequestOptions): Answer<Row[]>;
  $post(args: { json: Input }): Answer<Row>;
  ':id': {
    $get(args: { param: { id: string } }, options?: ClientRequestOptions): Answer<Row>;
    $put(args: { param: { id: string }; json: Patch }): Answer<Row>;
    $delete(args: { param: { id: string }; query: Text }): Answer<RemoveAnswer>;
  };
  bulk: {
    $post(args: { json: { ids: string[]; set: Change } }, options?: ClientRequestOptions): Answer<BulkAnswer>;
  };
  'bulk-delete': {
    $post(args: { json: { ids: string[] } }, options?: ClientRequestOptions): Answer<BulkRemoveAnswer>;
  };
  reorder: { $post(args: { json: { ids: string[] } }): Answer<BulkAnswer> };
};

/** A work that goes out in several requests and is told of as one. */
export function partOf(operation: string | undefined): ClientRequestOptions | undefined {
  return operation === undefined ? undefined : { headers: { 'X-Operation-Id': operation } };
}

/** What is set of a query, as text. */
export function queryText(query: Query): Text {
  const set = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(set.map(([key, value]) => [key, String(value)]));
}

/** The cursor in `Link: <…?cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const address = link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1];
  return address ? new URL(address, 'http://localhost').searchParams.get('cursor') : null;
}

/** The verbs of one kind of row, over the API. `name` is the kind in the API, in caches and in drafts. */
export function createResource<Row extends Identified, Input, Patch, Change>(
  name: string,
  endpoint: Endpoint<Row, Input, Patch, Change>,
) {
  return {
    name,
    /** A part of the list, passive rows too. */
    async list(query: Query, signal?: AbortSignal): Promise<ListPart<Row>> {
      const all = queryText({ ...query, includeInactive: true });
      const response = await endpoint.$get({ query: all }, signal && { init: { signal } });
      const rows = (await response.json()) as Row[];
      return {
        rows,
        total: Number(response.headers.get('X-Total-Count') ?? rows.length),
        next: nextCursor(response.headers.get('Link')),
      };
    },
    get: (id: string, signal?: AbortSignal) =>
      read(endpoint[':id'].$get({ param: { id } }, signal && { init: { signal } })),
    create: (json: Input) => read(endpoint.$post({ json })),
    update: (id: string, json: Patch) => read(endpoint[':id'].$put({ param: { id }, json })),
    remove: (id: string, query: Query = {}) =>
      read(endpoint[':id'].$delete({ param: { id }, query: queryText(query) })),
    setMany: (ids: readonly string[], set: Change, operation?: string) =>
      read(endpoint.bulk.$post({ json: { ids: [...ids], set } }, partOf(operation))),
    removeMany: (ids: readonly string[], operation?: string) =>
      read(endpoint['bulk-delete'].$post({ json: { ids: [...ids] } }, partOf(operation))),
    reorder: (ids: readonly string[]) => read(endpoint.reorder.$post({ json: { ids: [...ids] } })),
  };
}

export type Resource<Row extends Identified, Input, Patch, Change> = ReturnType<
  typeof createResource<Row, Input, Patch, Change>
>;
