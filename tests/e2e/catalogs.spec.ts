import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectToast, inBothThemes } from './admin-support.ts';
import { alive, expectSound, withoutScripts } from './visitor-support.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Katalog listesi' }).getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Katalog ara' });

test('each card tells category, name, description, file and size', async ({ page }) => {
  await page.goto('/catalogs');
  const banner = cards(page).first();
  await expect(banner.getByRole('heading', { level: 2, name: 'İmplantoloji 2026' })).toBeVisible();
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Endodonti', exact: true }) });
  for (const text of ['Endodonti', 'Kanal eğesi', '.pdf']) await expect(card).toContainText(text);
  await expect(card).toContainText(/\d+ KB|\d+(,\d)? MB/);
  await expect(card.getByRole('img', { name: 'Endodonti kataloğunun kapağı' })).toBeVisible();
  const about = page.getByRole('region', { name: 'Kataloglar hakkında' });
  await expect(about).toContainText('PDF');
  await expect(about).toContainText('düzenli olarak güncellenir');
});

test('searching follows Turkish letters, while one types', async ({ page }) => {
  await page.goto('/catalogs');
  await alive(page);
  const all = await cards(page).count();
  for (const text of ['GORUNTULEME', 'görüntüleme', 'Goruntuleme']) {
    await search(page).fill(text);
    await expect(cards(page).first().getByRole('heading')).toHaveText('Görüntüleme');
  }
  await expect(page).toHaveURL('/catalogs?q=Goruntuleme');
  await search(page).fill('KANAL EGESI');
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL('/catalogs');
});

test('a category narrows the list, together with the search', async ({ page }) => {
  await page.goto('/catalogs');
  await alive(page);
  const chips = page.getByRole('navigation', { name: 'Katalog kategorileri' });
  await chips.getByRole('link', { name: 'Sterilizasyon' }).click();
  await expect(page).toHaveURL('/catalogs?category=Sterilizasyon');
  await expect(cards(page)).toHaveCount(1);
  await expect(chips.getByRole('link', { name: 'Sterilizasyon' })).toHaveAttribute('aria-current', 'true');
  await search(page).fill('implant');
  await expect(page.getByRole('heading', { name: 'Katalog bulunamadı' })).toBeVisible();
  await expect(page).toHaveURL(/q=implant/);
  await page.reload();
  await expect(search(page)).toHaveValue('implant');
  await expect(page.getByText('Lütfen farklı bir arama terimi deneyin.')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('link', { name: 'Tüm katalogları gösterin' }).click();
  await expect(page).toHaveURL('/catalogs');
  await expect(search(page)).toHaveValue('');
});

test('a catalog opens in a new tab and is counted', async ({ page }) => {
  await page.goto('/catalogs');
  await alive(page);
  const link = cards(page).getByRole('link', { name: 'İndir: Endodonti' });
  await expect(link).toHaveAttribute('href', /^\/api\/catalogs\/[\w-]+\/download\?inline=true$/);
  await expect(link).toHaveAttribute('target', '_blank');
  const opened = page.context().waitForEvent('page');
  await link.click();
  await opened;
  await expectToast(page, 'Katalog indiriliyor!');
  await expectToast(page, /Endodonti.*\.pdf yeni sekmede açılıyor/);
});

test('a cover that does not load gives way to a document', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/catalogs');
  const cover = page.getByRole('img', { name: 'Endodonti kataloğunun kapağı' });
  await expect(cover.locator('svg')).toBeVisible();
  await expectAccessible(page);
});

test('without scripts the search is a form', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/catalogs');
  await search(page).fill('ENDODONTI');
  await page.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(/\/catalogs\?q=ENDODONTI$/);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Cerrahi' }).click();
  await expect(page.getByRole('heading', { name: 'Katalog bulunamadı' })).toBeVisible();
  await page.context().close();
});

test('odd searches leave the page standing', async ({ page }) => {
  for (const query of ['%00', '%F0%9F%A6%B7', '%3Cscript%3E', 'x'.repeat(3000)]) {
    const answer = await page.goto(`/catalogs?q=${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Katalog bulunamadı' })).toBeVisible();
  }
});

test('catalogs are shown without violation, and their list does not jump @phone', async ({ page }) => {
  await expectSound(page, '/catalogs');
});
