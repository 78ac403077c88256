import { expect, type Locator, type Page, test } from '@playwright/test';
import { signedIn } from './admin-support.ts';
import { alive } from './visitor-support.ts';

/** Readers who put their own colours in place of ours still see what is chosen. */
test.use({ contextOptions: { forcedColors: 'active' } });

const LAMP = '/brands/nordfil/polimerizasyon/ray-polimerizasyon-lambasi';

function ground(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  expect(await ground(chosen)).not.toBe(await ground(other));
}

async function expectPressedMarked(page: Page, group: string, chosen: string, other: string): Promise<void> {
  const parts = page.getByRole('group', { name: group });
  await expect(parts.getByRole('button', { name: chosen })).toHaveAttribute('aria-pressed', 'true');
  await expectMarked(parts.getByRole('button', { name: chosen }), parts.getByRole('button', { name: other }));
}

test('the chosen view, category, page and theme are told from the others', async ({ page }) => {
  await page.goto(LAMP);
  await alive(page);
  await expectPressedMarked(page, 'Medya türü', 'Görsel', 'Video');
  await page.getByRole('group', { name: 'Medya türü' }).getByRole('button', { name: 'Video' }).click();
  await expectPressedMarked(page, 'Medya türü', 'Video', 'Görsel');
  const themes = page.locator('.theme-choice button');
  await expectMarked(
    page.locator('.theme-choice [aria-pressed="true"]'),
    themes.and(page.locator('[aria-pressed="false"]')).first(),
  );
  await page.goto('/catalogs');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expectMarked(menu.locator('[aria-current]'), menu.getByRole('link', { name: 'Markalar' }));
  const chips = page.getByRole('navigation', { name: 'Katalog kategorileri' });
  await expectMarked(chips.locator('[aria-current]'), chips.getByRole('link').last());
  await page.goto('/brands/nordfil/kompozit');
  const shelf = page.getByRole('navigation', { name: 'Kategoriler' });
  await expectMarked(shelf.locator('[aria-current]'), shelf.getByRole('link').last());
});

test('in the panel too: the open screen, the chosen section, switches', async ({ page, request }) => {
  await signedIn(page, request);
  await page.goto('/admin/site-customization/homepage?bolum=gallery');
  const sections = page.getByRole('navigation', { name: 'Bölümler' });
  await expectMarked(
    sections.locator('[aria-current="true"]'),
    sections.getByRole('button', { name: 'Hero' }),
  );
  const panel = page.getByRole('navigation', { name: 'Panel', exact: true });
  await expectMarked(panel.locator('[aria-current="page"]'), panel.getByRole('link', { name: 'Markalar' }));
  const knob = await sections
    .getByRole('switch')
    .first()
    .evaluate((control) => [
      getComputedStyle(control).backgroundColor,
      getComputedStyle(control, '::after').backgroundColor,
    ]);
  expect(knob[0]).not.toBe(knob[1]);
});
