import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  flag,
  optionalSource,
  requiredText,
  slugText,
  sortOrder,
  version,
} from '../../domain/rules/fields.ts';
import { rowId, rowMeta } from '../../domain/things/row.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { column } from '../db/list.ts';
import { flagFilter, textFilter } from './filters.ts';
import { defineKind } from './kind.ts';
import { selection, tableOf } from './reader.ts';

const fields = {
  name: requiredText(120, 'Hizmet adı zorunludur.'),
  slug: slugText,
  brandId: requiredText(64, 'Marka seçin.'),
  imageUrl: optionalSource,
  isActive: flag,
  sortOrder,
};

/** A kind that the program has not: a picture, a slug and an owner, said once. */
const serviceKind = defineKind({
  name: 'services',
  words: {
    noun: 'hizmet',
    title: 'Hizmet',
    plural: 'Hizmetler',
    schema: 'Service',
    schemas: 'Services',
    object: 'hizmeti',
    objects: 'hizmetleri',
  },
  schemas: {
    input: z.strictObject({
      ...fields,
      imageUrl: fields.imageUrl.default(null),
      isActive: flag.default(true),
      sortOrder: sortOrder.default(0),
    }),
    patch: z.strictObject({ ...fields, version }).partial(),
    row: z.object({
      id: rowId,
      name: z.string(),
      slug: z.string(),
      brandId: rowId,
      imageUrl: z.string().nullable(),
      isActive: z.boolean(),
      sortOrder: z.int(),
      ...rowMeta,
    }),
    bulk: { isActive: flag },
  },
  title: (row) => String(row.name),
  search: (row) => [row.name],
  nameColumn: 'name',
  slugWithin: 'brandId',
  orderWithin: 'brandId',
  owner: { kind: 'brands', column: 'brandId' },
  files: { imageUrl: 'address' },
  isPublic: true,
  found: { detail: `coalesce(brands.name, '')`, withOwner: true },
  sorts: {
    sortOrder: [column('services.sortOrder', 'number')],
    name: [column('services.nameKey')],
  },
  filters: { brandId: textFilter('services.brandId', 64), isActive: flagFilter('services.isActive') },
  reads: {
    select: (db, view) =>
      selection(
        db
          .selectFrom(tableOf(view, 'services' as 'brands'))
          .select(['id', 'name', 'slug', 'isActive', 'sortOrder', 'version', 'createdAt', 'updatedAt'])
          .select([sql.ref('brandId').as('brandId'), sql.ref('imageUrl').as('imageUrl')]),
      ),
  },
});

const PICTURE = `/media/${'a'.repeat(32)}.webp`;
type Service = {
  id: string;
  name: string;
  slug: string;
  brandId: string;
  isActive: boolean;
  version: number;
};

let test: TestApp;
let brandId: string;
beforeEach(async () => {
  test = await openTestApp({ kinds: [serviceKind] });
  const { db, engine } = test.services;
  const moment = sql.raw(engine === 'postgres' ? 'timestamptz' : 'timestamp');
  await sql`create table services (id text primary key, name text not null, slug text not null, "brandId" text not null,
    "imageUrl" text, "isActive" boolean not null, "sortOrder" integer not null, version integer not null,
    "createdAt" ${moment} not null, "updatedAt" ${moment} not null,
    "searchText" text not null, "nameKey" text not null)`.execute(db);
  await sql`create view shown_services as select * from services
    where "isActive" and "brandId" in (select id from shown_brands)`.execute(db);
  brandId = (await test.brand({ name: 'Nordfil' })).id;
});
afterEach(() => test.close());

function add(name: string, more: object = {}): Promise<Service> {
  return test.ok('POST', '/services', { name, brandId, ...more });
}
async function names(query = ''): Promise<string[]> {
  return (await test.ok<Service[]>('GET', `/services${query}`)).map((row) => row.name);
}

describe('a kind that is registered and said nowhere else', () => {
  it('is created, listed, found, narrowed, sorted, changed and put in order', async () => {
    const care = await add('Bakım');
    expect(care).toMatchObject({ slug: 'bakim', version: 1, isActive: true, brandId });
    expect((await add('Bakım')).slug).toBe('bakim-1');
    await add('Işık ölçümü', { isActive: false });
    expect(await names('?includeInactive=true&sort=-name')).toEqual(['Işık ölçümü', 'Bakım', 'Bakım']);
    expect(await names('?includeInactive=true&search=isik')).toEqual(['Işık ölçümü']);
    expect(await names('?isActive=true')).toEqual(['Bakım', 'Bakım']);
    expect(await test.ok('GET', '/services/bakim')).toEqual(care);
    const changed = await test.ok<Service>('PUT', `/services/${care.id}`, {
      name: 'Yıllık bakım',
      version: 1,
    });
    expect(changed).toMatchObject({ name: 'Yıllık bakım', version: 2 });
    const all = await test.ok<Service[]>('GET', '/services?includeInactive=true');
    const ids = all.map((row) => row.id).toReversed();
    await test.ok('POST', '/services/reorder', { ids });
    expect((await test.ok<Service[]>('GET', '/services?includeInactive=true')).map((row) => row.id)).toEqual(
      ids,
    );
    expect(await test.ok('GET', '/search?search=bakim')).toMatchObject([
      { kind: 'services', name: 'Bakım', detail: 'Nordfil' },
      { kind: 'services', name: 'Yıllık bakım' },
    ]);
  });

  it('refuses what every kind refuses', async () => {
    const care = await add('Bakım');
    const status = async (...call: Parameters<TestApp['call']>) => (await test.call(...call)).status;
    const visitor = { token: null };
    expect(await status('POST', '/services', { name: 'x', brandId }, visitor)).toBe(401);
    expect(await status('GET', '/services?includeInactive=true', undefined, visitor)).toBe(401);
    expect(await status('POST', '/services', { brandId })).toBe(422);
    expect(await status('POST', '/services', { name: 'x', brandId, renk: 'mavi' })).toBe(422);
    expect(await status('GET', '/services?renk=mavi')).toBe(422);
    expect(await status('PUT', `/services/${care.id}`, { name: 'y', version: 7 })).toBe(409);
    expect(
      await status('PUT', `/services/${care.id}`, { name: 'y' }, { headers: { 'If-Match': '"7"' } }),
    ).toBe(412);
    expect(await status('PUT', '/services/yok', { name: 'y' })).toBe(404);
    expect(await status('POST', '/services/bulk', { ids: [care.id], set: {} })).toBe(422);
    await add('İkinci');
    expect(await status('PUT', `/services/${care.id}`, { slug: 'ikinci' })).toBe(409);
  });

  it('shows visitors what its view has', async () => {
    await add('Açık');
    const hidden = await add('Kapalı', { isActive: false });
    expect((await test.visit<Service[]>('/services')).body.map((row) => row.name)).toEqual(['Açık']);
    expect((await test.visit(`/services/${hidden.id}`)).status).toBe(404);
    await test.ok('PUT', `/brands/${brandId}`, { isActive: false });
    expect((await test.visit<Service[]>('/services')).body).toEqual([]);
  });

  it('goes to the trash and comes back, not without its owner, and has a history that can be undone', async () => {
    const [one, two] = [await add('Bir'), await add('İki')];
    const gone = await test.ok<{ trashId: string }>('DELETE', `/services/${one.id}`);
    expect(gone).toMatchObject({ trashed: { services: 1 } });
    expect(await test.ok('GET', '/trash?type=services')).toMatchObject([{ entity: 'services', name: 'Bir' }]);
    expect(await test.ok('GET', '/trash/counts')).toMatchObject({ services: 1 });
    const brand = await test.ok<{ trashId: string }>('DELETE', `/brands/${brandId}`);
    expect((await test.call('POST', `/trash/${gone.trashId}/restore`)).body).toMatchObject({
      cause: 'owner_missing',
      message: 'Bağlı olduğu marka çöp kutusunda ya da silinmiş. Önce onu geri yükleyin.',
    });
    await test.ok('POST', `/trash/${brand.trashId}/restore`);
    expect(await test.ok('POST', `/trash/${gone.trashId}/restore`)).toMatchObject({
      restored: { services: 1 },
    });
    const { undoId } = await test.ok<{ undoId: string }>('POST', '/services/bulk', {
      ids: [one.id, two.id],
      set: { isActive: false },
    });
    expect(await test.ok('POST', `/history/undo/${undoId}`)).toMatchObject({ undone: 2, skipped: 0 });
    const versions = await test.ok<Array<{ id: string; action: string }>>(
      'GET',
      `/history?entity=services&id=${one.id}`,
    );
    expect(versions.map((line) => line.action)).toEqual(['update', 'update', 'restore', 'delete', 'create']);
    const created = versions.at(-1)?.id;
    expect(await test.ok('POST', `/history/${created}/restore`)).toMatchObject({ entity: 'services' });
    expect(await test.ok('GET', '/activities?type=services&limit=1')).toMatchObject([
      { type: 'services', name: 'Bir', exists: true },
    ]);
    const { trashIds } = await test.ok<{ trashIds: string[] }>('POST', '/services/bulk-delete', {
      ids: [one.id, two.id],
    });
    expect(trashIds).toHaveLength(2);
  });

  it('counts as a use of its picture, and follows when the file is replaced', async () => {
    const { db, media } = test.services;
    const at = '2026-11-20T09:00:00.000Z';
    const file = {
      kind: 'image' as const,
      folder: 'images' as const,
      ext: 'webp',
      name: 'a.webp',
      size: 1,
      focalX: 50,
      focalY: 50,
      version: 1,
      createdAt: at,
      updatedAt: at,
      searchText: 'a',
      nameKey: 'a',
    };
    const other = PICTURE.replaceAll('a'.repeat(32), 'b'.repeat(32));
    await db
      .insertInto('media')
      .values([
        { ...file, id: 'f1', url: PICTURE, hash: 'a'.repeat(32), sourceHash: 'a' },
        { ...file, id: 'f2', url: other, hash: 'b'.repeat(32), sourceHash: 'b' },
      ])
      .execute();
    const care = await add('Bakım', { imageUrl: PICTURE });
    expect(await test.ok('GET', '/media/f1')).toMatchObject({
      uses: [{ entity: 'services', id: care.id, name: 'Bakım', field: 'imageUrl' }],
    });
    expect((await test.call('DELETE', '/media/f1')).status).toBe(409);
    await media.clean();
    expect(await test.ok('GET', '/media?usage=unused')).toMatchObject([{ id: 'f2' }]);
    await test.ok('POST', '/media/f1/replace', { mediaId: 'f2' });
    expect(await test.ok('GET', `/services/${care.id}`)).toMatchObject({ imageUrl: other });
  });

  it('stands in the description of the API and in the figures of the panel', async () => {
    const { body } = await test.visit<{ paths: Record<string, object>; components: { schemas: object } }>(
      '/openapi.json',
    );
    expect(Object.keys(body.paths).filter((path) => path.startsWith('/api/services'))).toEqual([
      '/api/services',
      '/api/services/{id}',
      '/api/services/bulk',
      '/api/services/bulk-delete',
      '/api/services/reorder',
    ]);
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['Service', 'ServiceInput', 'ServicePatch']),
    );
    await add('Bakım');
    expect(await test.ok('GET', '/stats')).toMatchObject({ services: { total: 1 } });
  });
});
