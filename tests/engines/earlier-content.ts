import { expect } from 'vitest';
import type { Section } from '../../domain/site/section.ts';
import type { Brand } from '../../domain/things/brand.ts';
import type { Catalog } from '../../domain/things/catalog.ts';
import type { Category } from '../../domain/things/category.ts';
import type { Product } from '../../domain/things/product.ts';
import type { TestApp } from '../factories.ts';

export const TIME = '2026-11-20T09:00:00.000Z';
const NEXT = '2026-11-20T09:01:00.000Z';
const LAST = '2026-11-20T09:02:00.000Z';

type Row = Record<string, unknown>;

function id(number: number): string {
  return `0193a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

const STAFF = { accountId: null, actor: 'Selin Koç' };
const SAVE = { batchId: 'save', writeId: 'save' };
const DERIVED = { searchText: '', nameKey: '' };
const ROW = { version: 2, createdAt: TIME, updatedAt: NEXT, isActive: true, sortOrder: 3 };

const brand = {
  ...ROW,
  ...{ id: id(1), name: 'Işık Dental', slug: 'isik-dental', description: 'Bir\niki', country: 'Türkiye' },
  ...{ logoUrl: '/media/a.webp', logo: '🦷', website: 'https://a.example', established: '1987' },
  isDistributor: true,
};
const category = {
  ...ROW,
  ...{ id: id(2), name: 'Frezler', slug: 'frezler', description: null, brandId: brand.id, parentId: null },
  ...{ icon: null, color: '#0f766e' },
};
const product = {
  ...ROW,
  ...{ id: id(3), name: 'Elmas frez', slug: 'elmas-frez', description: 'İnce', brandId: brand.id },
  ...{ categoryId: category.id, catalogId: null, sku: 'ISK-1', price: 1234.56, stock: 7 },
  ...{ imageUrl: null, videoUrl: null, features: ['ince', '"tırnak"'] },
  ...{ isFeatured: true, isDistributor: false },
};
const dearest = { ...product, id: id(4), slug: 'unit', sku: 'ISK-2', price: 99_999_999.99, stock: null };
const free = { ...product, id: id(5), slug: 'brosur', sku: 'ISK-3', price: 0 };
const unpriced = { ...product, id: id(6), slug: 'soru', sku: 'ISK-4', price: null };
const deleted = { ...product, id: id(7), name: 'Silinen', slug: 'silinen', sku: 'ISK-5', price: 0.07 };
const catalog = {
  ...ROW,
  ...{ id: id(8), title: 'Katalog', slug: 'katalog', description: null, fileUrl: '/media/k.pdf' },
  ...{ fileName: 'k.pdf', fileSize: 5_000_000_000, pages: 12, thumbnailUrl: null, category: 'Frez' },
  ...{ tags: ['a', 'ç'], isFeatured: false, downloadCount: 4, viewCount: 9 },
};
const section = {
  ...ROW,
  ...{ id: id(9), page: 'homepage', section: 'hero', title: 'İki', subtitle: null, description: null },
  ...{ imageUrl: null, content: { badge: 'Yeni' } },
};
const item = {
  ...ROW,
  ...{ id: id(10), sectionId: section.id, name: 'statistic', data: { value: '2', label: 'iki' } },
};
const message = {
  ...{ id: id(11), version: 1, createdAt: TIME, updatedAt: TIME, name: 'Ayşe', email: 'a@b.co' },
  ...{ phone: '0532 555 01 42', subject: 'Ünit', message: 'Bilgi', isRead: false },
};

/** A line of the history; `number` gives its place and its write. */
function line(
  number: number,
  action: string,
  entity: string,
  row: Row,
  states: { before?: Row; after?: Row },
): Row {
  return {
    ...STAFF,
    id: id(number),
    at: number < 200 ? TIME : NEXT,
    action,
    entity,
    entityId: row.id,
    parentId: entity === 'sections' ? row.id : (row.sectionId ?? row.brandId),
    name: String(row.name ?? row.title ?? ''),
    batchId: `write-${number}`,
    writeId: `write-${number}`,
    isRoot: true,
    inTrash: action === 'delete',
    before: states.before ?? null,
    after: states.after ?? null,
  };
}

/** The columns that say the price since there are currencies, beside the one of before. */
function withMinorUnits(row: Row): Row {
  const minor = row.price === null ? null : Math.round(Number(row.price) * 100);
  return { ...row, priceMinor: minor, currency: 'TRY' };
}

/** Content of every kind, with a history and a trash, as it was stored before what the later migrations changed. */
export async function fillEarlier(add: (table: string, ...rows: Row[]) => Promise<void>): Promise<void> {
  const searched = (...rows: Row[]) => rows.map((row) => ({ ...row, ...DERIVED }));
  await add('brands', ...searched(brand));
  await add('categories', ...searched(category));
  await add('products', ...searched(product, dearest, free, unpriced).map(withMinorUnits));
  await add('catalogs', ...searched(catalog));
  await add('sections', section);
  await add('sectionItems', item);
  await add('settings', { ...ROW, id: 'site', values: { companyName: 'Işık' } });
  await add('messages', ...searched(message));
  const before = { ...product, version: 1, price: 1234.5, stock: null };
  const was = { ...section, version: 1, title: 'Bir' };
  await add(
    'history',
    line(101, 'create', 'products', product, { after: before }),
    line(102, 'create', 'sections', section, { after: was }),
    line(201, 'update', 'products', product, { before, after: product }),
    { ...line(202, 'update', 'sections', section, { before: was, after: section }), ...SAVE },
    { ...line(203, 'create', 'sectionItems', item, { after: item }), ...SAVE },
    {
      ...line(204, 'delete', 'products', deleted, { before: { ...deleted, specifications: [] } }),
      batchId: 'trash',
      at: LAST,
    },
  );
}

type Version = { id: string; before: Row | null; after: Row | null };

/** Shows that the API answers all that `fillEarlier` stored, and that its history and trash still lead back. */
export async function expectKept(site: TestApp): Promise<void> {
  const kept = (row: Row) => expect.objectContaining(row);
  expect(await site.ok<Brand[]>('GET', '/brands')).toEqual([kept(brand)]);
  expect(await site.ok<Category[]>('GET', '/categories')).toEqual([kept(category)]);
  const rows = await site.ok<Product[]>('GET', '/products?sort=price');
  const inLira = (row: Row) => kept({ ...row, currency: 'TRY', specifications: [] });
  expect(rows).toEqual([unpriced, free, product, dearest].map(inLira));
  expect(await site.ok<Catalog[]>('GET', '/catalogs')).toEqual([kept(catalog)]);
  expect(await site.ok<Section[]>('GET', '/sections')).toEqual([kept({ ...section, items: [kept(item)] })]);
  expect(await site.ok('GET', '/messages')).toEqual([kept(message)]);

  const versions = await site.ok<Version[]>('GET', `/history?entity=products&id=${product.id}`);
  expect(versions.map(({ after }) => after?.price)).toEqual([1234.56, 1234.5]);
  expect(await site.ok('POST', '/history/undo/write-201')).toMatchObject({ undone: 1 });
  expect(await site.ok('GET', `/products/${product.id}`)).toMatchObject({ price: 1234.5, stock: null });
  await site.ok('POST', `/history/${versions[0]?.id}/restore`);
  expect(await site.ok('GET', `/products/${product.id}`)).toMatchObject({ price: 1234.56, stock: 7 });
  await site.ok('POST', '/trash/trash/restore');
  expect(await site.ok('GET', `/products/${deleted.id}`)).toMatchObject({
    ...deleted,
    specifications: [],
    version: 3,
    updatedAt: expect.any(String),
  });
  const saved = await site.ok<Array<{ id: string; entries: unknown[] }>>(
    'GET',
    `/sections/${section.id}/history`,
  );
  expect(saved.map(({ entries }) => entries.length)).toEqual([2, 1]);
  const back = await site.ok<Section>('POST', `/sections/${section.id}/restore`, { versionId: saved[1]?.id });
  expect([back.title, back.items]).toEqual(['Bir', []]);
}
