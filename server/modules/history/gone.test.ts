import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { pdf } from '../../../tests/samples/documents.ts';
import { photo } from '../../../tests/samples/images.ts';
import { taken, catalog as uploadCatalog, image as uploadImage } from '../../../tests/samples/upload.ts';
import type { AnyDb } from '../../copies/tables.ts';
import { tablesOf } from '../../copies/tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function remove(path: string): Promise<string> {
  return (await test.ok<{ trashId: string }>('DELETE', path)).trashId;
}

/** Every table as text. */
async function everything(): Promise<string> {
  const db = test.services.db as unknown as AnyDb;
  const tables = await tablesOf(db, test.services.engine);
  const rows = await Promise.all(tables.map(({ name }) => db.selectFrom(name).selectAll().execute()));
  return JSON.stringify(rows);
}

/** The bytes of the embedded database as they are on the disk. */
function onDisk(): string {
  if (test.services.engine !== 'sqlite') return '';
  const names = readdirSync(test.folder).filter((name) => /^vitrin\.db(?:-wal)?$/.test(name));
  return names.map((name) => readFileSync(join(test.folder, name), 'latin1')).join();
}

function files(): string[] {
  return readdirSync(join(test.folder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

describe('what is removed for good', () => {
  it.each(['purge', 'purge-many', 'empty'])('leaves no word of a message (%s)', async (way) => {
    const { id } = await test.message({
      name: 'Zerrin Unutulmaz',
      email: 'zerrin@klinik.example',
      subject: 'Gizlikonu',
      message: 'Gizlimetin Qxjwv',
    });
    await test.ok('PUT', `/messages/${id}`, { isRead: true });
    const trashId = await remove(`/messages/${id}`);
    expect(await everything()).toContain('Unutulmaz');
    if (way === 'purge') await test.ok('DELETE', `/trash/${trashId}`);
    else if (way === 'purge-many') await test.ok('POST', '/trash/purge', { ids: [trashId] });
    else {
      await test.confirm();
      await test.ok('DELETE', '/trash');
    }
    for (const text of [await everything(), onDisk()])
      for (const word of [
        'Zerrin',
        'Unutulmaz',
        'zerrin',
        'unutulmaz',
        'Gizlikonu',
        'gizlikonu',
        'Gizlimetin',
        'gizlimetin',
        // A run of three letters, as the search index has them.
        'qxj',
      ])
        expect(text).not.toContain(word);
    const lines = await test.ok<Array<{ name: string; action: string }>>('GET', '/activities');
    expect(lines.map(({ name }) => name)).toEqual(lines.map(() => 'Silinmiş mesaj'));
    expect(await test.ok('GET', '/activities?search=unutulmaz')).toEqual([]);
  });

  it('takes its files along with their copies, at once', async () => {
    const bytes = await photo({ width: 900, height: 600 }, 1).png().toBuffer();
    const picture = await taken(uploadImage(test, { bytes, name: 'gizli.png' }));
    await test.services.media.copies.idle();
    expect((await test.app.request(`${picture.url}?w=320`)).status).toBe(200);
    expect(files().length).toBeGreaterThan(1);
    const trashId = await remove(`/media/${picture.id}`);
    await test.ok('DELETE', `/trash/${trashId}`);
    expect(files()).toEqual([]);
    for (const url of [picture.url, `${picture.url}?w=320`]) {
      const answer = await test.app.request(url);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        404,
        expect.not.stringContaining('immutable'),
      ]);
    }
  });

  it('takes the text and the first page of a document along', async () => {
    const file = await taken(
      uploadCatalog(test, { bytes: await pdf({ text: 'Saklibelge' }), name: 'sakli.pdf' }),
    );
    await test.services.media.idle();
    expect(await everything()).toContain('Saklibelge');
    await test.ok('DELETE', `/trash/${await remove(`/media/${file.id}`)}`);
    expect(await everything()).not.toMatch(/Saklibelge|saklibelge|sakli\.pdf|sakli kapak/);
    expect(onDisk()).not.toMatch(/Saklibelge|saklibelge/);
    expect(files()).toEqual([]);
    expect((await test.app.request(file.url)).status).toBe(404);
  });

  it('leaves files that something else shows, or that came again', async () => {
    const bytes = await photo({ width: 90, height: 60 }, 2).png().toBuffer();
    const picture = await taken(uploadImage(test, { bytes, name: 'a.png' }));
    const trashId = await remove(`/media/${picture.id}`);
    await test.brand({ logoUrl: picture.url });
    await test.ok('DELETE', `/trash/${trashId}`);
    expect((await test.app.request(picture.url)).status).toBe(200);
    const document = await pdf({ text: 'Yine' });
    const first = await taken(uploadCatalog(test, { bytes: document, name: 'a.pdf' }));
    const gone = await remove(`/media/${first.id}`);
    const again = await taken(uploadCatalog(test, { bytes: document, name: 'a.pdf' }));
    expect(again.url).toBe(first.url);
    await test.ok('DELETE', `/trash/${gone}`);
    expect((await test.app.request(again.url)).status).toBe(200);
    expect((await test.app.request(again.thumbnailUrl ?? '')).status).toBe(200);
  });
});
