import { expect, test } from '@playwright/test';
import { type Staff, signedIn } from './admin-support.ts';
import { SiteEditor, visit } from './site-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

test('ten edits reach the picture fast, without a reload of the frame and with the scroll kept', async ({
  page,
}) => {
  const editor = await SiteEditor.open(page, 'homepage', 'hero');
  await editor.previewReady();
  const handle = await page.locator('iframe[title$="önizlemesi"]').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.evaluate(() => {
    window.name = 'the same window';
    window.scrollTo({ top: 60, behavior: 'instant' });
    const heading = document.querySelector('h1');
    const times: number[] = [];
    Object.assign(window, { times });
    if (!heading) return;
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => times.push(performance.timeOrigin + performance.now()), 0),
      ),
    ).observe(heading, { characterData: true, childList: true, subtree: true });
  });
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    document.addEventListener('keydown', () => keys.push(performance.timeOrigin + performance.now()), true);
  });
  // No time on the clock says that it is fast, for machines differ: no page is asked of the server.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.frame() === frame && (request.resourceType() === 'document' || pathname.endsWith('.data')))
      asked.push(request.url());
  });
  await editor.field('Başlık').focus();
  await page.keyboard.press('End');
  const text = await editor.field('Başlık').inputValue();
  let typed = text;
  const took: number[] = [];
  for (const letter of '0123456789') {
    await page.keyboard.press(letter);
    typed += letter;
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText(typed);
    await expect
      .poll(() => frame.evaluate(() => (window as unknown as { times: number[] }).times.length))
      .toBe(took.length + 1);
    const seen = await frame.evaluate(() => (window as unknown as { times: number[] }).times.at(-1) ?? 0);
    const pressed = await page.evaluate(() => (window as unknown as { keys: number[] }).keys.at(-1) ?? 0);
    took.push(seen - pressed);
  }
  const sorted = [...took].sort((a, b) => a - b);
  const median = ((sorted[4] ?? 0) + (sorted[5] ?? 0)) / 2;
  console.log(
    `key to picture: median ${median.toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms, ten edits`,
  );
  expect(asked).toEqual([]);
  expect(await frame.evaluate(() => window.name)).toBe('the same window');
  expect(await frame.evaluate(() => window.scrollY)).toBe(60);
});

test('the edited section is ringed and scrolled to, and a click on a section opens its form', async ({
  page,
}) => {
  const editor = await SiteEditor.open(page, 'homepage', 'hero');
  await editor.previewReady();
  await editor.section('Klinik galerisi').click();
  await expect(editor.preview.locator('[data-section="homepage/gallery"]')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: 'Klinik galerisi' })).toBeVisible();
  await editor.preview.locator('[data-section="homepage/testimonials"] h2').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Yorumlar' })).toBeVisible();
  await expect(page).toHaveURL(/bolum=testimonials/);
});

test('links of the preview lead nowhere, and carousels still turn', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', 'featured-products');
  await editor.previewReady();
  const frameUrl = () =>
    page
      .frames()
      .find((frame) => frame.url().includes('onizleme='))
      ?.url();
  const before = frameUrl();
  await editor.preview.locator('[data-section="homepage/featured-products"] a').first().click();
  await editor.preview.locator('header a').first().click();
  expect(frameUrl()).toBe(before);
  expect(page.url()).toContain('/admin/site-customization/homepage');
});

test('desktop and phone widths, light and dark', async ({ page }) => {
  const editor = await SiteEditor.open(page, 'homepage', 'hero');
  await editor.previewReady();
  const root = editor.preview.locator('html');
  const width = () => root.evaluate(() => window.innerWidth);
  expect(await width()).toBe(1440);
  const pane = page.getByRole('region', { name: 'Canlı önizleme' });
  await pane.getByRole('button', { name: 'Telefon' }).click();
  await expect.poll(width).toBe(390);
  await pane.getByRole('button', { name: 'Koyu görünüm' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('the address of a preview is the ordinary page for everyone but the editor around it', async ({
  page,
  browser,
  request,
}) => {
  const editor = await SiteEditor.open(page, 'homepage', 'hero');
  await editor.previewReady();
  await editor.field('Başlık').fill('Gizli taslak başlığı');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Gizli taslak başlığı');
  const src = (await page.locator('iframe[title$="önizlemesi"]').getAttribute('src')) ?? '';

  const answer = await request.get(src);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(await answer.text()).not.toContain('Gizli taslak başlığı');
  const visitor = await visit(browser, src);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Gizli taslak başlığı');
  await visitor
    .getByRole('navigation', { name: 'Ana menü' })
    .getByRole('link', { name: 'İletişim', exact: true })
    .click();
  await expect(visitor).toHaveURL(/\/contact$/);

  const wrong = await request.get('/?onizleme=uydurma.1234567890123.imza');
  expect(wrong.headers()['cache-control']).not.toBe('no-store');
  expect(await wrong.text()).not.toContain('uydurma');
});

test('nobody opens a preview without a session', async ({ request }) => {
  expect((await request.post('/api/preview')).status()).toBe(401);
  expect((await request.get('/api/preview/input')).status()).toBe(401);
  expect(staff.token).toBeTruthy();
});

test('a preview that was slow shows by itself when it comes', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.searchParams.has('onizleme'),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await page.clock.install();
  const editor = await SiteEditor.open(page, 'homepage', 'hero');
  await expect(page.locator('iframe[title$="önizlemesi"]')).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Önizleme yavaş açılıyor')).toBeVisible();
  release();
  await editor.previewReady();
  await expect(page.getByText('Önizleme açılamadı')).toHaveCount(0);
});

test('what is not saved is safe from a preview that does not open', async ({ page }) => {
  await page.route('**/api/preview', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Olmadı.' } }),
  );
  const editor = await SiteEditor.open(page, 'homepage', 'hero');
  await expect(page.getByText('Önizleme açılamadı')).toBeVisible();
  await editor.field('Rozet').fill('Önizlemesiz');
  await expect(editor.bar).toContainText('rozet');
  await page.unroute('**/api/preview');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await editor.previewReady();
  await expect(editor.preview.getByText('Önizlemesiz')).toBeVisible();
});
