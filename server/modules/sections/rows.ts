import type { Kysely } from 'kysely';
import type { Section, SectionItem } from '../../../domain/site/section.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { notFound } from '../../records/records.ts';
import { itemRecord, sectionRecord } from './kind.ts';

export type SectionFilter = {
  page?: string | undefined;
  id?: string | undefined;
  /** Passive sections and items too. */
  includeInactive?: boolean | undefined;
};

/** Sections in their order with their items in theirs. */
export async function readSections(on: Kysely<Database>, filter: SectionFilter): Promise<Section[]> {
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
  if (!filter.includeInactive) {
    sections = sections.where('isActive', '=', true);
    items = items.where('isActive', '=', true);
  }
  const found = await sections.execute();
  const ids = found.map((section) => section.id);
  const rows = ids.length > 0 ? await items.where(among('sectionId', ids)).execute() : [];
  const shows = filter.includeInactive ? () => true : await showsTo(on, rows);
  return found.map((section) => ({
    ...section,
    items: rows.filter((item) => item.sectionId === section.id && shows(item)),
  }));
}

/** An item of the logo strip holds a copy of its brand: visitors see it while they see the brand. */
async function showsTo(on: Kysely<Database>, items: ReadonlyArray<{ data: Record<string, unknown> }>) {
  const named = items.flatMap(({ data }) => (typeof data.id === 'string' ? data.id : []));
  const rows = await on.selectFrom('shown_brands').select('id').where(among('id', named)).execute();
  const active = new Set<unknown>(rows.map((row) => row.id));
  return (item: { name: string; data: Record<string, unknown> }): boolean =>
    item.name !== 'brand' || item.data.id === undefined || active.has(item.data.id);
}

/** One section with its items. @throws AppError not_found */
export async function readSection(
  on: Kysely<Database>,
  id: string,
  includeInactive = true,
): Promise<Section> {
  const [section] = await readSections(on, { id, includeInactive });
  if (!section) throw notFound(sectionRecord);
  return section;
}

/** One item. @throws AppError not_found */
export async function readItem(on: Kysely<Database>, id: string): Promise<SectionItem> {
  const item = await on.selectFrom('sectionItems').selectAll().where('id', '=', id).executeTakeFirst();
  if (!item) throw notFound(itemRecord);
  return item;
}
