import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { capitalized } from '../../domain/rules/turkish.ts';
import { contextOf, signedIn } from '../http/auth.ts';
import type { HttpEnv } from '../http/context.ts';
import { jsonAnswer, jsonOf } from '../http/json.ts';
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
  updatedRows,
} from '../http/openapi.ts';
import { added, tagged } from '../http/versions.ts';
import type { Kinds } from '../records/kinds.ts';
import { manyRows, someOf } from './bulk.ts';
import type { Kind } from './kind.ts';
import type { KindQuery } from './reader.ts';
import {
  type Answer,
  type Ids,
  type ManyRowCalls,
  manyRowRoutes,
  type OneRow,
  type OneRowCalls,
  oneRowRoutes,
  type Updated,
} from './row-routes.ts';
import type { Verbs } from './verbs.ts';

type Text = Record<string, string>;
type Row<K extends Kind> = z.output<K['schemas']['row']>;

/** The calls of a kind as the typed client sees them. */
export type KindCalls<K extends Kind> = {
  [Path in `/${K['name']}`]: {
    $get: Answer<{ query: Text }, Row<K>[]>;
    $post: Answer<{ json: z.input<K['schemas']['input']> }, Row<K>, 201>;
  };
} & { [Path in `/${K['name']}/:id`]: { $get: Answer<OneRow, Row<K>> } } & OneRowCalls<
    K['name'],
    Row<K>,
    z.input<K['schemas']['patch']>
  > &
  ManyRowCalls<
    K['name'],
    Partial<z.input<z.ZodObject<K['schemas']['bulk']>>>,
    { [Field in keyof K['schemas']['removal']]?: unknown }
  > & {
    [Path in `/${K['name']}/reorder`]: { $post: Answer<{ json: Ids }, { success: true } & Updated> };
  };

/** What the list of a kind takes in its address. */
export function listQueryOf({ sorts, filters }: Pick<Kind, 'sorts' | 'filters'>) {
  const narrowing = Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, filter.schema]));
  return listQuery.extend({ sort: sortQuery(sorts), ...narrowing });
}

/** The description of the calls of a kind. */
function callsOf(kind: Kind) {
  const { name, noun, words, schemas } = kind;
  const { schema, schemas: many, object, objects, plural } = words;
  const tags = [plural];
  const staff = { tags, security: bearer, middleware: signedIn };
  const input = kind.prepare ? z.preprocess(kind.prepare, schemas.input) : schemas.input;
  const listed = schemas.listed ?? schemas.row;
  return {
    list: createRoute({
      method: 'get',
      operationId: `list${many}`,
      path: `/${name}`,
      tags,
      summary: `${capitalized(objects)} listeler`,
      request: { query: listQueryOf(kind).extend({ ...kind.arrangement?.query }) },
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
  const { kind, list, get, create, reorder, ...changes } = verbs as unknown as Verbs;
  const calls = callsOf(kind);
  const { name, schemas, prepare } = kind;
  const { trashable } = kinds;
  const words = { ...kind.words, name, trashable, tags: [kind.words.plural], removal: schemas.removal };
  type AnyRow = { id: string; version: number };
  const router = createRouter()
    .openapi(calls.list, async (c) => {
      const query = c.req.valid('query') as KindQuery;
      const page = await list(contextOf(c), query);
      setListHeaders(c, page);
      return jsonAnswer(c, jsonOf(kind.arrangement?.arrange(page.rows, query) ?? page.rows)) as never;
    })
    .openapi(calls.get, async (c) =>
      c.json(tagged(c, (await get(contextOf(c), c.req.valid('param').id)) as AnyRow), 200),
    )
    .openapi(calls.create, async (c) =>
      c.json(added(c, kind.name, (await create(contextOf(c), c.req.valid('json'))) as AnyRow), 201),
    )
    .route('/', oneRowRoutes(words, { ...schemas, ...(prepare && { prepare }) }, changes))
    .route('/', manyRowRoutes(words, { set: someOf(schemas.bulk) }, changes))
    .openapi(calls.order, async (c) =>
      c.json({ success: true as const, ...(await reorder(contextOf(c), c.req.valid('json').ids)) }, 200),
    );
  return router as unknown as OpenAPIHono<HttpEnv, KindCalls<K>, '/'>;
}
