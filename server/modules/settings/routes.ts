import { createRoute } from '@hono/zod-openapi';
import { settingsPatch, settingsRow } from '../../../domain/site/setting.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import { answers, bearer, createRouter, refusals } from '../../http/openapi.ts';
import { matchOf, tagged, theRow } from '../../http/versions.ts';
import type { SettingService } from './service.ts';

const tags = ['Ayarlar'];

const get = createRoute({
  method: 'get',
  operationId: 'getSettings',
  path: '/settings',
  tags,
  summary: 'Site ayarlarını verir',
  responses: { 200: answers(settingsRow) },
});
const update = createRoute({
  method: 'put',
  operationId: 'updateSettings',
  path: '/settings',
  tags,
  security: bearer,
  middleware: signedIn,
  summary: 'Verilen ayarları değiştirir',
  request: { ...theRow, body: changeBody(settingsPatch, settingsRow) },
  responses: { 200: answers(settingsRow), ...refusals(400, 401, 409, 412, 422) },
});

/** The calls of the site-wide settings below `/api`. */
export function settingRoutes({ settings }: { settings: SettingService }) {
  return createRouter()
    .openapi(get, async (c) => c.json(tagged(c, await settings.get()), 200))
    .openapi(update, async (c) =>
      c.json(tagged(c, await settings.update(contextOf(c), c.req.valid('json'), matchOf(c))), 200),
    );
}
