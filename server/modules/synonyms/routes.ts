import { createRoute, z } from '@hono/zod-openapi';
import { synonymInput, synonymPatch, synonymRow } from '../../../domain/things/synonym.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import { answers, bearer, body, createRouter, refusals, trashedRow } from '../../http/openapi.ts';
import { added, matchOf, oneRow, removedRow, tagged } from '../../http/versions.ts';
import { synonymRecord } from './kind.ts';
import type { SynonymService } from './service.ts';

const staff = { tags: ['Arama'], security: bearer, middleware: signedIn };
const own = { trashable: [synonymRecord.name] };

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listSynonyms',
  path: '/synonyms',
  summary: 'Aramada bir sayılan sözcük gruplarını verir',
  responses: { 200: answers(z.array(synonymRow)), ...refusals(401) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createSynonym',
  path: '/synonyms',
  summary: 'Eş anlamlı grubu ekler',
  request: { body: body(synonymInput) },
  responses: { 201: answers(synonymRow, 'Eklendi'), ...refusals(400, 401, 422) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateSynonym',
  path: '/synonyms/{id}',
  summary: 'Eş anlamlı grubunun sözcüklerini değiştirir',
  request: { ...oneRow, body: changeBody(synonymPatch, synonymRow) },
  responses: { 200: answers(synonymRow), ...refusals(400, 401, 404, 409, 412, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteSynonym',
  path: '/synonyms/{id}',
  summary: 'Eş anlamlı grubunu çöp kutusuna taşır',
  request: removedRow,
  responses: { 200: answers(trashedRow(own)), ...refusals(401, 404, 409, 412, 422) },
});

/** The calls of the groups of equal words below `/api`. */
export function synonymRoutes({ synonyms }: { synonyms: SynonymService }) {
  return createRouter()
    .openapi(list, async (c) => c.json(await synonyms.list(contextOf(c)), 200))
    .openapi(create, async (c) => {
      const row = await synonyms.create(contextOf(c), c.req.valid('json'));
      return c.json(added(c, 'synonyms', row), 201);
    })
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await synonyms.update(contextOf(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(remove, async (c) => {
      const expected = { ...c.req.valid('query'), match: matchOf(c) };
      const gone = await synonyms.remove(contextOf(c), c.req.valid('param').id, expected);
      return c.json({ success: true as const, ...gone }, 200);
    });
}
