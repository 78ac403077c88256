import { createRoute, z } from '@hono/zod-openapi';
import { idText } from '../../../domain/rules/fields.ts';
import {
  DRAFT_KINDS,
  draftDetail,
  draftInput,
  draftPatch,
  openForm,
  planInput,
  planPatch,
  planRow,
} from '../../../domain/things/draft.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, answers, bearer, body, createRouter, idParam, refusals } from '../../http/openapi.ts';
import { added, matchOf, oneRow, removedRow, tagged } from '../../http/versions.ts';
import type { DayPreview } from './day.ts';
import type { OpenForms } from './open-forms.ts';
import type { PlanService } from './plans.ts';
import type { DraftService } from './service.ts';

const tags = ['Taslaklar ve yayın planları'];
const staff = { tags, security: bearer, middleware: signedIn };
const gone = z.object({ success: z.literal(true), trashId: z.string() });
const changing = refusals(400, 401, 403, 404, 409, 412, 422);

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listDrafts',
  path: '/drafts',
  summary: 'Yayınlanmamış taslakları, istenirse bir kaydınkileri verir',
  request: { query: z.object({ kind: z.enum(DRAFT_KINDS).optional(), rowId: addressText(64).optional() }) },
  responses: { 200: answers(z.array(draftDetail)), ...refusals(401, 422) },
});
const get = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getDraft',
  path: '/drafts/{id}',
  summary: 'Bir taslağı, yayın için eksikleriyle verir',
  request: { params: idParam },
  responses: { 200: answers(draftDetail), ...refusals(401, 404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createDraft',
  path: '/drafts',
  summary: 'Bir kaydın ya da yeni bir kaydın taslağını açar',
  request: { body: body(draftInput) },
  responses: { 201: answers(draftDetail, 'Eklendi'), ...changing },
});
const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateDraft',
  path: '/drafts/{id}',
  summary: 'Taslağı değiştirir ya da bir plana koyar',
  request: { ...oneRow, body: body(draftPatch) },
  responses: { 200: answers(draftDetail), ...changing },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteDraft',
  path: '/drafts/{id}',
  summary: 'Taslağı çöp kutusuna taşır',
  request: removedRow,
  responses: { 200: answers(gone), ...refusals(401, 403, 404, 409, 412, 422) },
});
const publish = createRoute({
  ...staff,
  method: 'post',
  operationId: 'publishDraft',
  path: '/drafts/{id}/publish',
  summary: 'Taslağı hemen yayınlar',
  request: removedRow,
  responses: { 200: answers(draftDetail), ...changing },
});
const preview = createRoute({
  ...staff,
  method: 'post',
  operationId: 'previewDrafts',
  path: '/drafts/preview',
  summary: 'Siteyi bir taslakla ya da bir andaki hâliyle açan kısa ömürlü belirteci verir',
  request: {
    body: body(z.union([z.strictObject({ draft: idText }), z.strictObject({ at: z.iso.datetime() })])),
  },
  responses: {
    200: answers(z.object({ token: z.string(), as: z.string(), path: z.string() })),
    ...refusals(400, 401, 404, 409, 422),
  },
});

const listPlans = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listPlans',
  path: '/plans',
  summary: 'Yayın planlarını içindekilerle verir',
  responses: { 200: answers(z.array(planRow)), ...refusals(401) },
});
const getPlan = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getPlan',
  path: '/plans/{id}',
  summary: 'Bir yayın planını verir',
  request: { params: idParam },
  responses: { 200: answers(planRow), ...refusals(401, 404) },
});
const createPlan = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createPlan',
  path: '/plans',
  summary: 'Yayın planı ekler',
  request: { body: body(planInput) },
  responses: { 201: answers(planRow, 'Eklendi'), ...refusals(400, 401, 403, 422) },
});
const updatePlan = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updatePlan',
  path: '/plans/{id}',
  summary: 'Yayın planının adını ya da zamanını değiştirir',
  request: { ...oneRow, body: body(planPatch) },
  responses: { 200: answers(planRow), ...changing },
});
const removePlan = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deletePlan',
  path: '/plans/{id}',
  summary: 'Yayın planını çöp kutusuna taşır; taslakları kalır',
  request: removedRow,
  responses: { 200: answers(gone), ...refusals(401, 403, 404, 409, 412, 422) },
});
const publishPlan = createRoute({
  ...staff,
  method: 'post',
  operationId: 'publishPlan',
  path: '/plans/{id}/publish',
  summary: 'Yayın planını hemen yayınlar',
  request: removedRow,
  responses: { 200: answers(planRow), ...changing },
});

const form = { kind: z.enum(DRAFT_KINDS), target: idText };
const keepOpen = createRoute({
  ...staff,
  method: 'put',
  operationId: 'keepFormOpen',
  path: '/open-forms',
  summary: 'Bir formu açık tutar; kimlerde açık olduğunu verir',
  request: { body: body(z.strictObject({ ...form, field: addressText(120) })) },
  responses: { 200: answers(z.array(openForm)), ...refusals(400, 401, 422) },
});
const leave = createRoute({
  ...staff,
  method: 'post',
  operationId: 'leaveForm',
  path: '/open-forms/leave',
  summary: 'Bir formun kapandığını söyler',
  request: { body: body(z.strictObject(form)) },
  responses: { 200: answers(z.object({ success: z.literal(true) })), ...refusals(400, 401, 422) },
});

type Services = { drafts: DraftService; plans: PlanService; dayPreview: DayPreview; openForms: OpenForms };

/** The calls of drafts, of plans, and of who has a form open, below `/api`. */
export function draftRoutes({ drafts, plans, dayPreview, openForms }: Services) {
  return createRouter()
    .openapi(list, async (c) => c.json(await drafts.list(contextOf(c), c.req.valid('query')), 200))
    .openapi(preview, async (c) => c.json(await dayPreview.issue(contextOf(c), c.req.valid('json')), 200))
    .openapi(get, async (c) =>
      c.json(tagged(c, await drafts.get(contextOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(create, async (c) =>
      c.json(added(c, 'drafts', await drafts.create(contextOf(c), c.req.valid('json'))), 201),
    )
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(tagged(c, await drafts.update(contextOf(c), id, c.req.valid('json'), matchOf(c))), 200);
    })
    .openapi(remove, async (c) => {
      const expected = { version: c.req.valid('query').version, match: matchOf(c) };
      const done = await drafts.remove(contextOf(c), c.req.valid('param').id, expected);
      return c.json({ success: true as const, ...done }, 200);
    })
    .openapi(publish, async (c) => {
      const expected = { version: c.req.valid('query').version, match: matchOf(c) };
      return c.json(await drafts.publish(contextOf(c), c.req.valid('param').id, expected), 200);
    })
    .openapi(listPlans, async (c) => c.json(await plans.list(contextOf(c)), 200))
    .openapi(getPlan, async (c) =>
      c.json(tagged(c, await plans.get(contextOf(c), c.req.valid('param').id)), 200),
    )
    .openapi(createPlan, async (c) =>
      c.json(added(c, 'plans', await plans.create(contextOf(c), c.req.valid('json'))), 201),
    )
    .openapi(updatePlan, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(tagged(c, await plans.update(contextOf(c), id, c.req.valid('json'), matchOf(c))), 200);
    })
    .openapi(removePlan, async (c) => {
      const expected = { version: c.req.valid('query').version, match: matchOf(c) };
      const done = await plans.remove(contextOf(c), c.req.valid('param').id, expected);
      return c.json({ success: true as const, ...done }, 200);
    })
    .openapi(publishPlan, async (c) => {
      const expected = { version: c.req.valid('query').version, match: matchOf(c) };
      return c.json(await plans.publish(contextOf(c), c.req.valid('param').id, expected), 200);
    })
    .openapi(keepOpen, async (c) => c.json(await openForms.keep(contextOf(c), c.req.valid('json')), 200))
    .openapi(leave, async (c) => {
      await openForms.leave(contextOf(c), c.req.valid('json'));
      return c.json({ success: true as const }, 200);
    });
}
