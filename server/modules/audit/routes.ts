import { createRoute, z } from '@hono/zod-openapi';
import { AUDIT_GROUPS, auditCheck, auditRow } from '../../../domain/things/audit.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import {
  answers,
  bearer,
  createRouter,
  listQuery,
  partQuery,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import type { AuditService } from './service.ts';

const staff = { tags: ['Hesaplar'], security: bearer, middleware: signedIn };
const narrowing = {
  search: listQuery.shape.search,
  group: z
    .enum(AUDIT_GROUPS)
    .optional()
    .openapi({ description: 'Girişler, yetkiler, silinenler ya da dışa aktarmalar' }),
};

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listAuditEvents',
  path: '/audit',
  summary: 'Denetim izini listeler',
  request: { query: partQuery.extend(narrowing) },
  responses: { 200: answers(z.array(auditRow)), ...refusals(401, 403, 422) },
});
const verify = createRoute({
  ...staff,
  method: 'get',
  operationId: 'verifyAudit',
  path: '/audit/verify',
  summary: 'Denetim izinin zincirini baştan sona denetler',
  responses: { 200: answers(auditCheck), ...refusals(401, 403) },
});
const exported = createRoute({
  ...staff,
  method: 'get',
  operationId: 'exportAudit',
  path: '/audit/export',
  summary: 'Denetim izini tablo (CSV) olarak verir; bu da ize yazılır',
  request: { query: z.object(narrowing) },
  responses: {
    200: { description: 'Tablo', content: { 'text/csv': { schema: z.string() } } },
    ...refusals(401, 403, 422),
  },
});

/** The calls of the audit trail below `/api`. */
export function auditRoutes({ audit }: { audit: AuditService }) {
  return createRouter()
    .openapi(list, async (c) => {
      const page = await audit.list(contextOf(c), c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .openapi(verify, async (c) => c.json(await audit.verify(contextOf(c)), 200))
    .openapi(exported, async (c) => {
      const table = await audit.exportCsv(contextOf(c), c.req.valid('query'));
      c.header('Content-Disposition', 'attachment; filename="denetim-izi.csv"');
      return c.body(table, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    });
}
