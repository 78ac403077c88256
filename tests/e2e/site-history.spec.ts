import { expect, test } from '@playwright/test';
import type { DraftDetail, Plan } from '../../domain/things/draft.ts';
import {
  colleague,
  enter,
  expectAccessible,
  expectToast,
  inBothThemes,
  type Staff,
  signedIn,
  unique,
} from './admin-support.ts';
import { keepSection, SiteEditor, sectionOf, visit } from './site-support.ts';

// One section is theirs alone, and they share it.
test.describe.configure({ mode: 'default' });
const PAGE = 'about';
const SECTION = 'statistics';

let staff: Staff;
let restore: () => Promise<unknown>;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
  restore = await keepSection(staff, PAGE, SECTION);
});
test.afterEach(async () => {
  for (const { id } of await draftsHere()) await staff.call('DELETE', `/drafts/${id}`);
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

function draftsHere(): Promise<DraftDetail[]> {
  return staff.call('GET', '/drafts?kind=sections');
}

test('a section is kept as a draft, found again anywhere, put into a plan and published', async ({
  page,
  browser,
}) => {
  const before = await sectionOf(staff, PAGE, SECTION);
  const editor = await SiteEditor.open(page, PAGE, SECTION);
  await editor.previewReady();
  const title = unique('Taslak');
  await editor.field('Başlık').fill(title);
  const label = unique('taslak');
  await page.locator('[data-field$="data.label"]').getByRole('textbox').first().fill(label);
  await editor.bar.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  await expectToast(page, 'Taslak kaydedildi. Ziyaretçiler görmez.');
  await expect(editor.bar).toBeHidden();
  const note = page.getByRole('region', { name: 'Taslak', exact: true });
  await expect(note).toContainText('Yayındaki hâlinden farklı: başlık, istatistik.');
  await expect(editor.section('İstatistikler')).toContainText('Taslak');
  const visitor = await visit(browser, '/about');
  await expect(visitor.getByRole('heading', { name: before.title ?? '' })).toBeVisible();
  expect(await sectionOf(staff, PAGE, SECTION)).toEqual(before);

  // It is there in any browser, also in the picture beside the form; nothing in this one is needed for it.
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce', locale: 'tr-TR' });
  const other = await elsewhere.newPage();
  await enter(other, staff);
  const again = await SiteEditor.open(other, PAGE, SECTION);
  await expect(again.field('Başlık')).toHaveValue(title);
  await expect(again.preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(again.preview.getByText(label)).toBeVisible();
  await inBothThemes(other, () => expectAccessible(other));
  // Another section is published meanwhile, and this one stays a draft.
  await other
    .getByRole('region', { name: 'Taslakla yapılacaklar' })
    .getByRole('button', { name: 'Yayın tarihi' })
    .click();
  const dating = other.getByRole('dialog', { name: 'Yayın tarihi' });
  await dating.getByLabel('Planın adı').fill(title);
  await dating.getByRole('button', { name: 'Günü belirle' }).click();
  await expect(again.page.getByText(`“${title}” planıyla yayınlanır.`)).toBeVisible();
  const plan = (await staff.call<Plan[]>('GET', '/plans')).find(({ name }) => name === title);
  expect(plan?.drafts).toMatchObject([{ kind: 'sections', overtaken: [], missing: [] }]);
  await other.goto(`/admin/plans?id=${plan?.id}`);
  await other.getByRole('region', { name: title, exact: true }).getByRole('link').click();
  await expect(again.field('Başlık')).toHaveValue(title);
  await elsewhere.close();

  await staff.call('POST', `/plans/${plan?.id}/publish`);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await expect(visitor.getByText(label)).toBeVisible();
  expect(await draftsHere()).toEqual([]);
});

test('two people, one section: who has it open is said, and both drafts are shown before one is kept', async ({
  page,
  request,
}) => {
  const section = await sectionOf(staff, PAGE, SECTION);
  const mert = await colleague(staff, request, 'Mert Aydın');
  await mert.call('PUT', '/open-forms', {
    ...{ kind: 'sections', target: `${PAGE}/${SECTION}`, field: `${PAGE}/${SECTION}||title` },
  });
  const editor = await SiteEditor.open(page, PAGE, SECTION);
  await expect(page.getByText(/Mert Aydın bu formu .* saatinden beri açık tutuyor/)).toBeVisible();
  await expect(page.getByText('Şu an “Başlık” alanında.')).toBeVisible();
  const [own, his] = [unique('Benim'), unique('Onun')];
  await mert.call('POST', '/drafts', {
    ...{ kind: 'sections', rowId: section.id },
    changes: { sections: [{ id: section.id, title: his, version: section.version }] },
    form: { place: `${PAGE}/${SECTION}`, base: section, values: { ...section, title: his } },
  });
  await editor.field('Başlık').fill(own);
  // The lists behind the form are slow: what is chosen meanwhile is stored all the same.
  let goOn: (() => void) | undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/(drafts\?|plans)/, async (route) => {
    await slow;
    await route.fallback();
  });
  await editor.bar.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: his });
  await expect(question).toContainText('Mert Aydın, ');
  await question.getByRole('radio', { name: /Sizinki/ }).check();
  await question.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(question).toHaveCount(0);
  goOn?.();
  await expect(page.getByRole('region', { name: 'Taslak', exact: true })).toContainText('farklı: başlık.');
  await expect.poll(async () => (await draftsHere())[0]?.version).toBe(2);
  const [kept] = await draftsHere();
  expect(kept?.changes).toMatchObject({ sections: [{ title: own }] });
  expect(await staff.call<unknown[]>('GET', `/history?entity=drafts&id=${kept?.id}`)).toHaveLength(2);

  await page.getByRole('button', { name: 'Taslağı sil, yayındaki hâline dön' }).click();
  await expectToast(page, 'Taslak çöp kutusuna taşındı; bölüm yayındaki hâline döndü.');
  await expect(editor.field('Başlık')).toHaveValue(section.title ?? '');
  expect(await draftsHere()).toEqual([]);
});
