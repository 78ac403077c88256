import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refusedField } from '../../../domain/errors.ts';
import { idText } from '../../../domain/rules/fields.ts';
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TOO_LARGE,
  IMAGE_MAX_BYTES,
  IMAGE_TOO_LARGE,
} from '../../../domain/things/media.ts';
import {
  DOCUMENT_FOLDERS,
  documentFolder,
  documentUrl,
  IMAGE_FOLDERS,
  imageFolder,
  libraryDetail,
  libraryRow,
  mediaPatch,
  mediaRow,
} from '../../../domain/things/media-file.ts';
import { type Received, receiveFile } from '../../files/receive.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { changeBody } from '../../http/change-body.ts';
import type { HttpEnv } from '../../http/context.ts';
import {
  addressText,
  answers,
  bearer,
  body,
  createRouter,
  flagQuery,
  idParam,
  listQuery,
  queryNumber,
  refusals,
  setListHeaders,
  sortQuery,
  trashedRow,
  trashedRows,
} from '../../http/openapi.ts';
import { bodyStream } from '../../http/request.ts';
import { added, matchOf, oneRow, removalQuery, tagged } from '../../http/versions.ts';
import { manyRows } from '../../kinds/bulk.ts';
import type { SessionTokens } from '../accounts/service.ts';
import { mediaRecord } from './kind.ts';
import { mediaSorts } from './library.ts';
import type { MediaService } from './service.ts';

const tags = ['Dosyalar'];
const staff = { tags, security: bearer, middleware: signedIn };
const own = { trashable: [mediaRecord.name] };
const uploaded = z.object({ success: z.literal(true), data: mediaRow });
const IMAGE_LIMIT = { max: IMAGE_MAX_BYTES, tooLarge: IMAGE_TOO_LARGE };
const DOCUMENT_LIMIT = { max: DOCUMENT_MAX_BYTES, tooLarge: DOCUMENT_TOO_LARGE };

/** Describes an upload only: a described `request` would be read into memory before the handler sees it. */
function uploadForm(folders?: readonly string[]) {
  const file = { type: 'string' as const, format: 'binary' };
  const folder = { type: 'string' as const, enum: [...(folders ?? [])] };
  const properties = { file, ...(folders && { folder }) };
  const schema = { type: 'object' as const, required: ['file'], properties };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

const uploadImage = createRoute({
  ...staff,
  method: 'post',
  operationId: 'uploadImage',
  path: '/upload/image',
  summary: 'Görsel yükler (multipart/form-data: file, folder)',
  requestBody: uploadForm(IMAGE_FOLDERS),
  responses: { 201: answers(uploaded, 'Yüklendi'), ...refusals(400, 401, 413, 415, 422, 503, 507) },
});
const uploadCatalog = createRoute({
  ...staff,
  method: 'post',
  operationId: 'uploadCatalog',
  path: '/upload/catalog',
  summary: 'Katalog dosyası yükler (multipart/form-data: file, folder)',
  requestBody: uploadForm(DOCUMENT_FOLDERS),
  responses: { 201: answers(uploaded, 'Yüklendi'), ...refusals(400, 401, 413, 415, 422, 503, 507) },
});
const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listMedia',
  path: '/media',
  summary: 'Kitaplığı listeler; X-Total-Bytes bulunanların toplam boyutudur',
  request: {
    query: listQuery.omit({ includeInactive: true }).extend({
      sort: sortQuery(mediaSorts),
      kind: z.enum(['image', 'document']).optional(),
      folder: z.enum([...IMAGE_FOLDERS, ...DOCUMENT_FOLDERS]).optional(),
      usage: z.enum(['used', 'unused']).optional(),
      url: addressText(200).optional(),
      unusedDays: queryNumber(0, 3650),
    }),
  },
  responses: { 200: answers(z.array(libraryRow)), ...refusals(401, 422) },
});
const get = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getMedia',
  path: '/media/{id}',
  summary: 'Bir dosyayı kullanıldığı yerlerle verir',
  request: { params: idParam },
  responses: { 200: answers(libraryDetail), ...refusals(401, 404) },
});
/** What a file is; another one takes its place by `replace`. */
const FIXED = ['kind', 'folder', 'url', 'ext', 'size', 'width', 'height'];

const update = createRoute({
  ...staff,
  method: 'put',
  operationId: 'updateMedia',
  path: '/media/{id}',
  summary: 'Dosyanın adını, alternatif metnini ya da odak noktasını değiştirir',
  request: { ...oneRow, body: changeBody(mediaPatch, libraryDetail, { fixed: FIXED }) },
  responses: { 200: answers(libraryDetail), ...refusals(400, 401, 404, 409, 412, 422) },
});
const replaced = z.object({
  success: z.literal(true),
  data: libraryDetail,
  updated: z.number(),
  undoId: z.string(),
});
const replaceByUpload = createRoute({
  ...staff,
  method: 'post',
  operationId: 'replaceMediaByUpload',
  path: '/media/{id}/upload',
  summary: 'Dosyanın bütün yerlerine yüklenen dosyayı koyar (multipart/form-data: file)',
  requestBody: uploadForm(),
  request: { params: idParam },
  responses: { 200: answers(replaced), ...refusals(400, 401, 404, 409, 413, 415, 422, 503, 507) },
});
const replaceByFile = createRoute({
  ...staff,
  method: 'post',
  operationId: 'replaceMedia',
  path: '/media/{id}/replace',
  summary: 'Dosyanın bütün yerlerine kitaplıktan başka bir dosya koyar',
  request: { params: idParam, body: body(z.strictObject({ mediaId: idText })) },
  responses: { 200: answers(replaced), ...refusals(400, 401, 404, 409, 422) },
});
const remove = createRoute({
  ...staff,
  method: 'delete',
  operationId: 'deleteMedia',
  path: '/media/{id}',
  summary: 'Dosyayı çöp kutusuna taşır; kullanılıyorsa yalnız emptyPlaces=true ile',
  request: { ...oneRow, query: removalQuery.extend({ emptyPlaces: flagQuery }) },
  responses: {
    200: answers(trashedRow(own).extend({ undoId: z.string() })),
    ...refusals(401, 404, 409, 412, 422),
  },
});
const link = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createDocumentLink',
  path: '/media/link',
  summary: 'Bir belgeyi ziyaretçilere kapalıyken de açan, bir saat geçerli bir bağlantı verir',
  request: { body: body(z.strictObject({ url: documentUrl })) },
  responses: { 200: answers(z.object({ url: z.string() })), ...refusals(400, 401, 422) },
});
const removeUnused = createRoute({
  ...staff,
  method: 'post',
  operationId: 'deleteUnusedMedia',
  path: '/media/bulk-delete',
  summary: 'Seçilen dosyalardan kullanılmayanları çöp kutusuna taşır',
  request: manyRows,
  responses: {
    200: answers(trashedRows(own).extend({ kept: z.number() })),
    ...refusals(400, 401, 404, 422),
  },
});

function folderFrom<T>(schema: z.ZodType<T>, folder: string | undefined): T {
  const parsed = schema.safeParse(folder);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? 'Klasör geçersiz.';
  throw refusedField('folder', 'not_allowed', message);
}

/** The calls of uploads, library and catalog files below `/api`. */
export function mediaRoutes({ media, documentLinks }: { media: MediaService; documentLinks: SessionTokens }) {
  /** Takes an upload in, lends its path to `work`, and leaves nothing behind. */
  async function receive<T>(
    c: Context<HttpEnv>,
    limit: { max: number; tooLarge: string },
    work: (tempPath: string, received: Received) => Promise<T>,
  ): Promise<T> {
    const announced = Number(c.req.header('content-length') ?? 0);
    await media.admit(contextOf(c), Math.min(announced, limit.max));
    const upload = { body: bodyStream(c), contentType: c.req.header('content-type') };
    return media.temporary.use(async (path) => {
      const received = await receiveFile(upload, path, limit);
      await media.scan(contextOf(c), path);
      return work(path, received);
    });
  }

  return createRouter()
    .openapi(uploadImage, async (c) => {
      const data = await receive(c, IMAGE_LIMIT, (tempPath, { hash, fileName, folder }) =>
        media.storeImage(contextOf(c), {
          tempPath,
          hash,
          name: fileName ?? '',
          folder: folderFrom(imageFolder, folder ?? 'images'),
        }),
      );
      return c.json({ success: true as const, data: added(c, 'media', data) }, 201);
    })
    .openapi(uploadCatalog, async (c) => {
      const data = await receive(c, DOCUMENT_LIMIT, (tempPath, { hash, fileName, folder }) =>
        media.storeDocument(contextOf(c), {
          tempPath,
          hash,
          name: fileName ?? '',
          folder: folderFrom(documentFolder, folder ?? DOCUMENT_FOLDERS[0]),
        }),
      );
      return c.json({ success: true as const, data: added(c, 'media', data) }, 201);
    })
    .openapi(list, async (c) => {
      const page = await media.list(contextOf(c), c.req.valid('query'));
      setListHeaders(c, page);
      c.header('X-Total-Bytes', String(page.bytes));
      return c.json(page.rows, 200);
    })
    .openapi(removeUnused, async (c) => {
      const gone = await media.removeUnused(contextOf(c), c.req.valid('json').ids);
      return c.json({ success: true as const, ...gone }, 200);
    })
    .openapi(link, async (c) => {
      const { url } = c.req.valid('json');
      const token = await documentLinks.issue(contextOf(c), url);
      return c.json({ url: `${url}?token=${token}` }, 200);
    })
    .openapi(get, async (c) => c.json(tagged(c, await media.get(contextOf(c), c.req.valid('param').id)), 200))
    .openapi(update, async (c) => {
      const { id } = c.req.valid('param');
      const row = await media.update(contextOf(c), id, c.req.valid('json'), matchOf(c));
      return c.json(tagged(c, row), 200);
    })
    .openapi(replaceByUpload, async (c) => {
      const ctx = contextOf(c);
      const { id } = c.req.valid('param');
      const limit = (await media.kindOf(ctx, id)) === 'image' ? IMAGE_LIMIT : DOCUMENT_LIMIT;
      const { file, ...done } = await receive(c, limit, (tempPath, { hash, fileName }) =>
        media.replace(ctx, id, { tempPath, hash, name: fileName ?? '' }),
      );
      return c.json({ success: true as const, data: file, ...done }, 200);
    })
    .openapi(replaceByFile, async (c) => {
      const { file, ...done } = await media.replace(
        contextOf(c),
        c.req.valid('param').id,
        c.req.valid('json'),
      );
      return c.json({ success: true as const, data: file, ...done }, 200);
    })
    .openapi(remove, async (c) => {
      const { emptyPlaces = false, version } = c.req.valid('query');
      const options = { emptyPlaces, version, match: matchOf(c) };
      const gone = await media.remove(contextOf(c), c.req.valid('param').id, options);
      return c.json({ success: true as const, ...gone }, 200);
    });
}
