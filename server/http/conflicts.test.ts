import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONFLICT_CAUSES, ISSUE_CODES } from '../../domain/errors.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp;

beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

type Call = readonly [method: string, path: string, body?: unknown];

/** What a refused call says to programs: status, cause, and the code of each field. */
async function said([method, path, body]: Call) {
  const { status, body: refusal } = await test.call(method, path, body);
  const codes = (refusal.issues ?? []).map((issue) => [issue.path, issue.code]);
  for (const { path: field, message } of refusal.issues ?? []) expect(refusal.fields[field]).toBe(message);
  return [status, refusal.cause, Object.fromEntries(codes)];
}

async function strip() {
  const brand = await test.brand();
  const section = await test.section({ section: 'brands-carousel' });
  const logo = { name: 'brand', data: { id: brand.id, name: brand.name, url: '/media/a.png' } };
  return { section, logo, item: await test.item(section.id, logo) };
}

it('a conflict says which of all it is', async () => {
  const product = await test.product({ sku: 'A-1', externalId: 'ERP-1' });
  const other = await test.product({
    sku: 'B-1',
    brandId: product.brandId,
    categoryId: product.categoryId ?? '',
  });
  const child = await test.category({ brandId: product.brandId, parentId: product.categoryId });
  const brand = await test.brand();
  const { section, logo, item } = await strip();
  const category = `/categories/${product.categoryId}`;
  const itemTrash = (await test.ok<{ trashId: string }>('DELETE', `/section-items/${item.id}`)).trashId;
  await test.item(section.id, logo);
  const calls: Array<readonly [Call, unknown]> = [
    [
      ['PUT', `/products/${other.id}`, { version: 9 }],
      [409, 'version_conflict', {}],
    ],
    [
      ['PUT', `/products/${other.id}`, { slug: product.slug }],
      [409, 'slug_taken', { slug: 'taken' }],
    ],
    [
      ['PUT', `/products/${other.id}`, { sku: 'A-1' }],
      [409, 'sku_taken', { sku: 'taken' }],
    ],
    [
      ['PUT', `/products/${other.id}`, { externalId: 'ERP-1' }],
      [409, 'external_id_taken', { externalId: 'taken' }],
    ],
    [
      ['PUT', category, { parentId: child.id }],
      [409, 'cycle', { parentId: 'cycle' }],
    ],
    [
      ['PUT', category, { brandId: brand.id }],
      [409, 'not_empty', { brandId: 'not_allowed' }],
    ],
    [
      ['POST', '/sections', { page: 'homepage', section: 'brands-carousel' }],
      [409, 'section_exists', { section: 'taken' }],
    ],
    [
      ['POST', `/sections/${section.id}/items`, logo],
      [409, 'item_exists', { 'data.id': 'taken' }],
    ],
    [
      ['POST', `/trash/${itemTrash}/restore`],
      [409, 'item_exists', { 'data.id': 'taken' }],
    ],
  ];
  for (const [call, wanted] of calls) expect([call, await said(call)]).toEqual([call, wanted]);
  const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/products/${other.id}`);
  await test.ok('DELETE', `/brands/${product.brandId}`);
  expect(await said(['POST', `/trash/${trashId}/restore`])).toEqual([409, 'owner_missing', {}]);
  const [version] = await test.ok<Array<{ id: string }>>('GET', `/history?entity=products&id=${product.id}`);
  expect(await said(['POST', `/history/${version?.id}/restore`])).toEqual([409, 'deleted_with_owner', {}]);
});

it('a refused field has a code beside its sentence', async () => {
  const { brandId, categoryId } = await test.product();
  const product = { name: 'Ayna', brandId, categoryId };
  const foreign = await test.category();
  let parentId: string | null = null;
  for (let level = 0; level < 5; level++) parentId = (await test.category({ brandId, parentId })).id;
  const calls: Array<readonly [Call, Record<string, string>]> = [
    [['POST', '/products', {}], { name: 'required', brandId: 'required', categoryId: 'required' }],
    [['POST', '/products', { ...product, name: ' ' }], { name: 'required' }],
    [['POST', '/products', { ...product, name: 5, price: 'x' }], { name: 'wrong_type', price: 'wrong_type' }],
    [['POST', '/products', { ...product, name: 'a'.repeat(201) }], { name: 'too_long' }],
    [
      ['POST', '/products', { ...product, stock: -1, sortOrder: 1e9 }],
      { stock: 'too_small', sortOrder: 'too_large' },
    ],
    [['POST', '/products', { ...product, features: Array(51).fill('a') }], { features: 'too_many' }],
    [['POST', '/products', { ...product, features: ['a', 5] }], { 'features.1': 'wrong_type' }],
    [
      ['POST', '/products', { ...product, specifications: [{ label: 'Çap', value: '' }, { value: 5 }] }],
      {
        'specifications.0.value': 'required',
        'specifications.1.label': 'required',
        'specifications.1.value': 'wrong_type',
      },
    ],
    [
      ['POST', '/products', { ...product, specifications: Array(61).fill({ label: 'a', value: 'b' }) }],
      { specifications: 'too_many' },
    ],
    [['POST', '/products', { ...product, imageUrl: 'javascript:1' }], { imageUrl: 'invalid_format' }],
    [['POST', '/products', { ...product, name: 'a\0' }], { name: 'invalid' }],
    [['POST', '/products', { ...product, renk: 1 }], { renk: 'unknown' }],
    [['POST', '/products', { ...product, brandId: 'yok' }], { brandId: 'not_found' }],
    [['POST', '/products', { ...product, catalogId: 'yok' }], { catalogId: 'not_found' }],
    [['POST', '/products', { ...product, categoryId: foreign.id }], { categoryId: 'mismatch' }],
    [['POST', '/categories', { name: 'Altı', brandId, parentId }], { parentId: 'depth' }],
    [['POST', '/brands/bulk-delete', { ids: [] }], { ids: 'too_few' }],
    [['GET', '/products?sort=renk'], { sort: 'not_allowed' }],
    [['GET', '/products?isActive=evet'], { isActive: 'not_allowed' }],
    [['GET', '/products?cursor=yok'], { cursor: 'invalid' }],
    [
      ['POST', '/auth/change-password', { currentPassword: 'yok', newPassword: 'yeni-sifre' }],
      { currentPassword: 'wrong_password' },
    ],
  ];
  for (const [call, codes] of calls)
    expect([call, await said(call)]).toEqual([call, [422, undefined, codes]]);
});

it('the description of the API names every cause and code', async () => {
  const { components } = await test.ok<{
    components: { schemas: { Error: { properties: Record<string, { enum?: string[]; items?: unknown }> } } };
  }>('GET', '/openapi.json');
  const { cause, issues } = components.schemas.Error.properties;
  expect(cause?.enum).toEqual([...CONFLICT_CAUSES]);
  expect(JSON.stringify(issues)).toContain(JSON.stringify([...ISSUE_CODES]));
});

it('a change is described by its fields, and takes If-Match', async () => {
  type Described = {
    parameters: Array<{ name: string; in: string; required?: boolean }>;
    requestBody: { content: { 'application/json': { schema: { properties?: object } } } };
  };
  const { paths, components } = await test.ok<{
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, { properties?: object }> };
  }>('GET', '/openapi.json');
  const put = paths['/api/products/{id}']?.put;
  expect(JSON.stringify(put?.requestBody)).toContain('#/components/schemas/ProductPatch');
  expect(Object.keys(components.schemas.ProductPatch?.properties ?? {})).toContain('categoryId');
  expect(put?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'If-Match']));
  expect(paths['/api/products/{id}']?.delete?.parameters).toContainEqual(
    expect.objectContaining({ name: 'version', in: 'query', required: false }),
  );
});
