import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { VARIANT_WIDTHS } from '../../domain/things/media.ts';

type Shown = { file: string; own: number; shown: number; got: number };

/** As far as a picture may fall short of the pixels that show it: nobody sees a twentieth. */
const SHORT = 0.94;

/** A tablet has what a phone and a desk need: its own widths would be a third list for few visitors. */
const SPARE = 1.5;

/** A phone as Lighthouse takes it, an upright tablet, a desk. */
const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

/** One of each kind of page that shows products, brands and covers; of the demo's products, since others may have no picture. */
async function addresses(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/products?sku=MRD-S300');
  const [product] = (await answer.json()) as [
    { slug: string; brand: { slug: string }; category: { slug: string } },
  ];
  const brand = `/brands/${product.brand.slug}`;
  return [
    '/',
    '/brands',
    brand,
    `${brand}/${product.category.slug}/${product.slug}`,
    '/distributors',
    `/distributors/${product.brand.slug}`,
    '/catalogs',
    '/about',
    '/ara?q=kompozit',
  ];
}

/** The demo's pictures (WebP, unlike what other tests upload in shapes that tiles cut): how many pixels of the screen show one, and how many came. */
async function picturesOf(page: Page): Promise<Shown[]> {
  // What lies below is fetched when it comes near.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return [...document.images].flatMap((image) => {
      const [, file = '', width] = /\/media\/(\w+\.webp)\?w=(\d+)/.exec(image.currentSrc) ?? [];
      const box = image.getBoundingClientRect();
      if (!width || box.width === 0) return [];
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isCut = getComputedStyle(image).objectFit === 'cover';
      const shown = isCut ? Math.max(box.width, box.height * ratio) : Math.min(box.width, box.height * ratio);
      return [
        {
          file,
          own: Number(image.getAttribute('width')),
          shown: Math.round(shown * devicePixelRatio),
          got: Number(width),
        },
      ];
    });
  });
}

for (const [screen, options] of Object.entries(SCREENS))
  test(`a picture comes in the size that shows it, neither blurred nor heavier: ${screen}`, async ({
    browser,
    request,
  }) => {
    const { baseURL } = test.info().project.use;
    const found: string[] = [];
    for (const address of await addresses(request)) {
      const context = await browser.newContext({ ...options, baseURL, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(address);
      const pictures = await picturesOf(page);
      expect(pictures.length, address).toBeGreaterThan(0);
      for (const { file, own, shown, got } of pictures) {
        const least = VARIANT_WIDTHS.find((width) => width >= Math.min(shown, own) * SHORT) ?? own;
        // A browser that has a larger copy of the same file already takes that one.
        const elsewhere = pictures.some((other) => other.file === file && other.shown > shown);
        const most =
          VARIANT_WIDTHS.find((width) => width >= shown * (screen === 'tablet' ? SPARE : 1)) ?? own;
        if (got < least || (got > most && !elsewhere))
          found.push(`${address}: ${file} is shown on ${shown} pixels and came with ${got}`);
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });
