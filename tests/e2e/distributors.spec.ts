import { expect, type Page, test } from '@playwright/test';
import type { Brand } from '../../domain/things/brand.ts';
import { expectAccessible, inBothThemes, Staff, unique } from './admin-support.ts';
import { alive, expectSound, numberIn, withoutScripts } from './visitor-support.ts';

const shelf = (page: Page) => page.getByRole('region', { name: 'Tüm ürünler' });
const cards = (page: Page) => shelf(page).getByRole('article');

test('the head, the distributor brands and three products a row', async ({ page, request }) => {
  const staff = await Staff.signIn(request);
  const own = await staff.call<Brand>('POST', '/brands', {
    name: unique('Bayilik Markası'),
    isDistributor: true,
  });
  const other = await staff.call<Brand>('POST', '/brands', { name: unique('Başka Marka') });
  await page.goto('/distributors');
  await expect(page.getByRole('heading', { level: 1, name: 'Bayiliklerimiz' })).toBeVisible();
  const brands = page.getByRole('region', { name: 'Distribütörü olduğumuz markalar' });
  await expect(brands.getByRole('link', { name: new RegExp(own.name) })).toHaveAttribute(
    'href',
    `/distributors/${own.slug}`,
  );
  await expect(brands.getByRole('link', { name: new RegExp(other.name) })).toHaveCount(0);
  const columns = await page
    .locator('.product-grid')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);
  const first = cards(page).first().getByRole('link');
  expect(await first.getAttribute('href')).toMatch(/^\/brands\/[^/]+\/[^/]+\/[^/]+$/);
});

test('more products come in their place; the address says where one is', async ({ page }) => {
  await page.goto('/distributors');
  await alive(page);
  await expect(cards(page)).toHaveCount(24);
  const status = shelf(page).getByRole('status');
  await expect(status).toContainText('üründen 24 tanesi gösteriliyor');
  await shelf(page).getByRole('link', { name: '24 ürün daha göster' }).click();
  await expect(page).toHaveURL('/distributors?page=2');
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await shelf(page).getByRole('link', { name: '24 ürün daha göster' }).click();
  await expect(cards(page)).toHaveCount(72);
  await page.reload();
  await expect(cards(page)).toHaveCount(72);
});

test('the last page holds all that is left', async ({ page }) => {
  await page.goto('/distributors');
  const whole = numberIn(
    ((await shelf(page).getByRole('status').textContent()) ?? '').split('üründen')[0] ?? '',
  );
  await page.goto(`/distributors?page=${Math.ceil(whole / 24)}`);
  const [total, shown] = ((await shelf(page).getByRole('status').textContent()) ?? '')
    .split('üründen')
    .map((part) => numberIn(part));
  expect(shown).toBe(total);
  await expect(shelf(page).getByRole('link', { name: /daha göster/ })).toHaveCount(0);
});

test("a distributor's page tells its story and shows categories, products and catalogs", async ({ page }) => {
  await page.goto('/distributors');
  await page
    .getByRole('region', { name: 'Distribütörü olduğumuz markalar' })
    .getByRole('link', { name: 'Nordfil', exact: true })
    .click();
  await expect(page).toHaveURL('/distributors/nordfil');
  const head = page.locator('.brand-head');
  for (const fact of ['Malmö', 'İsveç', '1991', 'nordfil.example']) await expect(head).toContainText(fact);
  await expect(
    page.getByRole('region', { name: 'Kategoriler' }).getByRole('link', { name: /Bonding/ }),
  ).toHaveAttribute('href', '/brands/nordfil/bonding');
  const said = page.getByRole('region', { name: 'Temsil ve servis' });
  await expect(said).toContainText("2009'dan beri");
  await expect(said).toContainText('Aynı gün yedek ışık cihazı');
  await expect(said).toContainText('Elif Sezer');
  await expect(said.getByRole('link', { name: '0312 555 01 53' })).toHaveAttribute('href', 'tel:03125550153');
  const places = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(places.filter((href) => href === '/brands/nordfil')).toHaveLength(1);
  expect(places.filter((href) => href === '/contact')).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Ürünler' }).getByRole('article')).toHaveCount(8);
  const catalogs = page.getByRole('region', { name: 'Kataloglar' });
  await expect(catalogs.getByRole('link', { name: 'İndir: Restoratif' })).toBeVisible();
  await page.getByRole('link', { name: 'Tüm Nordfil ürünleri', exact: true }).click();
  await expect(page).toHaveURL('/brands/nordfil');
});

test('an id leads to the address; what is no distributor answers 404', async ({ page, request }) => {
  const brands: Brand[] = await (await request.get('/api/brands')).json();
  const nordfil = brands.find((brand) => brand.slug === 'nordfil');
  const moved = await request.get(`/distributors/${nordfil?.id}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/distributors/nordfil');

  const staff = await Staff.signIn(request);
  const other = await staff.call<Brand>('POST', '/brands', { name: unique('Bayilik Değil') });
  for (const path of [`/distributors/${other.slug}`, '/distributors/boyle-bir-marka-yok']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Marka bulunamadı' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Markalara dön' }).click();
  await expect(page).toHaveURL('/brands');
});

test('without scripts the longer list is a link', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/distributors');
  await shelf(page).getByRole('link', { name: '24 ürün daha göster' }).click();
  await expect(page).toHaveURL(/\/distributors\?page=2#devam$/);
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24)).toHaveAttribute('id', 'devam');
  await page.context().close();
});

test('distributors are shown without violation, and their list does not jump @phone', async ({ page }) => {
  test.slow();
  await expectSound(page, '/distributors');
  await page.goto('/distributors/nordfil');
  await alive(page);
  await inBothThemes(page, () => expectAccessible(page));
});

test('a row tells since when a brand is represented, shows three products, and says nothing where nothing is known', async ({
  page,
  request,
}) => {
  const staff = await Staff.signIn(request);
  const bare = await staff.call<Brand>('POST', '/brands', {
    name: unique('Yalın'),
    isDistributor: true,
    sortOrder: 1,
  });
  await page.goto('/distributors');
  const rows = page.getByRole('region', { name: 'Distribütörü olduğumuz markalar' }).getByRole('article');
  const corvus = rows.filter({ has: page.getByRole('link', { name: 'Corvus Implant', exact: true }) });
  await expect(corvus).toContainText("2012'den beri temsil");
  await expect(corvus.getByRole('listitem')).toContainText([
    'Çap ve boy değişimi bir yıl',
    'Conic eğitimi her ay',
  ]);
  await expect(corvus.locator('.represented-piece')).toHaveCount(3);
  await corvus.getByRole('link', { name: /^\d+ Corvus Implant ürünü görün$/ }).click();
  await expect(page).toHaveURL('/brands/corvus-implant');
  await page.goto('/distributors');
  const own = rows.filter({ hasText: bare.name });
  await expect(own).toBeVisible();
  await expect(own).not.toContainText('beri');
  await expect(own.getByRole('listitem')).toHaveCount(0);
  await page.goto(`/distributors/${bare.slug}`);
  await expect(page.getByRole('region', { name: 'Temsil ve servis' })).toHaveCount(0);
  await staff.call('DELETE', `/brands/${bare.id}`);
});

test('all products are narrowed to a brand and by what they hold, by links', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/distributors');
  const brands = page.getByRole('navigation', { name: 'Markaya göre ürünler' });
  await brands.getByRole('link', { name: /^Corvus Implant/ }).click();
  await expect(page).toHaveURL('/distributors?brand=corvus-implant');
  await expect(brands.locator('[aria-current]')).toHaveText(/^Corvus Implant \d+$/);
  const count = numberIn(await brands.locator('[aria-current]').textContent());
  await expect(cards(page)).toHaveCount(Math.min(24, count));
  await expect(shelf(page).getByText(`${count} ürün`, { exact: true })).toBeVisible();
  const featured = page
    .getByRole('navigation', { name: 'Ürün bilgisi' })
    .getByRole('link', { name: /^Öne çıkan/ });
  const left = numberIn(await featured.textContent());
  await featured.click();
  await expect(page).toHaveURL('/distributors?brand=corvus-implant&featured=1');
  await expect(cards(page)).toHaveCount(left);
  await featured.click();
  await expect(page).toHaveURL('/distributors?brand=corvus-implant');
  await brands.getByRole('link', { name: /^Tümü/ }).click();
  await expect(page).toHaveURL('/distributors');
  await page.context().close();
});
