import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { safeSource } from '../../../domain/pages/content.ts';
import type { PictureOf } from '../../../domain/pages/picture.ts';
import { factLine, productHref } from '../../../domain/pages/product-card.ts';
import type { ProductRow } from '../../../domain/pages/rows.ts';
import { specificationTexts, valueWithUnit } from '../../../domain/rules/specification.ts';
import { tintAt } from '../../../domain/rules/tint.ts';
import type { FoundFact, Marked, ProductHit } from '../../../domain/search/answer.ts';
import { factOf, type PlainFact } from '../../../domain/search/facts.ts';
import { markWords } from '../../../domain/search/marks.ts';
import { type HeldMeasure, holdsMeasure, measuresIn, measuresOf } from '../../../domain/search/measures.ts';
import { plainCode } from '../../../domain/search/words.ts';
import { contentOf, type Found, type FoundTable, type Hits, idsOf, partOf } from './found-rows.ts';

const FACTS_SHOWN = 3;

const read: FoundTable['read'] = async (db, owners, part) => {
  const query = db
    .selectFrom('products')
    .select(['id', 'name', 'nameKey', 'sku', 'description', 'features', 'specifications'])
    .select(['brandId', 'categoryId', 'stock', 'isActive']);
  const rows = await partOf(query, part).execute();
  return rows.map(({ id, name, nameKey, sku, description, features, specifications, ...row }) => {
    const brand = owners.brand(row.brandId);
    const found = owners.category(row.categoryId);
    const category = found?.isShown ? found : null;
    const [isShown, inStock] = [row.isActive, (row.stock ?? 0) > 0];
    const measures = [
      ...specifications.flatMap(measuresOf),
      ...[name, ...features, description ?? ''].flatMap(measuresIn),
    ];
    return contentOf(
      { kind: 'product', id, title: name, nameKey, sku, isShown, inStock, brand, category },
      {
        name,
        code: sku,
        brand: brand?.name,
        category: category?.name,
        description,
        feature: [...features, ...specificationTexts(specifications)],
      },
      { measures, specifications, code: plainCode(sku) },
    );
  });
};

type WeighedFact = { label: string | null; value: Marked; weight: number };

function weighed({ label, value }: PlainFact, measures: readonly HeldMeasure[], found: Found): WeighedFact {
  const marked = markWords(value, found.lettersOf);
  const named = label ? markWords(label, found.lettersOf).marks.length : 0;
  const isHeld = found.measures.some((asked) => measures.some((held) => holdsMeasure(held, asked)));
  return { label, value: marked, weight: (isHeld ? 100 : 0) + marked.marks.length + named };
}

/** The facts of a product, those that the search found first: its technical data, then what its features say. */
function factsOf({ specifications, features }: ProductRow, found: Found): WeighedFact[] {
  const told = specifications.map((one) =>
    weighed({ label: one.label, value: valueWithUnit(one) }, measuresOf(one), found),
  );
  const featured = features.map((feature) => weighed(factOf(feature), measuresIn(feature), found));
  return [...told, ...featured].toSorted((a, b) => b.weight - a.weight);
}

function lineOf(product: ProductRow, facts: readonly WeighedFact[], { lettersOf }: Found): Marked | null {
  const [best] = facts;
  if (best && best.weight > 0)
    return best.label ? markWords(`${best.label} ${best.value.text}`, lettersOf) : best.value;
  const line = factLine(product.features, product.description);
  return line === null ? null : markWords(line, lettersOf);
}

function productHit(product: ProductRow, found: Found, at: number, pictureOf: PictureOf): ProductHit {
  const { lettersOf } = found;
  const picture = pictureOf(safeSource(product.imageUrl));
  const facts = factsOf(product, found);
  return {
    kind: 'product',
    id: product.id,
    name: markWords(product.name, lettersOf),
    href: productHref(product),
    brand: markWords(product.brand.name, lettersOf),
    category: markWords(product.category?.name ?? NO_CATEGORY.name, lettersOf),
    code: markWords(product.sku, lettersOf),
    picture,
    tint: picture?.tint ?? tintAt(at),
    price: product.price,
    currency: product.currency,
    inStock: product.stock === null ? null : product.stock > 0,
    line: lineOf(product, facts, found),
    facts: facts
      .flatMap(({ label, value }): FoundFact[] => (label ? [{ label, value }] : []))
      .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
      .slice(0, FACTS_SHOWN),
  };
}

const hitsOf: Hits = async ({ source, productsById }, some, found) => {
  const ids = idsOf(some);
  const rows = await productsById(ids, await source.settings());
  const pictureOf = await source.pictures([...rows.values()].map(({ imageUrl }) => imageUrl));
  return [...rows.values()].map((row) => productHit(row, found, ids.indexOf(row.id), pictureOf));
};

/** Products, with their brand, category and technical data. */
export const products = {
  table: 'products',
  read,
  hits: { product: hitsOf },
} as const satisfies FoundTable;
