import { type APIRequestContext, expect, test } from '@playwright/test';
import { missingForGoogle } from '../audit/google-fields.ts';
import { faultsOfHtml } from '../audit/html-rules.ts';
import { metaOf, structuredDataOf } from '../audit/page.ts';
import { faultsOfSchema } from '../audit/schema-types.ts';
import { alive } from './visitor-support.ts';

const VIDEO = '/brands/nordfil/polimerizasyon/ray-polimerizasyon-lambasi';
/** One of each kind of page. */
const PAGES = [
  '/',
  '/about',
  '/brands',
  '/brands/nordfil',
  '/brands/nordfil/kompozit',
  '/brands/nordfil?page=2',
  VIDEO,
  '/distributors',
  '/distributors/nordfil',
  '/distributors?page=2',
  '/clinic-setup',
  '/catalogs',
  '/catalogs?q=implant',
  '/contact',
  '/kvkk',
  '/gizlilik',
];
const OTHERS = [
  `${VIDEO}?view=video`,
  '/yok',
  '/brands/yok',
  '/brands/nordfil/yok/yok',
  '/brands/nordfil?page=99',
  '/admin/login',
  '/ara',
  '/ara?q=kompozit',
  '/ara?q=yokyok',
  '/karsilastir',
  '/karsilastir?u=klav-18-otoklav,klav-23-otoklav',
];

async function sourceOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

test('the structured data of every kind of page keeps to schema.org and to what Google asks', async ({
  request,
}) => {
  const pages = new Map<string, Array<Record<string, unknown>>>();
  for (const path of PAGES) pages.set(path, structuredDataOf(await sourceOf(request, path)));
  const bare = PAGES.filter((path) => pages.get(path)?.length === 0);
  expect(bare).toEqual([]);
  const lacking = [...pages].flatMap(([path, data]) =>
    missingForGoogle(data).map((fault) => `${path}: ${fault}`),
  );
  expect(lacking).toEqual([]);
  expect(await faultsOfSchema(pages)).toEqual([]);

  const types = (path: string) => pages.get(path)?.map((entry) => entry['@type']);
  expect(types('/')).toEqual(['Organization', 'LocalBusiness', 'WebSite', 'ItemList']);
  expect(types(VIDEO)).toEqual([
    'BreadcrumbList',
    expect.stringMatching(/^(ItemPage|Product)$/),
    'VideoObject',
  ]);
  const [company] = pages.get('/') ?? [];
  expect(company).toMatchObject({
    address: {
      streetAddress: 'Ostim OSB, 1234. Cadde No: 56',
      addressLocality: 'Yenimahalle',
      addressRegion: 'Ankara',
    },
    contactPoint: { telephone: '+903125550142' },
  });
});

test('every kind of page is valid HTML, and the sign-in page too', async ({ request }) => {
  const faults = new Map<string, string[]>();
  for (const path of [...PAGES, ...OTHERS]) {
    const found = await faultsOfHtml(await sourceOf(request, path));
    if (found.length > 0) faults.set(path, found);
  }
  expect([...faults]).toEqual([]);
});

test('who moves on takes nothing along of what the first page told search engines', async ({ page }) => {
  const told = page.locator('head').locator('[property^="og:"], [type="application/ld+json"]');
  await page.goto('/brands/nordfil');
  await alive(page);
  expect(await told.count()).toBeGreaterThan(5);
  await page.locator('header').getByRole('link', { name: 'İletişim' }).first().click();
  await expect(page).toHaveTitle(/^İletişim/);
  await expect(told).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
});

test('a shared page has a picture whose size and words are told', async ({ request, baseURL }) => {
  for (const path of PAGES) {
    const html = await sourceOf(request, path);
    const picture = metaOf(html, 'og:image') ?? '';
    expect(picture, path).toMatch(/^http/);
    expect(Number(metaOf(html, 'og:image:width')), path).toBeGreaterThan(600);
    expect(Number(metaOf(html, 'og:image:height')), path).toBeGreaterThan(300);
    expect(metaOf(html, 'og:image:alt'), path).toBeTruthy();
    expect(metaOf(html, 'twitter:image:alt'), path).toBe(metaOf(html, 'og:image:alt'));
    expect((await request.head(picture.replace(/^https?:\/\/[^/]+/, baseURL ?? ''))).status(), picture).toBe(
      200,
    );
  }
});
