import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, inBothThemes } from './admin-support.ts';
import { alive, expectSound, withoutScripts } from './visitor-support.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Ürün, marka ya da kod' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' }).getByRole('option');

async function opened(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('what is written before the field is there, and before scripts are, stands in it', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.keyboard.type('/anguldurva');
  await expect(field(page)).toHaveValue('anguldurva');
  await expect(options(page).first()).toContainText('Anguldruva');
});

test('what is written in the moment in which scripts take over stands in it too', async ({ page }) => {
  await page.addInitScript(() => {
    function write(keys: string): void {
      for (const key of keys) dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    }
    addEventListener('DOMContentLoaded', () => write('/angul'));
    addEventListener('alive', () => queueMicrotask(() => write('dur')), { once: true });
  });
  await page.goto('/about');
  await expect(field(page)).toHaveValue('anguldur');
});

test('what is written in the moment in which the field comes stands behind what was written before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this);
      queueMicrotask(() => document.execCommand('insertText', false, 'dur'));
    };
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.keyboard.type('/angul');
  await expect(field(page)).toHaveValue('anguldur');
});

test('a slash opens the search, arrows walk its offers, and Enter opens the one that is chosen', async ({
  page,
}) => {
  await opened(page, '/brands');
  await page.keyboard.type('implant 3,3');
  await expect(page.getByText('3,3 mm: çap olarak okundu')).toBeVisible();
  await expect(options(page).first()).toContainText('Conic İmplant');
  await expect(options(page).first().locator('mark').first()).toHaveText('İmplant');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /^oneri-product-/);
  // Up from the first is the field itself, from there the last.
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands\/corvus-implant\/.*\/conic-implant$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conic İmplant');
  await expect(page.getByRole('dialog', { name: 'Arama' })).toBeHidden();
});

test('the plus key puts the product that is chosen on the list for a quote', async ({ page }) => {
  await opened(page, '/brands');
  await page.keyboard.type('conic implant');
  await expect(options(page).first()).toContainText('Conic İmplant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('+');
  await expect(page.getByText('Conic İmplant teklif listenizde')).toBeVisible();
  await expect(field(page)).toHaveValue('conic implant');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Teklif listesi, 1 ürün' }).click();
  await expect(page.getByRole('dialog', { name: /Teklif listesi/ })).toContainText('Conic İmplant');
});

test('Enter without a choice leads to all results; Escape closes and gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  const button = page.getByRole('link', { name: 'Ürün, marka ya da kod ara' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('kompozit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ara?q=kompozit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^kompozit için \d+ ürün$/);
  // In a field the slash is a letter.
  await page.getByRole('searchbox', { name: 'Ürün, marka ya da kod' }).press('/');
  await expect(page.getByRole('dialog', { name: 'Arama' })).toBeHidden();
});

test('results are narrowed, ordered and shared by their address', async ({ page }) => {
  await page.goto('/ara?q=implant');
  await alive(page);
  const filters = page.getByRole('form', { name: 'Filtreler' });
  const list = page.getByRole('region', { name: 'Ürünler' });
  const count = Number(await filters.locator('label', { hasText: 'Vektör' }).locator('i').textContent());
  await filters.getByRole('checkbox', { name: 'Vektör' }).check();
  await expect(page).toHaveURL('/ara?q=implant&brand=vektor');
  await expect(list.getByRole('heading', { level: 2, name: `${count} ürün` })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await filters.getByRole('checkbox', { name: 'Corvus Implant' }).check();
  await expect(page).toHaveURL('/ara?q=implant&brand=corvus-implant%2Cvektor');
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption('Ada göre (A–Z)');
  await expect(page).toHaveURL('/ara?q=implant&brand=corvus-implant%2Cvektor&sort=name');
  await page.getByRole('link', { name: 'Vektör filtresini kaldır' }).click();
  await expect(page).toHaveURL('/ara?q=implant&brand=corvus-implant&sort=name');
  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/ara?q=implant&sort=name');
  await page
    .getByRole('navigation', { name: 'Sonuç türü' })
    .getByRole('link', { name: /Markalar/ })
    .click();
  await expect(page).toHaveURL('/ara?q=implant&kind=brand');
  await expect(page.getByRole('region', { name: 'Markalar' }).getByRole('listitem').first()).toContainText(
    'Corvus Implant',
  );
});

test('what a result puts on the list for a quote is checked where it was pressed, in both themes', async ({
  page,
}) => {
  await page.goto('/ara?q=kompozit');
  await alive(page);
  const add = page.getByRole('button', { name: /: teklif listesine ekle$/ }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-pressed', 'true');
  // The check is drawn in the colour of the button's text, on the deep ground of what is on the list.
  await inBothThemes(page, () => expect(add).toHaveCSS('color', 'rgb(246, 251, 248)'));
});

test('a long list grows in its place', async ({ page }) => {
  await page.goto('/ara?q=nordfil');
  await alive(page);
  const rows = page.getByRole('region', { name: 'Ürünler' }).getByRole('listitem');
  await expect(rows).toHaveCount(24);
  await page.getByRole('link', { name: /ürün daha göster/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.nth(24).getByRole('link')).toBeFocused();
});

test('a wrong letter is asked about, and what is not there is said with a way out', async ({ page }) => {
  await page.goto('/ara?q=kompozti');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('kompozti rafta yok');
  await expect(main.getByText('Bunu mu aradınız?')).toBeVisible();
  await expect(main.getByRole('link', { name: 'kompozit', exact: true })).toHaveAttribute(
    'href',
    '/ara?q=kompozit',
  );
  await page.goto('/ara?q=zzqqxx');
  await expect(main.getByRole('img', { name: 'Boş raf' })).toBeVisible();
  await expect(main.getByRole('link', { name: "WhatsApp'tan sorun" })).toHaveAttribute('href', /zzqqxx/);
  await expect(main.getByRole('article')).toHaveCount(4);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('results are narrowed by what their products say, and the address says so', async ({ page }) => {
  await page.goto('/ara?q=implant&brand=corvus-implant');
  await alive(page);
  const filters = page.getByRole('complementary', { name: 'Filtrele' });
  const diameter = filters.getByRole('group', { name: 'Çap, mm' });
  await diameter.getByRole('textbox', { name: 'En çok' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ara?q=implant&brand=corvus-implant&o.cap.max=3');
  const chip = page.getByRole('link', { name: 'Çap en çok 3 mm filtresini kaldır' });
  await expect(chip).toBeVisible();
  const count = page.getByRole('region', { name: 'Ürünler' }).getByRole('heading', { level: 2 });
  const left = await count.first().textContent();
  await filters.getByRole('checkbox', { name: /^Dar platform/ }).check();
  await expect(page).toHaveURL(/o\.cap\.max=3&o\.baglanti=dar\+platform/);
  await inBothThemes(page, () => expectAccessible(page));
  await page.reload();
  await expect(count.first()).toHaveText(left ?? '');
  await chip.click();
  await expect(page).toHaveURL('/ara?q=implant&brand=corvus-implant&o.baglanti=dar+platform');
});

test('without scripts the search is a page, its filters a form', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ürün, marka ya da kod ara' }).click();
  await expect(page).toHaveURL('/ara');
  await page.getByRole('searchbox').fill('implant');
  await page.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL('/ara?q=implant');
  await page.getByRole('checkbox', { name: 'Vektör' }).check();
  await page.getByRole('checkbox', { name: 'Corvus Implant' }).check();
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page.getByRole('link', { name: 'Vektör filtresini kaldır' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Corvus Implant filtresini kaldır' })).toBeVisible();
  await page.goto('/ara?q=implant&brand=corvus-implant');
  const diameter = page.getByRole('group', { name: 'Çap, mm' });
  await diameter.getByRole('textbox', { name: 'En çok' }).fill('3');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page.getByRole('link', { name: 'Çap en çok 3 mm filtresini kaldır' })).toBeVisible();
  await expect(page).toHaveURL(/brand=corvus-implant/);
  await page.context().close();
});

test('without the server the kept copy is searched, while typing and as a page', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('dashboard') !== null);
  await page.waitForLoadState('networkidle');
  await page.route(
    (url) => url.pathname.endsWith('.data') || url.pathname.startsWith('/api/'),
    (route) => route.abort('connectionrefused'),
  );
  await page.keyboard.press('/');
  await page.keyboard.type('conic implant');
  await expect(page.getByText('Bağlantı yok: kaydedilenlerden')).toBeVisible();
  await expect(options(page).first()).toContainText('Conic İmplant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ara?q=conic+implant');
  await expect(page.getByRole('region', { name: 'Ürünler' }).getByRole('listitem').first()).toContainText(
    'Conic',
  );
});

test('a search that does not answer says so and leads on', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('dashboard'));
  await page.route('**/api/{suggest,dashboard}**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await opened(page);
  await page.keyboard.type('implant');
  await expect(page.getByText('Arama şu anda yanıt vermiyor.').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ara?q=implant');
});

test('the search is without violation, as a page and as a sheet @phone', async ({ page }) => {
  await expectSound(page, '/ara?q=implant+3,3');
  await expectSound(page, '/ara?q=zzqqxx');
  await page.keyboard.press('/');
  await page.keyboard.type('implant');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await inBothThemes(page, () => expectAccessible(page));
});
