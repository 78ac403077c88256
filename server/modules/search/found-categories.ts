import { safeSource } from '../../../domain/pages/content.ts';
import { tintAt } from '../../../domain/rules/tint.ts';
import type { Hit } from '../../../domain/search/answer.ts';
import { markWords } from '../../../domain/search/marks.ts';
import { categoryPath } from '../../../domain/site/paths.ts';
import { allFacts } from '../brands/service.ts';
import { contentOf, type FoundTable, type Hits, idsOf, partOf } from './found-rows.ts';

const read: FoundTable['read'] = async (db, owners, part) => {
  const query = db.selectFrom('categories').select(['id', 'name', 'nameKey', 'description', 'brandId']);
  const rows = await partOf(query, part).execute();
  return rows.map(({ id, name, nameKey, description, brandId }) => {
    const [brand, category] = [owners.brand(brandId), owners.category(id)];
    return contentOf(
      { kind: 'category', id, title: name, nameKey, brand, category, isShown: category?.isShown ?? false },
      { name, brand: brand?.name, description },
    );
  });
};

const hitsOf: Hits = async ({ db, source }, found, { lettersOf }) => {
  const ids = idsOf(found);
  const wanted = new Set(ids);
  const brandIds = new Set(found.map((row) => row.brand?.id));
  const view = { isStaff: false, withHidden: false };
  const rows = (await allFacts(db)).flatMap(({ brand, tree }) =>
    brand.isActive && brandIds.has(brand.id)
      ? tree(view).flatMap(({ row }) => (wanted.has(row.id) ? [row] : []))
      : [],
  );
  const own = new Map<string, string>();
  for (const brandId of new Set(rows.map((row) => row.brandId)))
    for (const [id, address] of await source.categoryPictures(brandId)) if (id) own.set(id, address);
  const pictureOf = await source.pictures(own.values());
  return rows.map((row): Hit => {
    const picture = pictureOf(safeSource(own.get(row.id)));
    return {
      kind: 'category',
      id: row.id,
      name: markWords(row.name, lettersOf),
      href: row.brand.slug && row.slug ? categoryPath(row.brand.slug, row.slug) : null,
      line: markWords(row.brand.name, lettersOf),
      picture,
      tint: picture?.tint ?? tintAt(ids.indexOf(row.id)),
      count: row.productCount,
    };
  });
};

/** Categories, with their brand. */
export const categories = {
  table: 'categories',
  read,
  hits: { category: hitsOf },
} as const satisfies FoundTable;
