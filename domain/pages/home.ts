import { fold } from '../rules/turkish.ts';
import { PATHS } from '../site/paths.ts';
import {
  ABOUT_PREVIEW_DEFAULT,
  BRANDS_STRIP_DEFAULT,
  DISTRIBUTOR_BRANDS_DEFAULT,
  FEATURED_DEFAULT,
  GALLERY_DEFAULT,
  GALLERY_DETAILS_DEFAULT,
  GALLERY_NAME_DEFAULT,
  GALLERY_STATUS_DEFAULT,
  HERO_DEFAULT,
  HOME_FACTS,
  TESTIMONIALS_DEFAULT,
} from '../site/section-defaults.ts';
import { cellKey, readCell, WINDOW_CELLS, type WindowCell } from '../site/window.ts';
import { figuresOf } from './brand-figures.ts';
import { type BrandFigures, type BrandTile, brandTile } from './brand-tile.ts';
import {
  type Heading,
  headingOf,
  hiddenSections,
  type ItemContent,
  itemsNamed,
  type SectionContent,
  safeLink,
  safeSource,
  sectionContent,
  sectionPictures,
} from './content.ts';
import type { Picture, PictureOf } from './picture.ts';
import { type ProductCard, productCards } from './product-card.ts';
import type { BrandRow, ProductRow, SectionRow } from './rows.ts';
import type { PageSource } from './source.ts';
import { type Statistic, statisticsOf } from './statistics.ts';

export type Action = { name: string; url: string };
export type Rating = { score: number; title: string | null; description: string | null };
export type Testimonial = {
  id: string;
  name: string;
  role: string | null;
  clinic: string | null;
  score: number | null;
  text: string;
  picture: Picture | null;
};
export type GalleryImage = {
  id: string;
  picture: Picture;
  alt: string;
  clinic: string | null;
  project: string | null;
  status: string;
  details: string[];
};

/** `cell` is where it stands in the window, counted from 0. */
export type WindowTile = { cell: number; name: string; picture: Picture };

export type HomeView = {
  /** The sections that are switched off. */
  hidden: string[];
  hero: {
    badge: string | null;
    title: string;
    subtitle: string | null;
    description: string | null;
    actions: Action[];
    statistics: Statistic[];
    image: { picture: Picture; alt: string } | null;
    /** The six-tile window that stands where no image was chosen. */
    window: WindowTile[];
    rating: Rating | null;
  };
  featured: Heading & { products: ProductCard[] };
  distributors: Heading & { brands: BrandTile[]; total: number; all: { brands: number; products: number } };
  /** `isTitled` says that staff gave the strip a heading: the fixed one only names it to screen readers. */
  strip: Heading & { isTitled: boolean; brands: BrandTile[] };
  about: {
    title: string;
    subtitle: string | null;
    paragraphs: string[];
    picture: Picture | null;
    alt: string;
    facts: ReadonlyArray<{ value: string; label: string }>;
  };
  testimonials: Heading & { quotes: Testimonial[] };
  gallery: Heading & { images: GalleryImage[] };
};

export type HomeInput = {
  sections: readonly SectionRow[];
  brands: readonly BrandRow[];
  figures: ReadonlyMap<string, BrandFigures>;
  /** Featured products in their order. */
  featured: readonly ProductRow[];
  /** Those of the products that staff put in the window which visitors see. */
  inWindow: readonly ProductRow[];
  totals: { brands: number; products: number };
  pictureOf: PictureOf;
};

/** How many featured products are read for the page. */
export const HOME_PRODUCTS = 12;
const ACTIONS_MAX = 2;
const GRID_BRANDS = 9;

function score(value: string | null): number | null {
  const number = Number(value?.replace(',', '.'));
  return value && number >= 1 && number <= 5 ? number : null;
}

function actionsOf(section: SectionContent): Action[] {
  if (section.items.length === 0) return HERO_DEFAULT.actions;
  return itemsNamed(section, 'cta_button')
    .flatMap((item) => {
      const name = item.text('name');
      return name ? [{ name, url: safeLink(item.text('url')) ?? PATHS.distributors }] : [];
    })
    .slice(0, ACTIONS_MAX);
}

/** The products that staff chose for the window, cell by cell. */
export function windowCells(section: Pick<SectionContent, 'value'>): Array<WindowCell | null> {
  return Array.from({ length: WINDOW_CELLS }, (_none, place) => readCell(section.value(cellKey(place))));
}

/** The ids of the products that staff chose for the window. */
export function windowIds(sections: readonly SectionRow[]): string[] {
  const cells = windowCells(sectionContent(sections, 'homepage', 'hero'));
  return [...new Set(cells.flatMap((cell) => cell?.id ?? []))];
}

function focalOf({ focalX, focalY }: WindowCell): Pick<Picture, 'focal'> {
  return focalX === undefined && focalY === undefined ? {} : { focal: `${focalX ?? 50}% ${focalY ?? 50}%` };
}

/** What was chosen stands in its cell; featured products that are not there yet stand in the others. */
function windowOf(
  section: SectionContent,
  { featured, inWindow, pictureOf }: Pick<HomeInput, 'featured' | 'inWindow' | 'pictureOf'>,
): WindowTile[] {
  const known = new Map(inWindow.map((product) => [product.id, product]));
  const chosen = windowCells(section).map((cell) => {
    const product = cell && known.get(cell.id);
    const picture = product && pictureOf(safeSource(product.imageUrl));
    return picture ? { name: product.name, picture: { ...picture, ...focalOf(cell) } } : null;
  });
  const shown = new Set(chosen.map((tile) => tile?.picture.src));
  const others = featured.flatMap((product) => {
    const picture = pictureOf(safeSource(product.imageUrl));
    if (!picture || shown.has(picture.src)) return [];
    shown.add(picture.src);
    return [{ name: product.name, picture }];
  });
  return chosen.flatMap((tile, cell) => {
    const shownThere = tile ?? others.shift();
    return shownThere ? { cell, ...shownThere } : [];
  });
}

function heroOf({ sections, featured, inWindow, totals, pictureOf }: HomeInput): HomeView['hero'] {
  const section = sectionContent(sections, 'homepage', 'hero');
  const heading = headingOf(section, HERO_DEFAULT);
  const image = itemsNamed(section, 'hero_image')[0];
  const picture = pictureOf(safeSource(image?.text('url') ?? section.imageUrl));
  const card = itemsNamed(section, 'floating_card')[0];
  const rated = score(card?.text('rating') ?? null);
  return {
    ...heading,
    badge: section.field('badge') ?? (section.hasText ? null : HERO_DEFAULT.badge),
    actions: actionsOf(section),
    statistics: statisticsOf(section, totals),
    image: picture ? { picture, alt: image?.text('alt') ?? '' } : null,
    window: picture ? [] : windowOf(section, { featured, inWindow, pictureOf }),
    rating:
      card && rated
        ? { score: rated, title: card.text('title'), description: card.text('description') }
        : null,
  };
}

function stripBrands(section: SectionContent, { brands, figures, pictureOf }: HomeInput): BrandTile[] {
  const chosen = itemsNamed(section, 'brand').flatMap((item) => {
    const id = item.text('id');
    const slug = item.text('slug');
    const brand =
      brands.find((row) => row.id === id) ?? brands.find((row) => slug !== null && row.slug === slug);
    return brand ?? [];
  });
  // Brands that visitors do not see were not chosen for them: where no other is left, all stand in.
  return (chosen.length > 0 ? chosen : brands).map((brand) =>
    brandTile(brand, figures.get(brand.id), pictureOf),
  );
}

function aboutOf(section: SectionContent, pictureOf: PictureOf): HomeView['about'] {
  const own = section.hasText || section.field('secondParagraph') !== null;
  const paragraphs = [section.description, section.field('secondParagraph')].filter((text) => text !== null);
  return {
    title: section.title ?? ABOUT_PREVIEW_DEFAULT.title,
    subtitle: own ? section.subtitle : ABOUT_PREVIEW_DEFAULT.subtitle,
    paragraphs: own ? paragraphs : ABOUT_PREVIEW_DEFAULT.paragraphs,
    picture: pictureOf(section.imageUrl),
    alt: section.field('imageAlt') ?? '',
    facts: HOME_FACTS,
  };
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string' && line.trim() !== '') : [];
}

function galleryImage(item: ItemContent, pictureOf: PictureOf): GalleryImage[] {
  const picture = pictureOf(safeSource(item.text('url')));
  if (!picture) return [];
  const clinic = item.text('clinicName') ?? item.text('clinic');
  const project = item.text('projectName');
  const details = linesOf((item.raw as { details?: unknown }).details);
  return [
    {
      id: item.id,
      picture,
      alt: item.text('alt') ?? ([clinic, project].filter(Boolean).join(', ') || GALLERY_NAME_DEFAULT),
      clinic,
      project,
      status: item.text('status') ?? GALLERY_STATUS_DEFAULT,
      details: details.length > 0 ? details : [...GALLERY_DETAILS_DEFAULT],
    },
  ];
}

/** The picture of the clinic a testimonial speaks of. */
function clinicPicture(clinic: string | null, gallery: readonly GalleryImage[]): Picture | null {
  if (!clinic) return null;
  const name = fold(clinic);
  return gallery.find((image) => image.clinic !== null && fold(image.clinic) === name)?.picture ?? null;
}

function testimonialOf(item: ItemContent, gallery: readonly GalleryImage[]): Testimonial[] {
  const text = item.text('text');
  const name = item.text('name');
  if (!text || !name) return [];
  const clinic = item.text('clinic') ?? item.text('clinicName');
  return [
    {
      id: item.id,
      name,
      role: item.text('title'),
      clinic,
      score: score(item.text('rating')),
      text,
      picture: clinicPicture(clinic, gallery),
    },
  ];
}

/** The home page. */
export function homeView(input: HomeInput): HomeView {
  const { sections, pictureOf } = input;
  const strip = sectionContent(sections, 'homepage', 'brands-carousel');
  const testimonials = sectionContent(sections, 'homepage', 'testimonials');
  const gallery = sectionContent(sections, 'homepage', 'gallery');
  const images = itemsNamed(gallery, 'gallery_image').flatMap((item) => galleryImage(item, pictureOf));
  const distributors = input.brands.filter((brand) => brand.isDistributor);
  const addressed = input.featured.filter((product) => product.brand.slug && product.category?.slug);
  return {
    hidden: hiddenSections(sections, 'homepage'),
    hero: heroOf(input),
    featured: {
      ...headingOf(sectionContent(sections, 'homepage', 'featured-products'), FEATURED_DEFAULT),
      products: productCards(addressed, pictureOf),
    },
    distributors: {
      ...headingOf(sectionContent(sections, 'homepage', 'distributor-brands'), DISTRIBUTOR_BRANDS_DEFAULT),
      brands: distributors
        .slice(0, GRID_BRANDS)
        .map((brand) => brandTile(brand, input.figures.get(brand.id), pictureOf)),
      total: distributors.length,
      all: input.totals,
    },
    strip: {
      ...headingOf(strip, BRANDS_STRIP_DEFAULT),
      isTitled: strip.hasText,
      brands: stripBrands(strip, input),
    },
    about: aboutOf(sectionContent(sections, 'homepage', 'about-preview'), pictureOf),
    testimonials: {
      ...headingOf(testimonials, TESTIMONIALS_DEFAULT),
      quotes: itemsNamed(testimonials, 'testimonial').flatMap((item) => testimonialOf(item, images)),
    },
    gallery: { ...headingOf(gallery, GALLERY_DEFAULT), images },
  };
}

/** `/` */
export async function homePage(source: PageSource): Promise<HomeView> {
  const sections = await source.sections(['homepage']);
  const brands = await source.brands();
  const featured = await source.products({ isFeatured: true, paging: { offset: 0, limit: HOME_PRODUCTS } });
  const ids = windowIds(sections);
  const inWindow =
    ids.length > 0 ? await source.products({ ids, paging: { offset: 0, limit: WINDOW_CELLS } }) : [];
  const pictureOf = await source.pictures([
    ...sectionPictures(sections),
    ...brands.map((brand) => brand.logoUrl),
    ...[...featured, ...inWindow].map((product) => product.imageUrl),
  ]);
  return homeView({
    sections,
    brands,
    figures: await figuresOf(source),
    featured,
    inWindow,
    totals: await source.totals(),
    pictureOf,
  });
}
