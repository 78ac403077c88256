import { resolve } from 'node:path';
import { Cron } from 'croner';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { AppError } from '../../../domain/errors.ts';
import type { AuditEvent } from '../../../domain/things/audit.ts';
import { type Copy, type CopyReason, isGood } from '../../../domain/things/copy.ts';
import type { Context } from '../../context.ts';
import { type Counts, withArchive } from '../../copies/open-archive.ts';
import { filesIn, putFiles } from '../../copies/put-files.ts';
import { replaceRows } from '../../copies/replace.ts';
import { copiesBucket, copiesFolder } from '../../copies/settings.ts';
import { createShelf, isArchiveName } from '../../copies/shelf.ts';
import type { AnyDb } from '../../copies/tables.ts';
import { takeCopy } from '../../copies/take.ts';
import { ALL } from '../../db/changes.ts';
import type { Database } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { openLocalStorage } from '../../files/local-storage.ts';
import type { Storage } from '../../files/storage.ts';
import { recordAudit } from '../../records/audit.ts';
import type { Records, Write } from '../../records/write.ts';
import type { SessionTokens } from '../accounts/service.ts';

type Options = {
  env: Env;
  records: Records;
  storage: Storage;
  log: Logger;
  clock: () => Date;
  /** For the addresses that a browser downloads from. */
  links: SessionTokens;
  /** Puts rows in the place of all that there is, so that nobody who was erased comes back with them. */
  restored: (write: Write, work: () => Promise<void>) => Promise<void>;
};

/** What the panel shows of copies. */
export type CopyOverview = {
  copies: Copy[];
  isRunning: boolean;
  /** When the next one is made by itself; null where none is. */
  nextAt: string | null;
  /** How many stay, as `BACKUP_KEEP` says it. */
  keep: string;
  isEncrypted: boolean;
  bucket: string | null;
};

/** The newest copy that was verified, and whether one failed since. */
export type CopyState = { startedAt: string | null; verifiedAt: string | null; error: string | null };

/** The verbs of copies, and the clock that makes them. */
export function createCopyService({ env, records, storage, log, clock, links, restored }: Options) {
  const shelf = createShelf(resolve(copiesFolder(env)));
  let running: Promise<unknown> | null = null;

  function alone<T>(work: () => Promise<T>): Promise<T> {
    if (running !== null)
      throw new AppError('conflict', 'Bir yedek işi sürüyor. Bitince yeniden deneyin.', {
        reason: 'copy_running',
      });
    const own = work().finally(() => {
      running = null;
    });
    running = own.catch(() => undefined);
    return own;
  }

  const make = (reason: CopyReason) => alone(() => takeCopy({ env, storage, shelf, clock }, reason));

  /** What is made while nobody waits for it; whoever looks at the list sees how it went. */
  function makeInBackground(reason: CopyReason): void {
    make(reason).then(
      ({ name, size, error }) => log[error ? 'error' : 'info']({ name, size, error }, 'a copy was made'),
      (error: unknown) => log.error({ err: error }, 'a copy could not be made'),
    );
  }

  const timer = env.BACKUP_CRON
    ? new Cron(env.BACKUP_CRON, { timezone: 'Europe/Istanbul', unref: true, catch: true }, () => {
        if (running === null) makeInBackground('scheduled');
      })
    : null;

  async function goodCopy(name: string): Promise<Copy> {
    const copy = isArchiveName(name) ? await shelf.read(name) : null;
    if (!copy || !isGood(copy)) throw new AppError('not_found', 'Böyle bir yedek yok.');
    return copy;
  }

  async function audit(
    tx: Kysely<Database>,
    ctx: Context,
    event: AuditEvent,
    subject: string,
  ): Promise<void> {
    const { accountId, name: actor, address } = ctx;
    await recordAudit(tx, {
      at: clock(),
      event,
      accountId,
      actor,
      address,
      subject,
      detail: { what: 'yedek' },
    });
  }

  /** All that is known of copies, newest first. */
  async function overview(ctx: Context): Promise<CopyOverview> {
    ctx.require('copies:read');
    return {
      copies: await shelf.list(),
      isRunning: running !== null,
      nextAt: timer?.nextRun()?.toISOString() ?? null,
      keep: env.BACKUP_KEEP,
      isEncrypted: env.BACKUP_KEY !== undefined,
      bucket: copiesBucket(env)?.bucket ?? null,
    };
  }

  /** Begins a copy; the list tells when it is there. @throws AppError conflict while one is made */
  async function take(ctx: Context): Promise<void> {
    ctx.require('copies:write');
    if (running !== null) await alone(async () => undefined);
    makeInBackground('manual');
  }

  /** An address that downloads an archive, for some minutes. @throws AppError not_found */
  async function link(ctx: Context, name: string): Promise<string> {
    ctx.require('copies:read');
    const copy = await goodCopy(name);
    await records.write(ctx, ({ tx }) => audit(tx, ctx, 'exported', copy.name));
    return `/copies/${copy.name}?token=${await links.issue(ctx, copy.name)}`;
  }

  /** The store that an archive lies in, for whoever has a link to it; null for everyone else. */
  async function open(name: string, token: string | undefined): Promise<Storage | null> {
    if (!(await links.isValid(token, name))) return null;
    await goodCopy(name);
    return openLocalStorage(shelf.folder);
  }

  /**
   * Goes back to a copy while the site runs: it is unpacked aside and compared, what is there now is copied, and then
   * the rows change places in one transaction.
   * @throws AppError not_found, forbidden, conflict
   */
  async function restore(ctx: Context, name: string): Promise<Counts> {
    ctx.require('copies:write');
    const path = shelf.pathOf((await goodCopy(name)).name);
    ctx.requireConfirmed();
    return alone(() =>
      withArchive(
        { path, key: env.BACKUP_KEY },
        shelf.folder,
        async ({ unpacked, aside, counts, folder }) => {
          await takeCopy({ env, storage, shelf, clock, spared: name }, 'before-restore');
          await putFiles({ path, key: env.BACKUP_KEY }, filesIn(unpacked), {
            store: storage,
            scratch: folder,
          });
          await records.write(ctx, async (write) => {
            await restored(write, () => replaceRows(write.tx as unknown as AnyDb, write.engine, aside));
            // The trail is that of the copy now, and goes on with this.
            await audit(write.tx, ctx, 'restored', name);
            write.changed.add(ALL);
          });
          return counts;
        },
      ),
    );
  }

  /** How it stands, in three facts, for the panel's first screen. */
  async function state(): Promise<CopyState> {
    const copies = await shelf.list();
    const good = copies.find(isGood);
    const failed = copies.find(({ error }) => error !== null);
    const isNewer = failed && (!good || failed.startedAt >= good.startedAt);
    return {
      startedAt: good?.startedAt ?? null,
      verifiedAt: good?.verifiedAt ?? null,
      error: isNewer ? failed.error : null,
    };
  }

  return {
    overview,
    take,
    link,
    open,
    restore,
    state,
    idle: async () => {
      await running;
    },
    close: async () => {
      timer?.stop();
      await running;
    },
  };
}

export type CopyService = ReturnType<typeof createCopyService>;
