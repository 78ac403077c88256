import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Product } from '../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../factories.ts';
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
async function brokenRows({ services: { db } }: TestApp): Promise<number> {
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql`pragma foreign_key_check`.execute(db);
  // Every version of every row that there is has its line.
  const unlike = await sql`
    select p.id from products p where p.version <> (
      select count(*) from history h
      where h."entityId" = p.id and h."action" in ('create', 'update', 'restore'))`.execute(db);
  return (check.rows[0]?.integrity_check === 'ok' ? 0 : 1) + keys.rows.length + unlike.rows.length;
}

/** Opens what a killed server left, and compares it with what was acknowledged. */
export async function inspect(folder: string, ledger: Ledger, tally: Tally): Promise<void> {
  const site = await openTestApp({ folder });
  const { db, media } = site.services;
  for (const row of ledger.products.values()) if (!(await isThere(site, ledger, row))) tally.lost += 1;
  for (const [url, wanted] of ledger.files) if (!(await isStored(site, url, wanted))) tally.lost += 1;
  tally.halfWritten += await brokenRows(site);
  const rows = await db.selectFrom('media').select('url').execute();
  const known = new Set(rows.map(({ url }) => url.slice('/media/'.length)));
  for (const key of known) if (!(await media.storage.stat(key))) tally.halfWritten += 1;
  tally.leftOver = 0;
  for await (const { key } of media.storage.list())
    if (!key.startsWith('variants/') && !known.has(key)) tally.leftOver += 1;
  await site.services.close();
}
