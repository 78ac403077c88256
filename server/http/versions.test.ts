import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { photo } from '../../tests/samples/images.ts';
import { image, taken } from '../../tests/samples/upload.ts';

type Row = { id: string; version: number };

let test: TestApp;

beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

/** A row of every kind that is read, changed and removed alone, with a change of it. */
async function rows() {
  const product = await test.product();
  const section = await test.section();
  const item = await test.item(section.id, { name: 'cta_button', data: { name: 'Ara', url: '/contact' } });
  const message = await test.message();
  const bytes = await photo({ width: 60, height: 40 }, 1).png().toBuffer();
  const file = await taken(image(test, { bytes }));
  return [
    [`/products/${product.id}`, { name: 'Ayna' }],
    [`/categories/${product.categoryId}`, { name: 'Aynalar' }],
    [`/brands/${product.brandId}`, { name: 'Nordfil' }],
    [`/catalogs/${(await test.catalog()).id}`, { title: 'Yaz' }],
    [`/section-items/${item.id}`, { isActive: false }],
    [`/sections/${section.id}`, { subtitle: 'Yeni' }],
    [`/messages/${message.id}`, { isRead: true }],
    [`/media/${file.id}`, { alt: 'Bir ayna' }],
    ['/settings', { author: 'Ayşe' }],
  ] as const;
}

async function tagOf(path: string): Promise<string> {
  return (await test.call('GET', path)).headers.get('etag') ?? '';
}

describe('a row of every kind', () => {
  it('is answered to the staff with a tag, and not again to who has it', async () => {
    for (const [path, change] of await rows()) {
      const first = await test.call<Row>('GET', path);
      const tag = first.headers.get('etag') ?? '';
      expect([path, tag]).toEqual([path, expect.stringMatching(/^"\d+\.[\w-]{20}"$/)]);
      const again = await test.call('GET', path, undefined, { headers: { 'If-None-Match': tag } });
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
      const changed = await test.call<Row>('PUT', path, change);
      expect([path, changed.status, changed.headers.get('etag')]).toEqual([path, 200, await tagOf(path)]);
      const fresh = await test.call('GET', path, undefined, { headers: { 'If-None-Match': tag } });
      expect([path, fresh.status]).toEqual([path, 200]);
    }
  });

  it('is changed while If-Match names its version, and refused with 412 and the row when it does not', async () => {
    for (const [path, change] of await rows()) {
      const tag = await tagOf(path);
      const put = (match: string, body: object = change) =>
        test.call('PUT', path, body, { headers: { 'If-Match': match } });
      expect([path, (await put(tag)).status]).toEqual([path, 200]);
      const { version } = await test.ok<Row>('GET', path);
      for (const stale of [tag, '"yok"', '', `W/"${version + 1}"`]) {
        const { status, body } = await put(stale);
        expect([path, stale, status, body.code, body.cause]).toEqual([
          path,
          stale,
          412,
          'precondition_failed',
          'version_conflict',
        ]);
        expect(body.current, path).toMatchObject({ version });
        expect(body.message).toBe('Bu kayıt siz düzenlerken başkası tarafından değiştirildi.');
      }
      for (const match of ['*', `"${version}"`, `W/${await tagOf(path)}`, `"yok", "${version}"`])
        expect([path, match, (await put(match)).status]).toEqual([path, match, 200]);
      const both = await put(tag, { ...change, version: version - 1 });
      expect([path, both.status]).toEqual([path, 412]);
      const older = await test.call('PUT', path, { ...change, version: version - 1 });
      expect([path, older.status, older.body.code, older.body.cause]).toEqual([
        path,
        409,
        'conflict',
        'version_conflict',
      ]);
    }
  });

  it('is not removed by who saw another version', async () => {
    const removable = (await rows()).filter(([path]) => !/^\/(sections|settings)/.test(path));
    for (const [path, change] of removable) {
      const tag = await tagOf(path);
      const { version } = await test.ok<Row>('PUT', path, change);
      const stale = await test.call('DELETE', `${path}?version=${version - 1}`);
      expect([path, stale.status, stale.body.cause]).toEqual([path, 409, 'version_conflict']);
      expect(stale.body.current, path).toMatchObject({ version });
      const failed = await test.call('DELETE', path, undefined, { headers: { 'If-Match': tag } });
      expect([path, failed.status, failed.body.cause]).toEqual([path, 412, 'version_conflict']);
      expect((await test.call('DELETE', `${path}?version=0`)).status).toBe(422);
      const current = { headers: { 'If-Match': await tagOf(path) } };
      const gone = await test.call('DELETE', `${path}?version=${version}`, undefined, current);
      expect([path, gone.status]).toEqual([path, 200]);
    }
  });

  it('that is added says where it is found', async () => {
    const brand = await test.brand();
    const category = await test.category({ brandId: brand.id });
    const product = { name: 'Ayna', brandId: brand.id, categoryId: category.id };
    const section = await test.section();
    const message = { name: 'A', email: 'a@b.co', phone: '0532 555 01 42', subject: 'K', message: 'M' };
    const calls = [
      ['/brands', { name: 'Nordfil' }, '/brands'],
      ['/categories', { name: 'Ayna', brandId: brand.id }, '/categories'],
      ['/products', product, '/products'],
      [`/products/${(await test.product()).id}/duplicate`, undefined, '/products'],
      ['/catalogs', { title: 'Yaz', fileUrl: '/media/a.pdf' }, '/catalogs'],
      ['/sections', { page: 'about', section: 'hero' }, '/sections'],
      [`/sections/${section.id}/items`, { name: 'x', data: {} }, '/section-items'],
      ['/messages', message, '/messages'],
    ] as const;
    for (const [path, body, list] of calls) {
      const { status, headers, body: row } = await test.call<Row>('POST', path, body);
      expect([path, status, headers.get('location')]).toEqual([path, 201, `/api${list}/${row.id}`]);
      const found = await test.call<Row>('GET', `${list}/${row.id}`);
      expect([path, found.status, found.body.id]).toEqual([path, 200, row.id]);
    }
  });
});

it('a list that the staff read is not sent again while it has not changed', async () => {
  await test.brand({ name: 'Nordfil' });
  for (const path of ['/brands?includeInactive=true', '/messages', '/trash', '/dashboard', '/stats']) {
    const tag = await tagOf(path);
    expect([path, tag]).toEqual([path, expect.stringMatching(/^"[\w-]{20}"$/)]);
    const again = await test.call('GET', path, undefined, { headers: { 'If-None-Match': tag } });
    expect([path, again.status, again.headers.get('etag')]).toEqual([path, 304, tag]);
  }
  const tag = await tagOf('/brands');
  await test.brand();
  expect((await test.call('GET', '/brands', undefined, { headers: { 'If-None-Match': tag } })).status).toBe(
    200,
  );
});

it('a passive section and its items are for the staff', async () => {
  const section = await test.section({ isActive: false });
  const item = await test.item(section.id, { name: 'x', data: {} });
  for (const path of [`/sections/${section.id}`, `/section-items/${item.id}`]) {
    expect([path, (await test.visit(path)).status]).toEqual([path, 404]);
    expect([path, (await test.call('GET', path)).status]).toEqual([path, 200]);
  }
});
