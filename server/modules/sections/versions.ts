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

const ENTRIES_MAX = 2000;
const VERSIONS_MAX = 100;

/** The latest write to each page's sections, and to the settings. */
export async function lastPublished(db: Db): Promise<Published[]> {
  const sections = await db
    .selectFrom('sections')
    .select('page')
    .select((eb) =>
      eb
        .selectFrom('history as own')
        .select('own.id')
        .whereRef('own.parentId', '=', 'sections.id')
        .orderBy('own.at', 'desc')
        .orderBy('own.id', 'desc')
        .limit(1)
        .as('line'),
    )
    .execute();
  const pageOf = new Map(
    sections.flatMap(({ page, line }) => (line === null ? [] : [[line, page] as const])),
  );
  const lines = await db
    .selectFrom('history')
    .select(['id', 'at', 'actor'])
    .where(among('id', pageOf.keys()))
    .orderBy('at')
    .execute();
  const latest = lines.map(({ id, ...line }) => ({ page: pageOf.get(id) ?? '', ...line }));
  const pages = new Map(latest.map((published) => [published.page, published]));
  const settings = await db
    .selectFrom('history')
    .select(['at', 'actor'])
    .where('entity', '=', 'settings')
    .where('entityId', '=', 'site')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [...pages.values(), ...(settings ? [{ page: 'seo', ...settings }] : [])];
}

/** The lines of a section and its items. */
function linesOf(db: Db, sectionId: string) {
  return db.selectFrom('history').where('parentId', '=', sectionId);
}

/** The writes to a section and its items, newest first. */
export async function sectionVersions(db: Db, sectionId: string): Promise<SectionVersion[]> {
  const lines = await linesOf(db, sectionId)
    .select([
      'id',
      'at',
      'actor',
      'action',
      'entity',
      'entityId',
      'name',
      'writeId',
      'batchId',
      'before',
      'after',
    ])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(ENTRIES_MAX)
    .execute();
  const versions = new Map<string, SectionVersion>();
  for (const { writeId, ...line } of lines) {
    const { id, at, actor } = line;
    const version = versions.get(writeId) ?? { id, at, actor, entries: [] };
    version.entries.push({ ...line, entity: line.entity as HistoryEntry['entity'] });
    versions.set(writeId, version);
  }
  // The limit may have cut the oldest of them in two.
  const whole = [...versions.values()].slice(0, lines.length < ENTRIES_MAX ? undefined : -1);
  return whole.slice(0, VERSIONS_MAX);
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

/**
 * What the rows of a section that were written since one of its writes were before that; null for one that was not
 * there. With `before` the write itself counts as one of those since.
 * @throws AppError not_found for a write that is not the section's own
 */
async function statesAt(
  db: Db,
  sectionId: string,
  versionId: string,
  state: VersionState,
): Promise<Map<string, State>> {
  const moment = await linesOf(db, sectionId)
    .select(['id', 'at', 'writeId'])
    .where('id', '=', versionId)
    .executeTakeFirst();
  if (!moment) throw new AppError('not_found', 'Böyle bir geçmiş kaydı yok.');
  const since = await linesOf(db, sectionId)
    .select(['entity', 'entityId', 'writeId', 'before'])
    .where('at', '>=', moment.at)
    .where((eb) =>
      eb.or([eb('at', '>', moment.at), eb('id', '>', moment.id), eb('writeId', '=', moment.writeId)]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  const states = new Map<string, State>();
  for (const { entity, entityId, writeId, before } of since) {
    if (states.has(entityId) || (state === 'after' && writeId === moment.writeId)) continue;
    states.set(entityId, { kind: entity === 'sections' ? 'sections' : 'sectionItems', row: before });
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
  const states = [...(await statesAt(write.tx, sectionId, versionId, state))];
  // What goes away makes room for what comes back.
  states.sort(([, a], [, b]) => Number(a.row !== null) - Number(b.row !== null));
  for (const [id, wanted] of states) await bringBack(write, id, wanted);
}
