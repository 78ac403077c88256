import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from './engines.ts';

describe.each(ENGINES)('messages on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it('that are sent again are stored once, whichever process they reach', async () => {
    const test = await engine.open();
    const beside = (await engine.openBeside?.(test)) ?? test;
    const message = { name: 'A', email: 'a@b.co', phone: '0532 555 01 42', subject: 'S', message: 'M' };
    const init = { token: null, headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? test : beside).ok<{ id: string }>('POST', '/messages', message, init),
      ),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await beside.ok('GET', '/messages')).toHaveLength(1);
    if (beside !== test) await beside.close();
    await test.close();
  });
});
