import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors.ts';
import type { Dashboard } from '../../domain/pages/dashboard.ts';
import type { Section } from '../../domain/site/section.ts';
import type { Settings } from '../../domain/site/setting.ts';
import type { Brand } from '../../domain/things/brand.ts';
import type { Catalog } from '../../domain/things/catalog.ts';
import type { Category } from '../../domain/things/category.ts';
import type { Product } from '../../domain/things/product.ts';
import { insertRow } from '../../server/records/table.ts';
import type { Write } from '../../server/records/write.ts';
import { ADMIN, type Answer, START, type TestApp } from '../factories.ts';
import { ENGINES } from './engines.ts';

const SYSTEM = { accountId: null, name: 'Sınama' };
const TRICKY = 'İstanbul\'da "çift" \\ters\\ %100_ \u{1F9B7} ﷽\n\tsatır';

describe.each(ENGINES)('$name', (engine) => {
  let test: TestApp;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await engine.open();
  });
  afterEach(() => test.close());

  const ids = (rows: ReadonlyArray<{ id: string }>) => rows.map((row) => row.id);

  it('gives back what it was given, type by type', async () => {
    const features = ['"çift" \\ters\\ %100_', '{"a":1}', '[]', 'null'];
    const lists = { features, specifications: [{ label: '"\\', value: '%100', unit: 'ç' }] };
    const product = await test.product({
      name: TRICKY.slice(0, 40).trim(),
      description: TRICKY,
      ...lists,
      price: 99_999_999.99,
      stock: 10_000_000,
      isFeatured: true,
      sortOrder: -1_000_000,
    });
    const read = await test.ok<Product>('GET', `/products/${product.id}`);
    expect(read).toEqual(product);
    expect(read).toMatchObject({
      description: TRICKY,
      ...lists,
      price: 99_999_999.99,
      isFeatured: true,
      isDistributor: false,
      ...{ videoUrl: null, createdAt: START },
    });
    for (const price of [0, 0.1, 1250.5, null])
      expect((await test.ok<Product>('PUT', `/products/${product.id}`, { price })).price).toBe(price);
    const catalog = await test.catalog({ fileSize: 5_000_000_000, tags: ['a"b', 'ç'] });
    expect(await test.ok<Catalog>('GET', `/catalogs/${catalog.id}`)).toMatchObject({
      fileSize: 5_000_000_000,
      tags: ['a"b', 'ç'],
      downloadCount: 0,
    });
    const content = { b: 1, a: [null, true, 1.5, { ç: TRICKY }], leer: {} };
    const section = await test.section({ page: 'ozel', content });
    expect((await test.ok<Section[]>('GET', '/sections?page=ozel'))[0]).toEqual(section);
    expect(section.content).toEqual(content);
    const settings = await test.ok<Settings>('PUT', '/settings', { companyName: TRICKY.slice(0, 20) });
    expect(await test.ok('GET', '/settings')).toEqual(settings);
  });

  it('lists in Turkish order, finds by Turkish rules and walks by every sort', async () => {
    const { id: brandId } = await test.brand({ name: 'Marka' });
    const { id: categoryId } = await test.category({ brandId });
    const names = ['Zirkonya', 'çelik', 'Cam', 'ışık', 'İğne', 'Ünit', 'uç', '10 eğe', '2 eğe'];
    for (const [index, name] of names.entries()) {
      test.clock.advance({ seconds: index % 2 });
      await test.product({
        brandId,
        categoryId,
        name,
        price: index % 3 || null,
        isFeatured: index % 2 === 0,
        sortOrder: index % 3,
      });
    }
    const list = (query: string) => test.ok<Product[]>('GET', `/products?${query}`);
    expect((await list('sort=name')).map((row) => row.name)).toEqual([
      '2 eğe',
      '10 eğe',
      'Cam',
      'çelik',
      'ışık',
      'İğne',
      'uç',
      'Ünit',
      'Zirkonya',
    ]);
    for (const [search, found] of [
      ['IŞIK', 'ışık'],
      ['igne', 'İğne'],
      ['ÜNİT', 'Ünit'],
      ['marka celik', 'çelik'],
    ] as const)
      expect((await list(`search=${encodeURIComponent(search)}`)).map((row) => row.name)).toEqual([found]);
    for (const sign of ['%', '_', '\\', "'"])
      expect(await list(`search=${encodeURIComponent(sign)}`)).toEqual([]);
    for (const sort of ['sortOrder', 'featured', 'name', 'createdAt', 'updatedAt', 'price', 'stock', 'sku']) {
      for (const direction of ['', '-']) {
        const walked: string[] = [];
        let path: string | undefined = `/products?sort=${direction}${sort}&limit=2`;
        while (path) {
          const answer: Answer<Product[]> = await test.call('GET', path);
          walked.push(...ids(answer.body));
          path = /<\/api([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(walked, `${direction}${sort}`).toEqual(ids(await list(`sort=${direction}${sort}`)));
      }
    }
    expect(
      (await test.call('GET', '/products?sort=price&cursor=eyJzb3J0IjoicHJpY2UiLCJ2YWx1ZXMiOlsieCIsInkiXX0'))
        .status,
    ).toBe(422);
  });

  it('gives twenty rows of one name at once twenty addresses and codes', async () => {
    const { brandId, categoryId } = await test.product();
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.product({ brandId, categoryId: categoryId ?? '', name: 'Aynı ürün' }),
      ),
    );
    expect(new Set(made.map((row) => row.slug)).size).toBe(20);
    expect(new Set(made.map((row) => row.sku)).size).toBe(20);
    const slugs = new Set(made.map((row) => row.slug));
    for (let number = 1; number < 20; number++) expect(slugs).toContain(`ayni-urun-${number}`);
  });

  it('lets one of many writes at the same time win, and keeps every rule', async () => {
    const brand = await test.brand();
    const edits = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        test.call('PUT', `/brands/${brand.id}`, { country: `${index}`, version: 1 }),
      ),
    );
    expect(edits.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);

    const [a, b] = [await test.category({ brandId: brand.id }), await test.category({ brandId: brand.id })];
    const moves = await Promise.all([
      test.call('PUT', `/categories/${a.id}`, { parentId: b.id }),
      test.call('PUT', `/categories/${b.id}`, { parentId: a.id }),
    ]);
    expect(moves.map((answer) => answer.status).sort()).toEqual([200, 409]);

    const section = await test.section();
    const items = await Promise.all(
      Array.from({ length: 8 }, () =>
        test.call('POST', `/sections/${section.id}/items`, {
          name: 'statistic',
          data: { value: '1', label: 'a' },
        }),
      ),
    );
    expect(items.filter((answer) => answer.status === 201)).toHaveLength(4);
    const sections = await Promise.all(
      Array.from({ length: 5 }, () => test.call('POST', '/sections', { page: 'about', section: 'hero' })),
    );
    expect(sections.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('stores nothing of a write that is refused half-way', async () => {
    const [one, two] = [await test.product(), await test.product()];
    const revision = await test.services.records.revision();
    const refused = await test.call('POST', '/products/bulk', {
      ids: [one.id, two.id, 'yok'],
      set: { isActive: false },
    });
    expect(refused.status).toBe(404);
    expect(await test.ok('GET', `/products/${one.id}`)).toEqual(one);
    expect(await test.services.records.revision()).toBe(revision);
    expect(await test.ok<unknown[]>('GET', `/history?entity=products&id=${one.id}`)).toHaveLength(1);
  });

  it('deletes, restores and purges with what belongs together', async () => {
    const brand = await test.brand();
    const root = await test.category({ brandId: brand.id });
    const leaf = await test.category({ brandId: brand.id, parentId: root.id });
    const product = await test.product({
      brandId: brand.id,
      categoryId: leaf.id,
      ...{ features: ['ç'], price: 1.5 },
    });
    const gone = await test.ok<{ trashId: string; trashed: object }>('DELETE', `/brands/${brand.id}`);
    expect(gone.trashed).toEqual({ brands: 1, categories: 2, products: 1 });
    await test.product({ name: product.name, sku: product.sku });
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    const back = await test.ok<Product>('GET', `/products/${product.id}`);
    expect(back).toEqual({ ...product, slug: `${product.slug}-1`, sku: `${product.sku}-1`, version: 2 });
    const again = await test.ok<{ trashId: string }>('DELETE', `/brands/${brand.id}`);
    await test.ok('DELETE', `/trash/${again.trashId}`);
    expect(await test.ok('GET', '/trash')).toEqual([]);
    expect((await test.call('POST', `/trash/${again.trashId}/restore`)).status).toBe(404);
  });

  it('orders, undoes and brings versions back', async () => {
    const made: Brand[] = [];
    for (const name of ['A', 'B', 'C']) made.push(await test.brand({ name }));
    const names = async () => (await test.ok<Brand[]>('GET', '/brands')).map((row) => row.name);
    const done = await test.ok<{ undoId: string }>('POST', '/brands/reorder', {
      ids: ids(made).toReversed(),
    });
    expect(await names()).toEqual(['C', 'B', 'A']);
    await test.ok('POST', `/history/undo/${done.undoId}`);
    expect(await names()).toEqual(['A', 'B', 'C']);
    await test.ok('PUT', `/brands/${made[0]?.id}`, { name: 'Başka', slug: 'baska' });
    const versions = await test.ok<Array<{ id: string }>>('GET', `/history?entity=brands&id=${made[0]?.id}`);
    await test.ok('POST', `/history/${versions.at(-1)?.id}/restore`);
    expect(await names()).toContain('A');
    const moved = await test.services.db.selectFrom('redirects').select(['slug', 'targetId']).execute();
    expect(moved).toEqual([{ slug: 'baska', targetId: made[0]?.id }]);
  });

  it('counts in numbers', async () => {
    const product = await test.product({ isFeatured: true });
    await test.product({ brandId: product.brandId, categoryId: product.categoryId ?? '', isActive: false });
    const brand = await test.ok<Brand>('GET', `/brands/${product.brandId}`);
    expect([brand.productsCount, brand.categoriesCount]).toEqual([2, 1]);
    expect((await test.visit<Brand>(`/brands/${product.brandId}`)).body.productsCount).toBe(1);
    expect((await test.ok<Category>('GET', `/categories/${product.categoryId}`)).productCount).toBe(2);
    const { stats } = await test.ok<{ stats: object }>('GET', '/dashboard');
    expect(stats).toEqual({
      totalBrands: 1,
      totalProducts: 2,
      totalCategories: 1,
      totalCatalogs: 0,
      featuredProducts: 1,
      distributorBrands: 0,
    });
    const growth = await test.ok<Record<string, object>>('GET', '/stats');
    expect(growth.products).toMatchObject({ total: 2, thisMonth: 2, lastMonth: 0 });
    expect(await test.ok('GET', '/activities?search=urun&limit=1')).toHaveLength(1);
  });

  it('turns what it refuses by itself into a conflict with a sentence', async () => {
    const brand = await test.brand();
    const insert = (row: object) =>
      test.services.records.write(SYSTEM, (write: Write) =>
        insertRow(write, 'brands', row as Record<string, unknown>),
      );
    const stored = await test.services.db
      .selectFrom('brands')
      .selectAll()
      .where('id', '=', brand.id)
      .executeTakeFirstOrThrow();
    await expect(insert(stored)).rejects.toThrow(AppError);
    await expect(insert({ ...stored, id: 'baska' })).rejects.toThrow(
      'Bu değer başka bir kayıtta kullanılıyor.',
    );
    await test.category({ brandId: brand.id });
    const orphaning = test.services.records.write(SYSTEM, async ({ tx }) => {
      await tx.deleteFrom('brands').where('id', '=', brand.id).execute();
    });
    await expect(orphaning).rejects.toThrow('başka bir kayda bağlı');
  });

  it('keeps sessions by their time', async () => {
    const login = await test.ok<{ access_token: string }>('POST', '/auth/login', ADMIN, { token: null });
    const status = async () =>
      (await test.call('GET', '/auth/me', undefined, { token: login.access_token })).status;
    test.clock.advance({ hours: 11 });
    expect(await status()).toBe(200);
    test.clock.advance({ hours: 11 });
    expect(await status()).toBe(200);
    test.clock.advance({ hours: 12, minutes: 1 });
    expect(await status()).toBe(401);
  });

  it.runIf(engine.openBeside)('shows every process what another one wrote', async () => {
    const beside = await engine.openBeside?.(test);
    if (!beside) throw new Error('no second process');
    const brand = await test.brand({ name: 'Nordfil' });
    expect((await beside.visit<Brand[]>('/brands')).body.map((row) => row.name)).toEqual(['Nordfil']);
    await beside.ok('PUT', `/brands/${brand.id}`, { name: 'Nordfil Yeni' });
    await expect
      .poll(async () => (await test.visit<Brand[]>('/brands')).body.map((row) => row.name))
      .toEqual(['Nordfil Yeni']);
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? test : beside).brand({ name: 'Aynı' })),
    );
    expect(new Set(made.map((row) => row.slug)).size).toBe(10);
    await beside.close();
  });

  it.runIf(engine.openBeside)(
    'counts a visitor once whichever process is asked, and all tell it',
    async () => {
      const beside = await engine.openBeside?.(test);
      if (!beside) throw new Error('no second process');
      const { id } = await test.catalog();
      const viewCounts = () =>
        Promise.all(
          [test, beside].flatMap((process) => [
            process.visit<Catalog>(`/catalogs/${id}`).then(({ body }) => body.viewCount),
            process.visit<Dashboard>('/dashboard').then(({ body }) => body.catalogs[0]?.viewCount),
          ]),
        );
      await expect.poll(viewCounts).toEqual([0, 0, 0, 0]);
      const look = (process: TestApp, browser: string) =>
        process.call('POST', `/catalogs/${id}/view`, undefined, {
          token: null,
          headers: { 'User-Agent': `Mozilla/5.0 ${browser}` },
        });
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => look(index % 2 ? test : beside, 'Firefox/140.0')),
      );
      await expect.poll(viewCounts).toEqual([1, 1, 1, 1]);
      await look(beside, 'Chrome/140.0');
      await expect.poll(viewCounts).toEqual([2, 2, 2, 2]);
      await beside.close();
    },
  );
});
