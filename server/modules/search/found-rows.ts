import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ProductRow } from '../../../domain/pages/rows.ts';
import type { PageSource } from '../../../domain/pages/source.ts';
import type { Hit } from '../../../domain/search/answer.ts';
import type { FoundKind } from '../../../domain/search/kinds.ts';
import type { HeldMeasure } from '../../../domain/search/measures.ts';
import { comparedText, indexWords } from '../../../domain/search/words.ts';
import type { SettingValues } from '../../../domain/site/setting.ts';
import type { Database } from '../../db/schema.ts';
import type { Field } from './index/fields.ts';
import type { Owners } from './index/owners.ts';
import type { IndexedRow, RowContent } from './index/rows.ts';

export type Content = { row: IndexedRow; content: RowContent };
/** Which rows are read: those behind an id in the order of ids, or some. */
export type Part = { after: string; limit: number } | { ids: readonly string[] };

/** How what was found is shown: which letters of a word were asked for, and which measures. */
export type Found = { lettersOf: (word: string) => number; measures: readonly HeldMeasure[] };
/** What hits are read from. */
export type HitSource = {
  db: Kysely<Database>;
  source: Pick<PageSource, 'settings' | 'pictures' | 'figures' | 'categoryPictures'>;
  /** Products that visitors see, by their ids, in no order; with prices where the settings show them. */
  productsById: (ids: readonly string[], values: SettingValues) => Promise<Map<string, ProductRow>>;
};
/** Makes hits of rows that the index found, of those that visitors still see, in no order. */
export type Hits = (source: HitSource, rows: readonly IndexedRow[], found: Found) => Promise<Hit[]>;

/** What a search knows of a table. */
export type FoundTable = {
  table: keyof Database;
  /** How its rows are read for the index, and with them what is found by their side. */
  read: (db: Kysely<Database>, owners: Owners, part: Part) => Promise<Content[]>;
  /** What is read with its rows, under their ids and a number, before them: the pages of a document. */
  with?: FoundKind;
  /** How each kind of what it finds is shown. */
  hits: Partial<Record<FoundKind, Hits>>;
};

/** A query of a part of a table. */
export function partOf<TB extends keyof Database, O>(
  query: SelectQueryBuilder<Database, TB, O>,
  part: Part,
): SelectQueryBuilder<Database, TB, O> {
  const id = sql.ref('id');
  if ('ids' in part) return query.where(sql<SqlBool>`${id} in (${sql.join(part.ids)})`);
  return query.where(sql<SqlBool>`${id} > ${part.after}`).orderBy(id).limit(part.limit);
}

type Known = Pick<IndexedRow, 'kind' | 'id' | 'nameKey'> & { title: string } & Partial<IndexedRow>;
type Texts = Partial<Record<Field, string | null | undefined | readonly string[]>>;

/** A row as the index takes it, with what most rows are where nothing else is said. */
export function contentOf(
  { title, ...row }: Known,
  texts: Texts,
  more: Partial<Omit<RowContent, 'texts'>> = {},
): Content {
  const fields = Object.entries(texts) as [Field, Texts[Field]][];
  return {
    row: {
      key: `${row.kind}:${row.id}`,
      name: comparedText(title),
      nameWords: Math.max(1, indexWords(title).length),
      ...{ sku: '', isShown: true, inStock: false, brand: null, category: null },
      ...row,
    },
    content: {
      texts: fields.flatMap(([field, own]) => [own].flat().map((text) => [field, text] as const)),
      ...{ measures: [], code: '' },
      ...more,
    },
  };
}

export function idsOf(rows: ReadonlyArray<{ id: string }>): string[] {
  return rows.map(({ id }) => id);
}
