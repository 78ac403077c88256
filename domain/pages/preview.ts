import type { SettingValues } from '../site/setting.ts';
import { type AboutPage, aboutView } from './about.ts';
import type { BrandFigures } from './brand-tile.ts';
import { type DistributorsView, distributorsView } from './distributors.ts';
import { type HomeView, homeView } from './home.ts';
import { type LayoutView, layoutView } from './layout.ts';
import type { ListProgress } from './paging.ts';
import { type IconShapes, type Picture, type PictureOf, plainPicture } from './picture.ts';
import type { BrandRow, ProductRow, SectionRow } from './rows.ts';

/** What the editable pages show besides their sections, so that an editor can build them anew at every key. */
export type PreviewInput = {
  brands: BrandRow[];
  figures: Array<[brandId: string, figures: BrandFigures]>;
  /** The products that show the distributor brands. */
  pieces: Array<[brandId: string, products: ProductRow[]]>;
  featured: ProductRow[];
  /** Products of the home page's window. */
  inWindow: ProductRow[];
  /** The first page of all products. */
  products: ProductRow[];
  progress: ListProgress;
  totals: { brands: number; products: number };
  settings: SettingValues;
  base: string;
  now: string;
  pictures: Picture[];
  icons: Record<string, IconShapes>;
};

/** The views that a preview may replace, by the page they belong to. */
export type PreviewViews = {
  layout: LayoutView;
  home: HomeView;
  about: AboutPage;
  distributors: DistributorsView;
};

function lookup(pictures: readonly Picture[]): PictureOf {
  const known = new Map(pictures.map((picture) => [picture.src, picture]));
  return (source) => (source ? (known.get(source) ?? plainPicture(source)) : null);
}

/** The views of an editor's page as its sections stand now: what the page itself would show after a save. */
export function previewViews(
  page: string,
  input: PreviewInput,
  sections: readonly SectionRow[],
): Partial<PreviewViews> {
  const pictureOf = lookup(input.pictures);
  const figures = new Map(input.figures);
  const pieces = new Map(input.pieces);
  const { brands, featured, inWindow, products, progress, totals, settings, base, icons } = input;
  switch (page) {
    case 'homepage':
      return { home: homeView({ sections, brands, figures, featured, inWindow, totals, pictureOf }) };
    case 'about':
      return { about: { ...aboutView({ sections, totals, pictureOf }), icons } };
    case 'distributors':
      return {
        distributors: distributorsView({ sections, brands, figures, pieces, products, progress, pictureOf }),
      };
    default:
      return { layout: layoutView({ sections, settings, base, now: new Date(input.now), pictureOf }) };
  }
}
