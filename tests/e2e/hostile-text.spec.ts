import { expect, type Page, test } from '@playwright/test';
import { type Site, signIn, startSite } from '../../bench/site.ts';
import type { Field } from '../../domain/section/field.ts';
import { withValue } from '../../domain/section/field.ts';
import { SECTION_KINDS } from '../../domain/section/kinds.ts';
import { alive } from './visitor-support.ts';

/** Words longer than any screen is wide, in every field that staff or visitors can write in. */
test.describe.configure({ mode: 'default' });

const ADDRESS = `https://ornek.example/${'uzunadres'.repeat(30)}`;
const PICTURE = '/media/yok.webp';
const PAGES = ['/', '/about', '/brands', '/distributors', '/catalogs', '/clinic-setup', '/contact'];
const screens = [
  '',
  '/brands',
  '/categories',
  '/products',
  '/catalogs',
  '/messages',
  '/activities',
  '/settings',
  '/site-customization',
  '/site-customization/homepage',
  '/site-customization/footer',
];

let site: Site;
let token: string;
let user: unknown;
let product: string;
const paths = [...PAGES];

/** One word as long as the field takes. */
function word(max: number): string {
  return 'Uzunkelimeğüşıöç'.repeat(Math.ceil(max / 16)).slice(0, Math.min(max, 400));
}

async function call<T>(method: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${site.base}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  expect(answer.ok, `${method} ${path}: ${said}`).toBe(true);
  return JSON.parse(said);
}

function valueFor({ kind, max }: Field): unknown {
  if (kind === 'link') return ADDRESS;
  if (kind === 'image') return PICTURE;
  if (kind === 'email') return `${'a'.repeat(60)}@${'uzun'.repeat(15)}.example`;
  if (kind === 'rating') return 5;
  if (kind === 'lines') return [word(max), ADDRESS.slice(0, max)];
  return word(max);
}

function filled(fields: readonly Field[], row: object): object {
  return fields.reduce<object>((all, field) => withValue(all, field.key, valueFor(field)), row);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ empty: true });
  ({ access_token: token, user } = await signIn(site.base));
  const text = `${ADDRESS} ${word(400)}`;
  const brand = await call<{ id: string; slug: string }>('POST', '/brands', {
    name: word(80),
    description: text,
    country: word(80),
    website: ADDRESS,
    established: word(20),
    isDistributor: true,
  });
  const category = await call<{ id: string; slug: string }>('POST', '/categories', {
    name: word(80),
    description: text,
    brandId: brand.id,
  });
  await call('POST', '/categories', { name: word(60), brandId: brand.id, parentId: category.id });
  const catalog = await call<{ id: string }>('POST', '/catalogs', {
    title: word(80),
    description: text,
    category: word(60),
    fileUrl: ADDRESS,
    fileName: `${word(80)}.pdf`,
    isFeatured: true,
  });
  await call('POST', '/catalogs', { title: word(60), fileUrl: ADDRESS, category: word(40) });
  const row = { description: text, brandId: brand.id, categoryId: category.id, catalogId: catalog.id };
  const rows = [word(80), word(70), word(60)].map((name) => ({ ...row, name }));
  const features = [word(300), `${word(60)}: ${word(200)}`, ADDRESS.slice(0, 300)];
  const [first] = await Promise.all(
    rows.map((one, at) =>
      call<{ id: string; slug: string }>('POST', '/products', {
        ...one,
        sku: `${word(60)}${at}`,
        price: 99_999_999.99,
        stock: 999_999,
        features,
        isFeatured: true,
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      }),
    ),
  );
  product = `/brands/${brand.slug}/${category.slug}/${first?.slug}`;
  paths.push(`/brands/${brand.slug}`, `/brands/${brand.slug}/${category.slug}`, product);
  paths.push(`/distributors/${brand.slug}`, `/catalogs?q=${word(200)}`, '/kvkk', '/yok');
  screens.push(`/brands?edit=${brand.id}`, `/products?edit=${first?.id}`, `/catalogs?edit=${catalog.id}`);
  for (const kind of SECTION_KINDS) {
    const section = filled(kind.fields, { page: kind.page, section: kind.section }) as { page: string };
    const { id } = await call<{ id: string }>('POST', '/sections', section);
    for (const item of kind.items) {
      const count = item.single ? 1 : Math.min(item.max, 4);
      for (let at = 0; at < count; at += 1) {
        const own = filled(item.fields, { name: item.name ?? word(60), sortOrder: at + 1 });
        const known = item.addBy === 'brands' ? withValue(own, 'data.id', at ? `b${at}` : brand.id) : own;
        await call('POST', `/sections/${id}/items`, known);
      }
    }
  }
  await call('PUT', '/settings', { companyName: word(80), creditName: word(60) });
  await call('POST', '/messages', {
    name: word(80),
    email: `${'a'.repeat(60)}@${'uzun'.repeat(15)}.example`,
    phone: '0532 555 01 42',
    subject: word(120),
    message: text,
  });
});
test.afterAll(() => site.close());

/** What stands out of the window sideways, outside of what scrolls or cuts by itself. */
async function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const parts: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      parts.push(`page ${document.documentElement.scrollWidth}`);
    const cuts = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || cuts(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || cuts(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, left, width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || !parent.checkVisibility()) continue;
      if (right > room + 1 || left < -1)
        parts.push(
          `${parent.tagName}.${parent.className} ${Math.round(left)}-${Math.round(right)} ${node.textContent.slice(0, 30)}`,
        );
    }
    return parts;
  });
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function expectNarrow(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => wideParts(page), `${what} at ${size.width}`).toEqual([]);
  }
}

test('no public page scrolls sideways, whatever is written in its fields', async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await page.goto(site.base + path);
    await alive(page);
    await expectNarrow(page, path);
  }
  await page.goto(site.base);
  await alive(page);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  expect(await wideParts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menüyü kapat' }).click();
  await page.locator('.gallery-tile').first().dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNarrow(page, 'gallery viewer');
});

test('no screen of the panel scrolls sideways either', async ({ page }) => {
  test.slow();
  await page.addInitScript(
    ([key, account]) => {
      localStorage.setItem('adminToken', key);
      localStorage.setItem('adminUser', account);
    },
    [token, JSON.stringify(user)] as const,
  );
  for (const path of screens) {
    await page.goto(`${site.base}/admin${path}`);
    await expect(page.getByText(/Uzunkelime/).first()).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'Yükleniyor' })).toHaveCount(0);
    await expectNarrow(page, path);
  }
});
