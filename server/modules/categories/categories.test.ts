import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Category, NestedCategory } from '../../../domain/things/category.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
let brandId: string;
beforeEach(async () => {
  test = await openTestApp();
  brandId = (await test.brand({ name: 'Nordfil' })).id;
});
afterEach(() => test.close());

const REQUIRED = 'Lütfen zorunlu alanları doldurun!';

async function chain(length: number): Promise<Category[]> {
  const made: Category[] = [];
  for (let level = 1; level <= length; level++)
    made.push(await test.category({ brandId, name: `Düzey ${level}`, parentId: made.at(-1)?.id ?? null }));
  return made;
}

function at<Row>(rows: readonly Row[], place: number): Row {
  const row = rows.at(place);
  if (!row) throw new Error(`no row at ${place}`);
  return row;
}

describe('creating a category', () => {
  it('answers 201 with the row as stored, defaults filled in', async () => {
    const answer = await test.call<Category>('POST', '/categories', {
      name: 'Ölçü Kaşıkları',
      brandId,
      icon: '🥄',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Ölçü Kaşıkları',
      slug: 'olcu-kasiklari',
      brandId,
      parentId: null,
      icon: '🥄',
      color: '#3b82f6',
      isActive: true,
      sortOrder: 0,
      level: 1,
      productCount: 0,
      childrenCount: 0,
      brand: { id: brandId, name: 'Nordfil', slug: 'nordfil' },
      version: 1,
    });
  });

  it('keeps slugs apart within a brand only', async () => {
    const other = (await test.brand()).id;
    const slugs: string[] = [];
    for (const brand of [brandId, brandId, brandId, other])
      slugs.push((await test.category({ brandId: brand, name: 'Sarf' })).slug);
    expect(slugs).toEqual(['sarf', 'sarf-1', 'sarf-2', 'sarf']);
  });

  it.each([
    [{}, { name: REQUIRED, brandId: REQUIRED }],
    [
      { name: '', brandId: '' },
      { name: REQUIRED, brandId: REQUIRED },
    ],
    [{ name: 'a', brandId: 'yok' }, { brandId: 'Böyle bir marka yok.' }],
    [{ name: 'a', brandId: 'b', color: '#000000' }, { color: 'Listeden bir renk seçin.' }],
  ])('refuses %j', async (input, fields) => {
    const answer = await test.call('POST', '/categories', input);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
    if (Object.hasOwn(fields, 'name')) expect(answer.body.message).toBe(REQUIRED);
  });
});

describe('the tree', () => {
  it('is listed flat in its order, and nested on demand', async () => {
    const [root, child] = await chain(2);
    const second = await test.category({ brandId, name: 'İkinci', sortOrder: 5 });
    const first = await test.category({ brandId, name: 'Birinci', sortOrder: -1 });
    const flat = await test.ok<Category[]>('GET', '/categories');
    expect(flat.map((row) => [row.id, row.level, row.parentId, row.childrenCount])).toEqual([
      [first.id, 1, null, 0],
      [root?.id, 1, null, 1],
      [child?.id, 2, root?.id, 0],
      [second.id, 1, null, 0],
    ]);
    const answer = await test.call<NestedCategory[]>('GET', '/categories?view=tree');
    expect(answer.body.map((node) => node.id)).toEqual([first.id, root?.id, second.id]);
    expect(answer.body[1]?.children.map((node) => node.id)).toEqual([child?.id]);
    expect(answer.headers.get('x-total-count')).toBe('4');
  });

  it('holds five levels and no more', async () => {
    const levels = await chain(5);
    expect(at(levels, 4).level).toBe(5);
    const answer = await test.call('POST', '/categories', {
      name: 'Altı',
      brandId,
      parentId: at(levels, 4).id,
    });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { parentId: 'Kategoriler en fazla 5 düzey olabilir.' },
    ]);
    const moving = await test.category({ brandId, name: 'Gövde' });
    await test.category({ brandId, name: 'Dal', parentId: moving.id });
    const deep = await test.call('PUT', `/categories/${moving.id}`, { parentId: at(levels, 3).id });
    expect(deep.status).toBe(422);
    expect((await test.call('PUT', `/categories/${moving.id}`, { parentId: at(levels, 2).id })).status).toBe(
      200,
    );
  });

  it('has no cycles', async () => {
    const [root, child, leaf] = await chain(3);
    for (const parentId of [root?.id, child?.id, leaf?.id]) {
      const answer = await test.call('PUT', `/categories/${root?.id}`, { parentId });
      expect(answer.status).toBe(409);
      expect(answer.body.fields.parentId).toBe(
        'Bir kategori kendisinin ya da alt kategorisinin altına taşınamaz.',
      );
    }
    expect((await test.ok<Category[]>('GET', '/categories')).map((row) => row.level)).toEqual([1, 2, 3]);
  });

  it('gets no cycle when two are put below each other at the same time', async () => {
    const [one, two] = [await test.category({ brandId }), await test.category({ brandId })];
    const answers = await Promise.all([
      test.call('PUT', `/categories/${one.id}`, { parentId: two.id }),
      test.call('PUT', `/categories/${two.id}`, { parentId: one.id }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await test.ok<Category[]>('GET', '/categories')).toHaveLength(2);
  });

  it('stays within its brand', async () => {
    const other = await test.category();
    const own = await test.category({ brandId });
    for (const parentId of [other.id, 'yok']) {
      const answer = await test.call('PUT', `/categories/${own.id}`, { parentId });
      expect([answer.status, answer.body.fields]).toEqual([
        422,
        { parentId: 'Üst kategori aynı markadan seçilmelidir.' },
      ]);
    }
  });

  it('lets an empty category change its brand, and no other', async () => {
    const target = (await test.brand({ name: 'Pera' })).id;
    const empty = await test.category({ brandId, name: 'Sarf' });
    await test.category({ brandId: target, name: 'Sarf' });
    const clash = await test.call('PUT', `/categories/${empty.id}`, { brandId: target });
    expect([clash.status, clash.body.fields]).toEqual([
      409,
      { slug: '"sarf" adresi başka bir kayıtta kullanılıyor.' },
    ]);
    const moved = await test.ok<Category>('PUT', `/categories/${empty.id}`, {
      brandId: target,
      slug: 'sarf-2',
    });
    expect([moved.brandId, moved.brand.name]).toEqual([target, 'Pera']);
    const full = await test.category({ brandId });
    await test.product({ brandId, categoryId: full.id });
    const refused = await test.call('PUT', `/categories/${full.id}`, { brandId: target });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['brandId']]);
  });
});

describe('what visitors see of categories', () => {
  it('are active ones of active brands, with the active products below them', async () => {
    const [root, child] = await chain(2);
    await test.product({ brandId, categoryId: root?.id ?? '' });
    await test.product({ brandId, categoryId: child?.id ?? '' });
    await test.product({ brandId, categoryId: child?.id ?? '', isActive: false });
    const hidden = await test.category({ brandId, name: 'Gizli', isActive: false });
    const below = await test.category({ brandId, name: 'Altındaki', parentId: hidden.id });
    const passive = await test.brand({ isActive: false });
    const ofPassive = await test.category({ brandId: passive.id });

    const visitor = (await test.visit<Category[]>('/categories')).body;
    expect(visitor.map((row) => [row.id, row.productCount, row.parentId, row.level])).toEqual([
      [root?.id, 2, null, 1],
      [child?.id, 1, root?.id, 2],
      [below.id, 0, null, 1],
    ]);
    for (const row of [hidden, ofPassive])
      expect((await test.visit(`/categories/${row.id}`)).status).toBe(404);
    const shown = await test.category({ brandId, name: ofPassive.name, slug: ofPassive.slug });
    expect((await test.visit<Category>(`/categories/${ofPassive.slug}`)).body.id).toBe(shown.id);
    await test.ok('DELETE', `/categories/${shown.id}`);
    expect((await test.visit('/categories?includeInactive=true')).status).toBe(401);

    const staff = await test.ok<Category[]>('GET', '/categories?includeInactive=true');
    expect(staff).toHaveLength(5);
    expect(staff.find((row) => row.id === root?.id)?.productCount).toBe(3);
    expect(staff.find((row) => row.id === below.id)?.parentId).toBe(hidden.id);
  });

  it('can be narrowed, and searched by name, description and brand', async () => {
    await test.category({ brandId, name: 'Kompozit', description: 'Işıkla sertleşir' });
    await test.category({ brandId: (await test.brand({ name: 'Pera' })).id, name: 'Eğe' });
    const names = async (query: string) =>
      (await test.ok<Category[]>('GET', `/categories?${query}`)).map((row) => row.name);
    expect(await names('search=kompozıt')).toEqual(['Kompozit']);
    expect(await names('search=ISIK')).toEqual(['Kompozit']);
    expect(await names('search=pera')).toEqual(['Eğe']);
    expect(await names(`brandId=${brandId}`)).toEqual(['Kompozit']);
    expect(await names('brandId=yok')).toEqual([]);
  });
});

describe('deleting a category', () => {
  it('takes its subcategories along and keeps the products, which fall under Genel', async () => {
    const [root, child] = await chain(2);
    const product = await test.product({ brandId, categoryId: child?.id ?? '' });
    const gone = await test.ok<{ trashId: string }>('DELETE', `/categories/${root?.id}`);
    expect(gone).toMatchObject({ trashed: { categories: 2, products: 0 } });
    const kept = await test.ok<Product>('GET', `/products/${product.id}`);
    expect([kept.category, kept.categoryId]).toEqual([null, null]);
    expect(await test.ok<Product[]>('GET', '/products?categoryId=none')).toHaveLength(1);
    const changed = await test.ok<Product>('PUT', `/products/${product.id}`, { brandId, stock: 4 });
    expect([changed.stock, changed.category]).toEqual([4, null]);
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).category?.id).toBe(child?.id);
  });

  it('takes the products along when it is asked to', async () => {
    const [root, child] = await chain(2);
    const product = await test.product({ brandId, categoryId: child?.id ?? '' });
    const gone = await test.ok<{ trashId: string }>('DELETE', `/categories/${root?.id}?products=trash`);
    expect(gone).toMatchObject({ success: true, trashed: { categories: 2, products: 1 } });
    expect((await test.call('GET', `/products/${product.id}`)).status).toBe(404);
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    expect((await test.ok<Product>('GET', `/products/${product.id}`)).category?.id).toBe(child?.id);
    expect((await test.ok<Category[]>('GET', '/categories')).map((row) => row.level)).toEqual([1, 2]);
    expect((await test.call('DELETE', `/categories/${root?.id}?products=sil`)).status).toBe(422);
  });

  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 0]]])(
    'of many, chosen as %j of one branch, is one entry of the trash',
    async (places) => {
      const levels = await chain(3);
      const ids = places.map((place) => at(levels, place).id);
      const gone = await test.ok<{ trashIds: string[] }>('POST', '/categories/bulk-delete', { ids });
      expect(gone).toMatchObject({ trashed: { categories: 3, products: 0 } });
      expect(gone.trashIds).toHaveLength(1);
      await test.ok('POST', `/trash/${gone.trashIds[0]}/restore`);
      expect((await test.ok<Category[]>('GET', '/categories')).map((row) => row.level)).toEqual([1, 2, 3]);
    },
  );
});

describe('the order of categories', () => {
  it('is changed among siblings and leaves other brands alone', async () => {
    const made: string[] = [];
    for (const name of ['A', 'B', 'C']) made.push((await test.category({ brandId, name })).id);
    const other = await test.category({ sortOrder: 7 });
    await test.ok('POST', '/categories/reorder', { ids: made.toReversed() });
    const rows = await test.ok<Category[]>('GET', `/categories?brandId=${brandId}`);
    expect(rows.map((row) => row.name)).toEqual(['C', 'B', 'A']);
    expect((await test.ok<Category>('GET', `/categories/${other.id}`)).sortOrder).toBe(7);
    const mixed = await test.call('POST', '/categories/reorder', { ids: [made[0], other.id] });
    expect([mixed.status, Object.keys(mixed.body.fields)]).toEqual([422, ['ids']]);
  });
});

describe('changing many categories', () => {
  it('is undone as one', async () => {
    const levels = await chain(2);
    const ids = levels.map((row) => row.id);
    const done = await test.ok<{ undoId: string }>('POST', '/categories/bulk', {
      ids,
      set: { isActive: false },
    });
    expect((await test.visit<Category[]>('/categories')).body).toEqual([]);
    expect(await test.ok('POST', `/history/undo/${done.undoId}`)).toMatchObject({ undone: 2, skipped: 0 });
    expect((await test.visit<Category[]>('/categories')).body).toHaveLength(2);
  });
});
