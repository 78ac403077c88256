import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../tests/factories.ts';
import { fillLargeTables } from '../../tests/samples/large-tables.ts';

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
