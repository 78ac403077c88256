import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantAddress } from '../../../domain/things/media.ts';
import type { LibraryFile, MediaFile } from '../../../domain/things/media-file.ts';
import { openTestApp, type TestApp, temporaryFolder } from '../../../tests/factories.ts';
import { photo } from '../../../tests/samples/images.ts';
import { image, staySignedIn, taken } from '../../../tests/samples/upload.ts';

let test: TestApp;
beforeAll(async () => {
  // The clock of the service runs ahead of the files' own, which the disk gives.
  test = await openTestApp({ start: new Date().toISOString() });
});
afterAll(() => test.close());

let seed = 3000;
async function picture(name: string): Promise<MediaFile> {
  seed += 1;
  const bytes = await photo({ width: 60, height: 40 }, seed).png().toBuffer();
  return taken(image(test, { bytes, name }));
}
function isStored({ url }: MediaFile): boolean {
  return existsSync(join(test.folder, url));
}
async function unusedFor(days: number): Promise<string[]> {
  const files = await test.ok<LibraryFile[]>('GET', `/media?unusedDays=${days}&sort=name`);
  return files.map(({ name }) => name);
}
async function days(count: number): Promise<void> {
  test.clock.advance({ hours: 24 * count });
  await staySignedIn(test);
}

describe('cleaning', () => {
  it('removes at the start what broken uploads left behind', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'uploads'), { recursive: true });
    mkdirSync(join(folder, 'media', '.partial'), { recursive: true });
    writeFileSync(join(folder, 'uploads', 'yarım'), 'x');
    writeFileSync(join(folder, 'media', '.partial', 'yarım'), 'x');
    const past = new Date(Date.now() - 1000);
    utimesSync(join(folder, 'uploads', 'yarım'), past, past);
    utimesSync(join(folder, 'media', '.partial', 'yarım'), past, past);
    const own = await openTestApp({ folder });
    expect(existsSync(join(folder, 'uploads', 'yarım'))).toBe(false);
    expect(existsSync(join(folder, 'media', '.partial', 'yarım'))).toBe(false);
    await own.close();
  });

  it('leaves an upload alone that is on its way, and takes it after an hour', async () => {
    const path = join(test.folder, 'uploads', 'gelmekte');
    writeFileSync(path, 'x');
    await test.services.media.clean();
    expect(existsSync(path)).toBe(true);
    const before = new Date(Date.now() - 3_700_000);
    utimesSync(path, before, before);
    await test.services.media.clean();
    expect(existsSync(path)).toBe(false);
  });

  it('lists what nothing has shown for 30 days, and never what is shown or in the trash', async () => {
    const [free, shown, late, deleted] = [
      await picture('boşta.png'),
      await picture('gösterilen.png'),
      await picture('sonradan.png'),
      await picture('çöpteki ürünün.png'),
    ];
    await test.brand({ logoUrl: shown.url });
    const { id } = await test.product({ imageUrl: deleted.url });
    await test.ok('DELETE', `/products/${id}`);
    await test.services.media.clean();
    expect(await unusedFor(30)).toEqual([]);
    expect(await unusedFor(0)).toEqual(['boşta.png', 'çöpteki ürünün.png', 'sonradan.png']);
    await days(29);
    await test.brand({ logoUrl: late.url });
    await test.services.media.clean();
    await days(2);
    await test.services.media.clean();
    expect(await unusedFor(30)).toEqual(['boşta.png', 'çöpteki ürünün.png']);
    for (const file of [free, shown, late, deleted]) expect(isStored(file)).toBe(true);
  });

  it('starts counting anew when a file was shown in between', async () => {
    const file = await picture('arada.png');
    await test.services.media.clean();
    await days(31);
    const brand = await test.brand({ logoUrl: file.url });
    await test.services.media.clean();
    await test.ok('PUT', `/brands/${brand.id}`, { logoUrl: null });
    await test.services.media.clean();
    expect(await unusedFor(30)).not.toContain('arada.png');
  });

  it('removes the bytes only of what was deleted for good, copies included, after 30 days', async () => {
    const file = await picture('kalıcı silinen.png');
    await test.app.request(variantAddress(file.url, { width: 160, format: 'webp' }));
    const hash = file.url.slice(7, 39);
    const copies = join(test.folder, 'media', 'variants', hash, '160.webp');
    expect(existsSync(copies)).toBe(true);
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/media/${file.id}`);
    await days(31);
    await test.services.media.clean();
    expect([isStored(file), existsSync(copies)]).toEqual([true, true]);
    await test.ok('DELETE', `/trash/${trashId}`);
    await test.services.media.clean();
    expect([isStored(file), existsSync(copies)]).toEqual([false, false]);
  });

  it('keeps bytes that no row knows until thirty days after they came', async () => {
    const own = await openTestApp({ start: new Date().toISOString() });
    const bytes = await photo({ width: 60, height: 40 }, 2999).png().toBuffer();
    const file = await taken(image(own, { bytes, name: 'yeni.png' }));
    const path = join(own.folder, file.url);
    await own.services.db.deleteFrom('media').where('id', '=', file.id).execute();
    await own.services.media.clean();
    expect(existsSync(path)).toBe(true);
    own.clock.advance({ hours: 24 * 30 - 1 });
    await own.services.media.clean();
    expect(existsSync(path)).toBe(true);
    own.clock.advance({ hours: 2 });
    await own.services.media.clean();
    expect(existsSync(path)).toBe(false);
    await own.close();
  });

  it('keeps bytes that a row still shows, even when the library forgot them', async () => {
    const files = [await picture('unutulan.png'), await picture('bölümün.png'), await picture('öğenin.png')];
    const [ofBrand, ofSection, ofItem] = files.map(({ url }) => url);
    await test.brand({ logoUrl: ofBrand ?? null });
    const section = await test.section({ page: 'about', section: 'values', imageUrl: ofSection ?? null });
    await test.item(section.id, { name: 'value', data: { title: 'Değer', url: ofItem } });
    for (const { id } of files) await test.services.db.deleteFrom('media').where('id', '=', id).execute();
    await days(60);
    await test.services.media.clean();
    expect(files.map(isStored)).toEqual([true, true, true]);
  });

  it('says whether the store works', async () => {
    expect(await test.services.media.probe()).toMatchObject({ ok: true, detail: 'Dosya alanı bağlı' });
    const { check } = test.services.media.storage;
    test.services.media.storage.check = () => Promise.reject(new Error('gone'));
    expect(await test.services.media.probe()).toMatchObject({ ok: false, freeBytes: null });
    test.services.media.storage.check = check;
  });
});
