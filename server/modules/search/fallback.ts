import type { PageSource } from '../../../domain/pages/source.ts';
import { cleanText } from '../../../domain/rules/clean-text.ts';
import { nameRank } from '../../../domain/rules/fold-marks.ts';
import { foldWords, sortKey } from '../../../domain/rules/turkish.ts';
import type { FindAnswer, SuggestAnswer } from '../../../domain/search/answer.ts';
import { FIND_LIMIT, type FindAsked } from '../../../domain/search/asked.ts';
import { FOUND_KINDS, type FoundKind } from '../../../domain/search/kinds.ts';
import { comparedText, indexWords } from '../../../domain/search/words.ts';
import type { CatalogueVerbs } from '../../all-kinds.ts';
import { VISITOR } from '../../context.ts';
import type { IndexedRow, Owner } from './index/rows.ts';
import { type ByKind, countsOf, firstOf, narrowProducts } from './narrow.ts';
import { groupsOf, type Presenter } from './present.ts';

/** So many rows of a kind are looked at. */
const ROWS_MAX = 500;

type Row = {
  id: string;
  name: string;
  brand?: Named;
  category?: Named | null;
  sku?: string;
  stock?: number | null;
};
type Named = { id: string; name: string; slug: string };

type Options = {
  catalogue: Pick<CatalogueVerbs, 'products' | 'brands' | 'categories' | 'catalogs'>;
  source: Pick<PageSource, 'settings'>;
  present: Presenter;
};

/** A catalog's category is a word, and no row. */
function withoutCategory({ id, name }: Pick<Row, 'id' | 'name'>): Row {
  return { id, name };
}

/** Answers from the database's own search, in the same shape: for as long as there is no index after a start. */
export function createFallback({ catalogue, source, present }: Options) {
  const owners = new Map<string, Owner>();

  function ownerOf(named: Named | null | undefined): Owner | null {
    if (!named) return null;
    const known = owners.get(named.id) ?? { no: owners.size, ...named, isShown: true };
    owners.set(named.id, known);
    return known;
  }

  function rowOf(kind: FoundKind, row: Row): IndexedRow {
    return {
      ...{ kind, id: row.id, key: `${kind}:${row.id}` },
      name: comparedText(row.name),
      nameWords: indexWords(row.name).length,
      nameKey: sortKey(row.name),
      sku: row.sku ?? '',
      isShown: true,
      inStock: (row.stock ?? 0) > 0,
      brand: ownerOf(row.brand),
      category: ownerOf(row.category),
    };
  }

  async function look(q: string): Promise<ByKind> {
    owners.clear();
    const words = foldWords(q);
    const kinds: ByKind = { product: [], brand: [], category: [], catalog: [], page: [] };
    if (words.length === 0) return kinds;
    const query = { search: q, limit: ROWS_MAX };
    const lists: Array<[FoundKind, Promise<{ rows: readonly Row[] }>]> = [
      ['product', catalogue.products.list(VISITOR, query)],
      ['brand', catalogue.brands.list(VISITOR, query)],
      ['category', catalogue.categories.list(VISITOR, query)],
      [
        'catalog',
        catalogue.catalogs.list(VISITOR, query).then(({ rows }) => ({ rows: rows.map(withoutCategory) })),
      ],
    ];
    for (const [kind, list] of lists)
      kinds[kind] = (await list).rows.map((row) => ({
        row: rowOf(kind, row),
        score: 2 - (nameRank(row.name, words) ?? 2),
      }));
    return kinds;
  }

  function found(q: string) {
    const words = indexWords(q);
    return {
      measures: [],
      lettersOf: (word: string) =>
        words.reduce((most, one) => (word.startsWith(one) ? Math.max(most, one.length) : most), 0),
    };
  }

  return {
    find: async (asked: FindAsked): Promise<FindAnswer> => {
      const kinds = await look(asked.q);
      const { showPrices } = await source.settings();
      const { left, facets } = narrowProducts(kinds.product, asked, showPrices === 'true');
      const kind = asked.kind ?? FOUND_KINDS.find((one) => kinds[one].length > 0) ?? 'product';
      const rows = kind === 'product' ? left : kinds[kind];
      const { page = 1, limit = FIND_LIMIT, sort = 'relevance' } = asked;
      const part = firstOf(rows, page * limit, sort).slice((page - 1) * limit);
      return {
        query: cleanText(asked.q),
        kind,
        hits: await present(
          part.map(({ row }) => row),
          found(asked.q),
        ),
        total: rows.length,
        ...{ page, limit, sort },
        counts: countsOf(kinds),
        facets,
        understood: [],
        suggestions: [],
        isCorrected: false,
      };
    },
    suggest: async (
      q: string,
      sizes: Record<'products' | 'places' | 'papers', number>,
    ): Promise<SuggestAnswer> => {
      const kinds = await look(q);
      const counts = countsOf(kinds);
      const rows = [
        ...firstOf(kinds.product, sizes.products, 'relevance'),
        ...firstOf([...kinds.brand, ...kinds.category], sizes.places, 'relevance'),
        ...firstOf(kinds.catalog, sizes.papers, 'relevance'),
      ];
      const hits = await present(
        rows.map(({ row }) => row),
        found(q),
      );
      return {
        query: cleanText(q),
        ...groupsOf(hits),
        counts,
        total: FOUND_KINDS.reduce((sum, kind) => sum + counts[kind], 0),
        understood: [],
        suggestions: [],
        isCorrected: false,
      };
    },
  };
}
