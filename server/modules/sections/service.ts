import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  itemInput,
  itemPatch,
  Section,
  SectionItem,
  sectionInput,
  sectionPatch,
} from '../../../domain/section.ts';
import { standsWhenOff } from '../../../domain/section-defaults.ts';
import type { Database } from '../../db/schema.ts';
import type { Change, Expected } from '../../records/change.ts';
import { notFound } from '../../records/records.ts';
import type { VersionState } from '../../records/versions.ts';
import type { Actor, Records } from '../../records/write.ts';
import type { Trashed } from '../bulk.ts';
import { STAFF, type Viewer } from '../list.ts';
import { settleItem } from './checks.ts';
import { readItem, readSection, readSections } from './rows.ts';
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

export { settleItem };

/** The verbs of page sections and their items. */
export function createSectionService({ db, records }: { db: Kysely<Database>; records: Records }) {
  async function list(viewer: Viewer, page?: string): Promise<Section[]> {
    return readSections(db, viewer, { page });
  }

  /** The bands that are switched off and leave no fixed copy behind, as `homepage/gallery`. */
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

  /** One section with the items that the viewer may see. @throws AppError not_found */
  async function get(viewer: Viewer, id: string): Promise<Section> {
    return readSection(db, id, viewer);
  }

  /** One item of a section that the viewer may see. @throws AppError not_found */
  async function getItem(viewer: Viewer, id: string): Promise<SectionItem> {
    const item = await readItem(db, id);
    const section = await readSection(db, item.sectionId, viewer);
    if (!section.items.some((one) => one.id === id)) throw notFound('sectionItems');
    return item;
  }

  async function create(actor: Actor, input: z.output<typeof sectionInput>): Promise<Section> {
    return records.write(actor, async (write) => readSection(write.tx, await addSection(write, input)));
  }

  async function update(
    actor: Actor,
    id: string,
    change: Change<z.output<typeof sectionPatch>>,
    match?: Expected['match'],
  ): Promise<Section> {
    return records.write(actor, async (write) => {
      await changeSection(write, id, change, match);
      return readSection(write.tx, id);
    });
  }

  async function createItem(
    actor: Actor,
    sectionId: string,
    input: z.output<typeof itemInput>,
  ): Promise<SectionItem> {
    return records.write(actor, async (write) => readItem(write.tx, await addItem(write, sectionId, input)));
  }

  async function updateItem(
    actor: Actor,
    id: string,
    change: Change<z.output<typeof itemPatch>>,
    match?: Expected['match'],
  ): Promise<SectionItem> {
    return records.write(actor, async (write) => {
      await changeItem(write, id, change, match);
      return readItem(write.tx, id);
    });
  }

  async function removeItem(
    actor: Actor,
    id: string,
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    return records.write(actor, async (write) => ({
      trashed: { sectionItems: 1 },
      trashId: await trashItem(write, id, expected),
    }));
  }

  /** Applies all changes of an editor in one transaction, all of them or none, and answers all sections. */
  async function save(actor: Actor, changes: SectionChanges): Promise<Section[]> {
    return records.write(actor, async (write) => {
      await saveChanges(write, changes);
      return readSections(write.tx, STAFF, {});
    });
  }

  async function published(): Promise<Published[]> {
    return lastPublished(db);
  }

  /** @throws AppError not_found */
  async function versions(id: string): Promise<SectionVersion[]> {
    await readSection(db, id);
    return sectionVersions(db, id);
  }

  /** Brings back a section with its items as they were after one write. @throws AppError not_found */
  async function restore(
    actor: Actor,
    id: string,
    versionId: string,
    state?: VersionState,
  ): Promise<Section> {
    return records.write(actor, async (write) => {
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
    save,
    published,
    versions,
    restore,
  };
}

export type SectionService = ReturnType<typeof createSectionService>;
