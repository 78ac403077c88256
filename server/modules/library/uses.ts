import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MediaUse } from '../../../domain/things/media-file.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import type { Kinds, RecordKind, Values } from '../../records/kinds.ts';
import { inTrash } from '../../records/trash.ts';

type Db = Kysely<Database>;
export type Uses = Map<string, MediaUse[]>;

const ADDRESS = /\/media\/[0-9a-f]{32}\.[a-z]{3,4}/g;

/** Every address of ours in a value, however deep. */
function addressesIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value ?? null).match(ADDRESS) ?? []);
}

function filesOf({ files = {} }: RecordKind): string[] {
  return Object.keys(files);
}

/** Whether rows of a kind hold addresses inside of texts and objects; there are few of those. */
function isFreeForm({ files = {} }: RecordKind): boolean {
  return Object.values(files).includes('inside');
}

type FileColumnOf = { kind: RecordKind; column: string };

/** The columns of kinds that are read by index, by how they hold addresses. */
function columnsThat(holds: 'address' | 'addresses', { all }: Kinds): FileColumnOf[] {
  const plain = all.filter((kind) => !isFreeForm(kind));
  return plain.flatMap((kind) =>
    filesOf(kind).flatMap((column) => (kind.files?.[column] === holds ? { kind, column } : [])),
  );
}

/** Where a single address stands in a column: in those of the kinds, and in the lines of all lists. */
function singles(kinds: Kinds): Array<{ table: string; column: string }> {
  const own = columnsThat('address', kinds).map(({ kind, column }) => ({ table: kind.name, column }));
  return [...own, { table: 'listedFiles', column: 'url' }];
}

/** The rows of `listedFiles` that lie behind a column. */
function linesOf({ kind, column }: FileColumnOf, line: string): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${line}.entity`)} = ${kind.name} and ${sql.ref(`${line}.field`)} = ${column})`;
}

/** The page and section that a use in a row of the site names. */
async function placesOf(db: Db, { name, place, owner }: RecordKind): Promise<Map<string, Values>> {
  if (!place) return new Map();
  const from =
    place === 'owner' && owner
      ? sql`${sql.table(name)} x join ${sql.table(owner.kind)} p on p.id = ${sql.ref(`x.${owner.column}`)}`
      : sql`${sql.table(name)} x join ${sql.table(name)} p on p.id = x.id`;
  const { rows } = await sql<{ id: string; page: string; section: string }>`
    select x.id, p.page, p.section from ${from}`.execute(db);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}

/** Every row that may hold addresses anywhere inside, with those that it holds. */
async function freeForm(db: Db, { all }: Kinds): Promise<Array<{ use: MediaUse; addresses: Set<string> }>> {
  const found = [];
  for (const kind of all.filter(isFreeForm)) {
    const columns = filesOf(kind);
    const rows = (await db
      .selectFrom(kind.name as 'sections')
      .selectAll()
      .execute()) as unknown as Array<Values & { id: string }>;
    const places = await placesOf(db, kind);
    for (const row of rows) {
      const use = {
        entity: kind.name,
        id: row.id,
        name: kind.title(row),
        field: columns[0],
        ...places.get(row.id),
      };
      found.push({ use: use as MediaUse, addresses: addressesIn(columns.map((column) => row[column])) });
    }
  }
  return found;
}

/** Where these addresses are shown now; what is in the trash is not counted. */
export async function usesOf(db: Db, kinds: Kinds, urls: readonly string[]): Promise<Uses> {
  const uses: Uses = new Map(urls.map((url) => [url, []]));
  if (urls.length === 0) return uses;
  const add = (url: string, row: Values & { id: string }, { kind, column }: FileColumnOf) => {
    const use = { entity: kind.name, id: row.id, name: kind.title(row), field: column } as MediaUse;
    uses.get(url)?.push(use);
  };
  for (const own of columnsThat('address', kinds)) {
    const { rows } = await sql<Values & { id: string }>`
      select * from ${sql.table(own.kind.name)} where ${among(own.column, urls)}`.execute(db);
    for (const row of rows) add(String(row[own.column]), row, own);
  }
  for (const own of columnsThat('addresses', kinds)) {
    const { rows } = await sql<Values & { id: string; listed: string }>`
      select x.*, l.url as listed from "listedFiles" l join ${sql.table(own.kind.name)} x on x.id = l."rowId"
      where ${among('l.url', urls)} and ${linesOf(own, 'l')}`.execute(db);
    for (const row of rows) add(row.listed, row, own);
  }
  for (const { use, addresses } of await freeForm(db, kinds))
    for (const url of addresses) uses.get(url)?.push(use);
  return uses;
}

/** In how many places these addresses are shown now: of a picture that thousands of rows show, none of them is read. */
export async function countUses(db: Db, kinds: Kinds, urls: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(urls.map((url) => [url, 0]));
  if (urls.length === 0) return counts;
  const add = (url: string, count: number) => {
    const known = counts.get(url);
    if (known !== undefined) counts.set(url, known + count);
  };
  for (const { table, column } of singles(kinds)) {
    const { rows } = await sql<{
      url: string;
      count: number;
    }>`select ${sql.ref(column)} as url, count(*) as count
      from ${sql.table(table)} where ${among(column, urls)} group by ${sql.ref(column)}`.execute(db);
    for (const { url, count } of rows) add(url, Number(count));
  }
  for (const { addresses } of await freeForm(db, kinds)) for (const url of addresses) add(url, 1);
  return counts;
}

/** The condition that something shows a file of `media`. */
export async function isShown(db: Db, kinds: Kinds): Promise<RawBuilder<SqlBool>> {
  const columns = singles(kinds).map(
    ({ table, column }) =>
      // Of `exists` PostgreSQL would make a table of all addresses, for the few files of a list.
      sql`(select 1 from ${sql.table(table)} x where ${sql.ref(`x.${column}`)} = media.url limit 1) is not null`,
  );
  const inside = (await freeForm(db, kinds)).flatMap(({ addresses }) => [...addresses]);
  const held = inside.length > 0 ? [among('media.url', inside)] : [];
  return sql<SqlBool>`(${sql.join([...columns, ...held], sql` or `)})`;
}

/** Every address that something shows now, also one with a query behind it. */
export async function allShown(db: Db, kinds: Kinds): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const { table, column } of singles(kinds)) {
    const { rows } = await sql<{ url: string }>`select distinct ${sql.ref(column)} as url
      from ${sql.table(table)} where ${sql.ref(column)} like '/media/%'`.execute(db);
    for (const { url } of rows) for (const address of addressesIn(url)) shown.add(address);
  }
  for (const { addresses } of await freeForm(db, kinds)) for (const address of addresses) shown.add(address);
  return shown;
}

/** Every address that a row in the trash would show again when it comes back, and the files in the trash. */
export async function allInTrash(db: Db): Promise<Set<string>> {
  const rows = await inTrash(db).select(sql<string>`cast(history."before" as text)`.as('row')).execute();
  return new Set(rows.flatMap(({ row }) => row?.match(ADDRESS) ?? []));
}
