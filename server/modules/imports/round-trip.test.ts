import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogs as demoCatalogs } from '../../../demo/content/catalogs.ts';
import { guessFields, type ImportedName } from '../../../domain/tables/importable.ts';
import type { FileCell } from '../../../domain/tables/read-cell.ts';
import { readSpecificationHead } from '../../../domain/tables/specification-head.ts';
import type { Product } from '../../../domain/things/product.ts';
import { fillShelf } from '../../../tests/demo-shelf.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { post } from '../../../tests/samples/upload.ts';
import type { Imported } from './result.ts';

let from: TestApp;
let to: TestApp;
beforeEach(async () => {
  [from, to] = [await openTestApp(), await openTestApp()];
});
afterEach(async () => {
  await from.close();
  await to.close();
});

const ORDER: readonly ImportedName[] = ['brands', 'catalogs', 'categories', 'products'];
const OWN = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'brandId',
  'categoryId',
  'catalogId',
  'parentId',
]);
type Row = Record<string, unknown>;

/** The rows of a list as the API answers them, without what each system gives its rows by itself. */
async function listOf(test: TestApp, name: string): Promise<unknown> {
  const rows = await test.ok<Row[]>('GET', `/${name}?includeInactive=true`);
  const slugs = new Map<unknown, unknown>(rows.map((row) => [row.id, row.slug]));
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => (OWN.has(key) ? [] : [[key, plain(inner)]])),
    );
  };
  return rows.map((row) => ({ ...(plain(row) as Row), below: slugs.get(row.parentId) ?? null }));
}

async function take(test: TestApp, name: string, format: string, more = ''): Promise<Uint8Array> {
  const answer = await test.app.request(`/api/exports/${name}?includeInactive=true&format=${format}${more}`, {
    headers: { Authorization: `Bearer ${test.token}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
}

async function bring(
  test: TestApp,
  name: ImportedName,
  bytes: Uint8Array,
  unknown: string | null = null,
): Promise<string[]> {
  type Read = { data: { heads: FileCell[]; rows: unknown[]; specifications: number[] } };
  const { data } = (await post<Read>(test, '/upload/table', { bytes, name })).body;
  const columns = guessFields(name, data.heads).map((known, at) => {
    const field = known ?? (data.specifications.includes(at) ? 'specification' : unknown);
    return field === 'specification'
      ? { at, field, ...readSpecificationHead(String(data.heads[at])) }
      : { at, field };
  });
  expect(columns.filter(({ field }) => field === null)).toEqual([]);
  const statuses: string[] = [];
  for (let start = 0; start < data.rows.length; start += 200) {
    const rows = data.rows.slice(start, start + 200);
    const { results } = await test.ok<Imported>('POST', `/imports/${name}`, { columns, rows });
    statuses.push(...results.map(({ status, cell, message }) => (message ? `${cell}: ${message}` : status)));
  }
  return [...new Set(statuses)];
}

it('the demo company goes through Excel into an empty system, and comes out equal; once more nothing changes', async () => {
  await fillShelf(from.services);
  const catalogs = [];
  for (const { title, description, category, tags, key } of demoCatalogs)
    catalogs.push(await from.catalog({ title, description, category, tags, slug: key }));
  const products = await from.ok<Product[]>('GET', '/products?includeInactive=true');
  for (const [at, { id }] of products.entries())
    if (at % 7 === 0) {
      const imageUrl = `/media/${at}.webp`;
      const odd = {
        externalId: `ERP-${at}`,
        moreImages: at % 2 === 0 ? [`/media/${at}-2.webp`, `https://a.example/${at}.webp?w=1,5`] : [],
        description: `=1+${at}\nikinci satır`,
        isActive: at % 2 === 0,
        price: null,
        stock: null,
      };
      await from.ok('PUT', `/products/${id}`, { catalogId: catalogs[at % 10]?.id, imageUrl, ...odd });
    }
  for (const name of ORDER)
    expect(await bring(to, name, await take(from, name, 'xlsx'))).toEqual(['created']);
  for (const name of ORDER) expect(await listOf(to, name)).toEqual(await listOf(from, name));
  for (const name of ORDER)
    for (const format of ['xlsx', 'csv'])
      expect([name, format, await bring(to, name, await take(to, name, format))]).toEqual([
        ...[name, format, ['unchanged']],
      ]);
  // With a column for each technical value, alone and beside the one cell that has them all.
  for (const keys of ['sku,specification', 'sku,specifications,specification'])
    for (const format of ['xlsx', 'csv'])
      expect([
        keys,
        format,
        await bring(to, 'products', await take(to, 'products', format, `&columns=${keys}`)),
      ]).toEqual([keys, format, ['unchanged']]);
  const own = await take(from, 'products', 'xlsx', '&columns=sku,specification');
  for (const { id } of await to.ok<Product[]>('GET', '/products?includeInactive=true'))
    await to.ok('PUT', `/products/${id}`, { specifications: [] });
  // Nobody says these names there any more: they are chosen by hand.
  await bring(to, 'products', own, 'specification');
  const told = async (test: TestApp) =>
    (await test.ok<Product[]>('GET', '/products?includeInactive=true')).map(({ sku, specifications }) => [
      sku,
      new Set(specifications),
    ]);
  expect(await told(to)).toEqual(await told(from));
}, 60_000);
