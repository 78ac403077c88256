import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { capitalized } from '../../domain/rules/turkish.ts';
import { contextOf, signedIn } from '../http/auth.ts';
import { changeBody } from '../http/change-body.ts';
import type { HttpEnv } from '../http/context.ts';
import {
  answers,
  bearer,
  body,
  createRouter,
  idParam,
  listQuery,
  refusals,
  setListHeaders,
  sortQuery,
  trashedRow,
  trashedRows,
  updatedRows,
} from '../http/openapi.ts';
import { added, matchOf, oneRow, removalQuery, tagged } from '../http/versions.ts';
import type { Kinds, Values } from '../records/kinds.ts';
import { idList, manyChanges, manyRows } from './bulk.ts';
import type { Kind } from './kind.ts';
import type { KindQuery } from './reader.ts';
import type { Trashed, Verbs } from './verbs.ts';

type Text = Record<string, string>;
type OneRow = { param: { id: string } };
type Answer<Input, Output, Status extends number = 200> = {
  input: Input;
  output: Output;
  outputFormat: 'json';
  status: Status;
};
type Row<K extends Kind> = z.output<K['schemas']['row']>;
type Ids = { ids: string[] };
type Updated = { success: true; updated: number; undoId: string };

/** The calls of a kind as the typed client sees them. */
export type KindCalls<K extends Kind> = {
  [Path in `/${K['name']}`]: {
    $get: Answer<{ query: Text }, Row<K>[]>;
    $post: Answer<{ json: z.input<K['schemas']['input']> }, Row<K>, 201>;
  };
} & {
  [Path in `/${K['name']}/:id`]: {
    $get: Answer<OneRow, Row<K>>;
    $put: Answer<OneRow & { json: z.input<K['schemas']['patch']> }, Row<K>>;
    $delete: Answer<OneRow & { query: Text }, { success: true; trashed: Trashed; trashId: string }>;
  };
} & {
  [Path in `/${K['name']}/bulk`]: {
    $post: Answer<{ json: Ids & { set: Partial<z.input<z.ZodObject<K['schemas']['bulk']>>> } }, Updated>;
  };
} & {
  [Path in `/${K['name']}/bulk-delete`]: {
    $post: Answer<
      { json: Ids & { [Field in keyof K['schemas']['removal']]?: unknown } },
      { success: true; trashed: Trashed; trashIds: string[] }
    >;
  };
} & { [Path in `/${K['name']}/reorder`]: { $post: Answer<{ json: Ids }, Updated> } };

/** The description of the calls of a kind. */
function callsOf(kind: Kind, kinds: Kinds) {
  const { name, noun, words, schemas, filters } = kind;
  const { schema, schemas: many, object, objects, plural } = words;
  const tags = [plural];
  const staff = { tags, security: bearer, middleware: signedIn };
  const input = kind.prepare ? z.preprocess(kind.prepare, schemas.input) : schemas.input;
  const listed = schemas.listed ?? schemas.row;
  const narrowing = Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, filter.schema]));
  const ids = schemas.removal
    ? { body: body(z.strictObject({ ids: idList, ...schemas.removal })) }
    : manyRows;
  return {
    list: createRoute({
      method: 'get',
      operationId: `list${many}`,
      path: `/${name}`,
      tags,
      summary: `${capitalized(objects)} listeler`,
      request: {
        query: listQuery.extend({ sort: sortQuery(kind.sorts), ...narrowing, ...kind.arrangement?.query }),
      },
      responses: { 200: answers(z.array(listed)), ...refusals(401, 422) },
    }),
    get: createRoute({
      method: 'get',
      operationId: `get${schema}`,
      path: `/${name}/{id}`,
      tags,
      summary: `Bir ${object} kimliği ya da slug değeriyle verir`,
      request: { params: idParam },
      responses: { 200: answers(schemas.row), ...refusals(404) },
    }),
    create: createRoute({
      ...staff,
      method: 'post',
      operationId: `create${schema}`,
      path: `/${name}`,
      summary: `${noun} ekler`,
      request: { body: body(input) },
      responses: { 201: answers(schemas.row, 'Eklendi'), ...refusals(400, 401, 409, 422) },
    }),
    update: createRoute({
      ...staff,
      method: 'put',
      operationId: `update${schema}`,
      path: `/${name}/{id}`,
      summary: `${capitalized(object)} değiştirir`,
      request: {
        ...oneRow,
        body: changeBody(schemas.patch, listed, { ...(kind.prepare && { prepare: kind.prepare }) }),
      },
      responses: { 200: answers(schemas.row), ...refusals(400, 401, 404, 409, 412, 422) },
    }),
    remove: createRoute({
      ...staff,
      method: 'delete',
      operationId: `delete${schema}`,
      path: `/${name}/{id}`,
      summary: words.deletion ?? `${capitalized(object)} çöp kutusuna taşır`,
      request: { ...oneRow, query: removalQuery.extend(schemas.removal ?? {}) },
      responses: { 200: answers(trashedRow(kinds)), ...refusals(401, 404, 409, 412, 422) },
    }),
    bulk: createRoute({
      ...staff,
      method: 'post',
      operationId: `change${many}`,
      path: `/${name}/bulk`,
      summary: `Birçok ${object} birlikte değiştirir`,
      request: manyChanges(schemas.bulk),
      responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
    }),
    bulkDelete: createRoute({
      ...staff,
      method: 'post',
      operationId: `delete${many}`,
      path: `/${name}/bulk-delete`,
      summary: `Birçok ${object} çöp kutusuna taşır`,
      request: ids,
      responses: { 200: answers(trashedRows(kinds)), ...refusals(400, 401, 404, 422) },
    }),
    order: createRoute({
      ...staff,
      method: 'post',
      operationId: `reorder${many}`,
      path: `/${name}/reorder`,
      summary: `${capitalized(objects)} sıralar`,
      request: manyRows,
      responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
    }),
  };
}

/** The calls of a kind below `/api`. */
export function kindRoutes<K extends Kind>(verbs: Verbs<K>, kinds: Kinds) {
  // A kind's own schemas are its own business: here a row is what has an id and a version.
  const { kind, list, get, create, update, setMany, remove, removeMany, reorder } = verbs as unknown as Verbs;
  const calls = callsOf(kind, kinds);
  type AnyRow = { id: string; version: number };
  const done = { success: true as const };
  const router = createRouter()
    .openapi(calls.list, async (c) => {
      const query = c.req.valid('query') as KindQuery;
      const page = await list(contextOf(c), query);
      setListHeaders(c, page);
      return c.json(kind.arrangement?.arrange(page.rows, query) ?? page.rows, 200) as never;
    })
    .openapi(calls.get, async (c) =>
      c.json(tagged(c, (await get(contextOf(c), c.req.valid('param').id)) as AnyRow), 200),
    )
    .openapi(calls.create, async (c) =>
      c.json(added(c, kind.name, (await create(contextOf(c), c.req.valid('json'))) as AnyRow), 201),
    )
    .openapi(calls.update, async (c) => {
      const row = await update(contextOf(c), c.req.valid('param').id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row as AnyRow), 200);
    })
    .openapi(calls.remove, async (c) => {
      const { version, ...removal } = c.req.valid('query') as Values & { version?: number };
      const expected = { version, match: matchOf(c) };
      const gone = await remove(contextOf(c), c.req.valid('param').id, expected, removal);
      return c.json({ ...done, ...gone }, 200);
    })
    .openapi(calls.bulk, async (c) => {
      const { ids, set } = c.req.valid('json');
      return c.json({ ...done, ...(await setMany(contextOf(c), ids, set)) }, 200);
    })
    .openapi(calls.bulkDelete, async (c) => {
      const { ids, ...removal } = c.req.valid('json');
      return c.json({ ...done, ...(await removeMany(contextOf(c), ids, removal)) }, 200);
    })
    .openapi(calls.order, async (c) =>
      c.json({ ...done, ...(await reorder(contextOf(c), c.req.valid('json').ids)) }, 200),
    );
  return router as unknown as OpenAPIHono<HttpEnv, KindCalls<K>, '/'>;
}
