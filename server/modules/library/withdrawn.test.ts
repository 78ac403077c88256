import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaFile } from '../../../domain/things/media-file.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { docx, pdf } from '../../../tests/samples/documents.ts';
import { taken, catalog as upload } from '../../../tests/samples/upload.ts';

type Trashed = { trashId: string };

let test: TestApp;
let uploads = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function document(): Promise<MediaFile> {
  uploads += 1;
  return taken(upload(test, { bytes: await pdf({ text: `Belge ${uploads}` }), name: 'belge.pdf' }));
}

async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await test.app.request(url, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
async function status(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
  return (await get(url, headers, method)).status;
}
function bearer(token = test.token): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}
async function linkTo(url: string): Promise<string> {
  return (await test.ok<{ url: string }>('POST', '/media/link', { url })).url;
}

describe('a document', () => {
  it('is there for everyone from its upload, and no longer while its catalog is passive', async () => {
    const { url } = await document();
    expect(await status(url)).toBe(200);
    const { id } = await test.catalog({ fileUrl: url });
    expect(await status(url)).toBe(200);
    await test.ok('PUT', `/catalogs/${id}`, { isActive: false });
    expect(await status(url)).toBe(404);
    await test.ok('PUT', `/catalogs/${id}`, { isActive: true });
    expect(await status(url)).toBe(200);
  });

  it('of a deleted catalog is back when the catalog comes back, and gone when it is removed for good', async () => {
    const { url } = await document();
    const { id } = await test.catalog({ fileUrl: url });
    const first = await test.ok<Trashed>('DELETE', `/catalogs/${id}`);
    expect(await status(url)).toBe(404);
    await test.ok('POST', `/trash/${first.trashId}/restore`);
    expect(await status(url)).toBe(200);
    const second = await test.ok<Trashed>('DELETE', `/catalogs/${id}`);
    await test.ok('DELETE', `/trash/${second.trashId}`);
    expect(await status(url)).toBe(404);
  });

  it('of a catalog that was never active, or has another file now, is not there', async () => {
    const [passive, old, fresh] = [await document(), await document(), await document()];
    await test.catalog({ fileUrl: passive.url, isActive: false });
    const { id } = await test.catalog({ fileUrl: old.url });
    await test.ok('PUT', `/catalogs/${id}`, { fileUrl: fresh.url });
    const statuses = (...files: MediaFile[]) => Promise.all(files.map(({ url }) => status(url)));
    expect(await statuses(passive, old, fresh)).toEqual([404, 404, 200]);
    // Nor is one that it was given with a change.
    const newest = await document();
    await test.ok('PUT', `/catalogs/${id}`, { fileUrl: newest.url });
    expect(await statuses(fresh, newest)).toEqual([404, 200]);
  });

  it('that is thrown away in the library is not there until it comes back', async () => {
    const { id, url } = await document();
    const { trashId } = await test.ok<Trashed>('DELETE', `/media/${id}`);
    expect(await status(url)).toBe(404);
    await test.ok('POST', `/trash/${trashId}/restore`);
    expect(await status(url)).toBe(200);
  });

  it('stays while another catalog shows it, under whatever address', async () => {
    const { url } = await document();
    const one = await test.catalog({ fileUrl: url });
    const two = await test.catalog({ fileUrl: `https://www.firma.example${url}#page=2` });
    await test.ok('DELETE', `/catalogs/${one.id}`);
    expect(await status(url)).toBe(200);
    await test.ok('PUT', `/catalogs/${two.id}`, { isActive: false });
    expect(await status(url)).toBe(404);
  });

  it('stays while a visible section shows it', async () => {
    const { url } = await document();
    const section = await test.section({ page: 'about', section: 'values' });
    const item = await test.item(section.id, { name: 'value', data: { title: 'Belge', link: url } });
    const row = await test.catalog({ fileUrl: url, isActive: false });
    expect(await status(url)).toBe(200);
    await test.ok('PUT', `/sections/${section.id}`, { isActive: false });
    expect(await status(url)).toBe(404);
    await test.ok('PUT', `/sections/${section.id}`, { isActive: true });
    await test.ok('DELETE', `/section-items/${item.id}`);
    expect(await status(url)).toBe(404);
    await test.ok('PUT', `/sections/${section.id}`, { content: { link: url } });
    await test.ok('DELETE', `/catalogs/${row.id}`);
    expect(await status(url)).toBe(200);
  });

  it('counts as new when it is uploaded again, unless a passive catalog holds it', async () => {
    const bytes = await docx();
    const first = await taken(upload(test, { bytes, name: 'liste.docx' }));
    const { id } = await test.catalog({ fileUrl: first.url });
    await test.ok('PUT', `/catalogs/${id}`, { isActive: false });
    const again = await taken(upload(test, { bytes, name: 'liste.docx' }));
    expect([again.url, await status(again.url)]).toEqual([first.url, 404]);
    await test.ok('DELETE', `/catalogs/${id}`);
    await taken(upload(test, { bytes, name: 'liste.docx' }));
    expect(await status(first.url)).toBe(200);
  });
});

describe('a withdrawn document', () => {
  let url: string;
  beforeAll(async () => {
    url = (await document()).url;
    await test.catalog({ fileUrl: url, isActive: false });
  });

  it('answers as one that does not exist, however it is asked for', async () => {
    const missing = await get(`/media/${'0'.repeat(32)}.pdf`);
    const withdrawn = await get(url);
    expect([withdrawn.status, withdrawn.text]).toEqual([404, missing.text]);
    const names = [...withdrawn.headers.keys()];
    for (const name of ['etag', 'accept-ranges']) expect(names).not.toContain(name);
    expect(withdrawn.headers.get('content-disposition')).toBe(null);
    const tag = `"${url.slice('/media/'.length)}"`;
    expect(await status(url, {}, 'HEAD')).toBe(404);
    expect(await status(url, { Range: 'bytes=0-3' })).toBe(404);
    expect(await status(url, { 'If-None-Match': tag })).toBe(404);
    expect(await status(url, { 'If-None-Match': '*' })).toBe(404);
    expect(await status(url, bearer('yok'))).toBe(404);
    expect(await status(`${url}?token=`)).toBe(404);
    expect(await status(`${url}?token=a.1.b`)).toBe(404);
  });

  it('is there for staff, whole and in parts, and kept by nobody in between', async () => {
    const { headers, ...whole } = await get(url, bearer());
    expect(whole.status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(await status(url, { ...bearer(), Range: 'bytes=0-3' })).toBe(206);
    expect(await status(url, { ...bearer(), 'If-None-Match': headers.get('etag') ?? '' })).toBe(304);
  });

  it('opens by a link that staff ask for: this one, for an hour, while they are signed in', async () => {
    const link = await linkTo(url);
    const other = await document();
    await test.catalog({ fileUrl: other.url, isActive: false });
    expect([await status(link), await status(link, {}, 'HEAD')]).toEqual([200, 200]);
    expect(await status(other.url + link.slice(url.length))).toBe(404);
    const { token } = await test.ok<{ token: string }>('POST', '/preview');
    expect(await status(`${url}?token=${token}`)).toBe(404);
    test.clock.advance({ hours: 1, seconds: 1 });
    expect(await status(link)).toBe(404);
    const session = await test.openSession('yonetici@vitrin.example');
    const own = await test.call<{ url: string }>('POST', '/media/link', { url }, { token: session });
    expect(await status(own.body.url)).toBe(200);
    await test.call('POST', '/auth/logout', undefined, { token: session });
    expect(await status(own.body.url)).toBe(404);
  });

  it('is not there for who must change a printed password or set up a second step first', async () => {
    const token = await test.signIn('editor');
    expect(await status(url, bearer(token))).toBe(200);
    const { db } = test.services;
    for (const duty of ['mustChangePassword', 'requiresSecondStep'] as const) {
      await db
        .updateTable('accounts')
        .set({ [duty]: true })
        .where('id', '=', 'editor')
        .execute();
      expect(await status(url, bearer(token))).toBe(404);
      expect((await test.call('POST', '/media/link', { url }, { token })).status).toBe(403);
      await db
        .updateTable('accounts')
        .set({ [duty]: false })
        .where('id', '=', 'editor')
        .execute();
    }
  });

  it('has no link for others, and pictures and pages have none', async () => {
    expect((await test.call('POST', '/media/link', { url }, { token: null })).status).toBe(401);
    for (const wrong of ['/admin', 'https://a.example/b.pdf', url.replace('.pdf', '.png'), `${url}?x=1`])
      expect((await test.call('POST', '/media/link', { url: wrong })).status).toBe(422);
  });
});

describe('a document that no row has held', () => {
  it('is for staff alone a day after its upload', async () => {
    const { url } = await document();
    const shown = await document();
    await test.catalog({ fileUrl: shown.url });
    test.clock.advance({ hours: 23 });
    expect([await status(url), await status(shown.url)]).toEqual([200, 200]);
    test.clock.advance({ hours: 2 });
    expect([await status(url), await status(shown.url)]).toEqual([404, 200]);
    expect(await status(url, bearer(await test.signIn('viewer')))).toBe(200);
  });
});
