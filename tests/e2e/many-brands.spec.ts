import { expect, test } from '@playwright/test';
import { type Site, signIn, startSite } from '../../bench/site.ts';
import { expectAccessible } from './admin-support.ts';
import { alive, withoutScripts } from './visitor-support.ts';

/** A company with three hundred brands. */
test.describe.configure({ mode: 'serial' });

const LETTERS = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ'];

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ empty: true });
  const { access_token: token } = await signIn(site.base);
  // Made in the other order: the list's own is not the index's.
  for (let at = 299; at >= 0; at -= 1) {
    const answer = await fetch(`${site.base}/api/brands`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        name: at === 299 ? 'Işık Çağrı Dental' : `${LETTERS[at % LETTERS.length]}mra ${at}`,
      }),
    });
    expect(answer.status).toBe(201);
  }
});
test.afterAll(() => site.close());

test('three hundred brands stand under their letters, and a field finds one', async ({ page }) => {
  await page.goto(`${site.base}/brands`);
  await alive(page);
  const letters = page.getByRole('navigation', { name: 'Harfe göre markalar' });
  await expect(letters.getByRole('link')).toHaveText(LETTERS);
  const names = page.getByRole('region', { name: 'B', exact: true }).getByRole('link');
  const inOrder = [1, 30, 59, 88, 117, 146, 175, 204, 233, 262, 291].map((number) => `Bmra ${number}`);
  await expect(names).toContainText(inOrder);
  await letters.getByRole('link', { name: 'Ş', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Ş', exact: true })).toBeInViewport();
  await expect(
    page.getByRole('region', { name: 'Ş', exact: true }).getByRole('link').first(),
  ).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Marka ara' }).fill('isik CAGRI');
  const found = page.getByRole('region', { name: 'Tüm markalar' }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Işık Çağrı Dental');
  await expect(page).toHaveURL(/\/brands\?q=/);
  await page.getByRole('searchbox', { name: 'Marka ara' }).fill('bulunmaz');
  await expect(page.getByText('Bu adla bir marka bulunmuyor')).toBeVisible();
});

test('letters and field work without scripts', async ({ browser }) => {
  const page = await withoutScripts(browser, true);
  await page.goto(`${site.base}/brands`);
  await page.getByRole('link', { name: 'Z', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Z', exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Marka ara' }).fill('ışık');
  await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Tüm markalar' }).getByRole('listitem')).toHaveCount(1);
  await page.context().close();
});
