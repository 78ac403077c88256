import { createRoute, z } from '@hono/zod-openapi';
import { synonymInput, synonymPatch, synonymRow } from '../../../domain/things/synonym.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { answers, bearer, body, createRouter, refusals } from '../../http/openapi.ts';
import { added } from '../../http/versions.ts';
import { oneRowRoutes } from '../../kinds/row-routes.ts';
import { synonymRecord } from './kind.ts';
import type { SynonymService } from './service.ts';

const tags = ['Arama'];
const staff = { tags, security: bearer, middleware: signedIn };

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
const words = {
  name: 'synonyms',
  tags,
  schema: 'Synonym',
  schemas: 'Synonyms',
  object: 'eş anlamlı grubunu',
  trashable: [synonymRecord.name],
} as const;
const change = {
  ...{ patch: synonymPatch, row: synonymRow },
  summary: 'Eş anlamlı grubunun sözcüklerini değiştirir',
};

/** The calls of the groups of equal words below `/api`. */
export function synonymRoutes({ synonyms }: { synonyms: SynonymService }) {
  return createRouter()
    .openapi(list, async (c) => c.json(await synonyms.list(contextOf(c)), 200))
    .openapi(create, async (c) => {
      const row = await synonyms.create(contextOf(c), c.req.valid('json'));
      return c.json(added(c, 'synonyms', row), 201);
    })
    .route('/', oneRowRoutes(words, change, synonyms));
}
