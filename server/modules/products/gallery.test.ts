import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftDetail } from '../../../domain/things/draft.ts';
import type { LibraryDetail, LibraryFile, MediaFile } from '../../../domain/things/media-file.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { photo } from '../../../tests/samples/images.ts';
import { image, post, taken } from '../../../tests/samples/upload.ts';

let test: TestApp;
let seed = 5000;
let files: MediaFile[];
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function picture(): Promise<MediaFile> {
  seed += 1;
  const bytes = await photo({ width: 60, height: 40 }, seed).png().toBuffer();
  return taken(image(test, { bytes, name: `g${seed}.png` }));
}
beforeEach(async () => {
  files = [await picture(), await picture(), await picture()];
});

const url = (at: number) => files[at]?.url ?? '';
const read = (id: string) => test.ok<Product>('GET', `/products/${id}`);
const detail = (at: number) => test.ok<LibraryDetail>('GET', `/media/${files[at]?.id}`);
async function unused(): Promise<string[]> {
  const found = await test.ok<LibraryFile[]>('GET', '/media?usage=unused&limit=500');
  return found.map((file) => file.url);
}
/** A product with all three pictures. */
const pictured = () => test.product({ imageUrl: url(0), moreImages: [url(1), url(2)] });
async function lines(): Promise<string[]> {
  const rows = await test.services.db.selectFrom('listedFiles').selectAll().orderBy('url').execute();
  return rows.map(({ entity, rowId, field, url: address }) => `${entity} ${rowId} ${field} ${address}`);
}

describe('the pictures of a product', () => {
  it('stand in their order, each once, and no more than twelve; the first is its picture as ever', async () => {
    const product = await pictured();
    expect(product).toMatchObject({ imageUrl: url(0), moreImages: [url(1), url(2)] });
    const turned = await test.ok<Product>('PUT', `/products/${product.id}`, {
      moreImages: [url(2), '', url(1), url(2)],
    });
    expect(turned).toMatchObject({ imageUrl: url(0), moreImages: [url(2), url(1)] });
    expect((await test.product({ imageUrl: url(0) })).moreImages).toEqual([]);
    const many = Array.from({ length: 12 }, (_, at) => `https://a.example/${at}.webp`);
    const refused = await test.call('PUT', `/products/${product.id}`, { moreImages: many });
    expect([refused.status, refused.body.issues?.[0]?.message]).toEqual([
      422,
      'En fazla 12 görsel olabilir.',
    ]);
    expect((await test.call('PUT', `/products/${product.id}`, { moreImages: ['javascript:x'] })).status).toBe(
      422,
    );
    expect((await test.call('PUT', `/products/${product.id}`, { moreImages: many.slice(1) })).status).toBe(
      200,
    );
  });

  it('are places of their files, which neither count as unused nor can be deleted', async () => {
    expect(await unused()).toEqual(expect.arrayContaining([url(0), url(1), url(2)]));
    const product = await pictured();
    expect((await detail(2)).uses).toEqual([
      { entity: 'products', id: product.id, name: product.name, field: 'moreImages' },
    ]);
    const listed = await test.ok<LibraryFile[]>('GET', '/media?usage=used&limit=500');
    expect(
      listed.filter((file) => [url(0), url(1), url(2)].includes(file.url)).map((one) => one.useCount),
    ).toEqual([1, 1, 1]);
    expect(await unused()).not.toEqual(expect.arrayContaining([url(1)]));
    expect((await test.call('DELETE', `/media/${files[1]?.id}`)).status).toBe(409);
    const bulk = await test.ok<{ kept: number }>('POST', '/media/bulk-delete', { ids: [files[2]?.id] });
    expect(bulk.kept).toBe(1);
    await test.ok('PUT', `/products/${product.id}`, { moreImages: [`${url(1)}?w=160&f=webp`] });
    expect((await test.call('DELETE', `/media/${files[1]?.id}`)).status).toBe(409);
    expect(await unused()).toContain(url(2));
    expect((await detail(2)).uses).toEqual([]);
  });

  it('are kept by the cleaning while a product shows them, and are let go afterwards', async () => {
    const product = await pictured();
    await test.services.media.clean();
    expect((await detail(1)).unusedSince).toBeNull();
    await test.ok('PUT', `/products/${product.id}`, { moreImages: [] });
    await test.services.media.clean();
    expect((await detail(1)).unusedSince).not.toBeNull();
  });

  it('follow when a file is replaced, once, and back', async () => {
    const product = await pictured();
    const bytes = await photo({ width: 90, height: 60 }, seed + 500)
      .png()
      .toBuffer();
    const { body } = await post<{ data: LibraryDetail; updated: number; undoId: string }>(
      test,
      `/media/${files[1]?.id}/upload`,
      { bytes, name: 'yeni.png' },
    );
    expect(body.updated).toBe(1);
    expect((await read(product.id)).moreImages).toEqual([body.data.url, url(2)]);
    await test.ok('POST', `/history/undo/${body.undoId}`);
    expect((await read(product.id)).moreImages).toEqual([url(1), url(2)]);
    await test.ok('POST', `/media/${files[1]?.id}/replace`, { mediaId: files[2]?.id });
    expect((await read(product.id)).moreImages).toEqual([url(2)]);
  });

  it('move up when the file of the first is taken away', async () => {
    const product = await pictured();
    await test.ok('DELETE', `/media/${files[0]?.id}?emptyPlaces=true`);
    expect(await read(product.id)).toMatchObject({ imageUrl: url(1), moreImages: [url(2)] });
    await test.ok('DELETE', `/media/${files[2]?.id}?emptyPlaces=true`);
    expect(await read(product.id)).toMatchObject({ imageUrl: url(1), moreImages: [] });
  });

  it('go to the trash with it and come back, and are undone like any field', async () => {
    const product = await pictured();
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/products/${product.id}`);
    expect((await detail(1)).uses).toEqual([]);
    expect((await detail(1)).inTrash).toBe(true);
    await test.ok('POST', `/trash/${trashId}/restore`);
    expect((await read(product.id)).moreImages).toEqual([url(1), url(2)]);
    expect((await detail(1)).uses).toHaveLength(1);
    await test.ok('PUT', `/products/${product.id}`, { moreImages: [url(2)] });
    expect((await detail(1)).uses).toEqual([]);
    const versions = await test.ok<Array<{ undoId: string; batchId: string }>>(
      'GET',
      `/history?entity=products&id=${product.id}`,
    );
    await test.ok('POST', `/history/undo/${versions[0]?.batchId}`);
    expect((await read(product.id)).moreImages).toEqual([url(1), url(2)]);
    expect((await detail(1)).uses).toHaveLength(1);
  });

  it('are copied with it, and drafted: a draft keeps them from being taken for unused', async () => {
    const product = await pictured();
    const copy = await test.ok<Product>('POST', `/products/${product.id}/duplicate`);
    expect(copy.moreImages).toEqual([url(1), url(2)]);
    const fourth = await picture();
    const draft = await test.ok<DraftDetail>('POST', '/drafts', {
      kind: 'products',
      rowId: product.id,
      rowVersion: product.version,
      changes: { moreImages: [fourth.url] },
    });
    expect(await unused()).not.toContain(fourth.url);
    await test.ok('POST', `/drafts/${draft.id}/publish`, { version: draft.version });
    expect((await read(product.id)).moreImages).toEqual([fourth.url]);
    expect((await lines()).filter((line) => line.includes(product.id))).toEqual([
      `products ${product.id} moreImages ${fourth.url}`,
    ]);
  });

  it('are on the page with what they show, in the map, and one alone as ever', async () => {
    const product = await pictured();
    await test.ok('PUT', `/media/${files[1]?.id}`, { alt: 'Yandan görünüş', focalX: 20 });
    const path = `/brands/${product.brand.slug}/${product.category?.slug}/${product.slug}`;
    const page = async () => {
      const found = await test.services.storefront.productPage({ product: product.slug, path });
      return 'view' in found ? found.view : null;
    };
    expect((await page())?.gallery).toMatchObject([
      { picture: { src: url(0) }, alt: product.name },
      { picture: { src: url(1), focal: '20% 50%' }, alt: 'Yandan görünüş' },
      { picture: { src: url(2) }, alt: `${product.name}, 3. görsel` },
    ]);
    const map = await test.services.storefront.sitemapPart('https://v.example', 2);
    for (const at of [0, 1, 2]) expect(map).toContain(`${url(at)}</image:loc>`);
    await test.ok('PUT', `/products/${product.id}`, { moreImages: [url(0)] });
    expect(await page()).toMatchObject({ gallery: [], picture: { src: url(0) } });
  });
});
