import { expect, type Page, test } from '@playwright/test';
import type { Brand } from '../../domain/things/brand.ts';
import type { Category } from '../../domain/things/category.ts';
import { expectAccessible, inBothThemes, Staff, unique } from './admin-support.ts';
import { alive, expectSound, numberIn, structuredData, withoutScripts } from './visitor-support.ts';

const cards = (page: Page) => page.locator('.product-grid').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^[\d.]+ ürün$/ });

test('the head tells of the brand, the windows of its categories', async ({ page }) => {
  await page.goto('/brands/nordfil');
  const head = page.locator('.brand-head');
  await expect(head.getByRole('heading', { level: 1, name: 'Nordfil' })).toBeVisible();
  for (const fact of ['İsveç', '1991', 'nordfil.example']) await expect(head).toContainText(fact);
  await expect(head.getByRole('link', { name: 'nordfil.example' })).toHaveAttribute('target', '_blank');

  const windows = page.getByRole('region', { name: 'Kategoriler' }).getByRole('link');
  const counts = (await windows.locator('.category-label > span').allTextContents()).slice(1).map(numberIn);
  const total = numberIn(await windows.first().locator('strong').textContent());
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  await expect(heading(page)).toHaveText(`${total} ürün`);
  await expect(windows.first()).toHaveAttribute('aria-current', 'true');

  const bonding = windows.filter({ hasText: 'Bonding' });
  const count = numberIn(await bonding.locator('.category-label > span').textContent());
  await bonding.click();
  await expect(page).toHaveURL('/brands/nordfil/bonding');
  await expect(heading(page)).toHaveText(`${count} ürün`);
  await expect(cards(page)).toHaveCount(count);
  await expect(page).toHaveTitle('Nordfil Bonding | Vitrin Dental');
  await page.getByRole('link', { name: 'Tüm kategoriler' }).click();
  await expect(page).toHaveURL('/brands/nordfil');
});

test('a category stands under a low band with its own count, and its goods begin on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/brands/nordfil/restoratif');
  const band = page.locator('.category-band');
  await expect(band.getByRole('heading', { level: 1 })).toHaveText('Nordfil / Restoratif');
  await expect(band.getByText('İsveç')).toHaveCount(0);
  await expect(band.getByRole('img')).toHaveCount(0);
  expect((await band.boundingBox())?.height).toBeLessThanOrEqual(200);
  expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(370);
  const count = await heading(page).textContent();
  await expect(band.locator('.category-band-count')).toHaveText(count ?? '');
  const labels = band.getByRole('navigation', { name: 'Kategoriler' }).getByRole('link');
  await expect(labels.first()).toHaveText(`Tümü${numberIn(count)}`);
  await expect(labels.first()).toHaveAttribute('aria-current', 'true');
  await labels.filter({ hasText: 'Kompozit' }).click();
  await expect(page).toHaveURL('/brands/nordfil/kompozit');
  await expect(band.getByRole('heading', { level: 1 })).toHaveText('Nordfil / Kompozit');
  // A filter narrows the list; the band still says how much the category has.
  const whole = await heading(page).textContent();
  await page.goto('/brands/nordfil/kompozit?video=1&featured=1');
  await expect(band.locator('.category-band-count')).toHaveText(whole ?? '');
});

test('on a phone one way back stands over a category @phone-only', async ({ page }) => {
  await page.goto('/brands/nordfil/kompozit');
  const way = page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link');
  await expect(way).toHaveText(['Restoratif']);
  await expect(page.getByRole('heading', { level: 1, name: 'Kompozit', exact: true })).toBeVisible();
});

test('brands wear the picture of their first category, by night on petrol without a slab', async ({
  page,
}) => {
  const planes: string[] = [];
  for (const [brand, tint] of [
    ['corvus-implant', 'mint'],
    ['nordfil', 'sand'],
  ] as const) {
    await page.goto(`/brands/${brand}`);
    const first = page.getByRole('region', { name: 'Kategoriler' }).getByRole('listitem').nth(1);
    await expect(page.locator('.brand-head img').last()).toHaveAttribute(
      'src',
      (await first.locator('img').getAttribute('src')) ?? '',
    );
    await expect(page.locator(`.brand-head.plane-${tint}`)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    const plane = await page
      .locator('.brand-head')
      .evaluate((head) => getComputedStyle(head).backgroundColor);
    const [red = 0, green = 0, blue = 0] = [...plane.matchAll(/\d+/g)].map(Number);
    expect(green, `${brand}: ${plane} is petrol`).toBeGreaterThan(red);
    expect(blue, `${brand}: ${plane} is petrol`).toBeGreaterThan(red);
    await expect(page.locator('.brand-sign')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    planes.push(plane);
  }
  expect(new Set(planes).size).toBe(2);
});

test('where a picture repeats in a grid, a product shows its measure instead', async ({ page, request }) => {
  const staff = await Staff.signIn(request);
  const brand = await staff.call<Brand>('POST', '/brands', { name: unique('Ölçü Markası') });
  const category = await staff.call<Category>('POST', '/categories', { name: 'Ölçüler', brandId: brand.id });
  const [known] = await (await request.get('/api/products?sku=MRD-S300')).json();
  for (const [name, boy] of [
    ['Uzun', '16'],
    ['Kısa', '5'],
    ['Orta', '8–12'],
  ])
    await staff.call('POST', '/products', {
      name: unique(name ?? ''),
      brandId: brand.id,
      categoryId: category.id,
      imageUrl: known.imageUrl,
      specifications: [
        { label: 'Çap', value: '4,1', unit: 'mm' },
        { label: 'Boy', value: boy, unit: 'mm' },
      ],
    });
  await page.goto(`/brands/${brand.slug}/${category.slug}`);
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(0).locator('.plate')).toHaveCount(0);
  await expect(cards(page).nth(1).locator('.plate-measure')).toHaveText('Boy5mm');
  await expect(cards(page).nth(2).locator('.plate-measure')).toHaveText('Boy, en çok12mm');
  const reach = await page
    .locator('.plate-drawing')
    .evaluateAll((drawings) =>
      drawings.map((drawing) =>
        Math.round((parseFloat(getComputedStyle(drawing, '::after').height) / drawing.clientHeight) * 100),
      ),
    );
  // Drawn to one scale, of which the longest is 16 mm.
  expect(reach).toEqual([31, 75]);
  await inBothThemes(page, () => expectAccessible(page));
});

test('the tree of categories opens below the chosen one', async ({ page }) => {
  await page.goto('/brands/nordfil');
  const tree = page.getByRole('navigation', { name: 'Kategori', exact: true });
  await expect(tree.getByRole('link', { name: /^Kompozit/ })).toHaveCount(0);
  await tree.getByRole('link', { name: /^Restoratif/ }).click();
  await expect(page).toHaveURL('/brands/nordfil/restoratif');
  await tree.getByRole('link', { name: /^Kompozit/ }).click();
  await expect(page).toHaveURL('/brands/nordfil/kompozit');
  await expect(tree.getByRole('link', { name: /^Kompozit/ })).toHaveAttribute('aria-current', 'true');
  const way = page.getByRole('navigation', { name: 'Sayfa yolu' });
  await expect(way.getByRole('link')).toHaveText(['Ana Sayfa', 'Markalar', 'Nordfil', 'Restoratif']);
});

test('more products come in their place, and back returns to them', async ({ page }) => {
  await page.goto('/brands/nordfil');
  await alive(page);
  const total = numberIn(await heading(page).textContent());
  expect(total).toBeGreaterThan(24);
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: /ürün daha göster$/ }).click();
  await expect(page).toHaveURL('/brands/nordfil?page=2');
  await expect(cards(page)).toHaveCount(total);
  await expect(page.getByRole('status').filter({ hasText: 'gösteriliyor' })).toContainText(`${total}`);
  await expect(page.getByRole('link', { name: /daha göster/ })).toHaveCount(0);
  const next = cards(page).nth(24).getByRole('link');
  await expect(next).toBeFocused();

  const place = await page.evaluate(() => scrollY);
  await next.click();
  await expect(page).toHaveURL(/\/brands\/nordfil\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/brands/nordfil?page=2');
  await expect(cards(page)).toHaveCount(total);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
});

test('filters and order stand in the address and can be taken back', async ({ page }) => {
  await page.goto('/brands/nordfil');
  await alive(page);
  const filters = page.getByRole('complementary', { name: 'Filtrele' });
  const featured = filters.getByRole('checkbox', { name: /Öne çıkan/ });
  const count = numberIn(await filters.getByText(/Öne çıkan/).textContent());
  await featured.check();
  await expect(page).toHaveURL('/brands/nordfil?featured=1');
  await expect(heading(page)).toHaveText(`${count} ürün`);
  await page.getByRole('link', { name: 'Öne çıkan filtresini kaldır' }).click();
  await expect(page).toHaveURL('/brands/nordfil');
  await expect(featured).not.toBeChecked();

  await page.getByLabel('Sıralama').selectOption('Ada göre (A–Z)');
  await expect(page).toHaveURL('/brands/nordfil?sort=name');
  const inOrder = async () => {
    const names = await cards(page).getByRole('heading').allTextContents();
    return names.join() === [...names].sort(new Intl.Collator('tr').compare).join();
  };
  await expect.poll(inOrder).toBe(true);
  await page.reload();
  await expect(page.getByLabel('Sıralama')).toHaveValue('name');
});

test('filters that leave nothing say so', async ({ page }) => {
  await page.goto('/brands/nordfil/siman?video=1&featured=1');
  await expect(page.getByText('Bu filtrelere uyan ürün yok')).toBeVisible();
  await page.locator('.list-empty').getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/brands/nordfil/siman');
  await expect(cards(page).first()).toBeVisible();
});

test('an empty brand and an empty category say so and show ways on', async ({ page, request }) => {
  const staff = await Staff.signIn(request);
  const brand = await staff.call<Brand>('POST', '/brands', { name: unique('Boş Marka') });
  await page.goto(`/brands/${brand.slug}`);
  await expect(page.getByText('Bu markaya ait ürün bulunmuyor')).toBeVisible();
  const category = await staff.call<Category>('POST', '/categories', { name: 'Boş', brandId: brand.id });
  await page.goto(`/brands/${brand.slug}/${category.slug}`);
  await expect(page.getByText('Bu kategoride ürün bulunmuyor')).toBeVisible();
  await expectAccessible(page);
  const ways = page.locator('.end-bar');
  await expect(ways.getByRole('link', { name: 'Bayiliklerimize dön' })).toHaveAttribute(
    'href',
    '/distributors',
  );
  await expect(ways.getByRole('link', { name: 'Tüm kategoriler' })).toHaveAttribute(
    'href',
    `/brands/${brand.slug}`,
  );
  await expect(ways.getByRole('link', { name: /için bize ulaşın$/ })).toHaveAttribute('href', '/contact');
});

test('an unknown brand or category answers 404 with a way to the brands', async ({ page }) => {
  for (const path of ['/brands/boyle-bir-marka-yok', '/brands/nordfil/boyle-bir-kategori-yok']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Marka bulunamadı' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('main').getByRole('link', { name: 'Markalara dön' }).click();
  await expect(page).toHaveURL('/brands');
});

test('other forms of an address lead to the one', async ({ request }) => {
  const brands: Brand[] = await (await request.get('/api/brands')).json();
  const id = brands.find((brand) => brand.slug === 'nordfil')?.id;
  for (const path of ['/brands/NORDFIL', '/brands/nordfil/', `/brands/${id}`, '//brands//nordfil']) {
    const answer = await request.get(`${test.info().project.use.baseURL}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location, path).toBe('/brands/nordfil');
  }
});

test('odd queries leave the page standing', async ({ page }) => {
  const answer = await page.goto(`/brands/nordfil?sort=fiyat&featured=evet&${'x'.repeat(2000)}=1`);
  expect(answer?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(Math.min(24, numberIn(await heading(page).textContent())));
});

test('the structured data names the way and the products', async ({ page }) => {
  await page.goto('/brands/nordfil/kompozit');
  const way = await structuredData(page, 'BreadcrumbList');
  expect((way.itemListElement as Array<{ name: string }>).map((item) => item.name)).toEqual([
    'Ana Sayfa',
    'Markalar',
    'Nordfil',
    'Restoratif',
    'Kompozit',
  ]);
  expect((await structuredData(page, 'ItemList')).numberOfItems).toBe(await cards(page).count());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/brands\/nordfil\/kompozit$/);
});

test('without scripts: more, filters and the order are links and a form', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/brands/nordfil');
  await page.getByRole('link', { name: /ürün daha göster$/ }).click();
  await expect(page).toHaveURL(/\?page=2#devam$/);
  await expect(cards(page)).toHaveCount(numberIn(await heading(page).textContent()));
  await page.getByRole('checkbox', { name: /Öne çıkan/ }).check();
  await page.getByLabel('Sıralama').selectOption('name');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page).toHaveURL(/featured=1/);
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('checkbox', { name: /Öne çıkan/ })).toBeChecked();
  await page.context().close();
});

test('on a phone the filters open as a sheet, without scripts too', async ({ browser }) => {
  const page = await withoutScripts(browser, true);
  await page.goto('/brands/nordfil');
  const sheet = page.getByRole('complementary', { name: 'Filtrele' });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Filtrele', exact: true }).click();
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri kapat' }).click();
  await expect(sheet).toBeHidden();
  await page.context().close();
});

test('choosing in the sheet closes it @phone-only', async ({ page }) => {
  await page.goto('/brands/nordfil');
  await alive(page);
  const sheet = page.getByRole('complementary', { name: 'Filtrele' });
  await page.getByRole('button', { name: 'Filtrele', exact: true }).click();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: /^Ölçü/ }).click();
  await expect(page).toHaveURL('/brands/nordfil/olcu');
  await expect(sheet).toBeHidden();
});

test('a brand prints its story and its products alone', async ({ page }) => {
  await page.goto('/brands/nordfil');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Nordfil' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.locator('.filters, .end-bar'),
  ]) {
    for (const part of await gone.all()) await expect(part).toBeHidden();
  }
});

test('a brand is shown without violation and does not jump @phone', async ({ page }) => {
  test.slow();
  await expectSound(page, '/brands/nordfil');
  await page.goto('/brands/nordfil/restoratif?catalog=1');
  await alive(page);
  await inBothThemes(page, () => expectAccessible(page));
});
