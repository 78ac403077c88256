import { createRoute, z } from '@hono/zod-openapi';
import { heldByCopies, personOverview, personWish } from '../../../domain/things/person.ts';
import { moment } from '../../../domain/things/row.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, answers, bearer, body, createRouter, refusals } from '../../http/openapi.ts';
import type { PrivacyService } from './service.ts';

const staff = { tags: ['Kişisel veriler'], security: bearer, middleware: signedIn };
const privacyText = z.object({
  version: z.string(),
  notice: z.string(),
  text: z.string(),
  createdAt: moment,
});
const request = { body: body(personWish.openapi({ example: { email: 'ayse@klinik.com.tr' } })) };

const find = createRoute({
  ...staff,
  method: 'post',
  operationId: 'findPerson',
  path: '/privacy/person',
  summary: 'Bir kişiye ait ne bulunduğunu, silinirse nelere dokunulacağını verir',
  description: 'Aranan adres ve numara günlüklere düşmesin diye gövdeyle gönderilir.',
  request,
  responses: { 200: answers(personOverview), ...refusals(400, 401, 422) },
});
const exported = createRoute({
  ...staff,
  method: 'post',
  operationId: 'exportPerson',
  path: '/privacy/export',
  summary: 'Bir kişiye ait bütün verileri dosya (JSON) olarak verir; bu denetim izine yazılır',
  request,
  responses: {
    200: { description: 'Dosya', content: { 'application/octet-stream': { schema: z.string() } } },
    ...refusals(400, 401, 422),
  },
});
const erase = createRoute({
  ...staff,
  method: 'post',
  operationId: 'erasePerson',
  path: '/privacy/erase',
  summary: 'Bir kişiye ait bütün verileri kalıcı olarak siler; şifre yeniden sorulur',
  request,
  responses: {
    200: answers(
      z.object({
        success: z.literal(true),
        counts: personOverview.shape.counts,
        copies: heldByCopies,
      }),
    ),
    ...refusals(400, 401, 422),
  },
});
const draft = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getPrivacyText',
  path: '/privacy/text',
  summary: 'Yürürlükteki KVKK metnini ve ayarlardan hazırlanan taslağı verir',
  responses: { 200: answers(z.object({ draft: z.string(), current: privacyText })), ...refusals(401) },
});
const version = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getPrivacyTextVersion',
  path: '/privacy/texts/{version}',
  summary: 'Bir mesajı gönderenin gördüğü bilgilendirmeyi verir',
  request: { params: z.object({ version: addressText(40).min(1) }) },
  responses: { 200: answers(privacyText), ...refusals(401, 404) },
});

/** The calls about personal data below `/api`. */
export function privacyRoutes({ privacy }: { privacy: PrivacyService }) {
  return createRouter()
    .openapi(find, async (c) => c.json(await privacy.find(contextOf(c), c.req.valid('json')), 200))
    .openapi(exported, async (c) => {
      const found = await privacy.exportPerson(contextOf(c), c.req.valid('json'));
      c.header('Content-Disposition', 'attachment; filename="kisisel-veriler.json"');
      return c.body(`${JSON.stringify(found, null, 2)}\n`, 200, {
        'Content-Type': 'application/octet-stream',
      });
    })
    .openapi(erase, async (c) => {
      const gone = await privacy.erase(contextOf(c), c.req.valid('json'));
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(draft, async (c) => c.json(await privacy.textDraft(contextOf(c)), 200))
    .openapi(version, async (c) =>
      c.json(await privacy.textOf(contextOf(c), c.req.valid('param').version), 200),
    );
}
