import { sql } from 'kysely';
import type { Engine } from '../db/open.ts';
import { giveWay } from '../give-way.ts';
import { withoutAuditGuard } from '../records/audit-guard.ts';
import { type Aside, digestOf, insertRows } from './aside.ts';
import { fromDatabase } from './rows.ts';
import { type AnyDb, rowsOf, type TableShape, tablesOf } from './tables.ts';

const REVISIONS = 'revisions';
const DELETED_AT_ONCE = 50;

/** Tables in an order in which those that are referred to come first. */
async function inOrder({ db, tables }: Aside): Promise<TableShape[]> {
  const needs = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const { rows } = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${name})`.execute(db);
    needs.set(name, new Set(rows.map(({ table }) => table).filter((table) => table !== name)));
  }
  const ordered: TableShape[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const free = tables.filter(
      ({ name }) => !placed.has(name) && [...(needs.get(name) ?? [])].every((other) => placed.has(other)),
    );
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.');
    for (const shape of free) placed.add(shape.name);
    ordered.push(...free);
  }
  return ordered;
}

async function revisionsOf(db: AnyDb): Promise<Map<string, number>> {
  const rows = await db.selectFrom(REVISIONS).select(['id', 'revision']).execute();
  return new Map(rows.map(({ id, revision }) => [String(id), Number(revision)]));
}

/** Numbers that caches go by never go back: the next one is higher than any that was ever given out. */
async function raiseRevisions(db: AnyDb, before: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, revision] of await revisionsOf(db)) {
    if (id === 'demo') continue;
    const next = Math.max(revision, before.get(id) ?? 0) + 1;
    await db.updateTable(REVISIONS).set({ revision: next }).where('id', '=', id).execute();
  }
}

/** In slices where the database is in this process: what goes along with each row takes its time. */
async function emptyTable(tx: AnyDb, engine: Engine, { name, key }: TableShape): Promise<void> {
  if (engine === 'postgres') {
    await tx.deleteFrom(name).execute();
    return;
  }
  const table = sql.table(name);
  // Not every table has numbers of rows; each has a key.
  const keys = sql.join(key.map((column) => sql.ref(column)));
  for (let gone = 1n; gone > 0n; ) {
    await giveWay();
    const done = await sql`delete from ${table}
      where (${keys}) in (select ${keys} from ${table} limit ${sql.lit(DELETED_AT_ONCE)})`.execute(tx);
    gone = done.numAffectedRows ?? 0n;
  }
}

/**
 * Puts the rows of an archive in the place of all that a database holds, within the transaction of its caller, and
 * compares them; whoever reads goes on with what was there until it commits.
 */
export async function replaceRows(tx: AnyDb, engine: Engine, aside: Aside): Promise<void> {
  const order = await inOrder(aside);
  // Others read on; whoever would write waits, and then finds what was restored.
  if (engine === 'postgres')
    await sql`lock table ${sql.join(order.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(tx);
  const guardAgain = await withoutAuditGuard(tx, engine);
  const before = await revisionsOf(tx);
  const shapes = new Map((await tablesOf(tx, engine)).map((shape) => [shape.name, shape]));
  for (const shape of order.toReversed()) await emptyTable(tx, engine, shape);
  for (const from of order) {
    const to = shapes.get(from.name);
    if (!to) throw new Error(`The table ${from.name} is missing.`);
    for await (const rows of rowsOf(aside.db, from))
      await insertRows(
        tx,
        to,
        rows.map((row) => fromDatabase(row, from)),
      );
    const [wanted, found] = [await digestOf(aside.db, from), await digestOf(tx, to)];
    if (wanted.digest !== found.digest)
      throw new Error(`${from.name} tablosu yedekteki gibi yazılamadı. Hiçbir şey değişmedi.`);
  }
  await guardAgain();
  await raiseRevisions(tx, before);
}
