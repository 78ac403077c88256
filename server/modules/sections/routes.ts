import { createRoute, z } from '@hono/zod-openapi';
import { idText } from '../../../domain/rules/fields.ts';
import {
  itemInput,
  itemPatch,
  itemRow,
  sectionInput,
  sectionPatch,
  sectionRow,
} from '../../../domain/site/section.ts';
import { sectionChanges } from '../../../domain/site/section-changes.ts';
import type { KindName } from '../../../domain/things/row.ts';
import { moment } from '../../../domain/things/row.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import {
  addressText,
  answers,
  bearer,
  body,
  createRouter,
  flagQuery,
  idParam,
  refusals,
  setListHeaders,
  updatedRows,
} from '../../http/openapi.ts';
import { added, matchOf, oneRow, tagged } from '../../http/versions.ts';
import { manyRows } from '../../kinds/bulk.ts';
import { oneRowRoutes } from '../../kinds/row-routes.ts';
import { VERSION_STATES } from '../../records/versions.ts';
import { itemRecord, sectionRecord } from './kind.ts';
import type { SectionService } from './service.ts';

const tags = ['Site bölümleri'];
const staff = { tags, security: bearer, middleware: signedIn };

const record = z.record(z.string(), z.unknown()).nullable();
const sectionVersion = z.object({
  id: z.string(),
  at: moment,
  actor: z.string(),
  entries: z.array(
    z.object({
      id: z.string(),
      at: moment,
      actor: z.string(),
      action: z.enum(['create', 'update', 'delete', 'restore', 'purge']),
      entity: z.enum([sectionRecord.name, itemRecord.name]) as z.ZodType<KindName>,
      entityId: z.string(),
      name: z.string(),
      batchId: z.string(),
      before: record,
      after: record,
    }),
  ),
});

const list = createRoute({
  method: 'get',
  operationId: 'listSections',
  path: '/sections',
  tags,
  summary: 'Sayfa bölümlerini öğeleriyle listeler',
  request: { query: z.object({ page: addressText(60).optional(), includeInactive: flagQuery }) },
  responses: { 200: answers(z.array(sectionRow)), ...refusals(401, 422) },
});
const get = createRoute({
  method: 'get',
  operationId: 'getSection',
  path: '/sections/{id}',
  tags,
  summary: 'Bir bölümü öğeleriyle verir',
  request: { params: idParam },
  responses: { 200: answers(sectionRow), ...refusals(401, 404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createSection',
  path: '/sections',
  summary: 'Bölüm ekler',
  request: { body: body(sectionInput) },
  responses: { 201: answers(sectionRow, 'Eklendi'), ...refusals(400, 401, 409, 422) },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateSection',
  path: '/sections/{id}',
  summary: 'Bölümü değiştirir',
  request: { ...oneRow, body: changeBody(sectionPatch, sectionRow) },
  responses: { 200: answers(sectionRow), ...refusals(400, 401, 404, 409, 412, 422) },
});
const createItem = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createSectionItem',
  path: '/sections/{id}/items',
  summary: 'Bölüme öğe ekler',
  request: { params: idParam, body: body(itemInput) },
  responses: { 201: answers(itemRow, 'Eklendi'), ...refusals(400, 401, 404, 409, 412, 422) },
});
const getItem = createRoute({
  method: 'get',
  operationId: 'getSectionItem',
  path: '/section-items/{id}',
  tags,
  summary: 'Bir öğeyi verir',
  request: { params: idParam },
  responses: { 200: answers(itemRow), ...refusals(401, 404) },
});
const itemWords = {
  name: 'section-items',
  tags,
  schema: 'SectionItem',
  schemas: 'SectionItems',
  object: 'öğeyi',
  trashable: [itemRecord.name],
} as const;
const orderItems = createRoute({
  ...staff,
  method: 'post',
  operationId: 'reorderSectionItems',
  path: '/section-items/reorder',
  summary: 'Bir bölümün öğelerini sıralar',
  request: manyRows,
  responses: { 200: answers(updatedRows), ...refusals(400, 401, 404, 422) },
});
const save = createRoute({
  ...staff,
  method: 'post',
  operationId: 'saveSections',
  path: '/sections/save',
  summary: 'Bir düzenleyicinin bütün değişikliklerini birlikte kaydeder',
  request: { body: body(sectionChanges) },
  responses: { 200: answers(z.array(sectionRow)), ...refusals(400, 401, 404, 409, 412, 422) },
});
const published = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listPublished',
  path: '/sections/published',
  summary: 'Her sayfanın son yayınını verir',
  responses: {
    200: answers(z.array(z.object({ page: z.string(), at: moment, actor: z.string() }))),
    ...refusals(401),
  },
});
const versions = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listSectionVersions',
  path: '/sections/{id}/history',
  summary: 'Bir bölümün ve öğelerinin sürümlerini listeler',
  request: { params: idParam },
  responses: { 200: answers(z.array(sectionVersion)), ...refusals(401, 404) },
});
const restore = createRoute({
  ...staff,
  method: 'post',
  operationId: 'restoreSection',
  path: '/sections/{id}/restore',
  summary: 'Bölümü öğeleriyle bir değişiklikten sonraki ya da önceki hâline döndürür',
  request: {
    params: idParam,
    body: body(z.strictObject({ versionId: idText, state: z.enum(VERSION_STATES).optional() })),
  },
  responses: { 200: answers(sectionRow), ...refusals(400, 401, 404, 409, 412, 422) },
});

/** The calls of page sections below `/api`. */
export function sectionRoutes({ sections }: { sections: SectionService }) {
  const itemVerbs = { update: sections.updateItem, remove: sections.removeItem };
  return createRouter()
    .openapi(list, async (c) => {
      const rows = await sections.list(contextOf(c), c.req.valid('query'));
      setListHeaders(c, { rows, total: rows.length, next: null });
      return c.json(rows, 200);
    })
    .openapi(create, async (c) =>
      c.json(added(c, 'sections', await sections.create(contextOf(c), c.req.valid('json'))), 201),
    )
    .openapi(save, async (c) => c.json(await sections.save(contextOf(c), c.req.valid('json')), 200))
    .openapi(published, async (c) => c.json(await sections.published(contextOf(c)), 200))
    .openapi(versions, async (c) =>
      c.json(await sections.versions(contextOf(c), c.req.valid('param').id), 200),
    )
    .openapi(restore, async (c) => {
      const { id } = c.req.valid('param');
      const { versionId, state } = c.req.valid('json');
      const row = await sections.restore(contextOf(c), id, versionId, state);
      return c.json(tagged(c, row), 200);
    })
    .openapi(get, async (c) =>
      c.json(tagged(c, await sections.get(contextOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await sections.update(contextOf(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(getItem, async (c) =>
      c.json(tagged(c, await sections.getItem(contextOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(createItem, async (c) => {
      const row = await sections.createItem(contextOf(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json(added(c, 'section-items', row), 201);
    })
    .openapi(orderItems, async (c) => {
      const done = await sections.orderItems(contextOf(c), c.req.valid('json').ids);
      return c.json({ success: true as const, ...done }, 200);
    })
    .route('/', oneRowRoutes(itemWords, { patch: itemPatch, row: itemRow }, itemVerbs));
}
