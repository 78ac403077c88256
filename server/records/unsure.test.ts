import { open } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Product } from '../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

/** Has the disk refuse to confirm what is written, until the test ends. */
async function breakDisk(): Promise<void> {
  const handle = await open(import.meta.filename);
  const handles = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const refused = Object.assign(new Error('i/o error'), { code: 'EIO' });
  const spy = vi.spyOn(handles, 'datasync').mockRejectedValue(refused);
  onTestFinished(() => spy.mockRestore());
}

type Change = (test: TestApp, product: Product) => Promise<{ status: number }>;
const WRITES: Array<[what: string, change: Change]> = [
  ['one row', ({ call }, { id }) => call('PUT', `/products/${id}`, { isFeatured: true })],
  [
    'some rows',
    ({ call }, { id }) => call('POST', '/products/bulk', { ids: [id], set: { isFeatured: true } }),
  ],
];

it.skipIf(process.env.TEST_ENGINE === 'postgres').each(WRITES)(
  'a write of %s that the disk did not confirm is seen by the next visitor where it is stored',
  async (_, change) => {
    const test = await openTestApp();
    onTestFinished(test.close);
    const product = await test.product({ isFeatured: false });
    const shown = async () =>
      (await test.visit<Product[]>('/products')).body.map(({ isFeatured }) => isFeatured);
    expect(await shown()).toEqual([false]);
    const before = await test.services.records.revision();
    await breakDisk();
    expect((await change(test, product)).status).toBeGreaterThanOrEqual(500);
    expect(await shown()).toEqual([true]);
    expect(await test.services.records.revision()).toBe(before + 1);
  },
);
