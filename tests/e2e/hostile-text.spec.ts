import { expect, type Page, test } from '@playwright/test';
import { type Site, startSite } from '../../bench/site.ts';
import { type FullSite, fillSite } from './full-site.ts';
import { alive } from './visitor-support.ts';

/** Words longer than any screen is wide, in every field that staff or visitors can write in. */
test.describe.configure({ mode: 'default' });

let site: Site;
let full: FullSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ empty: true });
  full = await fillSite(site, {
    text: (max, serial) => {
      const word = 'Uzunkelimeğüşıöç'.repeat(Math.ceil(max / 16)).slice(0, Math.min(max, 400));
      return serial === undefined ? word : `${word}${serial}`;
    },
    address: `https://ornek.example/${'uzunadres'.repeat(30)}`,
    picture: '/media/yok.webp',
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
  for (const path of full.pages) {
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
    [full.token, JSON.stringify(full.user)] as const,
  );
  for (const path of full.screens) {
    await page.goto(`${site.base}/admin${path}`);
    await expect(page.getByText(/Uzunkelime/).first()).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'Yükleniyor' })).toHaveCount(0);
    await expectNarrow(page, path);
  }
});
