import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GapBoard, GapProduct } from '../../../domain/things/gap.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
let brandId: string;
let categoryId: string;
let whole: object;
beforeEach(async () => {
  test = await openTestApp();
  brandId = (await test.brand({ name: 'Nordfil' })).id;
  categoryId = (await test.category({ brandId, name: 'Kompozit' })).id;
  whole = {
    ...{ brandId, categoryId, price: 10, imageUrl: '/media/a.webp', features: ['A3'] },
    catalogId: (await test.catalog()).id,
    description: 'Ön ve arka bölge dolguları için ışıkla sertleşen nano kompozit seti.',
    specifications: [{ label: 'Renk', value: 'A3', unit: '' }],
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  };
});
afterEach(() => test.close());

const board = () => test.ok<GapBoard>('GET', '/gaps');
const queue = async (path: string) =>
  (await test.ok<GapProduct[]>('GET', `/gaps/${path}`)).map(({ name }) => name);

describe('what products lack', () => {
  it('is counted by brand, each product once among those that are complete', async () => {
    await test.product({ ...whole, name: 'Tam' });
    await test.product({
      ...{ name: 'Boş', brandId, categoryId },
      ...{
        imageUrl: null,
        description: null,
        features: [],
        specifications: [],
        catalogId: null,
        price: null,
      },
    });
    await test.product({ ...whole, name: 'Kısa', description: 'Nano kompozit.' });
    await test.product({ ...whole, name: 'Kapalı', videoUrl: 'https://vimeo.com/1' });
    await test.brand({ name: 'Ürünsüz' });
    await test.category({ brandId, name: 'Bonding' });
    expect(await board()).toEqual({
      brands: [
        {
          ...{ id: brandId, name: 'Nordfil', products: 4, complete: 1 },
          gaps: {
            ...{ picture: 1, description: 1, features: 1, specifications: 1 },
            ...{ catalog: 1, seo: 1, price: 1, video: 1 },
          },
        },
      ],
      emptyCategories: { count: 1, names: ['Bonding'] },
    });
    expect(await queue('description')).toEqual(['Boş']);
    expect(await queue('seo')).toEqual(['Kısa']);
    expect(await queue(`video?brandId=${brandId}`)).toEqual(['Kapalı']);
    expect(await queue('video?brandId=yok')).toEqual([]);
  });

  it('is counted anew when it is filled in, and stands in the order of the site', async () => {
    const rows = [
      await test.product({ ...whole, name: 'İkinci', price: null, sortOrder: 2 }),
      await test.product({ ...whole, name: 'Birinci', price: null, sortOrder: 1 }),
    ];
    expect(await queue('price')).toEqual(['Birinci', 'İkinci']);
    await test.ok('PUT', `/products/${rows[0]?.id}`, { price: 5 });
    expect((await board()).brands[0]).toMatchObject({ complete: 1, gaps: { price: 1 } });
    expect(await queue('price')).toEqual(['Birinci']);
  });

  it('is told to the staff alone, and only what there is', async () => {
    expect((await test.call('GET', '/gaps', undefined, { token: null })).status).toBe(401);
    expect((await test.call('GET', '/gaps/price', undefined, { token: null })).status).toBe(401);
    expect((await test.call('GET', '/gaps/colour')).status).toBe(404);
  });
});
