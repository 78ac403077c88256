import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../tests/factories.ts';
import { fillLargeTables } from '../../tests/samples/large-tables.ts';
import { gatherReads } from './reads.ts';
import { askRuns, searchTexts } from './search-runs.ts';

it('finds the same rows in the same order whether few, many or most of the table are met', async () => {
  const test = await openTestApp();
  const { db } = test.services;
  await fillLargeTables(db);
  // Of so many the numbers of those found are no longer handed on.
  const first = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  const columns = Object.keys(first).filter((name) => name !== 'externalId');
  const copied = columns.map((name) => {
    if (['id', 'slug', 'sku'].includes(name)) return sql`'more-' || ${sql.ref(name)}`;
    return name === 'sortOrder' ? sql`"sortOrder" + 10000` : sql.ref(name);
  });
  await sql`insert into products (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(copied)} from products`.execute(db);
  const counts: number[] = [];
  for (const word of ['frez 40', 'frez', 'e']) {
    const words = word.split(' ');
    const texts = sql`concat_ws(' ', p."searchText", b."searchText", c."searchText")`;
    const met = sql.join(
      words.map((one) => sql`${texts} like ${`%${one}%`}`),
      sql` and `,
    );
    const { rows } = await sql<{ id: string }>`select p.id from products p
      left join brands b on b.id = p."brandId" left join categories c on c.id = p."categoryId"
      where ${met} order by p."sortOrder", p."createdAt", p.id`.execute(db);
    const address = `/products?includeInactive=true&limit=500&search=${word}`;
    const answer = await test.call<Array<{ id: string }>>('GET', address);
    expect(answer.body.map(({ id }) => id)).toEqual(rows.slice(0, 500).map(({ id }) => id));
    expect(Number(answer.headers.get('x-total-count'))).toBe(rows.length);
    counts.push(rows.length);
  }
  const [few = 0, many = 0, most = 0] = counts;
  expect([few > 0 && few <= 400, many > 400 && many <= 5000, most > 5000]).toEqual([true, true, true]);
  await test.close();
});

type Db = Parameters<typeof askRuns>[0];

function askFor(db: Db, words: string) {
  const question = `{own brand category otherCategory} : "${words}"`;
  return askRuns(db, { table: 'products', question, among: (numbers) => sql`rowid in (${numbers})` });
}

describe.skipIf(process.env.TEST_ENGINE === 'postgres')('what the embedded index finds', () => {
  it('is asked for again only once a text has changed that is searched', async () => {
    const test = await openTestApp();
    const { db } = test.services;
    await fillLargeTables(db);
    const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
    /** How many rows are found, and whether the index is asked for that. */
    async function find(): Promise<[total: number | undefined, isAsked: boolean]> {
      executed.mockClear();
      const { total } = await askFor(db, 'fre rez');
      return [total, executed.mock.calls.some(([{ sql: text }]) => text.includes(' match '))];
    }
    function set(table: 'products' | 'brands' | 'categories', id: string, values: object) {
      return db.updateTable(table).set(values).where('id', '=', id).execute();
    }
    const [before = Number.NaN] = await find();
    expect(await find()).toEqual([before, false]);
    await set('products', 'products-000002', { description: 'Yeni.', priceMinor: 100, stock: 4 });
    expect(await find()).toEqual([before, false]);

    await set('products', 'products-000002', { searchText: 'yeni frez' });
    expect(await find()).toEqual([before + 1, true]);
    await set('products', 'products-000002', { searchText: 'yeni davye' });
    expect(await find()).toEqual([before, true]);
    await db.deleteFrom('products').where('id', '=', 'products-000008').execute();
    expect(await find()).toEqual([before - 1, true]);
    await set('brands', 'brands-000001', { name: 'Frezci' });
    const [ofBrand = Number.NaN, isAsked] = await find();
    expect([ofBrand > before, isAsked]).toEqual([true, true]);
    await set('categories', 'categories-000002', { name: 'Frezler' });
    const [ofCategory = Number.NaN] = await find();
    expect(ofCategory).toBeGreaterThan(ofBrand);

    // What a transaction has changed is in no stamp yet.
    await db.transaction().execute(async (tx) => {
      expect((await askFor(tx, 'fre rez')).total).toBe(ofCategory);
      await tx
        .updateTable('products')
        .set({ searchText: 'frez' })
        .where('id', '=', 'products-000003')
        .execute();
      expect((await askFor(tx, 'fre rez')).total).toBe(ofCategory + 1);
    });
    await test.close();
  });

  it('is told as read, whether it was found anew or remembered', async () => {
    const test = await openTestApp();
    const { db } = test.services;
    await fillLargeTables(db);
    const read = async (work: () => Promise<unknown>) => [...(await gatherReads(work)).reads].sort();
    const products = await read(() => askFor(db, 'fre rez'));
    expect(products).toEqual(['brands#', 'categories#', 'products#']);
    expect(await read(() => askFor(db, 'fre rez'))).toEqual(products);
    for (let turn = 0; turn < 2; turn++)
      expect(await read(() => searchTexts(db, { table: 'catalogs' }, 'frez'))).toEqual(['catalogs#']);
    await test.close();
  });

  it('is remembered of each table and database by itself', async () => {
    const test = await openTestApp();
    const { db } = test.services;
    await fillLargeTables(db);
    const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
    async function totals(): Promise<unknown[]> {
      const found = [];
      for (const table of ['messages', 'activities'])
        found.push((await searchTexts(db, { table }, 'frez')).total);
      return found;
    }
    const [messages, activities] = await totals();
    expect(messages).not.toBe(activities);
    executed.mockClear();
    expect(await totals()).toEqual([messages, activities]);
    expect(executed.mock.calls.filter(([{ sql: text }]) => text.includes(' match '))).toEqual([]);
    const other = await openTestApp();
    expect((await searchTexts(other.services.db, { table: 'messages' }, 'frez')).total).toBe(0);
    await other.close();
    await test.close();
  });
});
