import { BRAND_EMOJI } from '../../../domain/fallbacks.ts';
import { safeSource } from '../../../domain/pages/content.ts';
import type { Hit } from '../../../domain/search/answer.ts';
import { markWords } from '../../../domain/search/marks.ts';
import { brandPath } from '../../../domain/site/paths.ts';
import { among } from '../../db/among.ts';
import { contentOf, type FoundTable, type Hits, idsOf, partOf } from './found-rows.ts';

const read: FoundTable['read'] = async (db, owners, part) => {
  const query = db.selectFrom('brands').select(['id', 'name', 'nameKey', 'description', 'country']);
  const rows = await partOf(query, part).execute();
  return rows.map(({ id, name, nameKey, description, country }) =>
    contentOf(
      { kind: 'brand', id, title: name, nameKey, brand: owners.brand(id) },
      { name, feature: country, description },
    ),
  );
};

const hitsOf: Hits = async ({ db, source }, found, { lettersOf }) => {
  const rows = await db
    .selectFrom('shown_brands')
    .select(['id', 'name', 'slug', 'country', 'logoUrl', 'logo'])
    .where(among('id', idsOf(found)))
    .execute();
  const figures = await source.figures?.();
  const pictureOf = await source.pictures(rows.map(({ logoUrl }) => logoUrl));
  return rows.map(
    (row): Hit => ({
      kind: 'brand',
      id: row.id,
      name: markWords(row.name, lettersOf),
      href: row.slug ? brandPath(row.slug) : null,
      line: row.country ? markWords(row.country, lettersOf) : null,
      picture: pictureOf(safeSource(row.logoUrl)),
      emoji: row.logo || BRAND_EMOJI,
      count: figures?.get(row.id)?.count ?? 0,
    }),
  );
};

/** Brands, by what they are called and where they are from. */
export const brands = {
  table: 'brands',
  read,
  hits: { brand: hitsOf },
} as const satisfies FoundTable;
