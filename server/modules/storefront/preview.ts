import type { Kysely } from 'kysely';
import { readObject } from '../../../domain/views/content.ts';
import { pagingOf, progressOf } from '../../../domain/views/paging.ts';
import type { Picture } from '../../../domain/views/picture.ts';
import type { IconShapes, PreviewInput } from '../../../domain/views/preview.ts';
import type { Database } from '../../db/schema.ts';
import { iconsOf } from './icons.ts';
import type { Pictures } from './pictures.ts';
import { productRows } from './product-rows.ts';
import { activeBrands, allBrandFigures, siteSettings, totals } from './rows.ts';

type Sources = { db: Kysely<Database>; pictures: Pictures };

/** What is known of some pictures and icons, for an editor that has just chosen them. */
export async function previewFacts(
  { pictures }: Pick<Sources, 'pictures'>,
  wanted: { pictures: readonly string[]; icons: readonly string[] },
): Promise<{ pictures: Picture[]; icons: Record<string, IconShapes> }> {
  const pictureOf = await pictures.of(wanted.pictures);
  return {
    pictures: wanted.pictures.flatMap((address) => pictureOf(address) ?? []),
    icons: await iconsOf(wanted.icons),
  };
}

function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string' && value !== '') as string[])];
}

/** Everything the editable pages show besides their sections. */
export async function previewInput(
  { db, pictures }: Sources,
  options: { base: string; now: Date; featured: number },
): Promise<PreviewInput> {
  const sections = await db.selectFrom('sections').select(['imageUrl', 'content']).execute();
  const items = (await db.selectFrom('sectionItems').select('data').execute()).map((item) =>
    readObject(item.data),
  );
  const brands = await activeBrands(db);
  const featured = await productRows(db, {
    isFeatured: true,
    paging: { offset: 0, limit: options.featured },
  });
  const counts = await totals(db);
  const settings = await siteSettings(db);
  const paging = pagingOf(1, counts.products);
  const products = await productRows(db, { paging });
  const facts = await previewFacts(
    { pictures },
    {
      pictures: texts([
        ...sections.flatMap((section) => [section.imageUrl, readObject(section.content).imageUrl]),
        ...items.flatMap((data) => [data.url, data.logoUrl]),
        settings.ogImage,
        ...brands.map((brand) => brand.logoUrl),
        ...[...featured, ...products].map((product) => product.imageUrl),
      ]),
      icons: texts(items.map((data) => data.icon)),
    },
  );
  return {
    brands,
    figures: [...(await allBrandFigures(db))],
    featured,
    products,
    progress: progressOf(paging, counts.products),
    totals: counts,
    settings,
    base: options.base,
    now: options.now.toISOString(),
    ...facts,
  };
}
