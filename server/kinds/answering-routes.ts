import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { type Answerer, answerer, noteInput } from '../../domain/things/answering.ts';
import type { Context } from '../context.ts';
import { contextOf } from '../http/auth.ts';
import type { HttpEnv } from '../http/context.ts';
import { answers, body, createRouter, idParam, refusals } from '../http/openapi.ts';
import { type Answer, type CallWords, type OneRow, staffOf } from './row-routes.ts';

type Described<Row, Counts> = {
  row: z.ZodType<Row>;
  /** How many there are in each state. */
  counts: z.ZodType<Counts>;
  summaries: { counts: string; people: string; note: string };
};
type Verbs<Row, Counts> = {
  counts: (ctx: Context) => Promise<Counts>;
  people: (ctx: Context) => Promise<Answerer[]>;
  addNote: (ctx: Context, id: string, text: string) => Promise<Row>;
};

/** The calls of rows that somebody answers, as the typed client sees them. */
export type AnsweringCalls<Name extends string, Row, Counts> = {
  [Path in `/${Name}/counts`]: { $get: Answer<Record<never, never>, Counts> };
} & { [Path in `/${Name}/people`]: { $get: Answer<Record<never, never>, Answerer[]> } } & {
  [Path in `/${Name}/:id/notes`]: { $post: Answer<OneRow & { json: z.input<typeof noteInput> }, Row> };
};

/** The calls of rows that somebody answers, below `/api`: before those that name one row. */
export function answeringRoutes<const Name extends string, Row, Counts>(
  words: CallWords<Name>,
  { row, counts, summaries }: Described<Row, Counts>,
  verbs: Verbs<Row, Counts>,
): OpenAPIHono<HttpEnv, AnsweringCalls<Name, Row, Counts>, '/'> {
  const { name, schema, schemas } = words;
  const staff = staffOf(words);
  const calls = {
    counts: createRoute({
      ...staff,
      method: 'get',
      operationId: `count${schemas}`,
      path: `/${name}/counts`,
      summary: summaries.counts,
      responses: { 200: answers(counts), ...refusals(401) },
    }),
    people: createRoute({
      ...staff,
      method: 'get',
      operationId: `list${schema}People`,
      path: `/${name}/people`,
      summary: summaries.people,
      responses: { 200: answers(z.array(answerer)), ...refusals(401) },
    }),
    note: createRoute({
      ...staff,
      method: 'post',
      operationId: `add${schema}Note`,
      path: `/${name}/{id}/notes`,
      summary: summaries.note,
      request: { params: idParam, body: body(noteInput) },
      responses: { 200: answers(row), ...refusals(400, 401, 404, 422) },
    }),
  };
  const router = createRouter()
    .openapi(calls.counts, async (c) => c.json((await verbs.counts(contextOf(c))) as never, 200))
    .openapi(calls.people, async (c) => c.json(await verbs.people(contextOf(c)), 200))
    .openapi(calls.note, async (c) => {
      const { id } = c.req.valid('param');
      return c.json((await verbs.addNote(contextOf(c), id, c.req.valid('json').text)) as never, 200);
    });
  return router as unknown as OpenAPIHono<HttpEnv, AnsweringCalls<Name, Row, Counts>, '/'>;
}
