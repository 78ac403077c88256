import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

type Parameter = { name: string; in: string; required?: boolean; schema: { type?: string; enum?: string[] } };
type Operation = { method: string; path: string; parameters?: Parameter[] };

let test: TestApp;
let operations: Operation[] = [];

beforeAll(async () => {
  test = await openTestApp();
  const document = await test.ok<{ paths: Record<string, Record<string, Omit<Operation, 'path'>>> }>(
    'GET',
    '/openapi.json',
  );
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
    })),
  );
});
afterAll(() => test.close());

function queryOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === 'query');
}

/** The address of a call, with what it has to be asked with. */
function address(operation: Operation): string {
  const needed = queryOf(operation)
    .filter(({ required }) => required)
    .map(({ name, schema }) => `${name}=${schema.enum?.[0] ?? 'yok'}`);
  return `${operation.path.replaceAll(/\{\w+\}/g, 'yok')}?${needed.map((pair) => `${pair}&`).join('')}`;
}

it('every call refuses a parameter that it does not know, by name', async () => {
  expect(operations.length).toBeGreaterThan(70);
  for (const operation of operations) {
    for (const name of ['bilinmeyen', 'SEARCH', '__proto__', 'toString', 'search[]']) {
      const path = `${address(operation)}${name}=1`;
      const { status, body } = await test.call(operation.method, path, undefined);
      expect([operation.method, path, status, body.code]).toEqual([operation.method, path, 422, 'invalid']);
      expect(body.fields, path).toEqual({ [name]: 'Bilinmeyen parametre.' });
      expect(body.message, path).toBe(`Bilinmeyen parametre: ${name}.`);
      expect(body.issues, path).toEqual([{ path: name, code: 'unknown', message: 'Bilinmeyen parametre.' }]);
    }
  }
});

it('a misspelt filter does not answer the whole list, nor does a misspelt fate keep the products', async () => {
  const product = await test.product();
  expect((await test.visit(`/products?code=${product.sku}`)).status).toBe(422);
  const kept = await test.call('DELETE', `/categories/${product.categoryId}?product=trash`);
  expect([kept.status, Object.keys(kept.body.fields)]).toEqual([422, ['product']]);
  expect((await test.call('GET', `/categories/${product.categoryId}`)).status).toBe(200);
});

it('a parameter that takes one value is refused with two', async () => {
  const many = new Set(['picture', 'icon', 'product']);
  let seen = 0;
  for (const operation of operations) {
    for (const { name } of queryOf(operation).filter((parameter) => !many.has(parameter.name))) {
      const others = address(operation).replace(new RegExp(`${name}=[^&]*&`), '');
      const path = `${others}${name}=1&${name}=1`;
      const { status, body } = await test.call(operation.method, path);
      expect([operation.method, path, status]).toEqual([operation.method, path, 422]);
      expect(body.fields, path).toEqual({ [name]: 'Yalnız bir kez verilebilir.' });
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(40);
  expect((await test.call('GET', '/preview/facts?picture=/a.png&picture=/b.png')).status).toBe(200);
});

it.each(['0', '-1', '501', '1e9', '', 'on', '5.5'])(
  'a limit of "%s" is told what it may be',
  async (limit) => {
    const message = limit === '5.5' ? 'Tam sayı girin.' : '1 ile 500 arasında bir sayı girin.';
    for (const list of ['brands', 'categories', 'products', 'catalogs', 'messages', 'media', 'trash']) {
      const { status, body } = await test.call('GET', `/${list}?limit=${limit}`);
      expect([list, status, body.fields]).toEqual([list, 422, { limit: message }]);
    }
  },
);
