import type { Kysely } from 'kysely';
import { figuresOf } from '../../../domain/pages/brand-figures.ts';
import { readObject } from '../../../domain/pages/content.ts';
import { distributorPieces } from '../../../domain/pages/distributors.ts';
import { HOME_PRODUCTS, windowIds } from '../../../domain/pages/home.ts';
import { pagingOf, progressOf } from '../../../domain/pages/paging.ts';
import type { IconShapes, Picture } from '../../../domain/pages/picture.ts';
import type { PreviewInput } from '../../../domain/pages/preview.ts';
import type { ProductRow } from '../../../domain/pages/rows.ts';
import type { PageSource } from '../../../domain/pages/source.ts';
import type { Database } from '../../db/schema.ts';

/** What an editor has to know of what its sections name. */
export type PreviewFacts = {
  pictures: Picture[];
  icons: Record<string, IconShapes>;
  inWindow: ProductRow[];
};

/** What is known of some pictures, icons and products, for an editor that has just chosen them. */
export async function previewFacts(
  source: PageSource,
  wanted: { pictures: readonly string[]; icons: readonly string[]; products: readonly string[] },
): Promise<PreviewFacts> {
  const ids = wanted.products;
  const inWindow =
    ids.length > 0 ? await source.products({ ids, paging: { offset: 0, limit: ids.length } }) : [];
  const pictures = texts([...wanted.pictures, ...inWindow.map((product) => product.imageUrl)]);
  const pictureOf = await source.pictures(pictures);
  return {
    pictures: pictures.flatMap((address) => pictureOf(address) ?? []),
    icons: await source.icons(wanted.icons),
    inWindow,
  };
}

function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string' && value !== '') as string[])];
}

/** Everything the editable pages show besides their sections. */
export async function previewInput(
  db: Kysely<Database>,
  source: PageSource,
  options: { base: string; now: Date },
): Promise<PreviewInput> {
  const sections = await db.selectFrom('sections').select(['imageUrl', 'content']).execute();
  const items = (await db.selectFrom('sectionItems').select('data').execute()).map((item) =>
    readObject(item.data),
  );
  const brands = await source.brands();
  const featured = await source.products({ isFeatured: true, paging: { offset: 0, limit: HOME_PRODUCTS } });
  const totals = await source.totals();
  const settings = await source.settings();
  const paging = pagingOf(1, totals.products);
  const products = await source.products({ paging });
  const pieces = [...(await distributorPieces(source, brands))];
  const facts = await previewFacts(source, {
    pictures: texts([
      ...sections.flatMap((section) => [section.imageUrl, readObject(section.content).imageUrl]),
      ...items.flatMap((data) => [data.url, data.logoUrl]),
      settings.ogImage,
      ...brands.map((brand) => brand.logoUrl),
      ...[...featured, ...products, ...pieces.flatMap(([, own]) => own)].map((product) => product.imageUrl),
    ]),
    icons: texts(items.map((data) => data.icon)),
    products: windowIds(await source.sections(['homepage'])),
  });
  return {
    brands,
    figures: [...(await figuresOf(source))],
    pieces,
    featured,
    products,
    progress: progressOf(paging, totals.products),
    totals,
    settings,
    base: options.base,
    now: options.now.toISOString(),
    ...facts,
  };
}
