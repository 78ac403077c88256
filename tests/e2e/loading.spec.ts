import { expect, test } from '@playwright/test';
import { alive } from './visitor-support.ts';

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

test('no module is asked for before the first picture is there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) asked.push(pathname);
  });
  const picture = Promise.withResolvers<void>();
  // Patience as long as the test: only the picture starts the scripts.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => (ms === 1500 ? 0 : later(work, ms)),
    });
  });
  await page.route('**/media/**', async (route) => {
    await picture.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  picture.resolve();
  await alive(page);
  expect(asked.length).toBeGreaterThan(3);
});

test('what was pressed before the scripts came is pressed again then', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const modules = Promise.withResolvers<void>();
  await page.route(MODULES, async (route) => {
    await modules.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const pause = page.getByRole('button', { name: 'Kayan logoları durdur' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  modules.resolve();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
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
