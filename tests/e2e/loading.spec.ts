import { expect, type Page, test } from '@playwright/test';
import { startSlowLine } from './slow.ts';
import { alive, expectSteady, isAlive } from './visitor-support.ts';

const MODULES = '**/assets/*.js';

test('a public page holds its modules back as text, the panel does not', async ({ request }) => {
  for (const path of ['/', '/brands', '/yok']) {
    const html = await (await request.get(path)).text();
    const held = [...html.matchAll(/<script type="text\/later"[^>]* data-modules="([^"]*)"[^>]*>([^<]*)/g)];
    expect(held).toHaveLength(1);
    const [, addresses = '', program = ''] = held[0] ?? [];
    expect(addresses.split(' ').length).toBeGreaterThan(3);
    for (const address of addresses.split(' ')) expect(address).toMatch(/^\/assets\/[\w.-]+\.js$/);
    expect(program).toContain('window.__reactRouterRouteModules');
    // What the modules read stands before them and is run at once.
    expect(html.indexOf('window.__reactRouterContext =')).toBeLessThan(held[0]?.index ?? 0);
    expect(html).not.toContain('modulepreload"');
    expect(html).not.toContain('type="module"');
  }
  const panel = await (await request.get('/admin/login')).text();
  expect(panel).toContain('<link rel="modulepreload"');
  expect(panel).toContain('<script type="module"');
  expect(panel).not.toContain('<script type="text/later"');
});

/** The addresses of the modules that a page asks for. */
function modulesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

/** Pages of this browser wait as long as the test for what keeps them waiting: nothing starts because time has passed. */
async function withPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => (ms >= 1000 ? 0 : later(work, ms)),
    });
  });
}

/** Holds back what matches until the answer is called. */
async function hold(page: Page, what: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('no module is asked for before the first picture is there', async ({ page }) => {
  const asked = modulesOf(page);
  await withPatience(page);
  const letPicturesCome = await hold(page, '**/media/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  letPicturesCome();
  // Nobody moves: they come by themselves.
  await expect.poll(() => isAlive(page)).toBe(true);
  expect(asked.length).toBeGreaterThan(3);
});

test('scripts come at the first sign of somebody, whatever the page still waits for', async ({ context }) => {
  const signs: Array<(page: Page) => Promise<void>> = [
    (page) => page.keyboard.press('Tab'),
    (page) => page.mouse.wheel(0, 100),
    (page) => page.mouse.move(200, 200),
  ];
  for (const sign of signs) {
    const page = await context.newPage();
    const asked = modulesOf(page);
    await withPatience(page);
    await hold(page, '**/media/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A pointer that rests is no sign.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    await expect(page.locator('script[type=module]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await sign(page);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.close();
  }
});

test('scripts come by themselves where a picture never does and no frame is made', async ({ page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      requestAnimationFrame: () => 0,
      // All that is waited for a second and more is over at once.
      setTimeout: (work: () => void, ms = 0) => later(work, ms >= 1000 ? 0 : ms),
    });
  });
  await hold(page, '**/media/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => isAlive(page)).toBe(true);
});

test('what was pressed before the scripts came is pressed again then, once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let letCome = await hold(page, MODULES);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const pause = page.getByRole('button', { name: 'Kayan logoları durdur' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  letCome();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');

  // Pressed while they take over: React stops such a press where it cannot serve it.
  letCome = await hold(page, MODULES);
  await page.addInitScript(() =>
    addEventListener('waking', () =>
      queueMicrotask(() =>
        document.querySelector<HTMLElement>('button[aria-label="Kayan logoları durdur"]')?.click(),
      ),
    ),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  letCome();
  await alive(page);
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
});

test('what was typed or chosen before the scripts came holds then, and is acted on', async ({ page }) => {
  let letCome = await hold(page, MODULES);
  await page.goto('/catalogs', { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('implant');
  letCome();
  await expect(page).toHaveURL(/[?&]q=implant/);
  await expect(search).toHaveValue('implant');
  await expect(search).toBeFocused();

  letCome = await hold(page, MODULES);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const name = page.getByLabel('Adınız ve soyadınız');
  await name.pressSequentially('Ayşe Yılmaz');
  letCome();
  await alive(page);
  await expect(name).toHaveValue('Ayşe Yılmaz');

  letCome = await hold(page, MODULES);
  await page.goto('/brands/nordfil', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('checkbox').first();
  await box.check();
  await page.getByLabel('Sıralama').selectOption('name');
  letCome();
  await expect(page).toHaveURL(/[?&]sort=name/);
  await expect(page.getByLabel('Sıralama')).toHaveValue('name');
  await expect(box).toBeChecked();
});

test('a chosen theme stands before the first paint, with and without the page being at its top', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route(MODULES, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-first', '');
  await page.goto('/about#degerler', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-first', '');
});

test('public pages learn of no screen of the panel', async ({ page }) => {
  // What a file holds comes after its headers, which may be later than the page's first breath.
  const files: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/manifest-[\w-]+\.js$/.test(response.url())) files.push(response.text());
  });
  await page.goto('/about');
  await alive(page);
  expect(files).toHaveLength(1);
  const known = await files[0];
  expect(known).toContain('"storefront/pages/brands/route"');
  expect(known).not.toContain('admin/');
  await page.getByRole('banner').getByRole('link', { name: 'Markalar' }).click();
  await expect(page).toHaveURL('/brands');
  expect(files).toHaveLength(1);
});

test('every kind of page is laid out by the standards', async ({ page }) => {
  for (const path of ['/', '/brands', '/contact', '/yok-boyle-bir-sayfa', '/admin/login', '/?preview=yok']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.compatMode), path).toBe('CSS1Compat');
  }
});

test('pages in Turkish load the two small fonts alone, and a foreign letter its own', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([a-z-]+)-[\w-]+\.woff2$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) fonts.add(name);
  });
  const drawn = () => page.evaluate(async () => void (await document.fonts.ready));
  for (const path of [
    '/',
    '/brands',
    '/distributors',
    '/catalogs',
    '/about',
    '/contact',
    '/kvkk',
    '/ara?q=frez',
  ]) {
    await page.goto(path);
    await drawn();
  }
  expect([...fonts].sort()).toEqual(['turkish-latin', 'turkish-latin-ext']);
  await page.evaluate(() => document.querySelector('h1')?.append('ő ñ'));
  await expect.poll(() => [...fonts].filter((name) => name.startsWith('schibsted')).length).toBe(2);
});

/** A place in the middle of what a page opens with: what comes after it moves what stands there. */
const MIDDLES = [
  { path: '/', mark: '</dt>', seen: '.hero-figures dt' },
  { path: '/brands', mark: '>C</a>', seen: 'a[href="#harf-C"]' },
];
for (const { path, mark, seen } of MIDDLES)
  test(`a page that comes in two parts is not painted between them: ${path}`, { tag: '@phone' }, async ({
    page,
    baseURL,
  }) => {
    await using line = await startSlowLine(String(baseURL), mark);
    await withPatience(page);
    const styles = page.waitForResponse('**/assets/storefront-*.css');
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await (await styles).finished();
    await page.waitForFunction((selector) => document.querySelector(selector), seen, { polling: 50 });
    // Long enough for a browser that paints what it has.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
    expect(await painted()).toBe(0);
    line.letRestCome();
    await expect.poll(painted).toBe(1);
    await expectSteady(page);
  });

test('a page whose rest does not come is shown as far as it came', async ({ page, baseURL }) => {
  await using line = await startSlowLine(String(baseURL), '</dt>');
  await page.goto(line.url, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length), { timeout: 10_000 })
    .toBe(1);
  await expect(page.locator('h1')).toBeVisible();
});
