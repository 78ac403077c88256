import type { Kysely } from 'kysely';
import type { Section, SectionItem } from '../../../domain/section.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import type { RecordRow } from '../../records/kinds.ts';
import { notFound } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import type { Viewer } from '../list.ts';
import { STAFF } from '../list.ts';

/** Sections in their order with their items in theirs; only what the viewer may see. */
export async function readSections(
  on: Kysely<Database>,
  viewer: Viewer,
  filter: { page?: string | undefined; id?: string | undefined },
): Promise<Section[]> {
  let sections = on
    .selectFrom('sections')
    .selectAll()
    .orderBy('page')
    .orderBy('sortOrder')
    .orderBy('createdAt')
    .orderBy('id');
  let items = on
    .selectFrom('sectionItems')
    .selectAll()
    .orderBy('sortOrder')
    .orderBy('createdAt')
    .orderBy('id');
  if (filter.page) sections = sections.where('page', '=', filter.page);
  if (filter.id) {
    sections = sections.where('id', '=', filter.id);
    items = items.where('sectionId', '=', filter.id);
  }
  if (!viewer.includeInactive) {
    sections = sections.where('isActive', '=', true);
    items = items.where('isActive', '=', true);
  }
  const found = await sections.execute();
  const ids = found.map((section) => section.id);
  const rows = ids.length > 0 ? await items.where(among('sectionId', ids)).execute() : [];
  const shows = viewer.includeInactive ? () => true : await showsTo(on);
  return found.map((section) => ({
    ...section,
    items: rows.filter((item) => item.sectionId === section.id && shows(item)),
  }));
}

/** An item of the logo strip holds a copy of its brand: visitors see it while they see the brand. */
async function showsTo(on: Kysely<Database>) {
  const rows = await on.selectFrom('brands').select('id').where('isActive', '=', true).execute();
  const active = new Set<unknown>(rows.map((row) => row.id));
  return (item: { name: string; data: Record<string, unknown> }): boolean =>
    item.name !== 'brand' || item.data.id === undefined || active.has(item.data.id);
}

/** One section with its items. @throws AppError not_found */
export async function readSection(
  on: Kysely<Database>,
  id: string,
  viewer: Viewer = STAFF,
): Promise<Section> {
  const [section] = await readSections(on, viewer, { id });
  if (!section) throw notFound('sections');
  return section;
}

/** One item. @throws AppError not_found */
export async function readItem(on: Kysely<Database>, id: string): Promise<SectionItem> {
  const item = await on.selectFrom('sectionItems').selectAll().where('id', '=', id).executeTakeFirst();
  if (!item) throw notFound('sectionItems');
  return item;
}

/** The items of a section as the write path sees them. */
export async function itemsOf(write: Write, sectionId: string): Promise<RecordRow[]> {
  return (await write.tx
    .selectFrom('sectionItems')
    .selectAll()
    .where('sectionId', '=', sectionId)
    .execute()) as RecordRow[];
}
