import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'content-disposition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '../../../domain/things/catalog.ts';
import type { MediaFile } from '../../../domain/things/media-file.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { pdf } from '../../../tests/samples/documents.ts';
import { photo } from '../../../tests/samples/images.ts';
import { image, staySignedIn, taken, catalog as uploadCatalog } from '../../../tests/samples/upload.ts';

const NAME = 'Ürün Kataloğu (2026) İÇİNDEKİLER.pdf';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let test: TestApp;
let file: MediaFile;

beforeAll(async () => {
  test = await openTestApp();
  file = await taken(uploadCatalog(test, { bytes: await pdf({ pages: 3 }), name: NAME }));
});
afterAll(() => test.close());

async function download(
  id: string,
  headers: Record<string, string> = { 'User-Agent': CHROME },
  method = 'GET',
) {
  const response = await test.app.request(`/api/catalogs/${id}/download`, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
async function view(id: string, headers: Record<string, string>): Promise<number> {
  const response = await test.app.request(`/api/catalogs/${id}/view`, { method: 'POST', headers });
  return response.status;
}
async function counts(id: string): Promise<[number, number]> {
  const { downloadCount, viewCount } = await test.ok<Catalog>('GET', `/catalogs/${id}`);
  return [downloadCount, viewCount];
}

describe('a catalog', () => {
  it('takes name, size, pages and cover from its file where it leaves them open', async () => {
    expect(await test.catalog({ fileUrl: file.url })).toMatchObject({
      fileName: NAME,
      fileSize: file.size,
      pages: 3,
      thumbnailUrl: file.thumbnailUrl,
    });
  });

  it('keeps what it says itself, and gets the cover back when its own picture goes', async () => {
    const bytes = await photo({ width: 40, height: 60 }).png().toBuffer();
    const cover = await taken(image(test, { bytes, folder: 'thumbnails' }));
    const row = await test.catalog({
      fileUrl: file.url,
      fileName: 'Kendi adı.pdf',
      fileSize: 12,
      thumbnailUrl: cover.url,
    });
    expect(row).toMatchObject({ fileName: 'Kendi adı.pdf', fileSize: 12, thumbnailUrl: cover.url });
    const changed = await test.ok<Catalog>('PUT', `/catalogs/${row.id}`, { thumbnailUrl: null });
    expect(changed).toMatchObject({
      fileName: 'Kendi adı.pdf',
      fileSize: 12,
      thumbnailUrl: file.thumbnailUrl,
    });
  });

  it('stays as it is in a bulk change, which sets what it names and nothing else', async () => {
    const row = await test.catalog({ fileUrl: file.url });
    const { db } = test.services;
    await db
      .updateTable('catalogs')
      .set({ pages: null, thumbnailUrl: null })
      .where('id', '=', row.id)
      .execute();
    await test.ok('POST', '/catalogs/bulk', { ids: [row.id], set: { isFeatured: true } });
    expect(await test.ok('GET', `/catalogs/${row.id}`)).toMatchObject({
      isFeatured: true,
      pages: null,
      thumbnailUrl: null,
    });
  });

  it('follows a new file', async () => {
    const row = await test.catalog({ fileUrl: file.url });
    const other = await taken(uploadCatalog(test, { bytes: await pdf({ pages: 9 }), name: 'yeni.pdf' }));
    expect(await test.ok('PUT', `/catalogs/${row.id}`, { fileUrl: other.url })).toMatchObject({
      fileName: 'yeni.pdf',
      fileSize: other.size,
      pages: 9,
      thumbnailUrl: other.thumbnailUrl,
    });
  });
});

describe('a download', () => {
  it('brings the file under its own name', async () => {
    const { id } = await test.catalog({ fileUrl: file.url });
    const { status, headers, bytes } = await download(id);
    expect([status, bytes.length]).toEqual([200, file.size]);
    expect(parse(headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: NAME },
    });
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('opens in the browser when a page asks for that, and still carries its name', async () => {
    const { id } = await test.catalog({ fileUrl: file.url });
    const { headers } = await test.app.request(`/api/catalogs/${id}/download?inline=true`);
    expect(parse(headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'inline',
      parameters: { filename: NAME },
    });
    expect(headers.get('content-security-policy')).not.toContain('sandbox');
  });

  it('goes on where it was cut off, and that is no new download', async () => {
    const { id } = await test.catalog({ fileUrl: file.url });
    const agent = { 'User-Agent': CHROME };
    const first = await download(id, { ...agent, Range: 'bytes=0-99' });
    const rest = await download(id, { ...agent, Range: 'bytes=100-' });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(Buffer.concat([first.bytes, rest.bytes]).length).toBe(file.size);
    expect(await counts(id)).toEqual([1, 0]);
    const later = await test.catalog({ fileUrl: file.url });
    await download(later.id, { ...agent, Range: 'bytes=100-' });
    await download(later.id, agent, 'HEAD');
    expect(await counts(later.id)).toEqual([0, 0]);
  });

  it('is counted once per visitor and day', async () => {
    const { id } = await test.catalog({ fileUrl: file.url });
    for (const agent of [CHROME, CHROME, FIREFOX, CHROME]) await download(id, { 'User-Agent': agent });
    expect(await counts(id)).toEqual([2, 0]);
    test.clock.advance({ hours: 24 });
    await staySignedIn(test);
    await download(id);
    expect(await counts(id)).toEqual([3, 0]);
  });

  it('is counted for browsers without a window and for tools, in what visitors read at once', async () => {
    const { id } = await test.catalog({ fileUrl: file.url });
    const shown = async () => [
      (await test.visit<Catalog>(`/catalogs/${id}`)).body.downloadCount,
      (await test.visit<{ catalogs: Catalog[] }>('/dashboard')).body.catalogs.find((one) => one.id === id)
        ?.downloadCount,
    ];
    expect(await shown()).toEqual([0, 0]);
    await download(id, { 'User-Agent': CHROME.replace('Chrome/', 'HeadlessChrome/') });
    expect(await shown()).toEqual([1, 1]);
    await download(id, { 'User-Agent': 'curl/8.5.0' });
    expect(await shown()).toEqual([2, 2]);
  });

  it('is not counted for robots, the nameless and staff', async () => {
    const { id } = await test.catalog({ fileUrl: file.url });
    await download(id, { 'User-Agent': ROBOT });
    await download(id, {});
    await download(id, { 'User-Agent': CHROME, Authorization: `Bearer ${test.token}` });
    expect(await counts(id)).toEqual([0, 0]);
  });

  it('leads to a file that is elsewhere', async () => {
    const { id } = await test.catalog({ fileUrl: 'https://example.com/katalog.pdf' });
    const { status, headers } = await download(id);
    expect([status, headers.get('location')]).toEqual([302, 'https://example.com/katalog.pdf']);
    expect(await counts(id)).toEqual([1, 0]);
  });

  it('of a lost file, of a passive or unknown catalog is not found, and not counted', async () => {
    const lost = await taken(uploadCatalog(test, { bytes: await pdf({ pages: 2 }), name: 'kayıp.pdf' }));
    const row = await test.catalog({ fileUrl: lost.url });
    rmSync(join(test.folder, lost.url));
    expect((await download(row.id)).status).toBe(404);
    expect(await counts(row.id)).toEqual([0, 0]);
    const passive = await test.catalog({ fileUrl: file.url, isActive: false });
    expect((await download(passive.id)).status).toBe(404);
    expect((await download('none')).status).toBe(404);
    await test.services.db.updateTable('catalogs').set({ fileUrl: null }).where('id', '=', row.id).execute();
    expect((await download(row.id)).status).toBe(404);
  });

  it('is no edit: version and history stay', async () => {
    const { id, version } = await test.catalog({ fileUrl: file.url });
    await download(id);
    expect((await test.ok<Catalog>('GET', `/catalogs/${id}`)).version).toBe(version);
    expect(await test.ok('GET', `/history?entity=catalogs&id=${id}`)).toHaveLength(1);
  });
});

describe('a view', () => {
  it('is counted once per visitor and day, apart from downloads', async () => {
    const { id, slug } = await test.catalog({ fileUrl: file.url });
    expect(await view(id, { 'User-Agent': CHROME })).toBe(200);
    expect(await view(slug, { 'User-Agent': CHROME })).toBe(200);
    expect(await view(id, { 'User-Agent': FIREFOX })).toBe(200);
    expect(await view(id, { 'User-Agent': ROBOT })).toBe(200);
    expect(await counts(id)).toEqual([0, 2]);
    expect(await view('none', { 'User-Agent': CHROME })).toBe(404);
  });
});

describe('what is kept of visitors', () => {
  it('tells nothing about them, and is gone the next day', async () => {
    const { id } = await test.catalog({ fileUrl: file.url });
    await download(id, { 'User-Agent': FIREFOX });
    const rows = await test.services.db.selectFrom('visits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('Firefox');
    expect(rows.every(({ visitor }) => /^[\w-]{43}$/.test(visitor))).toBe(true);
    test.clock.advance({ hours: 24 });
    await test.services.media.clean();
    expect(await test.services.db.selectFrom('visits').selectAll().execute()).toEqual([]);
    expect(await test.services.db.selectFrom('visitSalts').selectAll().execute()).toEqual([]);
  });
});
