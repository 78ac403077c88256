import type { AnyDb, Values } from './any-db.ts';
import { fold } from './turkish.ts';

type Row = Values | null;
/** A line of the history, as the activity list looked at it. */
export type Deed = {
  id: string;
  at: string;
  accountId: string | null;
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  name: string;
  before: Row;
  after: Row;
};
/** What one person wrote at one moment to one type of thing. */
export type Line = {
  first: Deed;
  type: string;
  count: number;
  actions: Set<string>;
  entities: Set<string>;
  changed: Set<string>;
  activity: Set<boolean | null>;
  sectionIds: Set<string>;
};

/** What pages and their sections were called. */
const TITLES: Record<string, { label: string; sections: Record<string, string> }> = {
  homepage: {
    label: 'Ana sayfa',
    sections: {
      hero: 'Hero',
      'featured-products': 'Öne çıkan ürünler',
      'distributor-brands': 'Bayilik markaları',
      'brands-carousel': 'Logo şeridi',
      'about-preview': 'Hakkımızda',
      testimonials: 'Yorumlar',
      gallery: 'Klinik galerisi',
    },
  },
  about: {
    label: 'Kurumsal',
    sections: {
      hero: 'Hero',
      values: 'Değerler',
      statistics: 'İstatistikler',
      'mission-vision': 'Vizyon ve misyon',
    },
  },
  distributors: { label: 'Bayiliklerimiz', sections: { hero: 'Hero', products: 'Ürünler' } },
  header: { label: 'Üst menü', sections: { logo: 'Logo', navigation: 'Menü' } },
  footer: {
    label: 'Alt bilgi',
    sections: {
      'company-info': 'Şirket bilgisi',
      'contact-info': 'İletişim bilgisi',
      'quick-links': 'Hızlı bağlantılar',
      'social-media': 'Sosyal medya',
    },
  },
};

const SILENT = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'downloadCount',
  'viewCount',
  'sectionId',
  'unusedSince',
]);
const NESTED = new Set(['content', 'data', 'values']);

/** The fields of a row, those inside `content`, `data` and `values` by their paths. */
function flat(row: Row): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [column, value] of Object.entries(row ?? {})) {
    if (SILENT.has(column)) continue;
    if (!NESTED.has(column) || typeof value !== 'object' || value === null || Array.isArray(value))
      fields.set(column, value);
    else for (const [name, inner] of Object.entries(value)) fields.set(`${column}.${name}`, inner);
  }
  return fields;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
}

function changedFields(before: Row, after: Row): string[] {
  const [old, next] = [flat(before), flat(after)];
  return [...new Set([...next.keys(), ...old.keys()])].filter((field) => {
    const [a, b] = [old.get(field), next.get(field)];
    return !(isEmpty(a) && isEmpty(b)) && JSON.stringify(a) !== JSON.stringify(b);
  });
}

/** The kind of line that tells of a row. */
export function typeOf(entity: string): string {
  return entity === 'sections' || entity === 'sectionItems' ? 'site' : entity;
}

/** Begins a line with its first row; the line goes by that row's id. */
export function openLine(first: Deed): Line {
  const sets = { actions: new Set<string>(), entities: new Set<string>(), changed: new Set<string>() };
  return { first, type: typeOf(first.entity), count: 0, ...sets, activity: new Set(), sectionIds: new Set() };
}

/** Counts a row in. */
export function addDeed(line: Line, { action, entity, entityId, before, after }: Deed): void {
  line.actions.add(action);
  line.entities.add(entity);
  line.count += 1;
  line.activity.add(typeof after?.isActive === 'boolean' ? after.isActive : null);
  if (entity === 'sections') line.sectionIds.add(entityId);
  if (entity === 'sectionItems') line.sectionIds.add(String((after ?? before)?.sectionId));
  if (action === 'update') for (const field of changedFields(before, after)) line.changed.add(field);
}

function only<T>(values: ReadonlySet<T>): T | undefined {
  return values.size === 1 ? [...values][0] : undefined;
}

async function placeOf(db: AnyDb, ids: ReadonlySet<string>): Promise<{ place: string; name: string } | null> {
  if (ids.size === 0) return null;
  const rows = await db
    .selectFrom('sections')
    .select(['page', 'section'])
    .where('id', 'in', [...ids])
    .execute();
  const places = rows.map((row) => ({ page: String(row.page), section: String(row.section) }));
  const [first] = places;
  if (!first || places.some(({ page }) => page !== first.page)) return null;
  const { label, sections } = TITLES[first.page] ?? { label: first.page, sections: {} };
  if (places.length > 1) return { place: first.page, name: label };
  const name = `${label}, ${sections[first.section] ?? first.section}`;
  return { place: `${first.page}/${first.section}`, name };
}

/** Stores a finished line. */
export async function storeLine(db: AnyDb, line: Line): Promise<void> {
  const { first, type, count } = line;
  const site = await placeOf(db, line.sectionIds);
  const name = (site?.name ?? first.name).slice(0, 300);
  await db
    .insertInto('activities')
    .values({
      id: first.id,
      at: first.at,
      person: first.accountId ?? first.actor,
      actor: first.actor,
      action: only(line.actions) ?? 'update',
      type,
      entity: only(line.entities) ?? 'sections',
      entityId: first.entityId,
      name,
      count,
      changed: JSON.stringify([...line.changed]),
      isActive: only(line.activity) ?? null,
      place: site?.place ?? null,
      operation: null,
      searchText: fold(`${name} ${first.actor}`),
    })
    .execute();
}
