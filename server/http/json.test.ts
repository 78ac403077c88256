import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await test.close();
});

/** Counts the answers that are put together during a call. */
async function answersOf(method: string, path: string, init: RequestInit = {}) {
  let made = 0;
  class Counted extends Response {
    constructor(...given: ConstructorParameters<typeof Response>) {
      super(...given);
      made += 1;
    }
  }
  vi.stubGlobal('Response', Counted);
  const headers = {
    Authorization: `Bearer ${test.token}`,
    'Content-Type': 'application/json',
    ...init.headers,
  };
  const answer = await test.app.request(`/api${path}`, { ...init, method, headers });
  vi.unstubAllGlobals();
  return { made, answer };
}

it('an answer is put together once, whatever is said of it on its way out', async () => {
  const { id } = await test.product();
  const read = await answersOf('GET', `/products/${id}`);
  expect(read.answer.headers.get('etag')).toMatch(/^"1\./);
  expect(read.answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(read.made).toBe(1);
  const written = await answersOf('PUT', `/products/${id}`, { body: JSON.stringify({ stock: 7 }) });
  expect(await written.answer.json()).toMatchObject({ stock: 7 });
  expect(written.made).toBe(1);
});

it('is put together once more where it is packed', async () => {
  for (let count = 0; count < 20; count++) await test.product();
  const list = await answersOf('GET', '/products', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(list.answer.headers.get('content-encoding')).toBe('gzip');
  expect(list.answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(list.made).toBe(2);
});
