import type { Kysely } from 'kysely';
import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { type AboutView, aboutView } from '../../../domain/views/about.ts';
import { type CatalogsView, catalogsView } from '../../../domain/views/catalogs.ts';
import {
  type ClinicSetupView,
  type ContactView,
  clinicSetupView,
  contactView,
} from '../../../domain/views/contact.ts';
import { readObject } from '../../../domain/views/content.ts';
import { type HomeView, homeView } from '../../../domain/views/home.ts';
import { type LayoutView, layoutView } from '../../../domain/views/layout.ts';
import {
  type BrandsView,
  brandsView,
  type DistributorsView,
  distributorsView,
} from '../../../domain/views/lists.ts';
import { pagingOf, progressOf } from '../../../domain/views/paging.ts';
import type { SectionRow } from '../../../domain/views/rows.ts';
import type { Database } from '../../db/schema.ts';
import type { ImageProcess } from '../../media/image-process.ts';
import type { SocialText } from '../../media/social-picture.ts';
import { brandPage, distributorPage, type Sources } from './brand-page.ts';
import { type Icon, iconsOf } from './icons.ts';
import type { Pictures } from './pictures.ts';
import { previewFacts, previewInput } from './preview.ts';
import { productPage } from './product-page.ts';
import { productRows, shownProduct } from './product-rows.ts';
import {
  activeBrand,
  activeBrands,
  activeCatalogs,
  allBrandFigures,
  pageSections,
  siteSettings,
  totals,
} from './rows.ts';
import { mainPages, productPages, SITEMAP_SIZE, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const FEATURED = 12;

/** Every picture address in the sections' fields and items. */
function sectionPictures(sections: readonly SectionRow[]): string[] {
  return sections.flatMap((section) => {
    const fields = [section.imageUrl, readObject(section.content).imageUrl];
    const items = section.items.flatMap((item) => [readObject(item.data).url, readObject(item.data).logoUrl]);
    return [...fields, ...items].filter(
      (value): value is string => typeof value === 'string' && value !== '',
    );
  });
}

/**
 * The public pages: each verb reads what one page shows. They know nothing of HTTP;
 * `origin` is where the request came to, for absolute addresses when no other base is set.
 */
export function createStorefront(options: {
  db: Kysely<Database>;
  pictures: Pictures;
  drawSocialPicture: ImageProcess['socialPicture'];
  clock: () => Date;
  publicUrl: string | undefined;
}) {
  const { db, pictures, drawSocialPicture, clock, publicUrl } = options;
  const sources: Sources = { db, pictures };

  /** The base of absolute addresses: the setting, else the environment's, else the request's origin. */
  async function base(origin: string): Promise<string> {
    return ((await siteSettings(db)).siteUrl || publicUrl || origin).replace(/\/+$/, '');
  }

  async function layout(origin: string): Promise<LayoutView> {
    const sections = await pageSections(db, ['header', 'footer']);
    const settings = await siteSettings(db);
    const pictureOf = await pictures.of([settings.ogImage]);
    return layoutView({ sections, settings, base: await base(origin), now: clock(), pictureOf });
  }

  async function homePage(): Promise<HomeView> {
    const sections = await pageSections(db, ['homepage']);
    const brands = await activeBrands(db);
    const featured = await productRows(db, { isFeatured: true, paging: { offset: 0, limit: FEATURED } });
    const pictureOf = await pictures.of([
      ...sectionPictures(sections),
      ...brands.map((brand) => brand.logoUrl),
      ...featured.map((product) => product.imageUrl),
    ]);
    return homeView({
      sections,
      brands,
      figures: await allBrandFigures(db),
      featured,
      totals: await totals(db),
      pictureOf,
    });
  }

  async function aboutPage(): Promise<AboutView & { icons: Record<string, Icon> }> {
    const sections = await pageSections(db, ['about']);
    const pictureOf = await pictures.of(sectionPictures(sections));
    const view = aboutView({ sections, totals: await totals(db), pictureOf });
    const cards = [
      ...view.statistics.figures,
      ...view.values.cards,
      view.purpose.vision,
      view.purpose.mission,
    ];
    return { ...view, icons: await iconsOf(cards.map((card) => card.icon)) };
  }

  async function brandsPage(): Promise<BrandsView> {
    const brands = await activeBrands(db);
    const pictureOf = await pictures.of(brands.map((brand) => brand.logoUrl));
    const { products } = await totals(db);
    return brandsView({ brands, figures: await allBrandFigures(db), products, pictureOf });
  }

  async function distributorsPage(pageNumber: number): Promise<DistributorsView> {
    const brands = await activeBrands(db);
    const total = (await totals(db)).products;
    const paging = pagingOf(pageNumber, total);
    const products = await productRows(db, { paging });
    const pictureOf = await pictures.of([
      ...brands.map((brand) => brand.logoUrl),
      ...products.map((product) => product.imageUrl),
    ]);
    return distributorsView({
      sections: await pageSections(db, ['distributors']),
      brands,
      figures: await allBrandFigures(db),
      products,
      progress: progressOf(paging, total),
      pictureOf,
    });
  }

  async function catalogsPage(asked: { query: string; category: string | null }): Promise<CatalogsView> {
    const rows = await activeCatalogs(db);
    return catalogsView(rows, asked, await pictures.of(rows.map((row) => row.thumbnailUrl)));
  }

  async function contactPage(): Promise<ContactView> {
    return contactView({ sections: await pageSections(db, ['footer']), settings: await siteSettings(db) });
  }

  async function clinicSetupPage(): Promise<ClinicSetupView> {
    return clinicSetupView({
      sections: await pageSections(db, ['footer']),
      settings: await siteSettings(db),
    });
  }

  async function sitemap(origin: string): Promise<string> {
    const address = await base(origin);
    const pages = await mainPages(db);
    const parts = Math.ceil((await totals(db)).products / SITEMAP_SIZE);
    if (parts <= 1) return sitemapXml(address, [...pages, ...(await productPages(db, 1))]);
    const paths = Array.from({ length: parts + 1 }, (_, index) => `/sitemaps/${index + 1}.xml`);
    return sitemapIndexXml(address, paths);
  }

  /** One file of a large map: the first holds the pages, the others the products. */
  async function sitemapPart(origin: string, part: number): Promise<string | null> {
    const pages = part === 1 ? await mainPages(db) : await productPages(db, part - 1);
    return pages.length > 0 ? sitemapXml(await base(origin), pages) : null;
  }

  async function webManifest() {
    const { companyName, metaDescription } = await siteSettings(db);
    return {
      name: companyName,
      short_name: companyName,
      description: metaDescription,
      lang: 'tr',
      start_url: '/',
      display: 'browser',
      background_color: '#FBF9F5',
      theme_color: '#0B4F4A',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    };
  }

  async function socialPictureOf(kind: 'brand' | 'product', slug: string): Promise<Buffer | null> {
    const { companyName: company } = await siteSettings(db);
    if (kind === 'product') {
      const product = await shownProduct(db, 'slug', slug);
      if (!product) return null;
      const label = `${product.brand.name} · ${product.category?.name ?? NO_CATEGORY.name}`;
      return pictureOf({ title: product.name, label, company }, product.imageUrl);
    }
    const brand = await activeBrand(db, 'slug', slug);
    return brand
      ? pictureOf({ title: brand.name, label: brand.country ?? 'Marka', company }, brand.logoUrl)
      : null;
  }

  async function pictureOf(text: SocialText, address: string | null): Promise<Buffer> {
    const picture = (await pictures.of([address]))(address);
    return drawSocialPicture(text, picture, picture && (await pictures.read(picture.src)));
  }

  return {
    base,
    previewInput: async (origin: string) =>
      previewInput(sources, { base: await base(origin), now: clock(), featured: FEATURED }),
    previewFacts: (wanted: Parameters<typeof previewFacts>[1]) => previewFacts(sources, wanted),
    sitemap,
    sitemapPart,
    webManifest,
    socialPicture: socialPictureOf,
    layout,
    homePage,
    aboutPage,
    brandsPage,
    distributorsPage,
    catalogsPage,
    contactPage,
    clinicSetupPage,
    brandPage: (address: Parameters<typeof brandPage>[1]) => brandPage(sources, address),
    distributorPage: (name: string) => distributorPage(sources, name),
    productPage: (address: Parameters<typeof productPage>[1]) => productPage(sources, address),
  };
}

export type StorefrontService = ReturnType<typeof createStorefront>;
