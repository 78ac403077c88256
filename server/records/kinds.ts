import { chatDigits } from '../../domain/chat-link.ts';
import { messageReference } from '../../domain/message.ts';
import { sectionTitle } from '../../domain/section/kinds.ts';
import { fold, sortKey } from '../../domain/turkish.ts';

/** The tables whose rows people edit; all of them go through the one write path. */
export const RECORD_KINDS = [
  'brands',
  'categories',
  'products',
  'catalogs',
  'sections',
  'sectionItems',
  'settings',
  'messages',
  'media',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A row as the write path sees it, whatever its table. */
export type RecordRow = { id: string; version: number; createdAt: string; updatedAt: string } & Record<
  string,
  unknown
>;

type Values = Record<string, unknown>;

export type KindRules = {
  /** What a person calls one of them. */
  noun: string;
  /** The name shown in history, trash and activities. */
  title: (row: Values) => string;
  /** Columns that hold JSON. */
  json: readonly string[];
  /** The texts that a search matches. */
  search?: (row: Values) => unknown[];
  /** Column of the name that lists are sorted by. */
  nameColumn?: string;
  /** Slugs are unique within the scope. */
  slugScope?: (row: Values) => string;
  /** Whether a change of it changes a public page. */
  isPublic: boolean;
};

function site(): string {
  return '';
}

export const KIND_RULES: Record<RecordKind, KindRules> = {
  brands: {
    noun: 'Marka',
    title: (row) => String(row.name),
    json: [],
    search: (row) => [row.name, row.country],
    nameColumn: 'name',
    slugScope: site,
    isPublic: true,
  },
  categories: {
    noun: 'Kategori',
    title: (row) => String(row.name),
    json: [],
    search: (row) => [row.name, row.description],
    nameColumn: 'name',
    slugScope: (row) => String(row.brandId),
    isPublic: true,
  },
  products: {
    noun: 'Ürün',
    title: (row) => String(row.name),
    json: ['features'],
    search: (row) => [row.name, row.sku],
    nameColumn: 'name',
    slugScope: site,
    isPublic: true,
  },
  catalogs: {
    noun: 'Katalog',
    title: (row) => String(row.title),
    json: ['tags'],
    search: (row) => [row.title, row.description, row.category, ...(Array.isArray(row.tags) ? row.tags : [])],
    nameColumn: 'title',
    slugScope: site,
    isPublic: true,
  },
  sections: {
    noun: 'Bölüm',
    title: (row) => sectionTitle(String(row.page), String(row.section)),
    json: ['content'],
    isPublic: true,
  },
  sectionItems: { noun: 'Bölüm öğesi', title: itemTitle, json: ['data'], isPublic: true },
  settings: { noun: 'Ayarlar', title: () => 'Site ayarları', json: ['values'], isPublic: true },
  messages: {
    noun: 'Mesaj',
    title: (row) => `${row.name}: ${row.subject}`,
    json: [],
    search: messageTexts,
    nameColumn: 'name',
    isPublic: false,
  },
  media: {
    noun: 'Dosya',
    title: (row) => String(row.name),
    json: [],
    search: (row) => [row.name, row.alt],
    nameColumn: 'name',
    isPublic: true,
  },
};

function itemTitle(row: Values): string {
  const data = (row.data ?? {}) as Values;
  const label = data.title ?? data.clinicName ?? data.label ?? data.name;
  return label ? `${row.name}: ${label}` : String(row.name);
}

/** Numbers are found as they are shown and as they are dialled. */
function messageTexts(row: Values): unknown[] {
  const phone = String(row.phone);
  const numbers = [phone, phone.replace(/\D/g, ''), chatDigits(phone), messageReference(String(row.id))];
  return [row.name, row.email, row.subject, row.message, ...numbers];
}

/** The columns derived from a row's own texts. */
export function derivedColumns(kind: RecordKind, row: Values): Values {
  const rules = KIND_RULES[kind];
  return {
    ...(rules.search && { searchText: fold(rules.search(row).filter(Boolean).join(' ')) }),
    ...(rules.nameColumn && { nameKey: sortKey(String(row[rules.nameColumn])) }),
  };
}

/** A row without the columns that only searches and sorts read. */
export function withoutDerived(row: Values): Values {
  const { searchText: _search, nameKey: _key, ...own } = row;
  return own;
}

/** The row with its JSON columns as text, ready to be bound. */
export function toColumns(kind: RecordKind, row: Values): Values {
  const columns = { ...row };
  for (const name of KIND_RULES[kind].json)
    if (name in columns) columns[name] = JSON.stringify(columns[name]);
  return columns;
}
