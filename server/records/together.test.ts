import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AppError } from '../../domain/errors.ts';
import type { Product } from '../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { changeRecord, readRecord } from './records.ts';
import type { Write } from './write.ts';

const ACTOR = { accountId: null, name: 'Sınama' };
let test: TestApp;
let product: Product;

beforeEach(async () => {
  test = await openTestApp();
  onTestFinished(test.close);
  product = await test.product({ stock: 0 });
});

/** Has a long write at work until the others have asked, so that they wait together. */
async function togetherWith<T>(ask: () => Promise<T>): Promise<T> {
  const { records } = test.services;
  const gate = Promise.withResolvers<void>();
  const long = records.write(ACTOR, () => gate.promise);
  const asked = ask();
  gate.resolve();
  await long;
  return asked;
}

async function setStock(write: Write, stock: number): Promise<void> {
  await changeRecord(write, 'products', await readRecord(write, 'products', product.id), { stock });
}
const stockOf = async () => (await test.ok<Product>('GET', `/products/${product.id}`)).stock;

describe.skipIf(process.env.TEST_ENGINE === 'postgres')('writes of one row that wait for their turn', () => {
  it('are stored with one commit, each in the order of asking and with a revision of its own', async () => {
    const { records, db } = test.services;
    const before = await records.revision();
    const seen: number[] = [];
    const announced: string[][] = [];
    records.changes.listen((names) => announced.push([...names]));
    const versions = await togetherWith(() =>
      Promise.all(
        [7, 8, 9].map((stock) =>
          records.writeRow(ACTOR, async (write) => {
            await setStock(write, stock);
            // What reads beside them sees nothing of it before all of it is stored.
            const row = await db
              .selectFrom('products')
              .select('stock')
              .where('id', '=', product.id)
              .executeTakeFirst();
            seen.push(row?.stock ?? -1);
            return (await readRecord(write, 'products', product.id)).version;
          }),
        ),
      ),
    );
    expect(seen).toEqual([0, 0, 0]);
    expect(versions).toEqual([2, 3, 4]);
    expect([await stockOf(), await records.revision()]).toEqual([9, before + 3]);
    expect(announced).toHaveLength(3);
    const history = await test.ok<unknown[]>('GET', `/history?entity=products&id=${product.id}`);
    expect(history).toHaveLength(4);
  });

  it('fail for themselves: nothing of one that is refused stays, and the others are stored', async () => {
    const { records } = test.services;
    const refusal = new AppError('invalid', 'olmaz');
    const answers = await togetherWith(() =>
      Promise.allSettled([
        records.writeRow(ACTOR, (write) => setStock(write, 1)),
        records.writeRow(ACTOR, async (write) => {
          await setStock(write, 2);
          throw refusal;
        }),
        records.writeRow(ACTOR, async (write) => (await readRecord(write, 'products', product.id)).stock),
      ]),
    );
    expect(answers).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'rejected', reason: refusal },
      { status: 'fulfilled', value: 1 },
    ]);
    expect(await stockOf()).toBe(1);
  });

  it('fail together, for the reason of the one, when the database has taken back everything', async () => {
    const { records } = test.services;
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    const answers = await togetherWith(() =>
      Promise.allSettled([
        records.writeRow(ACTOR, (write) => setStock(write, 1)),
        records.writeRow(ACTOR, async ({ tx }) => {
          await sql`rollback`.execute(tx);
          throw full;
        }),
        records.writeRow(ACTOR, (write) => setStock(write, 3)),
      ]),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'storage_full' } });
    expect(await stockOf()).toBe(0);
    // And the next one finds everything in order.
    await records.writeRow(ACTOR, (write) => setStock(write, 5));
    expect(await stockOf()).toBe(5);
  });

  it('are sixteen at most, and the rest has its turn after them', async () => {
    const { records } = test.services;
    const all = Array.from({ length: 40 }, (_, place) => place + 1);
    await togetherWith(() =>
      Promise.all(all.map((stock) => records.writeRow(ACTOR, (write) => setStock(write, stock)))),
    );
    expect(await stockOf()).toBe(40);
  });
});
