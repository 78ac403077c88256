import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Product } from '../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../factories.ts';
import { LONG } from './cuts.ts';
import type { Ledger } from './storm.ts';
import type { Tally } from './tally.ts';

/** Whether a row that was acknowledged is as it was, or as something that was under way left it. */
async function isThere(site: TestApp, ledger: Ledger, row: Product): Promise<boolean> {
  const { status, body } = await site.call<Product>('GET', `/products/${row.id}`);
  if (ledger.deleted.has(row.id)) return status === 404;
  if (status === 200) return body.version >= row.version;
  const gone = await site.services.db
    .selectFrom('history')
    .select('id')
    .where('entityId', '=', row.id)
    .where('action', '=', 'delete')
    .executeTakeFirst();
  return gone !== undefined;
}

async function isStored(site: TestApp, url: string, wanted: string): Promise<boolean> {
  const answer = await site.app.request(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex') === wanted;
}

/** What of the database does not fit together. */
async function brokenRows({ services: { db, engine } }: TestApp): Promise<number> {
  // Every version of every row that there is has its line.
  const unlike = await sql`
    select p.id from products p where p.version <> (
      select count(*) from history h
      where h."entityId" = p.id and h."action" in ('create', 'update', 'restore'))`.execute(db);
  if (engine === 'postgres') return unlike.rows.length;
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql`pragma foreign_key_check`.execute(db);
  return (check.rows[0]?.integrity_check === 'ok' ? 0 : 1) + keys.rows.length + unlike.rows.length;
}

/** Rows whose senders hung up are whole or absent, and there when their answer had begun. */
async function inspectCut({ services: { db } }: TestApp, { cut }: Ledger, tally: Tally): Promise<void> {
  const rows = await db
    .selectFrom('products')
    .select(['name', 'description'])
    .where('name', 'like', '%, yarım')
    .execute();
  const found = new Map(rows.map(({ name, description }) => [name, description]));
  tally.halfWritten += rows.length - found.size;
  for (const [name, description] of found)
    if (description !== LONG || cut.get(name) === 'absent') tally.halfWritten += 1;
  for (const [name, fate] of cut) if (fate === 'there' && !found.has(name)) tally.lost += 1;
}

/** What stored files and the rows that know them do not agree on. */
async function inspectFiles({ services: { db, media } }: TestApp, tally: Tally): Promise<void> {
  const rows = await db.selectFrom('media').select('url').execute();
  const known = new Set(rows.map(({ url }) => url.slice('/media/'.length)));
  for (const key of known) if (!(await media.storage.stat(key))) tally.halfWritten += 1;
  tally.orphaned = 0;
  for await (const { key } of media.storage.list())
    if (!key.startsWith('variants/') && !known.has(key)) tally.orphaned += 1;
}

/** Where a site is: its folder, and its database when that is not in the folder. */
export type Place = { folder: string; databaseUrl?: string | undefined };

/** Opens what an ended server left, and compares it with what was acknowledged. */
export async function inspect(place: Place, ledger: Ledger, tally: Tally): Promise<void> {
  const site = await openTestApp(place);
  for (const row of ledger.products.values()) if (!(await isThere(site, ledger, row))) tally.lost += 1;
  for (const [url, wanted] of ledger.files) if (!(await isStored(site, url, wanted))) tally.lost += 1;
  tally.halfWritten += await brokenRows(site);
  await inspectCut(site, ledger, tally);
  await inspectFiles(site, tally);
  await site.services.close();
}
