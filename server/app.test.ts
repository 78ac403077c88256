import { expect, it } from 'vitest';
import { openTestApp } from '../tests/factories.ts';
import { createApp } from './app.ts';

it('answers calls that come together before the API is made, and what is no call without it', async () => {
  const { services, token } = await openTestApp();
  const app = createApp(services);
  const headers = { Authorization: `Bearer ${token}` };
  const together = await Promise.all([
    app.request('/api/brands', { headers }),
    app.request('/api/no-such-call', { headers }),
    app.request('/healthz'),
    app.request('/api/health'),
  ]);
  expect(together.map(({ status }) => status)).toEqual([200, 404, 200, 200]);
  expect(await app.makeApi()).toBe(await app.makeApi());
});
