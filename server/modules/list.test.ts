import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openTestApp, START, type TestApp } from '../../tests/factories.ts';

type Row = { id: string; name: string; slug: string; price?: number | null; isFeatured?: boolean };

let test: TestApp;
let brandId: string;
let categoryId: string;

const NAMES = [
  'Çelik alet',
  'Cam iyonomer',
  'İmplant',
  'Işık cihazı',
  'Irrigasyon',
  'iğne',
  'Ölçü',
  'Otoklav',
  'Şırınga',
  'Sonda',
  'Ünit',
  'Uç',
  'Ğ',
  'Gutta',
  'Âlet',
  'Alet',
  'ağız aynası',
  'Zirkonya',
  '3B yazıcı',
  '10 numara eğe',
  '2 numara eğe',
];

beforeAll(async () => {
  test = await openTestApp();
  brandId = (await test.brand({ name: 'Pera Dental' })).id;
  categoryId = (await test.category({ brandId, name: 'Sarf' })).id;
  for (const [index, name] of NAMES.entries()) {
    test.clock.advance({ milliseconds: index % 3 });
    await test.product({
      brandId,
      categoryId,
      name,
      price: index % 4 === 0 ? null : (index * 7) % 5,
      stock: index % 5 === 0 ? null : index % 3,
      isFeatured: index % 4 === 1,
      sortOrder: index % 3,
    });
  }
});
afterAll(() => test.close());

function nextOf(answer: Answer<unknown>): string | null {
  const link = answer.headers.get('link');
  return link ? (/^<\/api([^>]+)>; rel="next"$/.exec(link)?.[1] ?? null) : null;
}

async function walk(path: string, between?: (page: number) => Promise<void>): Promise<Row[]> {
  const rows: Row[] = [];
  let at: string | null = path;
  for (let page = 0; at; page++) {
    const answer: Answer<Row[]> = await test.call('GET', at);
    expect(answer.status, at).toBe(200);
    rows.push(...answer.body);
    await between?.(page);
    at = nextOf(answer);
  }
  return rows;
}

const ids = (rows: readonly Row[]) => rows.map((row) => row.id);
const names = (rows: readonly Row[]) => rows.map((row) => row.name);

describe('a list', () => {
  const sorts = ['sortOrder', 'featured', 'name', 'createdAt', 'updatedAt', 'price', 'stock', 'sku'];

  it.each(sorts.flatMap((sort) => [sort, `-${sort}`]))('walks every row once, sorted by %s', async (sort) => {
    const whole = await test.ok<Row[]>('GET', `/products?sort=${sort}`);
    expect(whole).toHaveLength(NAMES.length);
    for (const limit of [1, 4, 20, 21, 22])
      expect(ids(await walk(`/products?sort=${sort}&limit=${limit}`)), `limit ${limit}`).toEqual(ids(whole));
  });

  it.each(sorts)('sorted by %s backwards is the list turned round', async (sort) => {
    const forwards = ids(await test.ok<Row[]>('GET', `/products?sort=${sort}`));
    expect(ids(await test.ok<Row[]>('GET', `/products?sort=-${sort}`))).toEqual(forwards.toReversed());
  });

  it('tells how many rows there are in all and where the next part begins', async () => {
    const answer = await test.call<Row[]>('GET', '/products?limit=5&search=e');
    const all = await test.ok<Row[]>('GET', '/products?search=e');
    expect(answer.body).toHaveLength(5);
    expect(answer.headers.get('x-total-count')).toBe(String(all.length));
    expect(nextOf(answer)).toMatch(/^\/products\?limit=5&search=e&cursor=[\w-]+$/);
    const last = await test.call<Row[]>('GET', '/products?limit=500');
    expect(last.headers.get('link')).toBeNull();
  });

  it('neither repeats nor loses a row when others come and go in between', async () => {
    const before = ids(await test.ok<Row[]>('GET', '/products?sort=name'));
    const added: string[] = [];
    const walked = await walk('/products?sort=name&limit=4', async (page) => {
      const name = page % 2 === 0 ? 'Aaa en başta' : 'Zzz en sonda';
      added.push((await test.product({ brandId, categoryId, name })).id);
    });
    const seen = ids(walked);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
    for (const id of added) await test.ok('DELETE', `/products/${id}`);
  });

  it('is ordered as a Turkish dictionary is', async () => {
    expect(names(await test.ok<Row[]>('GET', '/products?sort=name'))).toEqual([
      '2 numara eğe',
      '3B yazıcı',
      '10 numara eğe',
      'ağız aynası',
      'Alet',
      'Âlet',
      'Cam iyonomer',
      'Çelik alet',
      'Gutta',
      'Ğ',
      'Irrigasyon',
      'Işık cihazı',
      'iğne',
      'İmplant',
      'Otoklav',
      'Ölçü',
      'Sonda',
      'Şırınga',
      'Uç',
      'Ünit',
      'Zirkonya',
    ]);
  });

  it('keeps rows of one sortOrder in the order of their creation', async () => {
    const rows = await test.ok<Array<Row & { sortOrder: number; createdAt: string }>>('GET', '/products');
    const keys = rows.map((row) => `${row.sortOrder} ${row.createdAt} ${row.id}`);
    expect(keys).toEqual(keys.toSorted());
  });

  it.each([
    ['sort=constructor', 'sort'],
    ['sort=-', 'sort'],
    ['sort=ad', 'sort'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=', 'limit'],
    ['isActive=evet', 'isActive'],
    ['cursor=abc', 'cursor'],
    [`search=${'a'.repeat(201)}`, 'search'],
    ['stock=x', 'stock'],
  ])('refuses %s', async (query, field) => {
    const answer = await test.call('GET', `/products?${query}`);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  });

  it('refuses a cursor of another sort, of wrong values and of no list', async () => {
    const encode = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url');
    const first = await test.call<Row[]>('GET', '/products?sort=name&limit=1');
    const cursor = new URLSearchParams(nextOf(first)?.split('?')[1]).get('cursor');
    const wrong = [
      cursor,
      encode({ sort: 'sortOrder', values: ['x', 'y', 'z'] }),
      encode({ sort: 'sortOrder', values: [1, 'gestern', 'id'] }),
      encode({ sort: 'sortOrder', values: [1] }),
      encode({ sort: 'sortOrder', values: [1, '2026-99-99T00:00:00Z', 'id'] }),
      encode(null),
      encode([1]),
      encode({ sort: 'sortOrder', values: [null, null, null] }),
    ];
    for (const one of wrong) {
      const answer = await test.call('GET', `/products?sort=sortOrder&cursor=${one}`);
      expect([one, answer.status, answer.body.fields]).toEqual([one, 422, { cursor: 'Geçersiz konum.' }]);
    }
  });
});

describe('a search', () => {
  async function found(search: string) {
    return names(await test.ok<Row[]>('GET', `/products?sort=name&search=${encodeURIComponent(search)}`));
  }

  it.each([' ', '\u0301', '\t '])(
    'for %j, which has no letter, narrows no list and no table',
    async (search) => {
      await test.product({ name: 'Sond' });
      const asked = `search=${encodeURIComponent(search)}`;
      for (const kind of ['products', 'brands', 'categories', 'catalogs', 'messages', 'quotes'])
        for (const path of [`/${kind}`, `/exports/${kind}`]) {
          const { status } = await test.call('GET', `${path}?${asked}`);
          expect({ path, status }).toEqual({ path, status: 200 });
        }
      for (const path of [
        '/media',
        '/activities',
        '/audit',
        '/trash',
        '/deleted-products',
        '/search',
        '/find',
      ])
        expect((await test.call('GET', `${path}?${asked}`)).status).toBeLessThan(500);
      const rows = await test.ok<Row[]>('GET', `/products?${asked}`);
      expect(names(rows)).toContain('Sond');
    },
  );

  it.each([
    ['IŞIK', ['Işık cihazı']],
    ['ışik', ['Işık cihazı']],
    ['isik', ['Işık cihazı']],
    ['İSIK', ['Işık cihazı']],
    ['implant', ['İmplant']],
    ['ımplant', ['İmplant']],
    ['celık', ['Çelik alet']],
    ['ÖLÇÜ', ['Ölçü']],
    ['olcu', ['Ölçü']],
    ['siringa', ['Şırınga']],
    ['unit', ['Ünit']],
    ['âlet', ['Alet', 'Âlet', 'Çelik alet']],
    ['agiz', ['ağız aynası']],
    ['  cihazı   ışık ', ['Işık cihazı']],
    ['ışık alet', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'", []],
  ])('for %j finds what a Turkish reader means', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it('counts all that it finds, however many', async () => {
    const many = Array.from({ length: 401 }, (_, index) => ({
      id: `many-${index}`,
      name: `Çokça ${index}`,
      nameKey: `${index}`,
      searchText: `cokca ${index}`,
      slug: `cokca-${index}`,
      isDistributor: false,
      isActive: true,
      sortOrder: 0,
      version: 1,
      createdAt: START,
      updatedAt: START,
    }));
    await test.services.db.insertInto('brands').values(many).execute();
    const { body, headers } = await test.call<Row[]>(
      'GET',
      '/brands?search=çokça&limit=2&includeInactive=true',
    );
    expect([body.length, headers.get('x-total-count')]).toEqual([2, '401']);
    const rows = await test.ok<Row[]>('GET', '/brands?search=çokça&includeInactive=true');
    expect(rows).toHaveLength(401);
    await test.services.db.deleteFrom('brands').where('id', 'like', 'many-%').execute();
  });

  it('looks at the name of brand and category too, word by word', async () => {
    expect(await found('pera')).toHaveLength(NAMES.length);
    expect(await found('sarf PERA zirkonya')).toEqual(['Zirkonya']);
  });

  it('finds the code', async () => {
    const [row] = await test.ok<Array<Row & { sku: string }>>('GET', '/products?search=otoklav');
    expect(await found(row?.sku ?? '')).toEqual(['Otoklav']);
  });
});

describe('the categories of a list', () => {
  it('are sorted by name where that is asked for, both ways and in parts', async () => {
    const brand = await test.brand({ name: 'Sıralı' });
    const names = ['Şablon', 'Cila', 'Isırma', 'İmplant'];
    for (const name of names) await test.category({ brandId: brand.id, name });
    const path = `/categories?brandId=${brand.id}&limit=3`;
    async function sorted(sort: string): Promise<string[]> {
      return (await walk(`${path}&sort=${sort}`)).map((row) => row.name);
    }
    expect(await sorted('name')).toEqual(['Cila', 'Isırma', 'İmplant', 'Şablon']);
    expect(await sorted('-name')).toEqual(['Şablon', 'İmplant', 'Isırma', 'Cila']);
    expect(await sorted('createdAt')).toEqual(names);
    expect(await sorted('sortOrder')).toEqual(names);
    const unknown = await test.call('GET', `${path}&sort=yok`);
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['sort']]);
  });

  it('walk as a tree, also when the row of the cursor is gone', async () => {
    const other = await test.brand({ name: 'Tek ağaç' });
    const made: string[] = [];
    for (const name of ['Bir', 'İki', 'Üç', 'Dört', 'Beş'])
      made.push((await test.category({ brandId: other.id, name })).id);
    const path = `/categories?brandId=${other.id}&limit=2`;
    expect(ids(await walk(path))).toEqual(made);
    const walked = await walk(path, async (page) => {
      if (page === 0) await test.ok('DELETE', `/categories/${made[1]}`);
    });
    expect(ids(walked)).toEqual(made);
    const whole: Answer<Row[]> = await test.call('GET', `/categories?brandId=${other.id}&limit=4`);
    expect([whole.body.length, nextOf(whole)]).toEqual([4, null]);
    expect((await test.call('GET', `${path}&cursor=${made[0]}`)).status).toBe(422);
  });
});
