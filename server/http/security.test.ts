import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp | undefined;
afterEach(() => test?.close());

async function promise(env: Record<string, string>, headers?: Record<string, string>) {
  test = await openTestApp({ env });
  return (await test.visit('/brands', headers)).headers.get('strict-transport-security');
}

it.each([
  ['by plain HTTP', {}, {}, null],
  ['at an address with TLS', { PUBLIC_URL: 'https://vitrin.example' }, {}, 'max-age=31536000'],
  ['by a proxy with TLS', { TRUST_PROXY: 'true' }, { 'X-Forwarded-Proto': 'https' }, 'max-age=31536000'],
  [
    'by a proxy without',
    { TRUST_PROXY: 'true', PUBLIC_URL: 'https://vitrin.example' },
    { 'X-Forwarded-Proto': 'http' },
    null,
  ],
  ['by somebody who says so without a proxy', {}, { 'X-Forwarded-Proto': 'https' }, null],
])('who comes %s is told to keep to TLS or not', async (_name, env, headers, said) => {
  expect(await promise(env, headers)).toBe(said);
});
