import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { AppError, refusedField } from '../../../domain/errors.ts';
import type { MediaKind } from '../../../domain/things/media.ts';
import type {
  LibraryDetail,
  LibraryFile,
  MediaFolder,
  mediaPatch,
} from '../../../domain/things/media-file.ts';
import type { Context } from '../../context.ts';
import { column, type ListQuery, listPage, type Page, type Sorts, searchConditions } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { holds } from '../../db/search-runs.ts';
import { type Tally, tallyOf } from '../../db/tallies.ts';
import { beginChange, type Change, checkExpected, type Expected } from '../../records/change.ts';
import { changeRecord, notFound, readRecord, trashRecords } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { mediaRecord } from './kind.ts';
import { rewriteUses } from './rewrite.ts';
import { type MediaRow, present } from './rows.ts';
import { allInTrash, allShown, countUses, isShown, usesOf } from './uses.ts';

export type LibraryQuery = ListQuery & {
  kind?: MediaKind | undefined;
  folder?: MediaFolder | undefined;
  usage?: 'used' | 'unused' | undefined;
  /** Only the file at this address. */
  url?: string | undefined;
  /** Only what has been without a place for so many days. */
  unusedDays?: number | undefined;
};

const DAY_MS = 86_400_000;

/** What files can be sorted by. */
export const mediaSorts: Sorts = {
  createdAt: [column('media.createdAt', 'time')],
  name: [column('media.nameKey')],
  size: [column('media.size', 'number')],
};

function counted(row: MediaRow, useCount: number): LibraryFile {
  const { unusedSince, replacedById } = row;
  return { ...present(row), useCount, unusedSince: useCount > 0 ? null : unusedSince, replacedById };
}

type Options = { db: Kysely<Database>; records: Records; clock: () => Date };

/** The verbs of the library: every stored file once, where it is used, and what may be done with it. */
export function createLibrary({ db, records, clock }: Options) {
  const { kinds } = records;

  async function conditions(query: LibraryQuery) {
    const all = ownConditions(query);
    const shown = await isShown(db, kinds);
    // Those that something shows by their address need no further look.
    const unused = sql<SqlBool>`(media.url in (select url from "spareMedia") and not ${shown})`;
    if (query.usage === 'used') all.push(shown);
    if (query.usage === 'unused') all.push(unused);
    // What another file replaced is history, unless somebody took the replacing back.
    else all.push(sql<SqlBool>`(media."replacedById" is null or ${shown})`);
    if (query.unusedDays !== undefined) {
      const before = new Date(clock().getTime() - query.unusedDays * DAY_MS).toISOString();
      all.push(sql<SqlBool>`(media."unusedSince" <= ${before} and ${unused})`);
    }
    return all;
  }

  /** What of a query its row alone answers. */
  function ownConditions(query: LibraryQuery) {
    const all = searchConditions(
      query.search,
      (word) => sql<SqlBool>`media.id in (
        select m.id from media m where ${holds(db, { table: 'media', as: 'm' }, word)}
        union select t."mediaId" from "mediaTexts" t where ${holds(db, { table: 'mediaTexts', as: 't' }, word)})`,
    );
    if (query.kind) all.push(sql<SqlBool>`media.kind = ${query.kind}`);
    if (query.url) all.push(sql<SqlBool>`media.url = ${query.url}`);
    if (query.folder) all.push(sql<SqlBool>`media.folder = ${query.folder}`);
    return all;
  }

  async function sumWhere(conditions: ReadonlyArray<RawBuilder<SqlBool>>): Promise<Tally> {
    const { count, bytes } = await conditions
      .reduce((select, condition) => select.where(condition), db.selectFrom('media'))
      .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(media.size), 0)`.as('bytes')])
      .executeTakeFirstOrThrow();
    return { count: Number(count), bytes: Number(bytes) };
  }

  /** How many files a query finds, and their bytes: of large parts of the library known without adding them up. */
  async function sums(query: LibraryQuery): Promise<Tally> {
    const { kind, folder, usage, search, url, unusedDays } = query;
    const isLarge = usage !== 'unused' && !search && !url && unusedDays === undefined;
    if (!isLarge) return sumWhere(await conditions(query));
    if (usage === 'used') {
      const all = await tallyOf(db, 'media', { kind, folder });
      const unused = await sumWhere(await conditions({ ...query, usage: 'unused' }));
      return { count: all.count - unused.count, bytes: all.bytes - unused.bytes };
    }
    const current = await tallyOf(db, 'media', { kind, folder, isReplaced: false });
    const replaced = sql<SqlBool>`media."replacedById" is not null`;
    const kept = await sumWhere([...(await conditions(query)), replaced]);
    return { count: current.count + kept.count, bytes: current.bytes + kept.bytes };
  }

  async function list(ctx: Context, query: LibraryQuery): Promise<Page<LibraryFile> & { bytes: number }> {
    ctx.require('media:read');
    const where = await conditions(query);
    const filtered = where.reduce((select, condition) => select.where(condition), db.selectFrom('media'));
    const { count, bytes } = await sums(query);
    const page = await listPage(filtered.selectAll(), async () => count, {
      sorts: mediaSorts,
      defaultSort: '-createdAt',
      id: 'media.id',
      query,
    });
    const urls = page.rows.map((row) => row.url);
    const uses = await countUses(db, kinds, urls);
    const rows = page.rows.map((row) => counted(row, uses.get(row.url) ?? 0));
    return { ...page, rows, bytes };
  }

  /** One file with its places. @throws AppError not_found */
  async function get(ctx: Context, id: string): Promise<LibraryDetail> {
    ctx.require('media:read');
    return read(db, id);
  }

  async function read(on: Kysely<Database>, id: string): Promise<LibraryDetail> {
    const row = await on.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound(mediaRecord);
    const uses = (await usesOf(on, kinds, [row.url])).get(row.url) ?? [];
    const inTrash = (await allInTrash(on)).has(row.url);
    return { ...counted(row, uses.length), uses, inTrash };
  }

  /** Changes a file's name, alternative text or focal point. */
  async function update(
    ctx: Context,
    id: string,
    change: Change<z.output<typeof mediaPatch>>,
    match?: Expected['match'],
  ): Promise<LibraryDetail> {
    ctx.require('media:write');
    return records.write(ctx, async (write) => {
      const { before, patch } = await beginChange(write, { kind: 'media', id }, { change, match }, () =>
        read(write.tx, id),
      );
      await changeRecord(write, 'media', before, patch);
      return read(write.tx, id);
    });
  }

  /**
   * Puts another stored file in all places of this one. What it said of itself goes along; the old file stays
   * until nobody needs it.
   * @returns the new file, how many rows changed, and the id that takes it back
   */
  async function replace(
    ctx: Context,
    id: string,
    replacement: MediaRow,
  ): Promise<{ file: LibraryDetail; updated: number; undoId: string }> {
    ctx.require('media:write');
    return records.write(ctx, async (write) => {
      const old = (await readRecord(write, 'media', id)) as unknown as MediaRow;
      if (old.kind !== replacement.kind) {
        const message = 'Bir görselin yerine görsel, bir belgenin yerine belge koyabilirsiniz.';
        throw refusedField('file', 'mismatch', message);
      }
      if (old.id === replacement.id)
        throw new AppError('conflict', 'Bu, zaten kitaplıktaki dosyanın kendisi. Başka bir dosya seçin.', {
          reason: 'same_file',
        });
      const uses = (await usesOf(write.tx, kinds, [old.url])).get(old.url) ?? [];
      const updated = await rewriteUses(write, uses, old, replacement);
      const fresh = await readRecord(write, 'media', replacement.id);
      await changeRecord(write, 'media', fresh, {
        replacedById: null,
        ...(fresh.version === 1 && { alt: fresh.alt ?? old.alt, focalX: old.focalX, focalY: old.focalY }),
      });
      await changeRecord(write, 'media', await readRecord(write, 'media', old.id), {
        replacedById: replacement.id,
      });
      return { file: await read(write.tx, replacement.id), updated, undoId: write.batchId };
    });
  }

  /**
   * Moves a file to the trash. One that is shown somewhere is refused unless its places shall be emptied first.
   * @throws AppError conflict, with the file and its places
   */
  async function remove(
    ctx: Context,
    id: string,
    options: Expected & { emptyPlaces: boolean },
  ): Promise<{ trashed: { media: number }; trashId: string; undoId: string }> {
    ctx.require('media:write');
    return records.write(ctx, async (write) => {
      const detail = await read(write.tx, id);
      await checkExpected(detail, options, async () => detail);
      const shown = await allShown(write.tx, kinds);
      if (detail.uses.length === 0 && shown.has(detail.url))
        throw new AppError(
          'conflict',
          'Bu dosya bir adresin içinde kullanılıyor. Önce o adresi değiştirin.',
          {
            reason: 'in_use',
          },
        );
      if (detail.uses.length > 0 && !options.emptyPlaces) {
        const message = `Bu dosya ${detail.uses.length} yerde kullanılıyor. Önce oralarda değiştirin ya da yerlerini boşaltarak silin.`;
        throw new AppError('conflict', message, { reason: 'in_use', current: detail });
      }
      const row = await readRecord(write, 'media', id);
      await rewriteUses(write, detail.uses, row as unknown as MediaRow, null);
      const trashId = await trashRecords(
        write,
        { kind: 'media', row: await readRecord(write, 'media', id) },
        [],
      );
      return { trashed: { media: 1 }, trashId, undoId: write.batchId };
    });
  }

  /** Moves the files to the trash that nothing shows; the others stay and are counted. */
  async function removeUnused(
    ctx: Context,
    ids: readonly string[],
  ): Promise<{ trashed: { media: number }; trashIds: string[]; kept: number }> {
    ctx.require('media:write');
    return records.write(ctx, async (write) => {
      const shown = await allShown(write.tx, kinds);
      const trashIds: string[] = [];
      for (const id of ids) {
        const row = await readRecord(write, 'media', id);
        if (shown.has(String(row.url))) continue;
        trashIds.push(await trashRecords(write, { kind: 'media', row }, []));
      }
      return { trashed: { media: trashIds.length }, trashIds, kept: ids.length - trashIds.length };
    });
  }

  return { list, get, update, replace, remove, removeUnused };
}
