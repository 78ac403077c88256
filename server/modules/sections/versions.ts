import type { Kysely } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { changeRecord } from '../../records/records.ts';
import { readRow } from '../../records/table.ts';
import { inTrash, restoreFromTrash } from '../../records/trash.ts';
import type { HistoryEntry, VersionState } from '../../records/versions.ts';
import type { Write } from '../../records/write.ts';
import { readSection } from './rows.ts';
import { trashItem } from './write.ts';

type Db = Kysely<Database>;

/** When something of a page was last written, and by whom. `page` is `seo` for the settings. */
export type Published = { page: string; at: string; actor: string };

/** One write to a section: its own row and its items, as they were before and after. */
export type SectionVersion = {
  /** Names the moment after this write, for a restore. */
  id: string;
  at: string;
  actor: string;
  entries: HistoryEntry[];
};

const DELETED_LOOKED_AT = 1000;
const ENTRIES_MAX = 2000;
const VERSIONS_MAX = 100;

type Deleted = { entityId: string; sectionId: string };

/** Items that were deleted, with the section that each stood in. */
async function deletedItems(db: Db): Promise<Deleted[]> {
  const rows = await db
    .selectFrom('history')
    .select(['entityId', 'before'])
    .where('entity', '=', 'sectionItems')
    .where('action', '=', 'delete')
    .orderBy('at', 'desc')
    .limit(DELETED_LOOKED_AT)
    .execute();
  return rows.flatMap(({ entityId, before }) =>
    typeof before?.sectionId === 'string' ? [{ entityId, sectionId: before.sectionId }] : [],
  );
}

async function latestOf(db: Db, entity: string, ids: readonly string[]) {
  if (ids.length === 0) return undefined;
  return db
    .selectFrom('history')
    .select(['at', 'actor'])
    .where('entity', '=', entity)
    .where(among('entityId', ids))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest write to each page's sections, and to the settings. */
export async function lastPublished(db: Db): Promise<Published[]> {
  const sections = await db.selectFrom('sections').select(['id', 'page']).execute();
  const items = await db.selectFrom('sectionItems').select(['id', 'sectionId']).execute();
  const deleted = await deletedItems(db);
  const published: Published[] = [];
  for (const page of new Set(sections.map((section) => section.page))) {
    const own = new Set(sections.filter((section) => section.page === page).map((section) => section.id));
    const itemIds = [
      ...items.filter((item) => own.has(item.sectionId)).map((item) => item.id),
      ...deleted.filter((item) => own.has(item.sectionId)).map((item) => item.entityId),
    ];
    const found = [await latestOf(db, 'sections', [...own]), await latestOf(db, 'sectionItems', itemIds)];
    const [latest] = found.filter((entry) => entry !== undefined).sort((a, b) => (a.at < b.at ? 1 : -1));
    if (latest) published.push({ page, ...latest });
  }
  const settings = await latestOf(db, 'settings', ['site']);
  return settings ? [...published, { page: 'seo', ...settings }] : published;
}

/** Everything that happened to a section and its items, newest first. */
async function entriesOf(db: Db, sectionId: string): Promise<HistoryEntry[]> {
  const items = await db.selectFrom('sectionItems').select('id').where('sectionId', '=', sectionId).execute();
  const deleted = (await deletedItems(db)).filter((item) => item.sectionId === sectionId);
  const ids = [...new Set([...items.map((item) => item.id), ...deleted.map((item) => item.entityId)])];
  const rows = await db
    .selectFrom('history')
    .select(['id', 'at', 'actor', 'action', 'entity', 'entityId', 'name', 'batchId', 'before', 'after'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('entity', '=', 'sections'), eb('entityId', '=', sectionId)]),
        ...(ids.length > 0 ? [and([eb('entity', '=', 'sectionItems'), among('entityId', ids)])] : []),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(ENTRIES_MAX)
    .execute();
  return rows.map((row) => ({ ...row, entity: row.entity as HistoryEntry['entity'] }));
}

/** The writes to a section and its items, newest first. */
export async function sectionVersions(db: Db, sectionId: string): Promise<SectionVersion[]> {
  const versions: SectionVersion[] = [];
  for (const entry of await entriesOf(db, sectionId)) {
    const last = versions.at(-1);
    if (last && last.at === entry.at && last.actor === entry.actor) last.entries.push(entry);
    else versions.push({ id: entry.id, at: entry.at, actor: entry.actor, entries: [entry] });
  }
  return versions.slice(0, VERSIONS_MAX);
}

type Values = Record<string, unknown>;

// These belong to the row itself, not to what a person wrote into it.
const KEPT = new Set(['id', 'version', 'createdAt', 'updatedAt']);

function written(row: Values): Values {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !KEPT.has(column)));
}

function differs(a: Values, b: Values): boolean {
  return Object.keys(b).some((column) => JSON.stringify(a[column]) !== JSON.stringify(b[column]));
}

type State = { kind: 'sections' | 'sectionItems'; row: Values | null };

/** What each row was after, or before, what was written at `at`; null for one that was not there. `entries` are newest first. */
function statesAt(entries: readonly HistoryEntry[], at: string, state: VersionState): Map<string, State> {
  const states = new Map<string, State>();
  for (const { entityId, entity, at: when, before, after } of entries.toReversed()) {
    const kind = entity === 'sections' ? 'sections' : 'sectionItems';
    const isPast = state === 'after' ? when <= at : when < at;
    if (isPast) states.set(entityId, { kind, row: after });
    else if (!states.has(entityId)) states.set(entityId, { kind, row: before });
  }
  return states;
}

/** Brings one row to what it was: changed back, out of the trash, or into it. */
async function bringBack(write: Write, id: string, { kind, row: wanted }: State): Promise<void> {
  let row = await readRow(write, kind, id);
  if (!wanted) {
    if (row && kind === 'sectionItems') await trashItem(write, id);
    return;
  }
  if (!row) {
    const entry = await inTrash(write.tx)
      .select('history.batchId')
      .where('entity', '=', kind)
      .where('entityId', '=', id)
      .executeTakeFirst();
    if (!entry) return;
    await restoreFromTrash(write, entry.batchId);
    row = await readRow(write, kind, id);
  }
  const values = written(wanted);
  if (row && differs(row, values)) await changeRecord(write, kind, row, values);
}

/**
 * Sets a section and all its items back to what they were after one write, or before it, as a new version.
 * Items that came later go to the trash; what was removed for good stays away.
 * @throws AppError not_found for a moment that is not the section's own
 */
export async function restoreSection(
  write: Write,
  sectionId: string,
  versionId: string,
  state: VersionState = 'after',
): Promise<void> {
  await readSection(write.tx, sectionId);
  const entries = await entriesOf(write.tx, sectionId);
  const moment = entries.find((entry) => entry.id === versionId);
  if (!moment) throw new AppError('not_found', 'Böyle bir geçmiş kaydı yok.');
  // What goes away makes room for what comes back.
  const states = [...statesAt(entries, moment.at, state)].sort(
    ([, a], [, b]) => Number(a.row !== null) - Number(b.row !== null),
  );
  for (const [id, state] of states) await bringBack(write, id, state);
}
