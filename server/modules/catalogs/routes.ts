import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '../../../domain/errors.ts';
import { productsInText } from '../../../domain/things/catalog.ts';
import { mediaName } from '../../../domain/things/media.ts';
import { contentTypeOf } from '../../files/content-types.ts';
import { disposition } from '../../files/disposition.ts';
import { cleanFileName, withExtension } from '../../files/file-name.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import type { HttpEnv } from '../../http/context.ts';
import { answers, bearer, createRouter, flagQuery, idParam, refusals } from '../../http/openapi.ts';
import { DOCUMENT_POLICY, sendObject } from '../../http/send-object.ts';
import type { MediaService } from '../library/service.ts';
import { catalogKind } from './kind.ts';
import type { CatalogService } from './service.ts';

const tags = [catalogKind.words.plural];

// As a plain description: it says nothing of what a handler answers.
const bytes = { '*/*': { schema: { type: 'string' as const, format: 'binary' } } };

const download = createRoute({
  method: 'get',
  operationId: 'downloadCatalog',
  path: '/catalogs/{id}/download',
  tags,
  summary: 'Katalog dosyasını indirir; her ziyaretçi günde bir kez sayılır',
  request: { params: idParam, query: z.object({ inline: flagQuery }) },
  responses: {
    200: { description: 'Dosya; `inline=true` bir PDF dosyasını tarayıcıda açar', content: bytes },
    206: { description: 'Dosyanın bir bölümü', content: bytes },
    304: { description: 'Değişmedi' },
    302: { description: 'Dosya başka bir adreste' },
    416: { description: 'Böyle bir bölümü yok' },
    ...refusals(404),
  },
});
const view = createRoute({
  method: 'post',
  operationId: 'countCatalogView',
  path: '/catalogs/{id}/view',
  tags,
  summary: 'Bir görüntülemeyi sayar; her ziyaretçi günde bir kez sayılır',
  request: { params: idParam },
  responses: { 200: answers(z.object({ success: z.literal(true) })), ...refusals(404) },
});

const found = createRoute({
  tags,
  security: bearer,
  middleware: signedIn,
  method: 'get',
  operationId: 'findProductsInCatalog',
  path: '/catalogs/{id}/products-in-text',
  summary: 'Kodu kataloğun metninde geçen ürünleri, geçtikleri sayfalarla bulur',
  request: { params: idParam },
  responses: { 200: answers(productsInText), ...refusals(401, 404) },
});

/** Whether a request begins a download: the later parts of one are no new download. */
function begins(c: Context<HttpEnv>): boolean {
  return c.req.method === 'GET' && /^(bytes=0-.*)?$/.test(c.req.header('range') ?? '');
}

/** The calls that hand out catalogs and count it, below `/api`. */
export function catalogRoutes({ catalogs, media }: { catalogs: CatalogService; media: MediaService }) {
  async function count(c: Context<HttpEnv>, id: string, what: 'downloadCount' | 'viewCount'): Promise<void> {
    if (c.var.session) return;
    await catalogs.countUse(id, what, { address: c.var.address, userAgent: c.req.header('user-agent') });
  }

  return createRouter()
    .openapi(download, async (c) => {
      const catalog = await catalogs.get(contextOf(c), c.req.valid('param').id);
      if (!catalog.fileUrl) throw new AppError('not_found', 'Bu kataloğun dosyası yok.');
      const key = mediaName(catalog.fileUrl);
      if (!key) {
        if (begins(c)) await count(c, catalog.id, 'downloadCount');
        return c.redirect(catalog.fileUrl, 302);
      }
      if (!(await media.storage.stat(key))) throw new AppError('not_found', 'Katalog dosyası bulunamadı.');
      if (begins(c)) await count(c, catalog.id, 'downloadCount');
      const name = withExtension(
        cleanFileName(catalog.fileName ?? catalog.title, 'katalog'),
        key.slice(key.lastIndexOf('.') + 1),
      );
      const type = c.req.valid('query').inline && key.endsWith('.pdf') ? 'inline' : 'attachment';
      c.header('Content-Security-Policy', DOCUMENT_POLICY);
      c.header('Content-Disposition', disposition(type, name));
      return sendObject(c, media.storage, key, {
        cacheControl: 'private, no-cache',
        contentType: contentTypeOf(key),
      });
    })
    .openapi(found, async (c) =>
      c.json(await catalogs.findProducts(contextOf(c), c.req.valid('param').id), 200),
    )
    .openapi(view, async (c) => {
      const { id } = await catalogs.get(contextOf(c), c.req.valid('param').id);
      await count(c, id, 'viewCount');
      return c.json({ success: true as const }, 200);
    });
}
