import type { Kysely } from 'kysely';
import type { AuditEvent } from '../../../domain/things/audit.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { recordAudit } from '../../records/audit.ts';
import { areaOf } from '../../records/kinds.ts';
import {
  type Purged,
  purgeFromTrash,
  type Renamed,
  restoreFromTrash,
  rootOf,
  trashIds,
} from '../../records/trash.ts';
import { entryOf, restoreVersion, undoBatch, type VersionState } from '../../records/versions.ts';
import type { Records, Write } from '../../records/write.ts';
import type { Gone } from '../library/service.ts';
import { countTrash, listTrash, type TrashQuery } from './trash-list.ts';
import { listVersions, type VersionQuery } from './version-list.ts';

const READ = 'history:read';
const WRITE = 'history:write';

type Options = { db: Kysely<Database>; records: Records; files: Gone };

/** The verbs of trash and history. What comes back or goes for good asks the right to write rows of its kind, too. */
export function createHistoryService({ db, records, files }: Options) {
  const { kinds } = records;

  function requireKind(ctx: Context, entity: string): void {
    ctx.require(`${areaOf(kinds.stored(entity))}:write`);
  }

  function writing<T>(ctx: Context, work: (write: Write) => Promise<T>): Promise<T> {
    ctx.require(WRITE);
    return records.write(ctx, work);
  }

  async function restore(ctx: Context, write: Write, trashId: string) {
    requireKind(ctx, (await rootOf(write, trashId)).entity);
    return restoreFromTrash(write, trashId);
  }

  /** Removes trash entries for good, with the bytes of their files; nothing of them stays on the disk. */
  async function purge(
    ctx: Context,
    wanted: readonly string[] | ((write: Write) => Promise<string[]>),
    check: (write: Write, trashId: string) => Promise<void>,
  ): Promise<number> {
    const { purged, count } = await writing(ctx, async (write) => {
      const ids = typeof wanted === 'function' ? await wanted(write) : wanted;
      const rows: Purged[] = [];
      for (const id of ids) {
        await check(write, id);
        rows.push(...(await purgeFromTrash(write, id)));
      }
      rows.push(...(await files.takeAlong(write, rows)));
      await note(ctx, write, typeof wanted === 'function' ? 'trash_emptied' : 'purged', ids.length);
      return { purged: rows, count: ids.length };
    });
    await files.removeBytes(purged);
    await records.scrub();
    return count;
  }

  async function mayPurge(ctx: Context, write: Write, trashId: string): Promise<void> {
    requireKind(ctx, (await rootOf(write, trashId)).entity);
  }

  /** Tells the audit trail; of what was purged only how much it was, for that is what is left of it. */
  async function note(ctx: Context, { tx, at }: Write, event: AuditEvent, count: number): Promise<void> {
    const { accountId, name: actor, address } = ctx;
    await recordAudit(tx, { at: new Date(at), event, accountId, actor, address, detail: { count } });
  }

  return {
    /** A part of the trash, newest first. */
    trash: async (ctx: Context, query: TrashQuery) => {
      ctx.require(READ);
      return listTrash(db, kinds, query);
    },
    /** How many entries the trash holds of each type. */
    trashCounts: async (ctx: Context) => {
      ctx.require(READ);
      return countTrash(db, kinds);
    },
    /** Brings a trash entry back with all that went with it. @throws AppError not_found, conflict */
    restore: (ctx: Context, trashId: string) => writing(ctx, (write) => restore(ctx, write, trashId)),
    /** Brings many back, all of them or none; answers what could not keep its address or code. */
    restoreMany: (ctx: Context, trashIds: readonly string[]): Promise<Renamed[]> =>
      writing(ctx, async (write) => {
        const renamed: Renamed[] = [];
        for (const id of trashIds) renamed.push(...(await restore(ctx, write, id)).renamed);
        return renamed;
      }),
    /** Removes a trash entry for good. @throws AppError not_found */
    purge: async (ctx: Context, trashId: string): Promise<void> => {
      await purge(ctx, [trashId], (write, id) => mayPurge(ctx, write, id));
    },
    purgeMany: async (ctx: Context, wanted: readonly string[]): Promise<void> => {
      await purge(ctx, wanted, (write, id) => mayPurge(ctx, write, id));
    },
    /** Removes all that is in the trash for good. Answers how many there were. @throws AppError password_required */
    empty: (ctx: Context): Promise<number> => {
      ctx.require(WRITE);
      ctx.requireConfirmed();
      return purge(ctx, trashIds, async () => undefined);
    },
    /** The versions of one row, newest first. */
    versions: async (ctx: Context, query: VersionQuery) => {
      ctx.require(READ);
      return listVersions(db, query);
    },
    /** Sets a row back to one of its versions. @throws AppError not_found, conflict */
    restoreVersion: (ctx: Context, historyId: string, state?: VersionState) =>
      writing(ctx, async (write) => {
        requireKind(ctx, (await entryOf(write, historyId)).entity);
        return restoreVersion(write, historyId, state);
      }),
    /** Takes back a batch of changes. @throws AppError not_found */
    undo: (ctx: Context, batchId: string) =>
      writing(ctx, (write) => undoBatch(write, { batchId }, (entity) => requireKind(ctx, entity))),
  };
}

export type HistoryService = ReturnType<typeof createHistoryService>;
