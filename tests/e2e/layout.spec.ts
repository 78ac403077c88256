import { expect, test } from '@playwright/test';
import { expectAccessible, inBothThemes } from './admin-support.ts';
import { alive, withoutScripts } from './visitor-support.ts';

const MENU = [
  ['Ana Sayfa', '/'],
  ['Kurumsal', '/about'],
  ['Markalar', '/brands'],
  ['Bayiliklerimiz', '/distributors'],
  ['Hizmetlerimiz', '/clinic-setup'],
  ['Kataloglar', '/catalogs'],
  ['İletişim', '/contact'],
] as const;

test('the header is fixed, 80 px high, and marks the current page', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(80);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link')).toHaveText(MENU.map(([name]) => name));
  for (const [name, path] of MENU.slice(1)) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.locator('[aria-current]')).toHaveText(name);
  }
  await page.goto('/brands/nordfil');
  await expect(menu.locator('[aria-current]')).toHaveText('Markalar');
  await page.evaluate(() => window.scrollTo(0, 900));
  expect((await header.boundingBox())?.y).toBe(0);
  await header.getByRole('link', { name: 'Vitrin Dental ana sayfa' }).click();
  await expect(page).toHaveURL('/');
});

test('Bize Ulaşın opens the chat in a new tab with a greeting; its label leaves medium screens', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('link', { name: /Bize Ulaşın/ });
  await expect(button).toHaveAttribute('target', '_blank');
  const address = new URL((await button.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/905005550142');
  expect(address.searchParams.get('text')).toMatch(/^Merhaba, .*bilgi/);
  await expect(button.getByText('Bize Ulaşın', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1160, height: 800 });
  await expect(button).toBeVisible();
  await expect(button.getByText('Bize Ulaşın', { exact: true })).toBeHidden();
});

test('the logo stays where it is when the menu opens', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/about');
  await alive(page);
  const before = await page.locator('.header-row > .logo').boundingBox();
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const logo = page.getByRole('dialog', { name: 'Menü' }).locator('.logo');
  await expect(logo).toBeVisible();
  const after = await logo.boundingBox();
  expect([after?.x, Math.round(after?.y ?? 0)]).toEqual([before?.x, Math.round(before?.y ?? 0)]);
});

test('a long company name leaves the bar its button or its menu', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  await alive(page);
  const header = page.getByRole('banner');
  await header
    .locator('.logo > span')
    .first()
    .evaluate((name) => name.replaceChildren('Anadolu Diş Malzemeleri ve Klinik Ekipmanları A.Ş.'));
  const last = isMobile
    ? header.getByRole('button', { name: 'Menüyü aç' })
    : header.getByRole('link', { name: /Bize Ulaşın/ });
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.height).toBe(80);
});

test('every page begins at its top, and back returns to the place', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('main')
    .getByRole('link', { name: /markanın tümünü görün/ })
    .click();
  await expect(page).toHaveURL('/distributors');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the menu of the phone fills the screen and closes on a choice, by button and by Escape', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/');
  await alive(page);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(80);
  const open = page.getByRole('button', { name: 'Menüyü aç' });
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  await expect(menu).toBeVisible();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const box = await menu.boundingBox();
  expect([box?.x, box?.y]).toEqual([0, 0]);
  expect(box?.width).toBe(await page.evaluate(() => innerWidth));
  await expect(menu.getByRole('link', { name: 'Ana Sayfa', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await inBothThemes(page, () => expectAccessible(page));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole('button', { name: 'Menüyü kapat' }).click();
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('link', { name: 'Kurumsal' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/about');
  await open.click();
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(menu).toBeHidden();
});

test('the menu opens and leads on without scripts', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await withoutScripts(browser, true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Kataloglar' }).click();
  await expect(page).toHaveURL('/catalogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Kataloglar' })).toBeVisible();
  await page.context().close();
});

test('the footer has its columns, hours, accounts and legal pages', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Hızlı Bağlantılar', 'İletişim', 'Bizi Takip Edin']);
  await expect(footer.getByRole('navigation', { name: 'Hızlı Bağlantılar' }).getByRole('link')).toHaveText([
    'Ana Sayfa',
    'Kurumsal',
    'Markalar',
    'Bayiliklerimiz',
    'Kataloglar',
    'İletişim',
  ]);
  await expect(footer).toContainText('Pazartesi - Cuma: 09:00 - 18:00');
  await expect(footer.getByRole('link', { name: '0312 555 01 42' })).toHaveAttribute(
    'href',
    'tel:+903125550142',
  );
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }
  const year = new Date().getFullYear();
  await expect(footer).toContainText(
    `© ${year > 2025 ? `2025–${year}` : '2025'} Vitrin Dental. Tüm hakları saklıdır.`,
  );
  for (const [name, path, title] of [
    ['KVKK', '/kvkk', 'KVKK'],
    ['Gizlilik', '/gizlilik', 'Gizlilik'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
});

test('the chat button stands on every page and stays quiet when it may not sound', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    const played: Array<{ src: string; volume: number }> = [];
    Object.assign(window, { played });
    HTMLMediaElement.prototype.play = function play() {
      played.push({ src: this.src, volume: this.volume });
      return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await alive(page);
  const button = page.getByRole('link', { name: "WhatsApp'tan yazın" });
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Merhaba/);
  const sounds = () =>
    page.evaluate(() => (window as unknown as { played: Array<{ src: string; volume: number }> }).played);
  await expect.poll(async () => (await sounds()).length).toBe(1);
  expect((await sounds())[0]?.volume).toBeCloseTo(0.3);
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kurumsal' }).click();
  await expect(page).toHaveURL('/about');
  await expect(button).toBeVisible();
  expect(await sounds()).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a chosen theme stays and comes without a flash; the device decides until then', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(251, 249, 245)', 'rgb(7, 25, 23)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await alive(page);
  expect(await paper()).toBe(dark);
  const themes = page.getByRole('group', { name: 'Görünüm' });
  await themes.getByRole('button', { name: 'Açık görünüm' }).click();
  expect(await paper()).toBe(light);
  await expect(themes.getByRole('button', { name: 'Açık görünüm' })).toHaveAttribute('aria-pressed', 'true');
  // The bars of the browser go along.
  for (const bar of await page.locator('meta[name="theme-color"]').all())
    await expect(bar).toHaveAttribute('content', '#FBF9F5');
  // Nothing of the page's own code runs, yet the theme is there: the first paint has it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await paper()).toBe(light);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await alive(page);
  await themes.getByRole('button', { name: 'Cihazın görünümü' }).click();
  expect(await paper()).toBe(dark);
});

test('the skip link leads past the menu', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('an unknown page answers 404 with ways on', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('link', { name: 'Ana sayfaya dönün' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that leads nowhere says so, searches, and shows products @phone', async ({ page }) => {
  const answer = await page.goto('/yok-boyle/klav-24');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page.locator('.emptied')).toContainText('/yok-boyle/klav-24');
  await expect(page.getByRole('region', { name: 'Dolu raflardan' }).getByRole('article')).toHaveCount(4);
  await inBothThemes(page, () => expectAccessible(page));
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('otoklav');
  await main.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(page).toHaveURL('/ara?q=otoklav');
});

test('legal pages have their contents, a date with a version, and tables', async ({ page }) => {
  for (const path of ['/kvkk', '/gizlilik']) {
    await page.goto(path);
    const parts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const contents = page.getByRole('navigation', { name: 'İçindekiler' }).getByRole('link');
    await expect(contents).toHaveText(parts);
    await contents.last().click();
    await expect(page.getByRole('heading', { level: 2, name: parts.at(-1) ?? '' })).toBeInViewport();
    await expect(page.getByText(/Son güncelleme: \d+ \p{L}+ \d{4}.*Sürüm: \S+/u)).toBeVisible();
    await expect(page.getByRole('table').first().getByRole('rowheader')).not.toHaveCount(0);
    await expectAccessible(page);
  }
});
