import { expect, type Page, test } from '@playwright/test';
import type { Section } from '../../domain/site/section.ts';
import { expectAccessible, inBothThemes, Staff } from './admin-support.ts';
import { alive, expectSteady, structuredData, withoutScripts } from './visitor-support.ts';

const shelf = (page: Page) => page.getByRole('region', { name: 'Öne çıkan ürünler' });
const gallery = (page: Page) => page.locator('[data-section="homepage/gallery"]');
const left = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().left));

test('shows who the company is and what stands in its window', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Vitrin Dental | Diş hekimliği ürünleri ve klinik kurulumu');
  const hero = page.locator('[data-section="homepage/hero"]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Diş hekimliğinin vitrini.');
  await expect(hero).toContainText("2009'dan beri yetkili distribütör");
  await expect(hero.getByRole('definition')).toHaveText(['15+', '10', '%100', '81']);
  await expect(hero.getByRole('img', { name: /^Vitrindeki ürünler: S300 Diş Üniti/ })).toBeVisible();
  await expect(hero.getByRole('complementary', { name: 'Müşteri puanı' })).toContainText('4,9 / 5');
  await expect(hero.getByRole('link', { name: 'Katalogları indirin' })).toHaveAttribute('href', '/catalogs');
  await hero.getByRole('link', { name: 'Ürünleri inceleyin' }).click();
  await expect(page).toHaveURL('/distributors');
});

test('no cell of the window cuts what stands in it', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 820, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    const shown = await page.locator('.window img').evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => {
        if (getComputedStyle(image).objectFit === 'contain') return 1;
        const { width: wide, height } = image.getBoundingClientRect();
        const ratio = wide / height / (4 / 3);
        return Math.min(ratio, 1 / ratio);
      }),
    );
    expect(shown).toHaveLength(6);
    // Renders leave an eighth of their width around what they show, so that a square still holds it.
    expect(Math.min(...shown), `${width} px`).toBeGreaterThanOrEqual(0.74);
  }
});

test('the shelf turns in a loop, by buttons and keys', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const cards = shelf(page).getByRole('article');
  const first = cards.first();
  const start = (await first.boundingBox())?.x ?? 0;
  await expect(shelf(page).getByRole('link')).toHaveCount(await cards.count());
  const previous = page.getByRole('button', { name: 'Önceki ürünler' });
  const next = page.getByRole('button', { name: 'Sonraki ürünler' });
  await next.hover();
  await expect(page.locator('.featured[data-loop]')).toBeAttached();
  await next.click();
  await expect.poll(async () => (await first.boundingBox())?.x ?? 0).toBeLessThan(start - 200);
  await previous.click();
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.x ?? 0) - start)).toBeLessThan(3);
  // Before the first stands the last.
  await previous.click();
  await expect(cards.last()).toBeInViewport();
  await shelf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.x ?? 0) - start)).toBeLessThan(3);
});

test('a turn that comes before the loop has loaded is kept', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const cards = shelf(page).getByRole('article');
  const start = (await cards.first().boundingBox())?.x ?? 0;
  await page.getByRole('button', { name: 'Sonraki ürünler' }).click();
  await expect(page.locator('.featured[data-loop]')).toBeAttached();
  await page.getByRole('button', { name: 'Önceki ürünler' }).click();
  await expect
    .poll(async () => Math.abs(((await cards.nth(1).boundingBox())?.x ?? 0) - start))
    .toBeLessThan(3);
});

test('every product of the shelf opens its own page', async ({ page, request }) => {
  await page.goto('/');
  const links = shelf(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    expect(address).toMatch(/^\/brands\/[^/]+\/[^/]+\/[^/]+$/);
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test('the brands lead to their pages, the button to all distributors', async ({ page }) => {
  await page.goto('/');
  const brands = page.locator('[data-section="homepage/distributor-brands"]');
  await expect(brands.getByRole('link', { name: /markanın tümünü görün/ })).toHaveAttribute(
    'href',
    '/distributors',
  );
  await brands.getByRole('link', { name: /Nordfil/ }).click();
  await expect(page).toHaveURL('/brands/nordfil');
});

test('the strips pass by in 30 seconds, rest on hover and focus, and stop on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await alive(page);
  const strips = page.locator('.strip-track');
  for (const strip of await strips.all()) await expect(strip).toHaveCSS('animation-duration', '30s');
  const state = () => strips.first().evaluate((strip) => getComputedStyle(strip).animationPlayState);
  expect(await state()).toBe('running');
  const logos = page.getByRole('region', { name: 'Raflarımızdaki markalar' });
  await expect(logos.getByRole('heading', { name: 'Raflarımızdaki markalar' })).toBeVisible();
  await logos.getByRole('listitem').nth(2).hover({ force: true });
  expect(await state()).toBe('paused');
  await page.mouse.move(0, 0);
  expect(await state()).toBe('running');
  await strips.first().evaluate((strip) => {
    for (const animation of strip.getAnimations()) animation.currentTime = 18_000;
  });
  await logos.getByRole('link').first().focus();
  expect(await state()).toBe('paused');
  await expect(logos.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const pause = logos.getByRole('button', { name: 'Kayan logoları durdur' });
  await pause.click();
  await page.mouse.move(0, 0);
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(await state()).toBe('paused');
  expect((await logos.getByRole('listitem').first().boundingBox())?.height).toBe(120);
  // The copy that closes the loop is for the eye alone.
  const names = await logos
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(names).size).toBe(names.length);
});

test('strips stand still for those who want no motion', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.strip-track').first()).toHaveCSS('animation-name', 'none');
  await expect(page.getByRole('button', { name: 'Kayan logoları durdur' })).toBeHidden();
});

test('a strip far from the screen stands there once; near it, its copy closes the loop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await alive(page);
  const strip = page.locator('.gallery .strip-track');
  await expect(strip.getByRole('list', { includeHidden: true })).toHaveCount(1);
  await expect(strip).toHaveCSS('animation-name', 'none');
  await page.locator('.gallery').scrollIntoViewIfNeeded();
  await expect(strip.getByRole('list', { includeHidden: true })).toHaveCount(2);
  await expect(strip).toHaveCSS('animation-name', 'strip-slide');
});

test('the viewer tells of the project, turns, and closes three ways', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const opener = gallery(page)
    .getByRole('button', { name: /^Lodos Diş, İzmir/ })
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Lodos Diş, İzmir' });
  await expect(viewer).toBeVisible();
  for (const text of ['Tamamlandı', 'Muayene odası', '16 iş gününde teslim'])
    await expect(viewer).toContainText(text);
  await expect(viewer.getByRole('link', { name: "WhatsApp'tan yazın" })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await inBothThemes(page, () => expectAccessible(page));

  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await viewer.getByRole('button', { name: 'Sonraki görsel' }).click();
  const other = page.getByRole('dialog');
  await expect(other).not.toContainText('Lodos Diş');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await viewer.getByRole('button', { name: 'Görseli kapat' }).click();
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a picture chosen at the moment the viewer closes stays open', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await gallery(page)
    .getByRole('button', { name: /^Lodos Diş, İzmir/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lodos Diş, İzmir' })).toBeVisible();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.viewer-close')?.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('[data-section="homepage/gallery"] li button')?.click();
    // The event of closing has come by now.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  await expect(page.getByRole('dialog', { name: 'Mavi Nar Diş Kliniği, Antalya' })).toBeVisible();
});

test('a click beside the viewer closes it', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await gallery(page)
    .getByRole('button', { name: /^Lodos Diş, İzmir/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the story keeps its fixed statistics and leads to its page', async ({ page }) => {
  await page.goto('/');
  const story = page.locator('[data-section="homepage/about-preview"]');
  await expect(story.getByRole('term')).toHaveText(['%100 orijinal', '15+ yıl']);
  await story.getByRole('link', { name: 'Kurumsal sayfamız' }).click();
  await expect(page).toHaveURL('/about');
});

test('testimonials turn', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const quotes = page.getByRole('region', { name: 'Müşteri yorumları' });
  await expect(quotes.getByRole('figure').first()).toContainText('Dt. Elif Karaman');
  await expect(quotes.getByRole('img', { name: '5 üzerinden 5' }).first()).toBeVisible();
  const next = page.getByRole('button', { name: 'Sonraki yorum' });
  await next.hover();
  await expect(page.locator('.quotes[data-loop]')).toBeAttached();
  const before = await left(page, '.quotes .rail-slide >> nth=0');
  await next.click();
  await expect.poll(() => left(page, '.quotes .rail-slide >> nth=0')).toBeLessThan(before - 200);
});

test('an inactive item is not shown, and the fixed copy stands where a section is empty', async ({
  page,
  request,
}) => {
  const staff = await Staff.signIn(request);
  const sections = await staff.call<Section[]>('GET', '/sections?page=homepage&includeInactive=true');
  const quotes = sections.find((section) => section.section === 'testimonials');
  const first = quotes?.items[0];
  if (!first) throw new Error('The demo has testimonials.');
  await staff.call('PUT', `/section-items/${first.id}`, { isActive: false });
  try {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Müşteri yorumları' })).not.toContainText(
      'Dt. Elif Karaman',
    );
  } finally {
    await staff.call('PUT', `/section-items/${first.id}`, { isActive: true });
  }
});

test('reads, leads on and scrolls without scripts', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Öne çıkan ürünler');
  await expect(page.getByRole('button', { name: 'Sonraki ürünler' })).toBeHidden();
  const rail = page.locator('.featured');
  expect(await rail.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await shelf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/brands\/.+\/.+\/.+/);
  await page.context().close();
});

test('tells search engines who it is', async ({ page, baseURL }) => {
  await page.goto('/');
  const company = await structuredData(page, 'Organization');
  expect(company).toMatchObject({ name: 'Vitrin Dental', url: `${baseURL}/`, telephone: '+903125550142' });
  const brands = await structuredData(page, 'ItemList');
  expect(brands.numberOfItems).toBeGreaterThan(5);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /10 marka/);
});

test('nothing jumps, nothing complains, nothing is inaccessible', { tag: '@phone' }, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await alive(page);
  await expectSteady(page);
  await inBothThemes(page, () => expectAccessible(page));
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('what is below the first screen is laid out in the end, and a reload returns to its place', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-first');
  const gallerySection = page.locator('.gallery');
  await expect(gallerySection).toHaveCSS('content-visibility', 'visible');
  const place = Math.round((await gallerySection.boundingBox())?.y ?? 0);
  expect(place).toBeGreaterThan(2000);
  await page.evaluate((y) => scrollTo(0, y), place);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  expect(Math.abs((await gallerySection.boundingBox())?.y ?? 0)).toBeLessThan(2);
});
