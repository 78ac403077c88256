import { expect, it } from 'vitest';
import { openTestApp } from '../../tests/factories.ts';

// Where their order means nothing, things stand in an order of their own.
const UNORDERED = new Set(['enum', 'required', 'parameters', 'tags']);

function inOrder(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => inOrder(one));
    return UNORDERED.has(key)
      ? all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : all;
  }
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner, name)]));
}

it('answers the description of the API that was agreed on: a change of it is meant, and shows in a review', async () => {
  const test = await openTestApp();
  const { body } = await test.visit<object>('/openapi.json');
  await test.close();
  // Written anew by `npm test -- --only unit server/http/golden.test.ts -u`.
  await expect(`${JSON.stringify(inOrder(body), null, 1)}\n`).toMatchFileSnapshot(
    '../../tests/samples/openapi.json',
  );
});
