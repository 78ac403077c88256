import { createRoute, z } from '@hono/zod-openapi';
import { flag } from '../../../domain/rules/fields.ts';
import { fieldsOf, IMPORTED, type ImportedName } from '../../../domain/tables/importable.ts';
import { SPECIFICATION } from '../../../domain/tables/products.ts';
import { TABLES } from '../../../domain/tables/tables.ts';
import { COLUMNS_MAX } from '../../files/read-table.ts';
import { receiveFile } from '../../files/receive.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { answers, bearer, body, createRouter, idParam, refusals } from '../../http/openapi.ts';
import { bodyStream } from '../../http/request.ts';
import type { MediaService } from '../library/service.ts';
import type { ImportService } from './service.ts';

const staff = { security: bearer, middleware: signedIn };
const FILE_LIMIT = { max: 20 * 1024 * 1024, tooLarge: "Tablo dosyası 20 MB'dan büyük olamaz." };
/** The most rows that one call takes: a file comes in parts, between which others have their turn. */
const PART_MAX = 500;

const cell = z.union([
  z.string().max(40_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ day: z.iso.date() }).openapi({ description: 'Excel’in tarih olarak tuttuğu hücre' }),
]);
const fileRow = z.strictObject({
  row: z.int().min(1).openapi({ example: 2 }),
  cells: z.array(cell).max(COLUMNS_MAX),
});
const row = fileRow.extend({
  version: z.int().min(1).nullable().optional().openapi({
    description: 'Denemenin söylediği sürüm: kayıt o zamandan beri değiştiyse satır yazılmaz',
  }),
});
const file = { type: 'string' as const, format: 'binary' };

const upload = createRoute({
  ...staff,
  tags: ['Ürünler'],
  method: 'post',
  operationId: 'readTable',
  path: '/upload/table',
  summary: 'Excel ya da CSV dosyasındaki başlıkları ve satırları verir; bir şey yazmaz',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object' as const, required: ['file'], properties: { file } },
      },
    },
  },
  responses: {
    200: answers(
      z.object({
        success: z.literal(true),
        data: z.object({
          fileName: z.string(),
          heads: z.array(cell),
          rows: z.array(fileRow),
          specifications: z.array(z.int()).openapi({
            description: 'Başlığı ürünlerdeki bir teknik değerin adı olan sütunlar, 0 ile başlar',
          }),
        }),
      }),
    ),
    ...refusals(400, 401, 413, 422, 503, 507),
  },
});

function wishOf(name: ImportedName) {
  const keys = fieldsOf(name).map(({ key }) => key) as [string, ...string[]];
  return z.strictObject({
    columns: z
      .array(
        z
          .strictObject({
            at: z
              .int()
              .min(0)
              .max(COLUMNS_MAX - 1)
              .openapi({ description: 'Dosyadaki sütun, 0 ile başlar', example: 0 }),
            field: z.enum(keys),
            marks: z.enum(['turkish', 'english']).optional().openapi({
              description: 'Metin olarak yazılmış fiyatların yazımı: 1.234,50 ya da 1,234.50',
            }),
            label: z.string().trim().max(80).optional().openapi({
              description: '`specification` sütununun teknik değeri: etiketi ve birimi',
              example: 'Çap',
            }),
            unit: z.string().trim().max(24).optional().openapi({ example: 'mm' }),
          })
          .refine(({ field, label }) => field !== SPECIFICATION || label, {
            path: ['label'],
            error: 'Teknik değer sütununun etiketini yazın.',
          }),
      )
      .min(1, 'En az bir sütun eşleyin.')
      .max(COLUMNS_MAX),
    rows: z.array(row).min(1, 'En az bir satır gönderin.').max(PART_MAX),
    dryRun: flag.default(false).openapi({ description: 'Yazılmaz; ne olacağı söylenir' }),
    emptiesBlank: flag.default(false).openapi({ description: 'Boş hücre alanı boşaltır; yoksa dokunmaz' }),
    addsCategories: flag.default(false).openapi({ description: 'Olmayan kategoriler eklenir' }),
  });
}

const result = z.object({
  row: z.int().openapi({ description: 'Dosyadaki satır' }),
  status: z.enum(['created', 'updated', 'unchanged', 'refused']),
  id: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  version: z.int().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  message: z.string().nullable(),
  cell: z.string().nullable(),
  notice: z.string().nullable().openapi({ description: 'Yazılan satırda eksik kalan: alınamayan görsel' }),
});

function callOf(name: ImportedName) {
  const { title } = TABLES[name];
  return createRoute({
    ...staff,
    tags: [title],
    method: 'post',
    operationId: `import${name[0]?.toUpperCase()}${name.slice(1)}`,
    path: `/imports/${name}`,
    summary: `${title}: dosyadan en fazla ${PART_MAX} satır alır, her satırın sonucunu verir`,
    request: { body: body(wishOf(name)) },
    responses: {
      200: answers(
        z.object({
          results: z.array(result),
          newCategories: z.array(z.string()),
          undoId: z.string().nullable(),
        }),
      ),
      ...refusals(400, 401, 413, 422),
    },
  });
}

const takeBack = createRoute({
  ...staff,
  tags: ['Ürünler'],
  method: 'post',
  operationId: 'takeBackImport',
  path: '/imports/take-back/{id}',
  summary: 'İçe aktarılanları geri alır: değişenler eski hâline döner, eklenenler çöp kutusuna gider',
  request: { params: idParam },
  responses: {
    200: answers(z.object({ success: z.literal(true), undone: z.number(), skipped: z.number() })),
    ...refusals(401, 404),
  },
});

/** The calls that bring files into lists, below `/api`. */
export function importRoutes({ imports, media }: { imports: ImportService; media: MediaService }) {
  const router = createRouter()
    .openapi(upload, async (c) => {
      const announced = Number(c.req.header('content-length') ?? 0);
      await media.admit(contextOf(c), Math.min(announced, FILE_LIMIT.max));
      const sent = { body: bodyStream(c), contentType: c.req.header('content-type') };
      const data = await media.temporary.use(async (path) => {
        const { fileName = '' } = await receiveFile(sent, path, FILE_LIMIT);
        await media.scan(contextOf(c), path);
        return { fileName, ...(await imports.read(contextOf(c), path)) };
      });
      return c.json({ success: true as const, data }, 200);
    })
    .openapi(takeBack, async (c) =>
      c.json(
        { success: true as const, ...(await imports.takeBack(contextOf(c), c.req.valid('param').id)) },
        200,
      ),
    );
  for (const name of IMPORTED)
    router.openapi(callOf(name), async (c) => {
      const { dryRun, ...wish } = c.req.valid('json');
      return c.json(await imports[name](contextOf(c), { ...wish, isDryRun: dryRun }), 200);
    });
  return router;
}
