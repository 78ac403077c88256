import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../factories.ts';
import { ENGINES } from './engines.ts';

const MESSAGE = { name: 'A', email: 'a@b.co', phone: '0532 555 01 42', subject: 'S', message: 'M' };

describe.each(ENGINES)('limits on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it('of failed logins are one count, whichever process they reach', async () => {
    const test = await engine.open();
    const beside = (await engine.openBeside?.(test)) ?? test;
    const login = (count: number, password: string) =>
      (count % 2 ? test : beside).call(
        'POST',
        '/auth/login',
        { email: ADMIN.email, password },
        { token: null },
      );
    const failed: number[] = [];
    for (let count = 0; count < 5; count++) failed.push((await login(count, 'yanlis')).status);
    expect(failed).toEqual([401, 401, 401, 401, 401]);
    for (const count of [0, 1]) {
      const refused = await login(count, ADMIN.password);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    }
    if (beside !== test) await beside.close();
    await test.close();
  });

  it('of messages are one count, whichever process they reach', async () => {
    const test = await engine.open();
    const beside = (await engine.openBeside?.(test)) ?? test;
    const sent = await Promise.all(
      Array.from({ length: 44 }, (_, count) =>
        (count % 2 ? test : beside).call('POST', '/messages', MESSAGE, { token: null }),
      ),
    );
    const statuses = sent.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(40).fill(201), ...Array(4).fill(429)]);
    if (beside !== test) await beside.close();
    await test.close();
  });
});
