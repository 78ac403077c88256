import type { z } from 'zod';
import { AppError } from '../../../domain/errors.ts';
import type { itemInput, itemPatch, sectionInput, sectionPatch } from '../../../domain/site/section.ts';
import { nextSortOrder } from '../../../domain/site/section-kinds.ts';
import { beginChange, type Change, checkExpected, type Expected, plainChange } from '../../records/change.ts';
import { changeRecord, createRecord, readRecord, trashRecords } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import { checkItemFields, checkRoom, checkSectionFields, checkTwice } from './checks.ts';
import { itemsOf } from './items.ts';
import { readItem, readSection } from './rows.ts';

type SectionInput = z.output<typeof sectionInput>;
type SectionPatch = z.output<typeof sectionPatch>;
type ItemInput = z.output<typeof itemInput>;
type ItemPatch = z.output<typeof itemPatch>;

/** Everything a site editor saves at once. */
export type SectionChanges = {
  created?: ReadonlyArray<SectionInput & { items?: readonly ItemInput[] | undefined }> | undefined;
  sections?: ReadonlyArray<{ id: string } & SectionPatch> | undefined;
  items?: ReadonlyArray<{ id: string } & ItemPatch> | undefined;
  added?: ReadonlyArray<{ sectionId: string } & ItemInput> | undefined;
  removed?: readonly string[] | undefined;
};

/** Adds a section. @throws AppError conflict, with the row, when the page has it already */
export async function addSection(write: Write, input: SectionInput): Promise<string> {
  checkSectionFields(input);
  const same = await write.tx
    .selectFrom('sections')
    .select('id')
    .where('page', '=', input.page)
    .where('section', '=', input.section)
    .executeTakeFirst();
  if (same) {
    const message = 'Bu sayfada bu bölüm zaten var.';
    throw new AppError('conflict', message, {
      reason: 'section_exists',
      issues: [{ path: 'section', code: 'taken', message }],
      current: await readSection(write.tx, same.id),
    });
  }
  return (await createRecord(write, 'sections', input)).id;
}

/** Changes the fields of a section. */
export async function changeSection(
  write: Write,
  id: string,
  change: Change<SectionPatch>,
  match?: Expected['match'],
): Promise<void> {
  const { before, patch } = await beginChange(write, { kind: 'sections', id }, { change, match }, () =>
    readSection(write.tx, id),
  );
  checkSectionFields({ ...before, ...patch }, before);
  await changeRecord(write, 'sections', before, patch);
}

/** Adds an item to a section; answers its id. */
export async function addItem(write: Write, sectionId: string, input: ItemInput): Promise<string> {
  const section = await readRecord(write, 'sections', sectionId);
  const kind = checkItemFields(section, input);
  const others = await itemsOf(write, sectionId);
  checkRoom(kind, others, input);
  const taken = others.map((other) => Number(other.sortOrder));
  const sortOrder = input.sortOrder ?? nextSortOrder(String(section.page), taken);
  return (await createRecord(write, 'sectionItems', { ...input, sectionId, sortOrder })).id;
}

/** Changes an item. */
export async function changeItem(
  write: Write,
  id: string,
  change: Change<ItemPatch>,
  match?: Expected['match'],
): Promise<void> {
  const { before, patch } = await beginChange(write, { kind: 'sectionItems', id }, { change, match }, () =>
    readItem(write.tx, id),
  );
  const wanted = { ...before, ...patch };
  if (patch.data !== undefined || patch.name !== undefined) {
    const section = await readRecord(write, 'sections', String(before.sectionId));
    const kind = checkItemFields(section, wanted, before);
    const others = (await itemsOf(write, section.id)).filter((other) => other.id !== id);
    if (wanted.name === before.name) checkTwice(kind, others, wanted);
    else checkRoom(kind, others, wanted);
  }
  await changeRecord(write, 'sectionItems', before, patch);
}

/** Moves an item to the trash; answers the id of the trash entry. */
export async function trashItem(write: Write, id: string, expected: Expected = {}): Promise<string> {
  const row = await readRecord(write, 'sectionItems', id);
  await checkExpected(row, expected, () => readItem(write.tx, id));
  return trashRecords(write, { kind: 'sectionItems', row }, []);
}

/** Runs one part of a save; what is refused names its place in the request, `items.2.data.url`. */
async function placed<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && error.issues ? error.within(place) : error;
  }
}

/** Applies all changes of an editor. What makes room goes first. */
export async function saveChanges(write: Write, changes: SectionChanges): Promise<void> {
  for (const id of changes.removed ?? []) await trashItem(write, id);
  for (const [index, { items = [], ...input }] of (changes.created ?? []).entries()) {
    const sectionId = await placed(`created.${index}`, () => addSection(write, input));
    for (const [place, item] of items.entries())
      await placed(`created.${index}.items.${place}`, () => addItem(write, sectionId, item));
  }
  for (const [index, { id, ...patch }] of (changes.sections ?? []).entries())
    await placed(`sections.${index}`, () => changeSection(write, id, plainChange(patch)));
  for (const [index, { id, ...patch }] of (changes.items ?? []).entries())
    await placed(`items.${index}`, () => changeItem(write, id, plainChange(patch)));
  for (const [index, { sectionId, ...input }] of (changes.added ?? []).entries())
    await placed(`added.${index}`, () => addItem(write, sectionId, input));
}
