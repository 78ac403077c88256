import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';
import { keepSection, SiteEditor, sectionOf } from './site-support.ts';

const PAGE = 'about';
const SECTION = 'statistics';

let staff: Staff;
let restore: () => Promise<unknown>;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
  restore = await keepSection(staff, PAGE, SECTION);
});
test.afterEach(async () => {
  await restore();
});

test('a section remembers its versions with their differences, and goes back as a whole', async ({
  page,
}) => {
  const before = await sectionOf(staff, PAGE, SECTION);
  const editor = await SiteEditor.open(page, PAGE, SECTION);
  const title = unique('Rakamlar');
  await editor.field('Başlık').fill(title);
  const value = page.getByLabel('1. istatistik: Değer');
  const old = await value.inputValue();
  await value.fill('4242');
  await editor.save();
  await expect(page.getByText(/Son yayın: az önce, Yönetici/)).toBeVisible();

  await page.getByRole('button', { name: 'Geçmiş' }).click();
  const history = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(history.getByRole('button', { name: /Yayındaki/ })).toContainText('Yönetici');
  await expect(history).toContainText(title);
  await expect(history).toContainText('4242');
  await expect(history).toContainText(old);
  await inBothThemes(page, () => expectAccessible(page));
  await history.getByRole('listitem').nth(1).getByRole('button').click();
  await history.getByRole('button', { name: 'Bu sürüme dön' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu sürüme dönülsün mü?' });
  await question.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expectToast(page, 'İstatistikler: seçilen sürüme dönüldü.');
  await page.keyboard.press('Escape');
  await expect(editor.field('Başlık')).toHaveValue(before.title ?? '');
  await expect(value).toHaveValue(old);
});
