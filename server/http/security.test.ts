import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { securityHeadersFor } from './security.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

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

it.each([
  ['text/css; charset=utf-8', false],
  ['text/javascript; charset=utf-8', false],
  ['font/woff2', false],
  ['image/svg+xml', true],
  ['text/plain; charset=utf-8', true],
  ['application/json', true],
  [null, true],
])('an answer of the kind %s, whether it may be shown by itself: %s', (type, isDocument) => {
  const headers = new Map(securityHeadersFor(false, (name) => (name === 'content-type' ? type : null)));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.has('content-security-policy')).toBe(isDocument);
  expect(headers.has('x-frame-options')).toBe(isDocument);
  expect(headers.has('permissions-policy')).toBe(isDocument);
});
