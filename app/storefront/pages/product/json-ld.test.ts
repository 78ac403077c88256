import { describe, expect, it } from 'vitest';
import { productView } from '../../../../domain/pages/product.ts';
import type { BrandRow, ProductRow } from '../../../../domain/pages/rows.ts';
import { missingForGoogle } from '../../../../tests/audit/google-fields.ts';
import { faultsOfSchema } from '../../../../tests/audit/schema-types.ts';
import { productEntries } from './json-ld.ts';

const PLACE = { base: 'https://v.example', path: '/brands/nordfil/isik/ray' };
const BRAND: BrandRow = {
  id: 'b',
  name: 'Nordfil',
  slug: 'nordfil',
  description: null,
  country: 'İsveç',
  logoUrl: null,
  logo: null,
  website: null,
  established: null,
  representedSince: null,
  serviceNotes: null,
  contactName: null,
  contactTitle: null,
  contactPhone: null,
  isDistributor: true,
};

function entries(over: Partial<ProductRow>) {
  const product: ProductRow = {
    id: 'p',
    name: 'Ray',
    slug: 'ray',
    description: 'Işık cihazı',
    sku: 'NDF-RAY',
    price: null,
    currency: 'TRY',
    stock: null,
    imageUrl: '/media/ray.webp',
    moreImages: [],
    videoUrl: null,
    catalogId: null,
    features: ['Kompozit modu: 2.800 K', 'Kablosuz ayak'],
    specifications: [
      { label: 'Başlık çapı', value: '10', unit: 'mm' },
      { label: 'Dalga boyu', value: '385–515', unit: 'nm' },
      { label: 'Süre', value: '5, 10 ve 20', unit: 's' },
      { label: 'Işık ölçer', value: 'Var', unit: '' },
    ],
    createdAt: '2026-01-01T00:00:00.000Z',
    brand: BRAND,
    category: { id: 'c', name: 'Işık', slug: 'isik' },
    ...over,
  };
  const view = productView({
    product,
    brand: BRAND,
    catalog: null,
    hasCatalogs: false,
    related: [],
    chatNumber: '',
    pictureOf: (src) => (src ? { src, tint: 'mist', width: null, height: null } : null),
  });
  return productEntries(view, PLACE).map((entry) => ({ '@context': 'https://schema.org', ...entry }));
}

describe('the structured data of a product', () => {
  it('is a product on offer with a price', () => {
    const [entry] = entries({ price: 1090, stock: 0 });
    expect(entry).toMatchObject({
      '@type': 'Product',
      sku: 'NDF-RAY',
      offers: { price: '1090.00', priceCurrency: 'TRY', availability: 'https://schema.org/OutOfStock' },
      additionalProperty: [
        { name: 'Menşe', value: 'İsveç' },
        { name: 'Başlık çapı', value: 10, unitText: 'mm' },
        { name: 'Dalga boyu', minValue: 385, maxValue: 515, unitText: 'nm' },
        { name: 'Süre', value: '5, 10 ve 20', unitText: 's' },
        { name: 'Işık ölçer', value: 'Var' },
        { name: 'Kompozit modu', value: '2.800 K' },
      ],
    });
  });

  it('takes what nobody counts as there', () => {
    for (const stock of [null, 3])
      expect(entries({ price: 5, currency: 'EUR', stock })[0]).toMatchObject({
        offers: { priceCurrency: 'EUR', price: '5.00', availability: 'https://schema.org/InStock' },
      });
  });

  it('is a page of the catalogue without a price, never a product that Google refuses', () => {
    const [entry] = entries({ stock: 3 });
    expect(entry).toMatchObject({ '@type': 'ItemPage', mainEntity: { name: 'Ray' } });
    expect(JSON.stringify(entry)).not.toMatch(/"Product"|offers|Özellik/);
  });

  it('lists the pictures where there are several, the first one first', () => {
    const several = { moreImages: ['/media/yan.webp', 'https://a.example/arka.webp'] };
    const all = [
      'https://v.example/media/ray.webp',
      'https://v.example/media/yan.webp',
      'https://a.example/arka.webp',
    ];
    expect(entries({ price: 1090, ...several })[0]).toMatchObject({ '@type': 'Product', image: all });
    expect(entries(several)[0]).toMatchObject({
      image: all,
      primaryImageOfPage: { url: all[0] },
      mainEntity: { image: all },
    });
    expect(entries({})[0]).toMatchObject({ image: all[0] });
  });

  it('keeps to schema.org and to what Google asks, with and without everything', async () => {
    const all = new Map([
      ['offer', entries({ price: 1090, stock: 2, videoUrl: 'https://youtu.be/VtrnRayLm4p' })],
      ['several', entries({ moreImages: ['/media/yan.webp'] })],
      ['catalogue', entries({ videoUrl: 'https://youtu.be/VtrnRayLm4p' })],
      [
        'bare',
        entries({
          description: null,
          imageUrl: null,
          features: [],
          specifications: [],
          sku: '',
          category: null,
        }),
      ],
    ]);
    expect([...all.values()].flatMap(missingForGoogle)).toEqual([]);
    expect(await faultsOfSchema(all)).toEqual([]);
  });
});
