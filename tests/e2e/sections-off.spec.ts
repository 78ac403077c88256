import { expect, type Page, test } from '@playwright/test';
import { type Site, signIn, startSite } from '../../bench/site.ts';
import {
  ABOUT_DEFAULT,
  DISTRIBUTORS_DEFAULT,
  FOOTER_DEFAULT,
  HERO_DEFAULT,
} from '../../domain/site/section-defaults.ts';
import { SECTION_KINDS } from '../../domain/site/section-kinds.ts';
import { alive } from './visitor-support.ts';

/** A company that has switched every section off. */
test.describe.configure({ mode: 'serial' });

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ empty: true });
  const { access_token: token } = await signIn(site.base);
  for (const { page, section } of SECTION_KINDS) {
    const answer = await fetch(`${site.base}/api/sections`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ page, section, title: `Kapalı ${section}`, isActive: false }),
    });
    expect(answer.status).toBe(201);
  }
});
test.afterAll(() => site.close());

async function expectFixedCopy(page: Page, copy: { title: string; subtitle: string | null }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  if (copy.subtitle) await expect(page.getByText(copy.subtitle)).toBeVisible();
  await expect(page.getByText(/Kapalı/)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText(FOOTER_DEFAULT.description)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link')).toHaveCount(7);
}

test('heroes, header and footer stand on their fixed copy, every other band is gone', async ({ page }) => {
  await page.goto(`${site.base}/`);
  await expectFixedCopy(page, HERO_DEFAULT);
  await expect(page.getByText(HERO_DEFAULT.badge)).toBeVisible();
  await expect(page.locator('main [data-section]')).toHaveCount(1);
  await page.goto(`${site.base}/about`);
  await expectFixedCopy(page, ABOUT_DEFAULT);
  await page.goto(`${site.base}/distributors`);
  await expectFixedCopy(page, DISTRIBUTORS_DEFAULT);
  await expect(page.getByRole('heading', { name: 'Tüm ürünler' })).toHaveCount(0);
});

test('the foot of a page with little on it stands at the foot of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  for (const path of ['/', '/distributors', '/yok']) {
    await page.goto(site.base + path);
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThanOrEqual(1600);
  }
});

test('a page built from the kept answer shows the same', async ({ page }) => {
  await page.goto(`${site.base}/contact`);
  await page.waitForFunction(() => localStorage.getItem('dashboard') !== null);
  await page.waitForLoadState('networkidle');
  await page.route(
    (url) => url.pathname.endsWith('.data') || url.pathname.startsWith('/api/'),
    (route) => route.abort('connectionrefused'),
  );
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('link', { name: 'Ana Sayfa' }).click();
  await expectFixedCopy(page, HERO_DEFAULT);
  await expect(page.locator('main [data-section]')).toHaveCount(1);
  await menu.getByRole('link', { name: 'Bayiliklerimiz' }).click();
  await expectFixedCopy(page, DISTRIBUTORS_DEFAULT);
  await expect(page.getByRole('heading', { name: 'Tüm ürünler' })).toHaveCount(0);
});

test('a link of the staff leads from the site to the panel, which is a page of its own', async ({ page }) => {
  const { access_token: token } = await signIn(site.base);
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(site.base + path, { method, headers, body: body && JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  }
  const sections = await call<Array<{ id: string; section: string }>>(
    'GET',
    '/api/sections?includeInactive=true&page=footer',
  );
  const id = sections.find(({ section }) => section === 'quick-links')?.id;
  await call('PUT', `/api/sections/${id}`, { isActive: true });
  await call('POST', `/api/sections/${id}/items`, { name: 'Personel girişi', data: { url: '/admin/login' } });
  await page.goto(`${site.base}/about`);
  await alive(page);
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Personel girişi' }).click();
  await sent;
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
});
