import { expect, test } from '@playwright/test';
import { expectToast, type Staff, signedIn, unique } from './admin-support.ts';
import { keepSection, picture, SiteEditor, sectionOf, visit } from './site-support.ts';

test.describe.configure({ mode: 'default' });

let staff: Staff;
let restore: Array<() => Promise<unknown>>;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
  restore = [];
});
test.afterEach(async () => {
  for (const undo of restore) await undo();
});

test('about: hero, values with icons, and a section switched off', async ({ page, browser }) => {
  restore.push(await keepSection(staff, 'about', 'hero'), await keepSection(staff, 'about', 'values'));
  const editor = await SiteEditor.open(page, 'about', 'hero');
  await editor.previewReady();
  const subtitle = unique('Alt başlık');
  await editor.field('Alt başlık').fill(subtitle);
  await expect(editor.preview.getByText(subtitle)).toBeVisible();

  await editor.section('Değerler').click();
  await page.getByRole('button', { name: 'Değer ekle' }).click();
  const title = unique('Değer');
  await editor.field('Başlık').fill('Değerlerimiz');
  const card = page.locator('[data-item^="new:"]');
  await card.getByRole('button', { name: 'Simge seçilmedi' }).click();
  await page.getByRole('textbox', { name: 'Simge ara' }).fill('kupa');
  await page.getByRole('button', { name: 'Kupa' }).click();
  await card.getByRole('textbox', { name: 'Başlık' }).fill(title);
  const values = editor.preview.locator('[data-section="about/values"]');
  await expect(values.getByRole('listitem').filter({ hasText: title }).locator('svg')).toBeVisible();
  await editor.save();

  const visitor = await visit(browser, '/about');
  await expect(visitor.getByText(subtitle)).toBeVisible();
  await expect(visitor.locator('[data-section="about/values"]')).toContainText(title);
  await page.getByRole('switch', { name: 'Değerler: bölümü sayfada göster' }).click();
  await expectToast(page, 'Değerler: bölüm gizlendi.');
  await visitor.reload();
  await expect(visitor.locator('[data-section="about/values"]')).toHaveCount(0);
});

test('about: vision and mission are edited in place', async ({ page, browser }) => {
  restore.push(await keepSection(staff, 'about', 'mission-vision'));
  const editor = await SiteEditor.open(page, 'about', 'mission-vision');
  const text = unique('Her ilde aynı hizmet');
  const descriptions = page.locator('[data-field$="data.description"]').getByRole('textbox');
  await descriptions.first().fill(text);
  await editor.save();
  const visitor = await visit(browser, '/about');
  await expect(visitor.locator('[data-section="about/mission-vision"]')).toContainText(text);
});

test('distributors: texts of both sections, and the switch works here too', async ({ page, browser }) => {
  restore.push(await keepSection(staff, 'distributors', 'hero'));
  const editor = await SiteEditor.open(page, 'distributors', 'hero');
  const title = unique('Bayilikler');
  await editor.field('Başlık').fill(title);
  await editor.save();
  const visitor = await visit(browser, '/distributors');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Kapatırsanız yerinde sitenin sabit metni görünür.')).toBeVisible();
  await page.getByRole('switch', { name: /^Hero: .*sabit metin/ }).click();
  await expectToast(page, 'Hero: yerine sabit metin görünüyor.');
  await expect(page.getByText(/yerine sitenin sabit metni görünür/)).toBeVisible();
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Bayiliklerimiz');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bayiliklerimiz');
  await expect(visitor.getByText("Türkiye'de temsil ettiğimiz markalar")).toBeVisible();
});

test('header: a logo, and menu items added, refused, ordered and deleted', async ({ page, browser }) => {
  restore.push(await keepSection(staff, 'header', 'navigation'));
  const editor = await SiteEditor.open(page, 'header', 'navigation');
  await editor.previewReady();
  const menu = editor.preview.getByRole('navigation', { name: 'Ana menü' });
  await page.getByRole('button', { name: 'Menü öğesi ekle' }).click();
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('Lütfen menü adı ve URL girin!').first()).toBeVisible();
  const name = unique('Duyuru');
  const row = page.locator('[data-item^="new:"]');
  await row.getByRole('textbox', { name: /Menü adı$/ }).fill(name);
  await row.getByRole('combobox', { name: /URL$/ }).fill('data:text/html,x');
  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(page.getByText('Adres http(s), mailto, tel ya da / ile başlamalıdır.')).toBeVisible();
  await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await row.getByRole('combobox', { name: /URL$/ }).fill('/catalogs');
  await expect(menu.getByRole('link').last()).toHaveText(name);
  await editor.save();
  const visitor = await visit(browser, '/');
  const visible = visitor.getByRole('navigation', { name: 'Ana menü' }).getByRole('link');
  await expect(visible.last()).toHaveText(name);

  await page.getByRole('button', { name: `${name}: sil` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expectToast(page, `${name} silindi.`);
  await visitor.reload();
  await expect(visible.filter({ hasText: name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Geri alındı.');
  await expect(page.getByRole('button', { name: `${name}: sil` })).toBeVisible();
});

test('header: a logo is uploaded, and a failed one says so', async ({ page, browser }) => {
  restore.push(await keepSection(staff, 'header', 'logo'));
  const editor = await SiteEditor.open(page, 'header', 'logo');
  await editor.previewReady();
  await page.route('**/api/upload/image', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Olmadı.', error: 'Olmadı.' } }),
  );
  await page.getByLabel('Logo: dosya seç').setInputFiles(await picture('logo'));
  await expect(page.getByText(/Logo yükleme hatası: Olmadı\./)).toBeVisible();
  await page.unroute('**/api/upload/image');
  await page.getByLabel('Logo: dosya seç').setInputFiles(await picture('logo'));
  await expectToast(page, 'Logo başarıyla yüklendi!');
  await expect(editor.preview.locator('header .logo img').first()).toBeVisible();
  await editor.save();
  const visitor = await visit(browser, '/about');
  await expect(visitor.locator('header .logo img').first()).toBeVisible();
});

test('footer: company, contact, quick links and social accounts', async ({ page, browser }) => {
  for (const section of ['company-info', 'contact-info', 'quick-links', 'social-media'])
    restore.push(await keepSection(staff, 'footer', section));
  const editor = await SiteEditor.open(page, 'footer', 'company-info');
  await editor.previewReady();
  const story = unique('Şirket açıklaması');
  await editor.field('Açıklama').fill(story);
  await editor.section('İletişim bilgisi').click();
  await editor.field('E-posta').fill('bozuk adres');
  await editor.field('Çalışma saatleri').fill('Hafta içi: 10:00 - 17:00');
  await editor.section('Hızlı bağlantılar').click();
  await page.getByRole('button', { name: 'Bağlantı ekle' }).click();
  const link = page.locator('[data-item^="new:"]');
  await link.getByRole('textbox', { name: /Bağlantı adı$/ }).fill('Kariyer');
  await link.getByRole('combobox', { name: /URL$/ }).fill('/contact');
  await editor.section('Sosyal medya').click();
  await page.getByRole('button', { name: 'Hesap ekle' }).click();
  const account = page.locator('[data-item^="new:"]');
  await account.getByRole('textbox', { name: /Hesap adı$/ }).fill('Deneme hesabı');
  await account.getByRole('combobox', { name: /URL$/ }).fill('https://ornek.example/hesap');
  await expect(account.getByRole('combobox', { name: /Simge$/ })).toHaveValue('Instagram');
  await expect(editor.bar).toContainText('5 kaydedilmemiş değişiklik');

  await editor.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
  await expect(editor.field('E-posta')).toBeFocused();
  await expect(page.getByText('E-posta adresi eksik görünüyor. Örnek: ad@klinik.com.tr')).toBeVisible();
  await editor.field('E-posta').fill('merhaba@klinik.example');
  await editor.save();
  const visitor = await visit(browser, '/contact');
  const footer = visitor.getByRole('contentinfo');
  for (const text of [story, 'merhaba@klinik.example', '10:00 - 17:00', 'Kariyer'])
    await expect(footer).toContainText(text);
  await expect(footer.getByRole('link', { name: /Deneme hesabı/ })).toHaveAttribute(
    'href',
    'https://ornek.example/hesap',
  );
});

test('a stored address that is not safe never becomes a link', async ({ page, browser }) => {
  restore.push(await keepSection(staff, 'footer', 'quick-links'));
  const section = await sectionOf(staff, 'footer', 'quick-links');
  const refused = await page.request.post(`/api/sections/${section.id}/items`, {
    data: { name: 'Kötü', data: { url: 'javascript:alert(1)' } },
    headers: { Authorization: `Bearer ${staff.token}` },
  });
  expect(refused.status()).toBe(422);
  const visitor = await visit(browser, '/');
  await expect(visitor.locator('a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0);
});
