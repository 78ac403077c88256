import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../../../domain/things/brand.ts';
import type { Catalog } from '../../../domain/things/catalog.ts';
import type { LibraryDetail, LibraryFile } from '../../../domain/things/media-file.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type Refusal, type TestApp } from '../../../tests/factories.ts';
import { docx, pdf } from '../../../tests/samples/documents.ts';
import { photo } from '../../../tests/samples/images.ts';
import { catalog, image, post, taken } from '../../../tests/samples/upload.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let seed = 1000;
async function picture(name = 'resim.png') {
  seed += 1;
  const bytes = await photo({ width: 60, height: 40 }, seed).png().toBuffer();
  return taken(image(test, { bytes, name }));
}
async function list(query = ''): Promise<LibraryFile[]> {
  return test.ok('GET', `/media${query}`);
}
function names(files: readonly LibraryFile[]): string[] {
  return files.map(({ name }) => name);
}
type Replaced = { data: LibraryDetail; updated: number; undoId: string };
type Removed = { trashId: string; undoId: string; trashed: { media: number } };

/** A picture in every kind of place. */
async function everywhere(url: string) {
  const brand = await test.brand({ logoUrl: url });
  const product = await test.product({ brandId: brand.id, imageUrl: url });
  const shownCatalog = await test.catalog({ thumbnailUrl: url });
  const section = await test.section({ page: 'about', section: 'hero', imageUrl: url });
  const gallery = await test.section({ page: 'homepage', section: 'gallery' });
  const item = await test.item(gallery.id, {
    name: 'gallery_image',
    data: { url, clinicName: 'Klinik', projectName: 'Proje', alt: 'Oda' },
  });
  await test.ok('PUT', '/settings', { ogImage: url });
  return { brand, product, shownCatalog, section, gallery, item };
}

describe('the library', () => {
  it('needs a session', async () => {
    for (const [method, path] of [
      ['GET', '/media'],
      ['GET', '/media/x'],
      ['PUT', '/media/x'],
      ['DELETE', '/media/x'],
      ['POST', '/media/bulk-delete'],
      ['POST', '/media/x/replace'],
      ['POST', '/media/x/upload'],
    ] as const)
      expect((await test.call(method, path, undefined, { token: null })).status).toBe(401);
  });

  it('lists every file once, searches names, texts and pages, and filters', async () => {
    const own = await openTestApp();
    const at = (query: string) => own.ok<LibraryFile[]>('GET', `/media${query}`);
    const bytes = await photo({ width: 50, height: 50 }).png().toBuffer();
    const file = await taken(image(own, { bytes, name: 'Kompozit Seti.png', folder: 'products' }));
    await taken(image(own, { bytes, name: 'aynı dosya.png', folder: 'gallery' }));
    await taken(catalog(own, { bytes: docx(), name: 'Liste.docx' }));
    const book = await taken(catalog(own, { bytes: await pdf({ text: 'Zirkonyum' }), name: 'Katalog.pdf' }));
    await own.services.media.idle();
    expect(names(await at('?sort=name'))).toEqual([
      'Katalog kapak.webp',
      'Katalog.pdf',
      'Kompozit Seti.png',
      'Liste.docx',
    ]);
    expect(names(await at('?search=KOMPOZİT'))).toEqual(['Kompozit Seti.png']);
    expect(names(await at('?search=zirkonyum'))).toEqual(['Katalog.pdf']);
    await own.ok('PUT', `/media/${file.id}`, { alt: 'Beş şırıngalı kutu' });
    expect(names(await at('?search=siringali'))).toEqual(['Kompozit Seti.png']);
    expect(names(await at('?kind=document&sort=name'))).toEqual(['Katalog.pdf', 'Liste.docx']);
    expect(names(await at('?folder=thumbnails'))).toEqual(['Katalog kapak.webp']);
    expect(names(await at('?usage=used'))).toEqual(['Katalog kapak.webp']);
    const detail = await own.ok<LibraryDetail>('GET', `/media/${book.id}`);
    expect(detail).toMatchObject({ uses: [], useCount: 0, pages: 3, inTrash: false });
    const part = await own.call<LibraryFile[]>('GET', '/media?limit=3&sort=name');
    expect(part.headers.get('x-total-count')).toBe('4');
    expect(Number(part.headers.get('x-total-bytes'))).toBeGreaterThan(book.size);
    expect(part.headers.get('link')).toContain('cursor=');
    await own.close();
  });

  it.each(['?kind=video', '?usage=maybe', '?folder=other', '?sort=colour', '?unusedDays=-1'])(
    'refuses %s',
    async (query) => {
      expect((await test.call('GET', `/media${query}`)).status).toBe(422);
    },
  );

  it('tells every place where a file is shown', async () => {
    const file = await picture('her yerde.png');
    const { brand, product, shownCatalog, section, item } = await everywhere(file.url);
    const { uses, useCount } = await test.ok<LibraryDetail>('GET', `/media/${file.id}`);
    expect(useCount).toBe(6);
    expect(uses.map(({ entity, id, field }) => `${entity} ${id} ${field}`).sort()).toEqual(
      [
        `brands ${brand.id} logoUrl`,
        `products ${product.id} imageUrl`,
        `catalogs ${shownCatalog.id} thumbnailUrl`,
        `sections ${section.id} imageUrl`,
        `sectionItems ${item.id} data`,
        'settings site values',
      ].sort(),
    );
    expect(uses.find(({ entity }) => entity === 'sectionItems')).toMatchObject({
      page: 'homepage',
      section: 'gallery',
    });
    expect(names(await list('?usage=used'))).toContain('her yerde.png');
    expect(names(await list('?usage=unused'))).not.toContain('her yerde.png');
  });
});

describe('a file of the library', () => {
  it('changes its name, text and focal point, with versions', async () => {
    const file = await picture();
    const changed = await test.ok<LibraryDetail>('PUT', `/media/${file.id}`, {
      name: 'Yeni ad.png',
      alt: ' Mavi ışık cihazı ',
      focalX: 12,
      focalY: 80,
      version: file.version,
    });
    expect(changed).toMatchObject({ name: 'Yeni ad.png', alt: 'Mavi ışık cihazı', focalX: 12, focalY: 80 });
    expect(changed.version).toBe(file.version + 1);
    const stale = await test.call('PUT', `/media/${file.id}`, { alt: 'eski', version: file.version });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toMatchObject({ alt: 'Mavi ışık cihazı' });
    const versions = await test.ok<unknown[]>('GET', `/history?entity=media&id=${file.id}`);
    expect(versions).toHaveLength(2);
  });

  it.each([
    { focalX: 101 },
    { focalY: -1 },
    { focalX: 1.5 },
    { name: '' },
    { alt: 'x'.repeat(301) },
    { url: '/a' },
  ])('refuses %j', async (patch) => {
    const file = await picture();
    expect((await test.call('PUT', `/media/${file.id}`, patch)).status).toBe(422);
  });

  it('that does not exist is not found', async () => {
    for (const [method, path] of [
      ['GET', '/media/none'],
      ['DELETE', '/media/none'],
    ] as const)
      expect((await test.call(method, path)).status).toBe(404);
    expect((await test.call('PUT', '/media/none', { alt: 'a' })).status).toBe(404);
    expect((await test.call('POST', '/media/none/replace', { mediaId: 'x' })).status).toBe(404);
  });
});

describe('replacing a file', () => {
  it('is followed by every place, in one change that can be taken back', async () => {
    const own = await openTestApp();
    const first = await photo({ width: 60, height: 40 }, 1).png().toBuffer();
    const old = await taken(image(own, { bytes: first, name: 'eski.png' }));
    await own.ok('PUT', `/media/${old.id}`, { alt: 'Otoklav', focalX: 30 });
    const saved = test;
    test = own;
    const { brand, product, shownCatalog, section, item } = await everywhere(old.url);
    test = saved;
    const before = await own.services.records.revision();
    const bytes = await photo({ width: 90, height: 90 }, 2).png().toBuffer();
    const { status, body } = await post<Replaced>(own, `/media/${old.id}/upload`, {
      bytes,
      name: 'yeni.png',
    });
    expect([status, body.updated]).toEqual([200, 6]);
    expect(body.data).toMatchObject({ name: 'yeni.png', alt: 'Otoklav', focalX: 30, useCount: 6 });
    const { url } = body.data;
    expect((await own.ok<Brand>('GET', `/brands/${brand.id}`)).logoUrl).toBe(url);
    expect((await own.ok<Product>('GET', `/products/${product.id}`)).imageUrl).toBe(url);
    expect((await own.ok<Catalog>('GET', `/catalogs/${shownCatalog.id}`)).thumbnailUrl).toBe(url);
    expect((await own.ok<Record<string, string>>('GET', '/settings')).ogImage).toBe(url);
    const rows = await own.services.db.selectFrom('sectionItems').selectAll().execute();
    expect(rows.find(({ id }) => id === item.id)?.data).toMatchObject({ url, clinicName: 'Klinik' });
    const about = await own.services.db.selectFrom('sections').selectAll().execute();
    expect(about.find(({ id }) => id === section.id)?.imageUrl).toBe(url);
    expect(await own.services.records.revision()).toBeGreaterThan(before);
    expect(names(await own.ok<LibraryFile[]>('GET', '/media'))).toEqual(['yeni.png']);
    const undone = await own.ok<{ undone: number }>('POST', `/history/undo/${body.undoId}`);
    expect(undone.undone).toBeGreaterThanOrEqual(6);
    expect((await own.ok<Product>('GET', `/products/${product.id}`)).imageUrl).toBe(old.url);
    expect(names(await own.ok<LibraryFile[]>('GET', '/media'))).toContain('eski.png');
    await own.close();
  });

  it('of a catalog file brings its size, pages and cover along', async () => {
    const old = await taken(catalog(test, { bytes: await pdf({ pages: 2, text: 'Bir' }), name: 'bir.pdf' }));
    const fresh = await taken(
      catalog(test, { bytes: await pdf({ pages: 5, text: 'Iki' }), name: 'iki.pdf' }),
    );
    const row = await test.catalog({ fileUrl: old.url });
    expect(row).toMatchObject({
      fileName: 'bir.pdf',
      fileSize: old.size,
      pages: 2,
      thumbnailUrl: old.thumbnailUrl,
    });
    await test.ok('POST', `/media/${old.id}/replace`, { mediaId: fresh.id });
    expect(await test.ok('GET', `/catalogs/${row.id}`)).toMatchObject({
      fileUrl: fresh.url,
      fileName: 'iki.pdf',
      fileSize: fresh.size,
      pages: 5,
      thumbnailUrl: fresh.thumbnailUrl,
    });
  });

  it('refuses the file itself and another kind of file', async () => {
    const file = await picture();
    const book = await taken(catalog(test, { bytes: docx('tur'), name: 'a.docx' }));
    expect((await test.call('POST', `/media/${file.id}/replace`, { mediaId: file.id })).status).toBe(409);
    expect((await test.call('POST', `/media/${file.id}/replace`, { mediaId: book.id })).status).toBe(422);
    const wrong = await post<Refusal>(test, `/media/${file.id}/upload`, {
      bytes: docx('tur'),
      name: 'a.png',
    });
    expect(wrong.status).toBe(415);
  });
});

describe('deleting a file', () => {
  it('that nothing shows moves it to the trash, from where it comes back', async () => {
    const file = await picture('silinen.png');
    const gone = await test.ok<Removed>('DELETE', `/media/${file.id}`);
    expect(gone.trashed).toEqual({ media: 1 });
    expect((await test.call('GET', `/media/${file.id}`)).status).toBe(404);
    expect((await test.app.request(file.url)).status).toBe(200);
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    expect(await test.ok('GET', `/media/${file.id}`)).toMatchObject({ name: 'silinen.png', url: file.url });
  });

  it('that is shown is refused, and says where', async () => {
    const file = await picture();
    const brand = await test.brand({ logoUrl: file.url });
    const { status, body } = await test.call('DELETE', `/media/${file.id}`);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toContain('1 yerde kullanılıyor');
    expect(body.current).toMatchObject({ uses: [{ entity: 'brands', id: brand.id }] });
  });

  it('empties its places when that is what is wanted', async () => {
    const file = await picture();
    const product = await test.product({ imageUrl: file.url });
    const values = await test.section({ page: 'about', section: 'values' });
    const item = await test.item(values.id, { name: 'value', data: { title: 'Değer', url: file.url } });
    const gone = await test.ok<Removed>('DELETE', `/media/${file.id}?emptyPlaces=true`);
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).imageUrl).toBeNull();
    const rows = await test.services.db.selectFrom('sectionItems').selectAll().execute();
    expect(rows.find(({ id }) => id === item.id)?.data).toMatchObject({ title: 'Değer', url: '' });
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    await test.ok('POST', `/history/undo/${gone.undoId}`);
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).imageUrl).toBe(file.url);
  });

  it('of many takes only those that nothing shows', async () => {
    const [free, used] = [await picture(), await picture()];
    await test.brand({ logoUrl: used.url });
    const gone = await test.ok<{ kept: number; trashIds: string[] }>('POST', '/media/bulk-delete', {
      ids: [free.id, used.id],
    });
    expect([gone.trashIds.length, gone.kept]).toEqual([1, 1]);
    expect((await test.call('GET', `/media/${free.id}`)).status).toBe(404);
    expect((await test.call('GET', `/media/${used.id}`)).status).toBe(200);
  });

  it('is refused while an address with a size behind it shows the file', async () => {
    const file = await picture();
    await test.brand({ logoUrl: `${file.url}?w=160&f=webp` });
    expect((await test.call('DELETE', `/media/${file.id}`)).status).toBe(409);
  });
});
