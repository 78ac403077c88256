import type { Kysely } from 'kysely';
import { refusedField } from '../../../domain/errors.ts';
import { dayOf } from '../../../domain/rules/day.ts';
import type { Column, Names, TableCell } from '../../../domain/tables/column.ts';
import { guessFields } from '../../../domain/tables/importable.ts';
import { SPECIFICATION, specificationColumns } from '../../../domain/tables/products.ts';
import { createNameGathering } from '../../../domain/tables/specification-head.ts';
import { TABLE_NAMES, type TableFormat, type TableName, tableOf } from '../../../domain/tables/tables.ts';
import type { Product } from '../../../domain/things/product.ts';
import type { Context } from '../../context.ts';
import { LIST_MAX, type Page } from '../../db/list.ts';
import type { Database } from '../../db/schema.ts';
import { giveWay } from '../../give-way.ts';
import { recordAudit } from '../../records/audit.ts';
import type { Kinds, Values } from '../../records/kinds.ts';
import { readNames } from './names.ts';
import { CONTENT_TYPES, writeTable } from './write.ts';

type List = (ctx: Context, query: Values) => Promise<Page<unknown>>;
/** What a table is asked for: its format and columns, and what narrows and orders its list. */
export type ExportQuery = Values & { format?: TableFormat | undefined; columns?: string | undefined };
/** A table on its way. */
export type Exported = { fileName: string; type: string; body: ReadableStream<Uint8Array> };

/** The columns that are asked for, in that order; the usual ones where nothing is said. @throws AppError invalid */
function chosenColumns(name: TableName, asked: string | undefined): ReadonlyArray<Column<never>> {
  const { columns } = tableOf(name);
  if (asked === undefined) return columns.filter(({ isExtra }) => !isExtra);
  return [...new Set(asked.split(','))].map((key) => {
    const column = columns.find((one) => one.key === key);
    if (column) return column;
    throw refusedField('columns', 'not_allowed', `Böyle bir sütun yok: ${key || 'boş'}.`);
  });
}

/** So many technical values get a column of their own. */
const NAMES_MAX = 1000;
const TOO_MANY_NAMES = `Bu listede ${NAMES_MAX.toLocaleString('tr')} taneden çok ayrı teknik değer var. Listeyi süzün ya da teknik değerleri tek sütunda alın.`;

/** Takes lists along as tables. `lists` are the verbs that read them, which ask their caller. */
export function createExportService({
  db,
  kinds,
  clock,
  lists,
}: {
  db: Kysely<Database>;
  kinds: Kinds;
  clock: () => Date;
  lists: Readonly<Record<TableName, List>>;
}) {
  async function* rowsOf(
    ctx: Context,
    name: TableName,
    query: Values,
    first: Page<unknown>,
  ): AsyncGenerator<unknown> {
    for (let page = first; ; ) {
      yield* page.rows;
      if (!page.next) return;
      await giveWay();
      page = await lists[name](ctx, { ...query, cursor: page.next });
    }
  }

  async function* cellsOf(
    rows: AsyncIterable<unknown>,
    columns: ReadonlyArray<Column<never>>,
    names: Names,
  ): AsyncGenerator<TableCell[]> {
    for await (const row of rows) yield columns.map((column) => column.of(row as never, names));
  }

  /** Columns in which each technical value of these rows has one of its own. @throws AppError invalid */
  async function spread(
    columns: ReadonlyArray<Column<never>>,
    rows: () => AsyncIterable<unknown>,
  ): Promise<ReadonlyArray<Column<never>>> {
    if (!columns.some(({ key }) => key === SPECIFICATION)) return columns;
    const gathering = createNameGathering();
    for await (const row of rows()) gathering.add((row as Product).specifications);
    if (gathering.names.length > NAMES_MAX) throw refusedField('columns', 'too_many', TOO_MANY_NAMES);
    const isField = (head: string) => guessFields('products', [head])[0] !== null;
    const own = specificationColumns(gathering.names, isField) as ReadonlyArray<Column<never>>;
    return columns.flatMap((column) => (column.key === SPECIFICATION ? own : [column]));
  }

  /**
   * A list with what narrows and orders it, as a table; that somebody took it along is a line of the audit trail.
   * @throws AppError invalid
   */
  async function take(ctx: Context, name: TableName, asked: ExportQuery): Promise<Exported> {
    const { format = 'xlsx', columns: wanted, ...narrowed } = asked;
    const { title, fileName } = tableOf(name);
    const query = { ...narrowed, limit: LIST_MAX };
    const first = await lists[name](ctx, query);
    const columns = await spread(chosenColumns(name, wanted), () => rowsOf(ctx, name, query, first));
    const names = await readNames(db, kinds);
    const at = clock();
    const { accountId, name: actor, address } = ctx;
    const detail = { what: title.toLocaleLowerCase('tr'), count: first.total };
    await recordAudit(db, { at, event: 'exported', accountId, actor, address, detail });
    const cells = cellsOf(rowsOf(ctx, name, query, first), columns, names);
    return {
      fileName: `${fileName}-${dayOf(at)}.${format}`,
      type: CONTENT_TYPES[format],
      body: await writeTable(format, { title, columns }, cells),
    };
  }

  /** The verb that takes one list along. */
  function takerOf(name: TableName) {
    return (ctx: Context, asked: ExportQuery) => {
      ctx.require(`${name}:read`);
      return take(ctx, name, asked);
    };
  }

  return Object.fromEntries(TABLE_NAMES.map((name) => [name, takerOf(name)])) as Record<
    TableName,
    ReturnType<typeof takerOf>
  >;
}

export type ExportService = ReturnType<typeof createExportService>;
