import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

describe('an address that moved', () => {
  type Redirect = { entity: string; scope: string; slug: string; targetId: string };
  async function redirects(): Promise<Record<string, string>> {
    const rows: Redirect[] = await test.services.db.selectFrom('redirects').selectAll().execute();
    return Object.fromEntries(rows.map((row) => [row.slug, row.targetId]));
  }
  const move = (id: string, slug: string) => test.ok('PUT', `/brands/${id}`, { slug });

  it('leads to its row, over any number of moves, never to itself', async () => {
    const { id } = await test.brand({ slug: 'a' });
    await move(id, 'b');
    await move(id, 'c');
    expect(await redirects()).toEqual({ a: id, b: id });
    await move(id, 'a');
    expect(await redirects()).toEqual({ b: id, c: id });
  });

  it('belongs to the row that takes it, also when two change places', async () => {
    const [one, two] = [await test.brand({ slug: 'a' }), await test.brand({ slug: 'b' })];
    await move(one.id, 'gecici');
    await move(two.id, 'a');
    await move(one.id, 'b');
    expect(await redirects()).toEqual({ gecici: one.id });
    const third = await test.brand({ slug: 'gecici' });
    expect(third.slug).toBe('gecici');
    expect(await redirects()).toEqual({});
  });

  it('of a category stays in its brand', async () => {
    const category = await test.category({ slug: 'sarf' });
    const other = await test.brand();
    await test.ok('PUT', `/categories/${category.id}`, { brandId: other.id });
    const [row] = await test.services.db.selectFrom('redirects').selectAll().execute();
    expect(row).toMatchObject({
      entity: 'categories',
      scope: category.brandId,
      slug: 'sarf',
      targetId: category.id,
    });
  });
});

describe('a change', () => {
  /** Refuses writes that name one of the columns, whatever they put there. */
  async function refuseWritesOf(columns: string): Promise<void> {
    const { db, engine } = test.services;
    if (engine === 'postgres') {
      await sql`create function refuse_write() returns trigger language plpgsql as
        $$ begin raise exception 'written'; end $$`.execute(db);
      await sql`create trigger refuse_write before update of ${sql.raw(columns)} on products
        for each row execute function refuse_write()`.execute(db);
    } else
      await sql`create trigger refuse_write before update of ${sql.raw(columns)} on products
        begin select raise(abort, 'written'); end`.execute(db);
  }

  it('of a name is found and sorted by the new one', async () => {
    const { id } = await test.brand({ name: 'Ayna' });
    await test.brand({ name: 'Matkap' });
    await test.ok('PUT', `/brands/${id}`, { name: 'Zımpara' });
    const names = async (query: string) =>
      (await test.ok<Array<{ name: string }>>('GET', `/brands?${query}`)).map(({ name }) => name);
    expect(await names('search=zimpara')).toEqual(['Zımpara']);
    expect(await names('search=ayna')).toEqual([]);
    expect(await names('sort=name')).toEqual(['Matkap', 'Zımpara']);
  });

  it('writes the columns that it changes, and of the others no index', async () => {
    const product = await test.product({ stock: 3, price: 10 });
    await refuseWritesOf(
      '"name", "nameKey", "searchText", "slug", "sku", "brandId", "imageUrl", "sortOrder", features',
    );
    const changed = await test.ok<{ stock: number }>('PUT', `/products/${product.id}`, {
      ...product,
      stock: 4,
    });
    expect(changed.stock).toBe(4);
    const { status } = await test.call('PUT', `/products/${product.id}`, { name: 'Ayna' });
    expect(status).toBe(500);
  });
});

describe('the revision of the content', () => {
  const revision = () => test.services.records.revision();

  it('is raised once by every write that pages show', async () => {
    let last = await revision();
    async function raises(write: () => Promise<unknown>): Promise<void> {
      await write();
      expect(await revision()).toBe(last + 1);
      last += 1;
    }
    const brand = await test.brand();
    last += 1;
    const section = await test.section();
    last += 1;
    expect(await revision()).toBe(last);
    await raises(() => test.ok('PUT', `/brands/${brand.id}`, { name: 'Anadolu Diş' }));
    await raises(() => test.ok('POST', '/brands/bulk', { ids: [brand.id], set: { isActive: false } }));
    await raises(() => test.item(section.id, { name: 'button', data: { label: 'Ara', url: '/contact' } }));
    await raises(() => test.ok('PUT', `/sections/${section.id}`, { title: 'Başlık' }));
    await raises(() => test.ok('PUT', '/settings', { companyName: 'Işık Dental' }));
    await raises(() => test.ok('PUT', '/settings', { companyName: 'Işık Diş' }));
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/brands/${brand.id}`);
    expect(await revision()).toBe(last + 1);
    last += 1;
    await raises(() => test.ok('POST', `/trash/${trashId}/restore`));
  });

  it('is raised by no other call', async () => {
    const brand = await test.brand();
    const last = await revision();
    await test.ok('GET', '/brands');
    await test.call('POST', '/brands', {});
    await test.call('PUT', `/brands/${brand.id}`, { version: 99 });
    await test.ok('PUT', `/brands/${brand.id}`, { name: brand.name });
    expect(await revision()).toBe(last);
  });
});
