import { AppError } from '../../../domain/errors.ts';
import { isSafeLink } from '../../../domain/safe-link.ts';
import { fieldErrors } from '../../../domain/section/field.ts';
import type { ItemKind } from '../../../domain/section/kind.ts';
import { itemKind, sectionKind } from '../../../domain/section/kinds.ts';
import type { RecordRow } from '../../records/kinds.ts';
import { readRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import { itemsOf } from './rows.ts';

type Values = Record<string, unknown>;

function refuse(fields: Record<string, string>): void {
  const first = Object.values(fields)[0];
  if (first) throw new AppError('invalid', first, { fields });
}

/** Refuses a section whose fields break its description. @throws AppError invalid */
export function checkSectionFields(row: Values): void {
  const kind = sectionKind(String(row.page), String(row.section));
  if (kind) refuse(fieldErrors(kind.fields, row));
}

const LINK_KEY = /(url|href|link|src)$/i;

/** What is wrong with the addresses of an item that no description knows: pages may still make links of them. */
function looseErrors(data: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((data ?? {}) as Values)
      .filter(([key, value]) => LINK_KEY.test(key) && typeof value === 'string' && value !== '')
      .filter(([, value]) => !isSafeLink(String(value).trim()))
      .map(([key]) => [`data.${key}`, 'Adres http(s), mailto, tel ya da / ile başlamalıdır.']),
  );
}

/** Refuses an item whose fields break its description; answers the description. @throws AppError invalid */
export function checkItemFields(section: Values, item: Values): ItemKind | null {
  const kind = itemKind(sectionKind(String(section.page), String(section.section)), String(item.name));
  refuse({ ...looseErrors(item.data), ...(kind && fieldErrors(kind.fields, item)) });
  if (item.name === '') refuse({ name: 'Bu alan zorunludur.' });
  return kind;
}

/** Refuses one more than the section may hold, or a brand twice. @throws AppError invalid, conflict */
export function checkRoom(kind: ItemKind | null, others: readonly RecordRow[], item: Values): void {
  if (!kind) return;
  const alike = others.filter((other) => kind.name === null || other.name === kind.name);
  if (alike.length >= kind.max) {
    const message = `${kind.label}: en fazla ${kind.max} tane eklenebilir.`;
    throw new AppError('invalid', message, { fields: { name: message } });
  }
  checkTwice(kind, alike, item);
}

/** Refuses a brand that the section has already. @throws AppError conflict */
export function checkTwice(kind: ItemKind | null, others: readonly RecordRow[], item: Values): void {
  if (kind?.addBy !== 'brands') return;
  const brandId = (item.data as Values).id;
  if (others.some((other) => other.name === kind.name && (other.data as Values).id === brandId)) {
    const message = 'Bu marka zaten ekli.';
    throw new AppError('conflict', message, { fields: { 'data.id': message } });
  }
}

/** An item that comes back finds its section as full as sections get, or itself there already. @throws AppError conflict */
export async function settleItem(write: Write, row: RecordRow): Promise<RecordRow> {
  const section = await readRecord(write, 'sections', String(row.sectionId));
  const kind = itemKind(sectionKind(String(section.page), String(section.section)), String(row.name));
  const others = (await itemsOf(write, section.id)).filter((other) => other.id !== row.id);
  try {
    checkRoom(kind, others, row);
  } catch (error) {
    if (error instanceof AppError)
      throw new AppError('conflict', error.message, { fields: error.fields ?? {} });
    throw error;
  }
  return row;
}
