import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import { sectionChanges } from '../../../domain/site/section-changes.ts';
import type { Draft, DraftDetail, DraftKind } from '../../../domain/things/draft.ts';
import { among } from '../../db/among.ts';
import type { DraftTable } from '../../db/draft-tables.ts';
import type { Database } from '../../db/schema.ts';
import type { Kind } from '../../kinds/kind.ts';
import { fromColumns, type RecordRow, type Values } from '../../records/kinds.ts';

type Db = Kysely<Database>;
/** The kinds of the catalogue, by their names. */
export type DraftedKinds = (kind: Exclude<DraftKind, 'sections'>) => Kind;

/** What a section's editor saves, as far as its versions tell who was first. */
type Versioned = { sections?: Array<{ id: string; version?: number }>; items?: Versioned['sections'] };

export function toDraft(row: Selectable<DraftTable>): Draft {
  const { target: _target, ...draft } = row;
  return draft;
}

/** Rows of a kind as the write path sees them, by their ids. */
export async function rowsById(db: Db, kind: Kind, ids: readonly string[]): Promise<Map<string, RecordRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(kind.name as 'brands')
    .selectAll()
    .where(among('id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, fromColumns(kind, row) as RecordRow]));
}

/** The fields of a draft that were changed on the site after it was begun, and not to what it says. */
export function overtakenFields(row: Values, { base, changes }: Pick<Draft, 'base' | 'changes'>): string[] {
  return Object.keys(changes).filter(
    (field) =>
      field in base &&
      !isDeepStrictEqual(row[field] ?? null, base[field] ?? null) &&
      !isDeepStrictEqual(row[field] ?? null, changes[field] ?? null),
  );
}

async function overtakenSections(db: Db, changes: Versioned): Promise<string[]> {
  async function isOlder(table: 'sections' | 'sectionItems', known: Versioned['sections'] = []) {
    const ids = known.map(({ id }) => id);
    if (ids.length === 0) return false;
    const rows = await db.selectFrom(table).select(['id', 'version']).where(among('id', ids)).execute();
    const now = new Map(rows.map(({ id, version }) => [id, version]));
    return known.some(({ id, version }) => version !== undefined && now.get(id) !== version);
  }
  const places = [
    ...((await isOlder('sections', changes.sections)) ? ['sections'] : []),
    ...((await isOlder('sectionItems', changes.items)) ? ['items'] : []),
  ];
  return places;
}

function missingOf(schema: z.ZodType, { changes }: Draft): DraftDetail['missing'] {
  const parsed = schema.safeParse(changes);
  const seen = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.map(String).join('.');
    if (!seen.has(field)) seen.set(field, message);
  }
  return [...seen].map(([field, message]) => ({ field, message }));
}

/** What publishing each of these would ask for now, and what was overtaken. Published ones lack nothing. */
export async function detailsOf(
  db: Db,
  kinds: DraftedKinds,
  drafts: readonly Draft[],
): Promise<DraftDetail[]> {
  const open = drafts.filter(({ publishedAt }) => publishedAt === null);
  const found = new Map<string, RecordRow>();
  for (const [name, own] of Map.groupBy(open, ({ kind }) => kind)) {
    if (name === 'sections') continue;
    const rows = await rowsById(
      db,
      kinds(name),
      own.flatMap(({ rowId }) => rowId ?? []),
    );
    for (const [id, row] of rows) found.set(`${name} ${id}`, row);
  }
  function ofRow(draft: Draft): DraftDetail {
    const { schemas } = kinds(draft.kind as Exclude<DraftKind, 'sections'>);
    const row = draft.rowId === null ? null : found.get(`${draft.kind} ${draft.rowId}`);
    const gone = { field: 'id', message: 'Bu kayıt artık yok; çöp kutusunda olabilir.' };
    const schema = draft.rowId === null ? schemas.input : schemas.patch;
    return {
      ...draft,
      missing: row === undefined ? [gone] : missingOf(schema, draft),
      overtaken: row ? overtakenFields(row, draft) : [],
    };
  }

  const details: DraftDetail[] = [];
  for (const draft of drafts) {
    const isOpen = draft.publishedAt === null;
    if (!isOpen) details.push({ ...draft, missing: [], overtaken: [] });
    else if (draft.kind === 'sections')
      details.push({
        ...draft,
        missing: missingOf(sectionChanges, draft),
        overtaken: await overtakenSections(db, draft.changes),
      });
    else details.push(ofRow(draft));
  }
  return details;
}
