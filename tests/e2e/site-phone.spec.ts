import { expect, test } from '@playwright/test';
import { expectAccessible, inBothThemes, type Staff, signedIn, unique } from './admin-support.ts';
import { keepSection, SiteEditor, visit } from './site-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

test('on a phone the form and the preview are tabs', { tag: '@phone-only' }, async ({ page, browser }) => {
  const restore = await keepSection(staff, 'distributors', 'products');
  const editor = await SiteEditor.open(page, 'distributors', 'products');
  const title = unique('Telefonda');
  await editor.field('Başlık').fill(title);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Önizleme' }).click();
  await editor.previewReady();
  await expect(editor.preview.getByRole('heading', { name: title })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(editor.field('Başlık')).toHaveValue(title);
  await editor.save();
  const visitor = await visit(browser, '/distributors');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await restore();
});

test('no editor is wider than the phone', { tag: '@phone-only' }, async ({ page }) => {
  for (const editor of ['homepage', 'about', 'seo']) {
    await SiteEditor.open(page, editor);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.screen.width);
    expect(await sideways()).toBe(0);
  }
});

test('the last button of an editor is not under the bar', { tag: '@phone-only' }, async ({ page }) => {
  await SiteEditor.open(page, 'header', 'navigation');
  await page.getByRole('button', { name: 'Menü öğesi ekle' }).click();
  await expect(page.getByRole('textbox', { name: /Menü adı/ }).last()).toBeFocused();
});
