import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../factories.ts';
import { fillDisk, openSmallDisk } from './small-disk.ts';

const disk = openSmallDisk(32);
afterAll(() => disk?.remove());

describe.runIf(disk)('a full disk', () => {
  it('refuses writes with 507, shows on the dashboard, and is forgotten once there is room', async () => {
    const folder = disk?.folder ?? '';
    const test = await openTestApp({ folder });
    const brand = await test.brand({ name: 'Nordfil' });
    const filler = fillDisk(folder);
    const description = 'Uzun bir açıklama. '.repeat(250);
    let last = 201;
    for (let count = 0; last === 201 && count < 5000; count++)
      last = (await test.call('POST', '/brands', { name: `Marka ${count}`, description })).status;
    expect(last).toBe(507);
    const refused = await test.call('POST', '/brands', { name: 'Bir daha', description });
    expect(refused).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    expect(refused.body.message).toMatch(/^Diskte yer kalmadı/);
    const message = {
      name: 'A',
      email: 'a@b.co',
      phone: '0532 555 01 42',
      subject: 'S',
      message: description,
    };
    expect((await test.call('POST', '/messages', message, { token: null })).status).toBe(507);
    expect((await test.visit(`/brands/${brand.id}`)).status).toBe(200);

    expect((await test.app.request('/readyz')).status).toBe(503);
    expect((await test.call('GET', '/status')).body).toMatchObject({
      database: { ok: false, detail: expect.stringContaining('Diskte yer kalmadı') },
      storage: { ok: false, detail: expect.stringContaining('Diskte yer kalmadı'), freeBytes: 0 },
    });

    rmSync(filler);
    expect((await test.call('POST', '/brands', { name: 'Sonra', description })).status).toBe(201);
    await vi.waitFor(async () => expect((await test.app.request('/readyz')).status).toBe(200), {
      timeout: 60_000,
    });
    await test.services.close();
  });
});
