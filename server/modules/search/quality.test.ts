import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoProducts } from '../../../demo/content/products.ts';
import { fillShelf } from '../../../tests/demo-shelf.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { SEARCH_QUERIES } from '../../../tests/samples/search-queries.ts';

/** The share of the queries that must be answered as they are meant. */
const RIGHT = 0.95;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await fillShelf(test.services);
  await test.services.index.ready();
});
afterAll(() => test.close());

async function codesOf(q: string, limit = 3): Promise<string[]> {
  const { hits } = await test.services.finder.find({ q, kind: 'product', limit });
  return hits.flatMap((hit) => (hit.kind === 'product' ? hit.code.text : []));
}

it('answers what the trade asks as it is meant', async () => {
  const misses: string[] = [];
  for (const { text, within, codes } of SEARCH_QUERIES) {
    const found = await codesOf(text);
    if (!found.slice(0, within).some((code) => codes.includes(code)))
      misses.push(`${text}: ${codes.join(' ')}, found ${found.join(' ') || 'nothing'}`);
  }
  if (misses.length > 0)
    process.stdout.write(`${misses.length} of ${SEARCH_QUERIES.length} missed:\n${misses.join('\n')}\n`);
  expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(150);
  expect(1 - misses.length / SEARCH_QUERIES.length).toBeGreaterThanOrEqual(RIGHT);
});

it('finds every product by its exact name and by its code among the first three', async () => {
  const lost: string[] = [];
  for (const { name, sku } of demoProducts.filter(({ isActive }) => isActive))
    for (const q of [name, sku, sku.replaceAll('-', ''), name.toLocaleUpperCase('tr')])
      if (!(await codesOf(q)).includes(sku)) lost.push(`${q}: ${sku}`);
  expect(lost).toEqual([]);
});

it('puts what it finds in the same order on every database', async () => {
  const lines: string[] = [];
  for (const { text } of SEARCH_QUERIES) lines.push(`${text}: ${(await codesOf(text, 8)).join(' ')}`);
  // Written anew by `npm test -- --only unit server/modules/search/quality.test.ts -u`.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../tests/samples/search-order.txt');
});

// Why the panel's lists ask the database (decision 31): staff look for what they remember of the middle of a word too.
it('knows words from their beginning, while lists find what stands inside them as well', async () => {
  const asked = demoProducts.flatMap(({ name, sku, isActive }) => {
    const word = name.split(/\P{L}+/u).find(({ length }) => length >= 7);
    return isActive && word ? [{ sku, part: word.slice(2, 6) }] : [];
  });
  const found = { list: 0, index: 0 };
  for (const { sku, part } of asked) {
    const listed = await test.ok<Array<{ sku: string }>>('GET', `/products?limit=500&search=${part}`);
    if (listed.some((row) => row.sku === sku)) found.list += 1;
    if ((await codesOf(part, 60)).includes(sku)) found.index += 1;
  }
  process.stdout.write(
    `inside words: ${asked.length} asked, ${found.list} by lists, ${found.index} by the index\n`,
  );
  expect(found.list).toBe(asked.length);
  expect(found.index).toBeLessThan(asked.length / 2);
});
