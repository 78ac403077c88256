import { createRoute, z } from '@hono/zod-openapi';
import { TABLE_FORMATS, TABLE_NAMES, TABLES, type TableName } from '../../../domain/tables/tables.ts';
import { disposition } from '../../files/disposition.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, bearer, createRouter, refusals } from '../../http/openapi.ts';
import type { ExportQuery, ExportService } from './service.ts';
import { CONTENT_TYPES } from './write.ts';

const file = z.string().openapi({ format: 'binary' });

/** The call that takes one list along; `query` is what the list takes in its address. */
function callOf(name: TableName, query: z.ZodObject) {
  const { title, columns } = TABLES[name];
  const keys = columns.map(({ key }) => key).join(', ');
  return createRoute({
    tags: [title],
    security: bearer,
    middleware: signedIn,
    method: 'get',
    operationId: `export${name[0]?.toUpperCase()}${name.slice(1)}Table`,
    path: `/exports/${name}`,
    summary: `${title}: süzülen listeyi Excel ya da CSV tablosu olarak verir; bu denetim izine yazılır`,
    request: {
      query: query.omit({ limit: true, cursor: true }).extend({
        format: z.enum(TABLE_FORMATS).optional(),
        columns: addressText(1000)
          .optional()
          .openapi({
            description: `Virgülle ayrılmış sütunlar, istenen sırayla: ${keys}`,
          }),
      }),
    },
    responses: {
      200: {
        description: 'Tablo',
        content: { [CONTENT_TYPES.xlsx]: { schema: file }, 'text/csv': { schema: z.string() } },
      },
      ...refusals(401, 422),
    },
  });
}

/** The calls that take lists along as tables, below `/api`; `queries` are what the lists take in their addresses. */
export function exportRoutes(
  { exports }: { exports: ExportService },
  queries: Readonly<Record<TableName, z.ZodObject>>,
) {
  const router = createRouter();
  for (const name of TABLE_NAMES)
    router.openapi(callOf(name, queries[name]), async (c) => {
      const { fileName, type, body } = await exports[name](contextOf(c), c.req.valid('query') as ExportQuery);
      c.header('Content-Disposition', disposition('attachment', fileName));
      return c.body(body, 200, { 'Content-Type': type });
    });
  return router;
}
