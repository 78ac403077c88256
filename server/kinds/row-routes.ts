import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Schema } from 'hono';
import { capitalized } from '../../domain/rules/turkish.ts';
import type { Context } from '../context.ts';
import { contextOf, signedIn } from '../http/auth.ts';
import { changeBody } from '../http/change-body.ts';
import type { HttpEnv } from '../http/context.ts';
import {
  answers,
  bearer,
  body,
  createRouter,
  refusals,
  trashedRow,
  trashedRows,
  updatedRows,
} from '../http/openapi.ts';
import { matchOf, oneRow, removalQuery, tagged } from '../http/versions.ts';
import type { Change, Expected } from '../records/change.ts';
import type { Values } from '../records/kinds.ts';
import { idList } from './bulk.ts';
import type { Trashed } from './verbs.ts';

type Text = Record<string, string>;
export type OneRow = { param: { id: string } };
export type Ids = { ids: string[] };
export type Updated = { updated: number; undoId: string };
type Gone = { trashed: Trashed; trashId: string };
type GoneRows = { trashed: Trashed; trashIds: string[] };
type Done = { success: true };
/** A call as the typed client sees it. */
export type Answer<Input, Output, Status extends number = 200> = {
  input: Input;
  output: Output;
  outputFormat: 'json';
  status: Status;
};

/** How the calls of a row are named: in addresses, in the API's description, and in Turkish. */
export type CallWords<Name extends string = string> = {
  /** What stands in the address: `quotes`. */
  name: Name;
  tags: string[];
  /** `Quote`, and `Quotes` for many. */
  schema: string;
  schemas: string;
  /** One of them as what is done to: `teklifi`. */
  object: string;
  /** What a deletion says it does, where that is more than to move the row to the trash. */
  deletion?: string | undefined;
  /** The kinds that may go to the trash along with it, its own first. */
  trashable: readonly string[];
  /** What a removal asks beyond the row. */
  removal?: z.ZodRawShape | undefined;
};

/** The calls that change or remove one row, as the typed client sees them. */
export type OneRowCalls<Name extends string, Row, Patch> = {
  [Path in `/${Name}/:id`]: {
    $put: Answer<OneRow & { json: Patch }, Row>;
    $delete: Answer<OneRow & { query: Text }, Done & Gone>;
  };
};
/** The calls that change or remove many rows. */
export type ManyRowCalls<Name extends string, Set, Removal = unknown> = {
  [Path in `/${Name}/bulk`]: { $post: Answer<{ json: Ids & { set: Set } }, Done & Updated> };
} & { [Path in `/${Name}/bulk-delete`]: { $post: Answer<{ json: Ids & Removal }, Done & GoneRows> } };

type AnyRow = { id: string; version: number };
type Calls<S extends Schema> = OpenAPIHono<HttpEnv, S, '/'>;

/** What the calls of the staff have in common. */
export function staffOf({ tags }: CallWords) {
  return { tags, security: bearer, middleware: signedIn };
}

type OneRowVerbs<Row, Patch> = {
  update: (ctx: Context, id: string, change: Change<Patch>, match?: Expected['match']) => Promise<Row>;
  remove: (ctx: Context, id: string, expected?: Expected, removal?: Values) => Promise<Gone>;
};
type OneRowSchemas<P extends z.ZodObject, R extends z.ZodObject> = {
  patch: P;
  row: R;
  /** A row as lists answer it, where that is more; it may be sent back whole. */
  listed?: z.ZodObject | undefined;
  /** What the description says of a change, where it is not any. */
  summary?: string;
} & Parameters<typeof changeBody>[2];

/** The calls that change or remove one row, below `/api`. */
export function oneRowRoutes<const Name extends string, P extends z.ZodObject, R extends z.ZodObject>(
  words: CallWords<Name>,
  { patch, row, listed = row, summary, ...given }: OneRowSchemas<P, R>,
  verbs: OneRowVerbs<z.output<R>, z.output<P>>,
): Calls<OneRowCalls<Name, z.output<R>, z.input<P>>> {
  const { name, schema, object, deletion, removal = {} } = words;
  // A row's own schemas are its own business: here it is what has an id and a version.
  const { update, remove } = verbs as unknown as OneRowVerbs<AnyRow, Values>;
  const staff = staffOf(words);
  const calls = {
    update: createRoute({
      ...staff,
      method: 'put',
      operationId: `update${schema}`,
      path: `/${name}/{id}`,
      summary: summary ?? `${capitalized(object)} değiştirir`,
      request: { ...oneRow, body: changeBody(patch as z.ZodObject, listed, given) },
      responses: { 200: answers(row as z.ZodObject), ...refusals(400, 401, 404, 409, 412, 422) },
    }),
    remove: createRoute({
      ...staff,
      method: 'delete',
      operationId: `delete${schema}`,
      path: `/${name}/{id}`,
      summary: deletion ?? `${capitalized(object)} çöp kutusuna taşır`,
      request: { ...oneRow, query: removalQuery.extend(removal) },
      responses: { 200: answers(trashedRow(words)), ...refusals(401, 404, 409, 412, 422) },
    }),
  };
  const router = createRouter()
    .openapi(calls.update, async (c) =>
      c.json(tagged(c, await update(contextOf(c), c.req.valid('param').id, c.req.valid('json'), matchOf(c)))),
    )
    .openapi(calls.remove, async (c) => {
      const { version, ...asked } = c.req.valid('query') as Values & { version?: number };
      const expected = { version, match: matchOf(c) };
      const gone = await remove(contextOf(c), c.req.valid('param').id, expected, asked);
      return c.json({ success: true as const, ...gone }, 200);
    });
  return router as unknown as Calls<OneRowCalls<Name, z.output<R>, z.input<P>>>;
}

type ManyRowVerbs<Set> = {
  setMany: (ctx: Context, ids: readonly string[], set: Set) => Promise<Updated>;
  removeMany: (ctx: Context, ids: readonly string[], removal?: Values) => Promise<GoneRows>;
};

/** The calls that change or remove many rows, below `/api`; `set` is what may be set in all of them. */
export function manyRowRoutes<const Name extends string, S extends z.ZodType>(
  words: CallWords<Name>,
  { set, summary }: { set: S; summary?: string },
  verbs: ManyRowVerbs<z.output<S>>,
): Calls<ManyRowCalls<Name, z.input<S>>> {
  const { name, schemas, object, removal = {} } = words;
  const { setMany, removeMany } = verbs as unknown as ManyRowVerbs<Values>;
  const staff = staffOf(words);
  const refused = refusals(400, 401, 404, 422);
  const calls = {
    bulk: createRoute({
      ...staff,
      method: 'post',
      operationId: `change${schemas}`,
      path: `/${name}/bulk`,
      summary: summary ?? `Birçok ${object} birlikte değiştirir`,
      request: { body: body(z.strictObject({ ids: idList, set: set as z.ZodType<Values> })) },
      responses: { 200: answers(updatedRows), ...refused },
    }),
    bulkDelete: createRoute({
      ...staff,
      method: 'post',
      operationId: `delete${schemas}`,
      path: `/${name}/bulk-delete`,
      summary: `Birçok ${object} çöp kutusuna taşır`,
      request: { body: body(z.strictObject({ ids: idList, ...removal })) },
      responses: { 200: answers(trashedRows(words)), ...refused },
    }),
  };
  const router = createRouter()
    .openapi(calls.bulk, async (c) => {
      const { ids, set: wanted } = c.req.valid('json');
      return c.json({ success: true as const, ...(await setMany(contextOf(c), ids, wanted)) }, 200);
    })
    .openapi(calls.bulkDelete, async (c) => {
      const { ids, ...asked } = c.req.valid('json');
      return c.json({ success: true as const, ...(await removeMany(contextOf(c), ids, asked)) }, 200);
    });
  return router as unknown as Calls<ManyRowCalls<Name, z.input<S>>>;
}
