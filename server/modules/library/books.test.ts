import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookHash } from '../../../domain/things/book.ts';
import type { MediaFile } from '../../../domain/things/media-file.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { docx, pdf } from '../../../tests/samples/documents.ts';
import { catalog, taken } from '../../../tests/samples/upload.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

/** A PDF in the library whose pages are drawn. */
async function book(options: Parameters<typeof pdf>[0] = {}): Promise<MediaFile & { hash: string }> {
  await test.services.media.books.start(() => false);
  const file = await taken(catalog(test, { bytes: await pdf(options), name: 'katalog.pdf' }));
  await test.services.media.idle();
  await test.services.media.books.idle();
  return { ...file, hash: bookHash(file.url) ?? '' };
}

async function picture(hash: string, name: string, headers: Record<string, string> = {}) {
  const answer = await test.app.request(`/media/pages/${hash}/${name}`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type') };
}

async function keys(hash: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of test.services.media.storage.list(`variants/${hash}/`)) found.push(key);
  return found;
}

async function read(slug: string, page?: string, query = '', hit: string | null = null) {
  const found = await test.services.storefront.readerPage({ slug, page, query, hit });
  return found.kind === 'page' ? found.view : found;
}

describe('a PDF that was uploaded', () => {
  it('has its pages drawn, once', async () => {
    const { hash } = await book({ pages: 6 });
    const { books } = test.services.media;
    expect(await books.stateOf(hash)).toEqual({ state: 'ready', pages: 6, made: 6, reason: null });
    expect(await picture(hash, '6-760.webp')).toEqual({ status: 200, type: 'image/webp' });
    expect(await picture(hash, '6-760.jpg')).toEqual({ status: 200, type: 'image/jpeg' });
    for (const name of ['7-760.webp', '6-800.webp', '6.json', 'book.json', '0-760.webp'])
      expect((await picture(hash, name)).status).toBe(404);
  });

  it('gets the pages that a process left undone from the next one', async () => {
    const { url, hash } = await book({ pages: 5 });
    await test.catalog({ fileUrl: url });
    for (const name of ['2.json', '2-760.webp'])
      rmSync(join(test.folder, 'media', 'variants', hash, 'pages', name));
    await test.services.media.books.start(() => false);
    await test.services.media.books.idle();
    expect(await picture(hash, '2-760.webp')).toMatchObject({ status: 200 });
  });

  it('says why its pages cannot be drawn, and asks for none of them again', async () => {
    const { url, hash } = await book();
    const row = await test.catalog({ title: 'Bozuk', fileUrl: url });
    for (const key of await keys(hash)) await test.services.media.storage.remove(key);
    const path = join(test.folder, 'bozuk.pdf');
    await test.services.media.storage.remove(`${hash}.pdf`);
    writeFileSync(path, '%PDF-1.7\n%%EOF');
    await test.services.media.storage.put(`${hash}.pdf`, path, 'application/pdf');
    test.services.media.books.add(hash);
    await test.services.media.books.idle();
    expect(await test.services.media.books.stateOf(hash)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('PDF açılamıyor'),
    });
    expect(await read(row.slug)).toMatchObject({ state: 'failed', sheets: [] });
  });

  it('loses its pages when it is removed for good', async () => {
    const { id, hash } = await book();
    expect((await keys(hash)).length).toBeGreaterThan(5);
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/media/${id}`);
    await test.ok('DELETE', `/trash/${trashId}`);
    expect(await keys(hash)).toEqual([]);
  });
});

describe('the pages of a catalog that visitors do not see', () => {
  it('are not handed out, and are there again with it', async () => {
    const { url, hash } = await book();
    const row = await test.catalog({ title: 'Gizli', fileUrl: url });
    const status = async () => (await picture(hash, '1-760.webp')).status;
    expect(await status()).toBe(200);
    await test.ok('PUT', `/catalogs/${row.id}`, { isActive: false });
    expect([await status(), await read('gizli')]).toEqual([404, { kind: 'missing' }]);
    expect((await picture(hash, '1-760.webp', { Authorization: `Bearer ${test.token}` })).status).toBe(200);
    await test.ok('PUT', `/catalogs/${row.id}`, { isActive: true });
    expect(await status()).toBe(200);
    await test.ok('DELETE', `/catalogs/${row.id}`);
    expect([await status(), await read('gizli')]).toEqual([404, { kind: 'missing' }]);
  });
});

describe('the reader', () => {
  it('shows the pages that lie open, with their codes and what was searched', async () => {
    const { url } = await book({ pages: 5, text: 'Kod NDF-RAY Isik' });
    const product = await test.product({ sku: 'NDF-RAY' });
    await test.product({ sku: 'NDF' });
    await test.catalog({ title: 'Dolgu', fileUrl: url });
    const view = await read('dolgu', '2', 'ISIK', '3');
    expect(view).toMatchObject({ state: 'ready', pages: 5, current: 2, search: { current: 3 } });
    if ('kind' in view) throw new Error('no page');
    expect(view.sheets.map(({ number }) => number)).toEqual([2, 3]);
    expect(Object.keys(view.products)).toEqual([product.id]);
    expect(view.sheets[0]?.codes).toHaveLength(1);
    expect(view.search?.hits.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
    expect(view.sheets.map(({ marks }) => marks.map(({ isCurrent }) => isCurrent))).toEqual([
      [false],
      [true],
    ]);
  });

  it('moves with the name of its catalog, in one step', async () => {
    const { url } = await book({ pages: 2 });
    const row = await test.catalog({ title: 'Eski', fileUrl: url });
    await test.ok('PUT', `/catalogs/${row.id}`, { slug: 'orta' });
    await test.ok('PUT', `/catalogs/${row.id}`, { slug: 'yeni' });
    for (const slug of ['eski', 'orta', row.id]) {
      expect(await read(slug, '2')).toEqual({ kind: 'moved', to: '/kataloglar/yeni/2' });
      expect(await read(slug, '1')).toEqual({ kind: 'moved', to: '/kataloglar/yeni' });
    }
    expect(await read('yeni', '1')).toEqual({ kind: 'moved', to: '/kataloglar/yeni' });
    for (const page of ['3', '0', '01', 'iki']) expect(await read('yeni', page)).toEqual({ kind: 'missing' });
    expect(await read('yok')).toEqual({ kind: 'missing' });
  });

  it('says that a file is lost, and has no pages for other files', async () => {
    const { url, hash } = await book();
    await test.catalog({ title: 'Kayıp', fileUrl: url });
    await test.services.media.storage.remove(`${hash}.pdf`);
    expect(await read('kayip')).toMatchObject({ state: 'lost', sheets: [] });
    const word = await taken(catalog(test, { bytes: docx('Liste'), name: 'liste.docx' }));
    await test.catalog({ title: 'Liste', fileUrl: word.url });
    expect(await read('liste')).toEqual({ kind: 'missing' });
  });
});
