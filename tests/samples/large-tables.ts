import { type Kysely, sql } from 'kysely';
import { quoteSums } from '../../domain/rules/quote-sums.ts';
import { sortKey } from '../../domain/rules/sort-key.ts';
import { fold } from '../../domain/rules/turkish.ts';
import { QUOTE_STATES, type QuoteOffer } from '../../domain/things/quote.ts';
import { engineOf } from '../../server/db/engine-of.ts';
import type { Database } from '../../server/db/schema.ts';
import { addHistoryLines } from './history-lines.ts';

/** How many rows of each kind: enough for planners to see which tables are large. */
const COUNTS = { brands: 100, categories: 400, products: 4000, catalogs: 300, others: 1500 };
const AT_ONCE = 200;
/** What there is never much of. */
const FEW = 40;
const MATERIALS = ['Çelik', 'Titanyum', 'Zirkonya', 'Kompozit', 'Silikon', 'Elmas', 'Karbür'];
const THINGS = ['frez', 'kanal eğesi', 'davye', 'elevatör', 'ölçü kaşığı', 'braket', 'ark teli', 'sond'];
const FOLDERS = ['products', 'logos', 'images'] as const;

function idOf(kind: string, number: number): string {
  return `${kind}-${String(number).padStart(6, '0')}`;
}

function media(number: number, ext = 'webp'): string {
  return `/media/${String(number).padStart(32, '0')}.${ext}`;
}

function nameOf(number: number): string {
  const material = MATERIALS[number % MATERIALS.length];
  return `${material} ${THINGS[(number * 5) % THINGS.length]} ${number}`;
}

function rowOf(kind: string, number: number, name = nameOf(number)) {
  const createdAt = new Date(Date.UTC(2024, 0, 1) + number * 3_600_000).toISOString();
  const id = idOf(kind, number);
  return {
    row: { id, version: 1, createdAt, updatedAt: createdAt },
    text: { searchText: fold(name), nameKey: sortKey(name) },
    shown: { slug: id, isActive: number % 40 !== 39, sortOrder: number },
  };
}

function brandOf(number: number) {
  const name = `${nameOf(number)} Dental`;
  const { row, text, shown } = rowOf('brands', number, name);
  const logoUrl = number % 10 === 0 ? null : media(number);
  return { ...row, ...text, ...shown, name, isDistributor: number % 5 === 0, logoUrl };
}

function categoryOf(number: number) {
  const name = nameOf(number);
  const { row, text, shown } = rowOf('categories', number, name);
  const parentId =
    number % 3 === 2 && number >= COUNTS.brands ? idOf('categories', number - COUNTS.brands) : null;
  const brandId = idOf('brands', number % COUNTS.brands);
  return { ...row, ...text, ...shown, name, brandId, parentId, color: '#0b4f4a' };
}

/** Every fourth product has two more pictures. */
function moreOf(number: number): string[] {
  return number % 4 === 0 ? [media((number + 1) % COUNTS.others), media((number + 2) % COUNTS.others)] : [];
}

/** The lines of those pictures: two of each such product. */
function listedFileOf(number: number) {
  const product = Math.floor(number / 2) * 4;
  return {
    entity: 'products',
    rowId: idOf('products', product),
    field: 'moreImages',
    url: moreOf(product)[number % 2],
  };
}

function productOf(number: number) {
  const name = nameOf(number);
  const { row, text, shown } = rowOf('products', number, name);
  const sku = `VT-${number}`;
  return {
    ...row,
    ...shown,
    ...{ name, nameKey: text.nameKey, sku, searchText: fold(`${name} ${sku}`), features: '[]' },
    brandId: idOf('brands', number % COUNTS.brands),
    categoryId: number % 20 === 7 ? null : idOf('categories', number % COUNTS.categories),
    catalogId: number % 6 === 0 ? idOf('catalogs', (number / 6) % COUNTS.catalogs) : null,
    priceMinor: number % 9 === 0 ? null : number * 100,
    stock: number % 17 === 0 ? 0 : number % 400,
    imageUrl: number % 11 === 0 ? null : media(number % COUNTS.others),
    moreImages: JSON.stringify(moreOf(number)),
    isFeatured: number % 60 === 0,
    isDistributor: number % 8 === 0,
    externalId: number % 3 === 0 ? `ERP-${number}` : null,
  };
}

function catalogOf(number: number) {
  const title = nameOf(number);
  const { row, text, shown } = rowOf('catalogs', number, title);
  return {
    ...row,
    ...text,
    ...shown,
    ...{
      title,
      fileUrl: media(number, 'pdf'),
      category: MATERIALS[number % MATERIALS.length] ?? null,
      tags: '[]',
    },
    thumbnailUrl: number % 10 === 0 ? null : media(number),
    isFeatured: number % 12 === 0,
    downloadCount: number % 50,
  };
}

function messageOf(number: number) {
  const name = nameOf(number);
  const { row, text } = rowOf('messages', number, name);
  const given = {
    name,
    email: 'a@klinik.example',
    phone: '0532 555 01 42',
    subject: 'Fiyat',
    message: 'Fiyat?',
  };
  const state = number % 40 === 0 ? 'new' : 'answered';
  const own = { state, assigneeId: number % 60 === 0 ? 'admin' : null, notes: '[]' } as const;
  return { ...row, ...text, ...given, ...own, isRead: number % 50 !== 0, isSuspect: number % 30 === 0 };
}

const TERMS = { currency: 'TRY', discount: 0, vatRate: 20 } as const;
const OFFER: QuoteOffer = {
  ...{ ...TERMS, items: [], delivery: '', terms: '', sums: quoteSums([], TERMS) },
  ...{ validUntil: '2030-01-31', by: 'Selin', via: 'link' },
};

function quoteOf(number: number) {
  const { row, text } = rowOf('quotes', number, nameOf(number));
  return {
    ...row,
    ...text,
    ...{ code: `TK-${number}`, token: `token-${number}`, name: nameOf(number), clinic: 'Klinik', note: '' },
    ...{
      phone: '0532 555 01 42',
      email: 'a@klinik.example',
      source: 'site' as const,
      items: '[]',
      notes: '[]',
    },
    ...{ ...TERMS, delivery: '', terms: '' },
    state: QUOTE_STATES[number % QUOTE_STATES.length] ?? 'new',
    offer: JSON.stringify(OFFER),
    isSuspect: number % 30 === 0,
    assigneeId: number % 40 === 0 ? 'admin' : null,
  };
}

function fileOf(number: number) {
  const name = nameOf(number);
  const { row, text } = rowOf('media', number, name);
  const isDocument = number % 30 === 0;
  const ext = isDocument ? 'pdf' : 'webp';
  const hash = String(number).padStart(32, '0');
  return {
    ...row,
    ...text,
    ...{ name, ext, hash, sourceHash: hash, size: number * 1000, focalX: 50, focalY: 50 },
    kind: isDocument ? ('document' as const) : ('image' as const),
    folder: isDocument ? ('catalogs' as const) : (FOLDERS[number % FOLDERS.length] ?? 'images'),
    url: media(number, ext),
    coverUrl: isDocument ? media(number) : null,
    replacedById: number % 70 === 69 ? idOf('media', number - 1) : null,
    unusedSince: number % 25 === 0 ? row.createdAt : null,
  };
}

function fileTextOf(number: number) {
  const text = nameOf(number);
  return { mediaId: idOf('media', number), text, searchText: fold(text) };
}

function auditOf(number: number) {
  const event = number % 10 === 0 ? 'exported' : 'signed_in';
  const at = new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString();
  const told = { at, event, actor: 'Selin Koç', detail: '{}', searchText: fold(`Selin Koç ${event}`) };
  return { ...told, seq: 1000 + number, previousHash: `${number}`, hash: `${number + 1}` };
}

function redirectOf(number: number) {
  const targetId = idOf('products', number % COUNTS.products);
  return {
    entity: 'products',
    scope: '',
    slug: `eski-${number}`,
    targetId,
    createdAt: '2024-01-01T00:00:00.000Z',
  };
}

/** What waits for the site: what is published is not kept for long. */
function draftOf(number: number) {
  const { row } = rowOf('drafts', number);
  const rowId = idOf('products', number);
  const content = { changes: '{"name":"Yeni"}', base: '{"name":"Eski"}', title: nameOf(number) };
  const planId = idOf('plans', number % FEW);
  return {
    ...row,
    ...content,
    kind: 'products',
    target: rowId,
    rowId,
    planId,
    author: 'Selin',
    withdraws: false,
  };
}

function planOf(number: number) {
  const { row } = rowOf('plans', number);
  return { ...row, name: `Plan ${number}`, at: '2030-01-01T05:00:00.000Z', author: 'Selin', report: '[]' };
}

/** Views of a few products on each of many days, and of all together. */
function countOf(number: number) {
  const day = new Date(Date.UTC(2026, 5, 1) + (number % 170) * 86_400_000).toISOString().slice(0, 10);
  const subject = number < 170 ? '' : idOf('products', Math.floor(number / 170));
  return { kind: 'views', day, subject, count: 1 + (number % 9) };
}

/** Puts rows into a table, many with each statement; past the write path, which tells of each. */
/** Each part by itself: who shares the one connection, as the polls of a site do, has to wait for no more than that. */
async function fill<Row>(
  db: Kysely<Database>,
  table: keyof Database,
  { count, row }: { count: number; row: (number: number) => Row },
): Promise<void> {
  for (let start = 0; start < count; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, offset) => row(start + offset));
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

async function fillSections(db: Kysely<Database>): Promise<void> {
  const { row } = rowOf('sections', 0);
  const shown = { isActive: true, sortOrder: 0 };
  for (const page of ['homepage', 'about', 'distributors', 'header', 'footer'])
    await db
      .insertInto('sections')
      .values({ ...row, ...shown, id: page, page, section: 'hero', content: '{}' })
      .execute();
  const items = { count: 40, row: (number: number) => ({ ...rowOf('item', number).row, ...shown, ...ITEM }) };
  await fill(db, 'sectionItems', items);
}
const ITEM = { sectionId: 'homepage', name: 'statistic', data: '{"value":"7","label":"yıl"}' };

/** A site with much of everything, whose planner has looked at it. Ids and slugs are the same: `products-000042`. */
export async function fillLargeTables(db: Kysely<Database>): Promise<void> {
  await fill(db, 'brands', { count: COUNTS.brands, row: brandOf });
  await fill(db, 'categories', { count: COUNTS.categories, row: categoryOf });
  await fill(db, 'catalogs', { count: COUNTS.catalogs, row: catalogOf });
  await fill(db, 'products', { count: COUNTS.products, row: productOf });
  await fill(db, 'listedFiles', { count: COUNTS.products / 2, row: listedFileOf });
  await fill(db, 'messages', { count: COUNTS.others, row: messageOf });
  await fill(db, 'quotes', { count: COUNTS.others, row: quoteOf });
  await fill(db, 'media', { count: COUNTS.others, row: fileOf });
  await fill(db, 'mediaTexts', { count: COUNTS.others, row: fileTextOf });
  await fill(db, 'auditEvents', { count: COUNTS.others, row: auditOf });
  await fill(db, 'redirects', { count: COUNTS.others, row: redirectOf });
  await fill(db, 'dailyCounts', { count: COUNTS.others, row: countOf });
  await fill(db, 'drafts', { count: FEW, row: draftOf });
  await fill(db, 'plans', { count: FEW, row: planOf });
  await fillSections(db);
  await addHistoryLines(db, 0, COUNTS.products);
  // PostgreSQL puts what was just written into its search index; until then it thinks it slow.
  await (engineOf(db) === 'sqlite' ? sql`analyze` : sql`vacuum analyze`).execute(db);
}
