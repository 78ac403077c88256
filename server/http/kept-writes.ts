import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import { AppError, refusedField } from '../../domain/errors.ts';
import type { Database } from '../db/schema.ts';
import type { HttpEnv } from './context.ts';

/** So long the answer of a write is given again to who sends its key again. */
const KEPT_MS = 24 * 3_600_000;
/** A work that has not answered within so long is gone, and its key is free. */
const WORKS_AT_MOST_MS = 10 * 60_000;
const KEY = /^[\x21-\x7e]{1,200}$/;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Their answers tell of persons or hold secrets, and are kept nowhere; what visitors send looks after its keys itself. */
const NOT_KEPT = /^\/api\/(?:accounts|auth|messages|privacy|quotes|shared-quotes|tokens|webhooks)(?:\/|$)/;

type Options = { db: Kysely<Database>; clock: () => Date };

function before(clock: () => Date, ms: number): string {
  return new Date(clock().getTime() - ms).toISOString();
}

/** What is asked, in short: the same key must ask the same. */
function fingerprintOf(method: string, url: string, body: string): string {
  const { pathname, search } = new URL(url);
  return createHash('sha256').update(`${method} ${pathname}${search}\n${body}`).digest('hex');
}

/** Forgets the answers whose time is over. */
export async function forgetKeptWrites({ db, clock }: Options): Promise<void> {
  await db.deleteFrom('keptWrites').where('createdAt', '<', before(clock, KEPT_MS)).execute();
}

/**
 * Lets a write that comes twice with the same `Idempotency-Key` be done once: the second is given the answer of the
 * first. Keys belong to who sends them, and live for a day; what failed by the server's fault is done again.
 */
export function keepWrites({ db, clock }: Options) {
  /** Takes the key; false where it is taken. */
  async function take(owner: string, key: string, fingerprint: string): Promise<boolean> {
    const mine = (on: Kysely<Database>) =>
      on.deleteFrom('keptWrites').where('owner', '=', owner).where('key', '=', key);
    await mine(db).where('createdAt', '<', before(clock, KEPT_MS)).execute();
    await mine(db)
      .where('status', 'is', null)
      .where('createdAt', '<', before(clock, WORKS_AT_MOST_MS))
      .execute();
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('keptWrites')
      .values({ owner, key, fingerprint, createdAt: clock().toISOString(), status: null, body: null })
      .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  /** The answer that the key has. @throws AppError conflict */
  async function answered(owner: string, key: string, fingerprint: string) {
    const row = await db
      .selectFrom('keptWrites')
      .select(['fingerprint', 'status', 'body'])
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && row.fingerprint !== fingerprint)
      throw new AppError(
        'conflict',
        'Bu Idempotency-Key başka bir istekle kullanıldı. Yeni bir anahtar gönderin.',
        {
          reason: 'key_reused',
        },
      );
    if (!row || row.status === null)
      throw new AppError('conflict', 'Bu anahtarla gelen istek hâlâ işleniyor. Birazdan yeniden sorun.', {
        reason: 'request_running',
        retryAfter: 2,
      });
    return { status: row.status, body: row.body ?? '' };
  }

  return createMiddleware<HttpEnv>(async (c, next) => {
    const key = c.req.header('idempotency-key');
    const { session } = c.var;
    if (key === undefined || !session || !WRITES.has(c.req.method) || NOT_KEPT.test(c.req.path))
      return next();
    if (!KEY.test(key))
      throw refusedField('Idempotency-Key', 'invalid_format', 'Anahtar 1-200 düz karakter olmalıdır.');
    const isJson = /\bjson\b/i.test(c.req.header('content-type') ?? '');
    const owner = session.machine?.id ?? session.user?.id ?? '';
    const fingerprint = fingerprintOf(c.req.method, c.req.url, isJson ? await c.req.text() : '');
    if (!(await take(owner, key, fingerprint))) {
      const { status, body } = await answered(owner, key, fingerprint);
      c.header('Idempotency-Replayed', 'true');
      return c.body(body, status as 200, { 'Content-Type': 'application/json' });
    }
    await next();
    const isDone = c.res.status < 500 && c.res.status !== 429;
    const mine = { owner, key };
    if (isDone) {
      const body = await c.res.clone().text();
      await db
        .updateTable('keptWrites')
        .set({ status: c.res.status, body })
        .where('owner', '=', mine.owner)
        .where('key', '=', mine.key)
        .execute();
    } else
      await db.deleteFrom('keptWrites').where('owner', '=', mine.owner).where('key', '=', mine.key).execute();
  });
}
