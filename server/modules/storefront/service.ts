import type { Kysely } from 'kysely';
import { NO_CATEGORY } from '../../../domain/fallbacks.ts';
import { aboutPage } from '../../../domain/pages/about.ts';
import { brandPage } from '../../../domain/pages/brand-page.ts';
import { type BookSource, readerPage } from '../../../domain/pages/catalog-reader.ts';
import { catalogsPage } from '../../../domain/pages/catalogs.ts';
import { comparisonPage } from '../../../domain/pages/comparison.ts';
import { clinicSetupPage, contactPage } from '../../../domain/pages/contact.ts';
import { distributorPage } from '../../../domain/pages/distributor.ts';
import { distributorsPage } from '../../../domain/pages/distributors.ts';
import { homePage } from '../../../domain/pages/home.ts';
import { type LayoutView, layoutView } from '../../../domain/pages/layout.ts';
import { brandsPage } from '../../../domain/pages/lists.ts';
import { missingPage } from '../../../domain/pages/missing.ts';
import { productPage } from '../../../domain/pages/product-page.ts';
import type { PageSource } from '../../../domain/pages/source.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { pageCode } from '../../pictures/page-code.ts';
import type { SocialText, socialPicture } from '../../pictures/social-picture.ts';
import { readerPages } from '../catalogs/service.ts';
import type { Pictures } from './pictures.ts';
import { previewFacts, previewInput } from './preview.ts';
import { mainPages, productPages, SITEMAP_SIZE, sitemapIndexXml, sitemapXml } from './sitemap.ts';

/** How long a feature may be that has one line of a social picture. */
const FACT_LENGTH = 42;

/**
 * The public pages: each verb reads what one page shows to everyone, and asks nothing of who calls; those of the
 * editors' preview do. They know nothing of HTTP; `origin` is where the request came to, for absolute addresses when no other base is set.
 */
export function createStorefront(options: {
  db: Kysely<Database>;
  source: PageSource;
  books: BookSource;
  pictures: Pictures;
  drawSocialPicture: typeof socialPicture;
  clock: () => Date;
  publicUrl: string | undefined;
}) {
  const { db, source, books, pictures, drawSocialPicture, clock, publicUrl } = options;

  /** The base of absolute addresses: the setting, else the environment's, else the request's origin. */
  async function base(origin: string): Promise<string> {
    return ((await source.settings()).siteUrl || publicUrl || origin).replace(/\/+$/, '');
  }

  async function layout(origin: string): Promise<LayoutView> {
    const sections = await source.sections(['header', 'footer']);
    const settings = await source.settings();
    const pictureOf = await source.pictures([settings.ogImage]);
    return layoutView({ sections, settings, base: await base(origin), now: clock(), pictureOf });
  }

  async function sitemap(origin: string): Promise<string> {
    const address = await base(origin);
    const pages = await mainPages(db, source, await readerPages(db));
    const parts = Math.ceil((await source.totals()).products / SITEMAP_SIZE);
    if (parts <= 1) return sitemapXml(address, [...pages, ...(await productPages(db, 1))]);
    const paths = Array.from({ length: parts + 1 }, (_, index) => `/sitemaps/${index + 1}.xml`);
    return sitemapIndexXml(address, paths);
  }

  /** One file of a large map: the first holds the pages, the others the products. */
  async function sitemapPart(origin: string, part: number): Promise<string | null> {
    const pages =
      part === 1 ? await mainPages(db, source, await readerPages(db)) : await productPages(db, part - 1);
    return pages.length > 0 ? sitemapXml(await base(origin), pages) : null;
  }

  /** Where somebody who found a hole tells of it (RFC 9116). It is made anew each year. */
  async function securityText(origin: string): Promise<string> {
    const { footer } = await layout(origin);
    const address = await base(origin);
    return [
      `Contact: mailto:${footer.email}`,
      `Contact: ${address}/contact`,
      `Expires: ${clock().getUTCFullYear() + 1}-12-31T23:59:59Z`,
      'Preferred-Languages: tr, en',
      `Canonical: ${address}/.well-known/security.txt`,
      '',
    ].join('\n');
  }

  async function webManifest() {
    const { companyName, metaDescription } = await source.settings();
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
    const { companyName: company } = await source.settings();
    if (kind === 'product') {
      const product = await source.product('slug', slug);
      if (!product) return null;
      const label = `${product.brand.name} · ${product.category?.name ?? NO_CATEGORY.name}`;
      const facts = product.features.filter(({ length }) => length <= FACT_LENGTH).slice(0, 3);
      return pictureOf({ title: product.name, label, company, facts }, product.imageUrl);
    }
    const brand = await source.brand('slug', slug);
    if (!brand) return null;
    const counts = await source.productCounts(brand.id);
    const products = counts.reduce((sum, { count }) => sum + count, 0);
    const facts = [
      `${products} ürün`,
      ...(brand.established ? [`Kuruluş ${brand.established}`] : []),
      ...(brand.isDistributor ? ['Yetkili distribütör'] : []),
    ];
    return pictureOf({ title: brand.name, label: brand.country ?? 'Marka', company, facts }, brand.logoUrl);
  }

  async function pictureOf(text: SocialText, address: string | null): Promise<Buffer> {
    const picture = (await source.pictures([address]))(address);
    return drawSocialPicture(text, picture, picture && (await pictures.read(picture.src)));
  }

  /** A product's page, with the code that leads back to it from paper. */
  async function productPageAt(address: Parameters<typeof productPage>[1], origin: string) {
    const result = await productPage(source, address);
    if (result.kind !== 'page' || !result.view.brand.href) return result;
    const code = pageCode(`${await base(origin)}${address.path}`);
    return { ...result, view: { ...result.view, code: `data:image/png;base64,${code.toString('base64')}` } };
  }

  return {
    base,
    previewInput: async (ctx: Context, origin: string) => {
      ctx.require('site:read');
      return previewInput(db, source, { base: await base(origin), now: clock() });
    },
    previewFacts: async (ctx: Context, wanted: Parameters<typeof previewFacts>[1]) => {
      ctx.require('site:read');
      return previewFacts(source, wanted);
    },
    sitemap,
    sitemapPart,
    securityText,
    webManifest,
    socialPicture: socialPictureOf,
    layout,
    homePage: () => homePage(source),
    aboutPage: () => aboutPage(source),
    brandsPage: () => brandsPage(source),
    distributorsPage: (asked: Parameters<typeof distributorsPage>[1]) => distributorsPage(source, asked),
    catalogsPage: (asked: Parameters<typeof catalogsPage>[1]) => catalogsPage(source, asked),
    readerPage: (asked: Parameters<typeof readerPage>[1]) => readerPage({ ...source, books }, asked),
    comparisonPage: (slugs: readonly string[]) => comparisonPage(source, slugs),
    contactPage: () => contactPage(source),
    clinicSetupPage: () => clinicSetupPage(source),
    brandPage: (address: Parameters<typeof brandPage>[1]) => brandPage(source, address),
    distributorPage: (name: string) => distributorPage(source, name),
    missingPage: () => missingPage(source),
    productPage: (address: Parameters<typeof productPage>[1], origin = '') => productPageAt(address, origin),
  };
}

export type StorefrontService = ReturnType<typeof createStorefront>;
