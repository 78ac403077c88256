import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, inBothThemes } from './admin-support.ts';
import { alive, withoutScripts } from './visitor-support.ts';

const BOOK = '/kataloglar/implantoloji-2026';
const sheet = (page: Page, number: number) =>
  page.getByRole('article', { name: `Sayfa ${number}`, exact: true });

/** Opens a page of the catalog, once its pages are drawn. */
async function open(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(BOOK)).text().then((html) => html.includes('Sayfa 1')), {
      timeout: 60_000,
    })
    .toBe(true);
  await page.goto(path);
  await alive(page);
}

test('a cover opens into the reader, and arrows turn its pages', async ({ page }) => {
  await open(page, '/catalogs');
  await page.getByRole('link', { name: 'Sayfaları çevirin: İmplantoloji 2026' }).click();
  await expect(page).toHaveURL(BOOK);
  await expect(page.getByRole('heading', { level: 1, name: 'İmplantoloji 2026' })).toBeVisible();
  await expect(sheet(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${BOOK}/2`);
  const next = page.getByRole('link', { name: 'Sonraki sayfalar' });
  await next.click();
  await expect(page).toHaveURL(`${BOOK}/4`);
  await expect(next).toBeFocused();
  await expect(page).toHaveTitle('İmplantoloji 2026, sayfa 4 | Vitrin Dental');
  for (const number of [4, 5]) {
    const picture = sheet(page, number).locator('img').last();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
  await expect(page.getByText('Sayfa 4 ve 5, toplam 8')).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link')).toHaveCount(8);
  await page.goBack();
  await expect(sheet(page, 2)).toBeVisible();
});

test('@phone the open page comes with its own picture, and nothing keeps it waiting', async ({
  browser,
  page,
}) => {
  await open(page, '/catalogs');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // What comes later is held back: the page is there without it.
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/|\/media\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(BOOK, { waitUntil: 'domcontentloaded' });
  const picture = sheet(page, 1).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(760);
  await expect(page.getByRole('banner')).toBeHidden();
  const box = await picture.boundingBox();
  held.resolve();
  await alive(page);
  const worn = (of: Page) =>
    of.evaluate(() => [...document.styleSheets].filter(({ href, disabled }) => href && !disabled).length);
  await expect.poll(() => worn(page)).toBe(2);
  expect(await picture.boundingBox()).toEqual(box);
  expect(await picture.getAttribute('src')).toMatch(/^data:image\/webp/);
  expect(faults).toEqual([]);
  // Each of them once.
  expect(asked.filter((path) => path.endsWith('.css'))).toHaveLength(2);
  // Sharp enough for what this screen shows: it fetches no other.
  if (page.viewportSize()?.width === 1280)
    expect(asked.filter((path) => path.includes('/media/'))).toEqual([]);
  const plain = await withoutScripts(browser);
  await plain.goto(BOOK);
  await expect(plain.locator('.reader-chapters')).toHaveCSS('list-style-type', 'none');
  await expect(plain.locator('link[rel=stylesheet]')).not.toHaveCount(0);
  expect(await worn(plain)).toBe(2);
  await plain.context().close();
});

test('a search lists its places and marks them on the pages', async ({ page }) => {
  await open(page, `${BOOK}/4`);
  // A page that is being drawn comes by itself.
  await expect(sheet(page, 5).getByText('İyileşme', { exact: true })).toBeAttached();
  await page.getByRole('textbox', { name: 'Bu katalogda ara' }).fill('IYILESME basligi');
  await page.keyboard.press('Enter');
  const found = page.getByRole('navigation', { name: 'Arama sonuçları' });
  await expect(found.getByRole('listitem').first()).toContainText(/iyileşme başlığı/i);
  await expect(page.locator('.reader-mark-current').first()).toBeAttached();
  await found.getByRole('link', { name: 'Önceki yer' }).click();
  await expect(page).toHaveURL(/hit=\d/);
  await inBothThemes(page, () => expectAccessible(page));
  await found.getByRole('link', { name: 'Aramayı kapat' }).click();
  await expect(page.getByRole('navigation', { name: 'İçindekiler' })).toBeVisible();
});

test('a code shows its product, puts it on the list and leads to it', async ({ page }) => {
  await open(page, `${BOOK}/3`);
  await expect(sheet(page, 3).getByText('Conic İmplant').first()).toBeAttached();
  const code = sheet(page, 3).getByRole('link', { name: 'CRV-CN: Conic İmplant' });
  await code.focus();
  await page.getByRole('button', { name: 'Conic İmplant: teklif listesine ekle' }).click();
  await expect(page.getByRole('button', { name: 'Teklif listesi, 1 ürün' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Conic İmplant: teklif listesine ekle' })).toHaveCount(0);
  await inBothThemes(page, () => expectAccessible(page));
  await code.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conic İmplant');
});

test('@phone-only one page is seen at a time, turned by a finger', async ({ page }) => {
  await open(page, `${BOOK}/4`);
  await expect(sheet(page, 4)).toBeVisible();
  await expect(sheet(page, 5)).toBeHidden();
  await page.getByRole('link', { name: 'Sonraki sayfa', exact: true }).tap();
  await expect(page).toHaveURL(`${BOOK}/5`);
  await expect(sheet(page, 5)).toBeVisible();
  await sheet(page, 5).evaluate((element) => {
    const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 400 });
    const [from, to] = [touch(60), touch(300)];
    element.dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, touches: [from], changedTouches: [from] }),
    );
    element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [to] }));
  });
  await expect(page).toHaveURL(`${BOOK}/4`);
  await expectAccessible(page);
});

test('without scripts the pages stand below each other, and addresses past the end are not there', async ({
  browser,
  page,
}) => {
  await open(page, '/catalogs');
  const plain = await withoutScripts(browser);
  await plain.goto(BOOK);
  await expect(plain.getByRole('list', { name: 'Bütün sayfalar' }).getByRole('img')).toHaveCount(8);
  await plain.getByRole('link', { name: 'Sonraki sayfalar' }).click();
  await expect(plain).toHaveURL(`${BOOK}/2`);
  await plain.context().close();
  for (const [path, status] of [
    [`${BOOK}/9`, 404],
    [`${BOOK}/0`, 404],
    ['/kataloglar/yok', 404],
  ] as const)
    expect((await page.request.get(path)).status()).toBe(status);
  const one = await page.request.get(`${BOOK}/1`, { maxRedirects: 0 });
  expect([one.status(), one.headers().location]).toEqual([301, BOOK]);
  const html = await (await page.request.get(`${BOOK}/4`)).text();
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${BOOK}/4"`));
  const [, social = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(social).toMatch(/\/4-760\.jpg$/);
  expect((await page.request.get(new URL(social).pathname)).headers()['content-type']).toBe('image/jpeg');
});
