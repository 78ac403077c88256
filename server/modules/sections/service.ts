import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  itemInput,
  itemPatch,
  Section,
  SectionItem,
  sectionInput,
  sectionPatch,
} from '../../../domain/site/section.ts';
import { sectionChanges } from '../../../domain/site/section-changes.ts';
import { standsWhenOff } from '../../../domain/site/section-defaults.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { invalidInput } from '../../http/invalid.ts';
import { reorderRecords } from '../../kinds/order.ts';
import type { Trashed } from '../../kinds/verbs.ts';
import type { Change, Expected } from '../../records/change.ts';
import { notFound } from '../../records/records.ts';
import type { VersionState } from '../../records/versions.ts';
import type { Records, Write } from '../../records/write.ts';
import { itemRecord } from './kind.ts';
import { readItem, readSection, readSections, type SectionFilter } from './rows.ts';
import {
  lastPublished,
  type Published,
  restoreSection,
  type SectionVersion,
  sectionVersions,
} from './versions.ts';
import {
  addItem,
  addSection,
  changeItem,
  changeSection,
  type SectionChanges,
  saveChanges,
  trashItem,
} from './write.ts';

/** Applies what an editor would save, inside of a write that asked before. @throws AppError invalid, conflict, not_found */
export async function saveSections(write: Write, sent: unknown): Promise<void> {
  const parsed = sectionChanges.safeParse(sent);
  if (!parsed.success) throw invalidInput(parsed.error.issues, sent);
  await saveChanges(write, parsed.data);
}

/** The verbs of page sections and their items. */
export function createSectionService({ db, records }: { db: Kysely<Database>; records: Records }) {
  /** Sections in their order with their items in theirs. What is passive is for staff. */
  async function list(ctx: Context, filter: Omit<SectionFilter, 'id'>): Promise<Section[]> {
    if (filter.includeInactive) ctx.require('site:read');
    return readSections(db, filter);
  }

  /** The bands that are switched off and leave no fixed copy behind, as `homepage/gallery`. Everyone may know. */
  async function hidden(): Promise<string[]> {
    const off = await db
      .selectFrom('sections')
      .select(['page', 'section'])
      .where('isActive', '=', false)
      .orderBy('page')
      .orderBy('sortOrder')
      .execute();
    return off.filter((row) => !standsWhenOff(row)).map(({ page, section }) => `${page}/${section}`);
  }

  /** One section with its items; what is passive is for staff. @throws AppError not_found */
  async function get(ctx: Context, id: string): Promise<Section> {
    return readSection(db, id, ctx.may('site:read'));
  }

  /** One item of a section; what is passive is for staff. @throws AppError not_found */
  async function getItem(ctx: Context, id: string): Promise<SectionItem> {
    const item = await readItem(db, id);
    const section = await readSection(db, item.sectionId, ctx.may('site:read'));
    if (!section.items.some((one) => one.id === id)) throw notFound(itemRecord);
    return item;
  }

  async function create(ctx: Context, input: z.output<typeof sectionInput>): Promise<Section> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => readSection(write.tx, await addSection(write, input)));
  }

  async function update(
    ctx: Context,
    id: string,
    change: Change<z.output<typeof sectionPatch>>,
    match?: Expected['match'],
  ): Promise<Section> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => {
      await changeSection(write, id, change, match);
      return readSection(write.tx, id);
    });
  }

  async function createItem(
    ctx: Context,
    sectionId: string,
    input: z.output<typeof itemInput>,
  ): Promise<SectionItem> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => readItem(write.tx, await addItem(write, sectionId, input)));
  }

  async function updateItem(
    ctx: Context,
    id: string,
    change: Change<z.output<typeof itemPatch>>,
    match?: Expected['match'],
  ): Promise<SectionItem> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => {
      await changeItem(write, id, change, match);
      return readItem(write.tx, id);
    });
  }

  async function removeItem(
    ctx: Context,
    id: string,
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => ({
      trashed: { sectionItems: 1 },
      trashId: await trashItem(write, id, expected),
    }));
  }

  /** Applies all changes of an editor in one transaction, all of them or none, and answers all sections. */
  async function save(ctx: Context, changes: SectionChanges): Promise<Section[]> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => {
      await saveChanges(write, changes);
      return readSections(write.tx, { includeInactive: true });
    });
  }

  /** Puts items of one section in an order. @throws AppError not_found, invalid */
  async function orderItems(ctx: Context, ids: readonly string[]) {
    ctx.require('site:write');
    return records.write(ctx, (write) => reorderRecords(write, itemRecord.name, ids));
  }

  async function published(ctx: Context): Promise<Published[]> {
    ctx.require('site:read');
    return lastPublished(db);
  }

  /** @throws AppError not_found */
  async function versions(ctx: Context, id: string): Promise<SectionVersion[]> {
    ctx.require('site:read');
    await readSection(db, id);
    return sectionVersions(db, id);
  }

  /** Brings back a section with its items as they were after one write. @throws AppError not_found */
  async function restore(
    ctx: Context,
    id: string,
    versionId: string,
    state?: VersionState,
  ): Promise<Section> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => {
      await restoreSection(write, id, versionId, state);
      return readSection(write.tx, id);
    });
  }

  return {
    list,
    hidden,
    get,
    getItem,
    create,
    update,
    createItem,
    updateItem,
    removeItem,
    orderItems,
    save,
    published,
    versions,
    restore,
  };
}

export type SectionService = ReturnType<typeof createSectionService>;
