import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type AnyDb, eachRow, type Values } from './frozen/any-db.ts';
import { cleanText, fold, sortKey } from './frozen/turkish.ts';

type Form = 'line' | 'lines' | 'list' | 'json';
type Table = {
  texts: Record<string, Form>;
  /** Columns that may not be empty: what has nothing but unseen signs stays as it is. */
  required?: readonly string[];
  search?: readonly string[];
  name?: string;
};

const TABLES: Record<string, Table> = {
  brands: {
    texts: {
      name: 'line',
      description: 'lines',
      country: 'line',
      logo: 'line',
      established: 'line',
      logoUrl: 'line',
      website: 'line',
    },
    required: ['name'],
    search: ['name', 'country'],
    name: 'name',
  },
  categories: {
    texts: { name: 'line', description: 'lines', icon: 'line' },
    required: ['name'],
    search: ['name', 'description'],
    name: 'name',
  },
  products: {
    texts: {
      name: 'line',
      description: 'lines',
      sku: 'line',
      features: 'list',
      imageUrl: 'line',
      videoUrl: 'line',
    },
    required: ['name', 'sku'],
    search: ['name', 'sku'],
    name: 'name',
  },
  catalogs: {
    texts: {
      title: 'line',
      description: 'lines',
      category: 'line',
      tags: 'list',
      fileName: 'line',
      fileUrl: 'line',
      thumbnailUrl: 'line',
    },
    required: ['title'],
    search: ['title', 'description', 'category', 'tags'],
    name: 'title',
  },
  sections: {
    texts: { title: 'line', subtitle: 'line', description: 'lines', imageUrl: 'line', content: 'json' },
  },
  sectionItems: { texts: { name: 'line', data: 'json' }, required: ['name'] },
  settings: { texts: { values: 'json' } },
  messages: {
    texts: { name: 'line', email: 'line', phone: 'line', subject: 'line', message: 'lines' },
    required: ['name', 'email', 'phone', 'subject', 'message'],
    search: ['name', 'email', 'phone', 'subject', 'message'],
    name: 'name',
  },
  media: {
    texts: { name: 'line', alt: 'line' },
    required: ['name'],
    search: ['name', 'alt'],
    name: 'name',
  },
};

function clean(value: unknown, form: Form): unknown {
  if (typeof value === 'string') return cleanText(value, form === 'line' ? 'line' : 'lines');
  if (form === 'list' && Array.isArray(value)) return value.map((one) => clean(one, 'line')).filter(Boolean);
  if (form !== 'json' || !value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => clean(one, 'json'));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, 'json')]));
}

/** The columns of a row, or of a row in the history, that are different when clean. */
function cleanColumns(table: Table, row: Values): Values {
  const changed: Values = {};
  for (const [column, form] of Object.entries(table.texts)) {
    if (!(column in row)) continue;
    const isRequired = table.required?.includes(column) ?? false;
    const value = clean(row[column], form);
    const kept = value !== '' ? value : isRequired ? row[column] : null;
    if (JSON.stringify(kept) !== JSON.stringify(row[column])) changed[column] = kept;
  }
  return changed;
}

function derived(table: Table, row: Values): Values {
  const texts = (table.search ?? []).flatMap((column) => row[column]).filter(Boolean);
  return {
    ...(table.search && { searchText: fold(texts.join(' ')) }),
    ...(table.name && { nameKey: sortKey(String(row[table.name])) }),
  };
}

async function set(db: AnyDb, name: string, row: Values, values: Values, id = 'id'): Promise<void> {
  const bound = Object.entries(values).map(([column, value]) => [
    column,
    value && typeof value === 'object' ? JSON.stringify(value) : value,
  ]);
  await db
    .updateTable(name)
    .set(Object.fromEntries(bound) as never)
    .where(id, '=', row[id] as never)
    .execute();
}

/** A value that no other row has, with a number where one does. */
async function free(db: AnyDb, name: string, column: string, row: Values, wanted: unknown): Promise<string> {
  for (let number = 0; ; number++) {
    const value = number === 0 ? String(wanted) : `${String(wanted)}-${number}`;
    const other = await db
      .selectFrom(name)
      .select('id')
      .where(column, '=', value as never)
      .where('id', '!=', String(row.id))
      .executeTakeFirst();
    if (!other) return value;
  }
}

async function cleanTable(db: AnyDb, name: string, table: Table): Promise<number> {
  let changed = 0;
  await eachRow(db, name, async (row) => {
    const columns = cleanColumns(table, row);
    if (Object.keys(columns).length === 0) return;
    if (columns.sku) columns.sku = await free(db, name, 'sku', row, columns.sku);
    await set(db, name, row, { ...columns, ...derived(table, { ...row, ...columns }) });
    changed += 1;
  });
  return changed;
}

async function cleanHistory(db: AnyDb): Promise<void> {
  await eachRow(db, 'history', async (line) => {
    const table = TABLES[String(line.entity)];
    const columns = cleanColumns(
      { texts: { name: 'line', actor: 'line' }, required: ['name', 'actor'] },
      line,
    );
    for (const state of ['before', 'after']) {
      const row = line[state] as Values | null;
      const values = table && row ? cleanColumns(table, row) : {};
      if (Object.keys(values).length > 0) columns[state] = { ...row, ...values };
    }
    if (Object.keys(columns).length === 0) return;
    const { name, actor } = { ...line, ...columns };
    await set(db, 'history', line, { ...columns, searchText: fold(`${String(name)} ${String(actor)}`) });
  });
}

async function cleanAccounts(db: AnyDb): Promise<void> {
  await eachRow(db, 'accounts', async (row) => {
    const columns = cleanColumns(
      { texts: { name: 'line', email: 'line' }, required: ['name', 'email'] },
      row,
    );
    const isTaken =
      columns.email && (await free(db, 'accounts', 'email', row, columns.email)) !== columns.email;
    // Two accounts that look alike stay two: the operator tells which one goes.
    if (isTaken) delete columns.email;
    if (Object.keys(columns).length > 0) await set(db, 'accounts', row, columns);
  });
}

/**
 * Takes what word processors leave unseen out of all stored texts, the history among them, so that what is restored
 * from it is clean too. Addresses stay as they are: people have them. Versions stay: nobody edited.
 */
export const cleanStoredText: Migration = {
  async up(typed: Kysely<never>) {
    const db = typed as unknown as AnyDb;
    let changed = 0;
    for (const [name, table] of Object.entries(TABLES)) changed += await cleanTable(db, name, table);
    await cleanHistory(db);
    await cleanAccounts(db);
    await eachRow(
      db,
      'mediaTexts',
      async (row) => {
        const searchText = fold(String(row.text));
        if (searchText !== row.searchText) await set(db, 'mediaTexts', row, { searchText }, 'mediaId');
      },
      'mediaId',
    );
    if (changed > 0)
      await sql`update revisions set "revision" = "revision" + 1 where "id" = 'content'`.execute(typed);
  },
};
