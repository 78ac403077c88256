import { isDeepStrictEqual } from 'node:util';
import { AppError, type Issue, refusedField } from '../../../domain/errors.ts';
import { isSafeLink } from '../../../domain/rules/safe-link.ts';
import { fieldIssues, valueAt } from '../../../domain/site/section-field.ts';
import type { ItemKind } from '../../../domain/site/section-kind.ts';
import { itemKind, sectionKind } from '../../../domain/site/section-kinds.ts';
import type { RecordRow } from '../../records/kinds.ts';
import { readRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import { itemsOf } from './items.ts';

type Values = Record<string, unknown>;

const REQUIRED = 'Bu alan zorunludur.';

/** Refuses what is wrong with a row; what was wrong with it before, and stays as it was, is let be. */
function refuse(issues: readonly Issue[], row: Values, before: Values | undefined): void {
  const fresh = issues.filter(
    ({ path }) => !before || !isDeepStrictEqual(valueAt(before, path), valueAt(row, path)),
  );
  const [first] = fresh;
  if (first) throw new AppError('invalid', first.message, { issues: fresh });
}

/** Refuses a section whose fields, changed from what they were, break its description. @throws AppError invalid */
export function checkSectionFields(row: Values, before?: Values): void {
  const kind = sectionKind(String(row.page), String(row.section));
  if (kind) refuse(fieldIssues(kind.fields, row), row, before);
}

const LINK_KEY = /(url|href|link|src)$/i;

/** What is wrong with the addresses of an item that no description knows: pages may still make links of them. */
function looseIssues(data: unknown): Issue[] {
  return Object.entries((data ?? {}) as Values)
    .filter(([key, value]) => LINK_KEY.test(key) && typeof value === 'string' && value !== '')
    .filter(([, value]) => !isSafeLink(String(value).trim()))
    .map(([key]) => ({
      path: `data.${key}`,
      code: 'invalid_format',
      message: 'Adres http(s), mailto, tel ya da / ile başlamalıdır.',
    }));
}

/**
 * Refuses an item whose fields, changed from what they were, break its description; answers the description.
 * @throws AppError invalid
 */
export function checkItemFields(section: Values, item: Values, before?: Values): ItemKind | null {
  const kind = itemKind(sectionKind(String(section.page), String(section.section)), String(item.name));
  const named = kind ? fieldIssues(kind.fields, item) : [];
  const paths = new Set(named.map((issue) => issue.path));
  const loose = looseIssues(item.data).filter((issue) => !paths.has(issue.path));
  const known = before?.name === item.name ? before : undefined;
  refuse([...loose, ...named], item, known);
  if (item.name === '') refuse([{ path: 'name', code: 'required', message: REQUIRED }], item, known);
  return kind;
}

/** Refuses one more than the section may hold, or a brand twice. @throws AppError invalid, conflict */
export function checkRoom(kind: ItemKind | null, others: readonly RecordRow[], item: Values): void {
  if (!kind) return;
  const alike = others.filter((other) => kind.name === null || other.name === kind.name);
  if (alike.length >= kind.max) {
    const message = `${kind.label}: en fazla ${kind.max} tane eklenebilir.`;
    throw refusedField('name', 'too_many', message);
  }
  checkTwice(kind, alike, item);
}

/** Refuses a brand that the section has already. @throws AppError conflict */
export function checkTwice(kind: ItemKind | null, others: readonly RecordRow[], item: Values): void {
  if (kind?.addBy !== 'brands') return;
  const brandId = (item.data as Values).id;
  if (others.some((other) => other.name === kind.name && (other.data as Values).id === brandId)) {
    const message = 'Bu marka zaten ekli.';
    throw new AppError('conflict', message, {
      reason: 'item_exists',
      issues: [{ path: 'data.id', code: 'taken', message }],
    });
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
    if (!(error instanceof AppError)) throw error;
    const { message, reason = 'section_full', issues } = error;
    throw new AppError('conflict', message, { reason, issues });
  }
  return row;
}
