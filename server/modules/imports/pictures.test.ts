import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp } from '../../../tests/factories.ts';
import { blackPng } from '../../../tests/samples/images.ts';
import type { Imported } from './result.ts';

it('pictures by address come into the library when rows are written; one that fails is told on its row', async () => {
  let asked = 0;
  const server = createServer(({ url }, response) => {
    asked += 1;
    if (url === '/ayna.png') response.end(blackPng({ width: 40, height: 30 }));
    else response.end('görsel değil');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const test = await openTestApp({
    reach: {
      lookup: (host, done) =>
        done(null, [{ address: host === 'resim.example' ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
      isOpen: (address) => address === '127.0.0.1',
    },
  });
  const base = `http://resim.example:${(server.address() as AddressInfo).port}`;
  const linked = `${base}/eski.png`;
  const skus = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'];
  const first = await test.product({ sku: 'A-1' });
  for (const sku of skus.slice(1, 4)) await test.product({ brandId: first.brandId, sku });
  await test.product({ brandId: first.brandId, sku: 'A-5', imageUrl: linked });
  const columns = ['sku', 'imageUrl', 'price'].map((field, at) => ({ at, field }));
  const rows = [
    `${base}/ayna.png`,
    `${base}/ayna.png`,
    `${base}/metin.png`,
    'http://ic.example/a.png',
    linked,
  ].map((address, at) => ({ row: at + 2, cells: [skus[at], address, 5] }));
  const bring = (dryRun: boolean) =>
    test.ok<Imported>('POST', '/imports/products', { columns, rows, dryRun });
  await bring(true);
  expect(asked).toBe(0);
  const { results } = await bring(false);
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('updated'));
  expect(asked).toBe(2);
  expect(results.map(({ notice }) => notice)).toEqual([
    ...[null, null, expect.stringContaining('Görsel alınamadı: ')],
    ...['Görsel alınamadı: Görselin adresi herkese açık bir sunucuda değil.', null],
  ]);
  const now = await test.ok<Product[]>('GET', '/products?sort=sku');
  const own = expect.stringMatching(/^\/media\/[0-9a-f]{32}\./);
  expect(now.map(({ imageUrl }) => imageUrl)).toEqual([own, own, null, null, linked]);
  expect(now.map(({ price }) => price)).toEqual([5, 5, 5, 5, 5]);
  // The same file once more: the same bytes are the same picture.
  expect((await bring(false)).results.map(({ status }) => status)).toEqual(Array(5).fill('unchanged'));
  await test.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
