import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Product } from '../../domain/things/product.ts';
import { expectAccessible, inBothThemes } from './admin-support.ts';
import { alive, withoutScripts } from './visitor-support.ts';

const SHELF = '/brands/nordfil';
const KEY = 'vitrin.teklif';
const SEND = "Listeyi WhatsApp'tan gönder";

/** The chat is another company's: it is answered here, and says what it was asked. */
test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }),
  );
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 255));
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${parts.join('.')}` });
});

const opener = (page: Page) => page.getByRole('button', { name: /^Teklif listesi(,|$)/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Teklif listesi' });
const lines = (page: Page) => drawer(page).locator('.quote-line');
const adds = (page: Page) => page.locator('main .shelf-add');

async function products(request: APIRequestContext, limit: number): Promise<Product[]> {
  return (await request.get(`/api/products?limit=${limit}`)).json();
}

/** Puts products on the list of this browser, as if they had been chosen before. */
async function withList(page: Page, chosen: readonly Product[]): Promise<void> {
  const kept = chosen.map(({ id, name }) => ({ id, name, quantity: 2, note: '' }));
  await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    KEY,
    JSON.stringify({ lines: kept }),
  ] as const);
}

test('what is chosen on shelves and product pages is on the list, from the first press on', async ({
  page,
}) => {
  await page.goto(SHELF);
  // Before the scripts have come.
  await adds(page).nth(1).click();
  await expect(opener(page)).toHaveAccessibleName('Teklif listesi, 1 ürün');
  await adds(page).nth(2).click();
  await expect(opener(page)).toHaveAccessibleName('Teklif listesi, 2 ürün');
  await expect(adds(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await adds(page).nth(1).click();
  await expect(adds(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(opener(page)).toHaveAccessibleName('Teklif listesi, 1 ürün');

  await page.locator('main .product h3 a').nth(3).click();
  const add = page
    .locator('main')
    .getByRole('button', { name: 'Teklif listesine ekle', exact: true })
    .filter({ visible: true });
  await add.click();
  await expect(lines(page)).toHaveCount(2);
  // For how many and a note, right there.
  await expect(lines(page).last().getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(add).toBeFocused();
  await page.reload();
  await expect(opener(page)).toHaveAccessibleName('Teklif listesi, 2 ürün');
});

test('with the keyboard alone a list is filled in, sent once, and seen by its link', async ({
  page,
  request,
}) => {
  await withList(page, await products(request, 2));
  await page.goto(SHELF);
  await alive(page);
  await opener(page).press('Enter');
  await expect(lines(page)).toHaveCount(2);
  const first = lines(page).first();
  await first.getByRole('textbox').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mavi olsun');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button', { name: /not: Mavi olsun/ })).toBeFocused();
  await drawer(page).getByText('Adınızı, kliniğinizi yazın').press('Enter');
  await drawer(page).getByLabel('Klinik').fill('Deneme Kliniği');
  await inBothThemes(page, () => expectAccessible(page));

  let sendings = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/quotes')) sendings += 1;
  });
  const opened = page.waitForEvent('popup');
  const send = drawer(page).getByRole('button', { name: SEND });
  await send.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const chat = await opened;
  await expect(chat).toHaveURL(/^https:\/\/wa\.me\/\d+\?text=.*TK-/);
  const saved = drawer(page).getByText(/TK-\w{5} koduyla kaydedildi/);
  await expect(saved).toBeVisible();
  expect(sendings).toBe(1);
  const link = (await drawer(page).getByRole('link', { name: 'Listenizi görün' }).getAttribute('href')) ?? '';
  expect(new URL(chat.url()).searchParams.get('text')).toContain(link);

  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TK-\w{5}$/);
  await expect(page.getByText('2 ürün, 14 adet')).toBeVisible();
  await expect(page.getByText('Mavi olsun')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await alive(page);
  await inBothThemes(page, () => expectAccessible(page));
});

test('where no tab may open, and where the server is away, the list stays and can be copied', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await withList(page, await products(request, 3));
  await page.goto(SHELF);
  await alive(page);
  await opener(page).click();
  await context.route('**/api/quotes', (route) => route.abort());
  await drawer(page).getByRole('button', { name: SEND }).click();
  await expect(drawer(page).getByRole('alert')).toContainText('Listeniz duruyor');
  await expect(lines(page)).toHaveCount(3);
  const copied = async () => {
    await drawer(page).getByRole('button', { name: 'Kopyala' }).click();
    await expect(drawer(page).getByText(/^Liste kopyalandı/)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied()).toContain('3. 2 adet ');

  await context.unroute('**/api/quotes');
  await drawer(page).getByRole('button', { name: SEND }).click();
  await expect(drawer(page).getByRole('alert')).toContainText('WhatsApp açılamadı');
  await expect(lines(page)).toHaveCount(3);
  const text = await copied();
  expect(text).toMatch(/^Merhaba, TK-\w{5} kodlu/);
  const mail = await drawer(page).getByRole('link', { name: 'E-posta' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(text);
  await expect(drawer(page).getByRole('link', { name: 'Ara', exact: true })).toHaveAttribute(
    'href',
    /^tel:\+90/,
  );
  await expect(drawer(page).getByRole('link', { name: /WhatsApp.ı açın/ })).toHaveAttribute('href', /wa\.me/);
});

test('sixty products stand on the list, in two tabs alike, and what has gone is marked', async ({
  page,
  request,
  context,
}) => {
  const chosen = await products(request, 59);
  const gone = { ...(chosen[0] as Product), id: '019aa0f2-5c1e-7d3a-9b61-0c4f2e8d7a10', name: 'Eski ürün' };
  await withList(page, [...chosen, gone]);
  await page.goto(SHELF);
  await alive(page);
  await opener(page).click();
  await expect(lines(page)).toHaveCount(60);
  await expect(lines(page).filter({ hasText: 'Eski ürün' })).toContainText('Artık sitede yok');
  const other = await context.newPage();
  await other.goto(SHELF);
  await alive(other);
  await expect(opener(other)).toHaveAccessibleName('Teklif listesi, 60 ürün');
  await lines(page)
    .first()
    .getByRole('button', { name: /listeden çıkar/ })
    .click();
  await expect(opener(other)).toHaveAccessibleName('Teklif listesi, 59 ürün');
  await drawer(page).getByRole('button', { name: SEND }).click();
  await expect(drawer(page).getByText('1 ürün artık sitede olmadığı için')).toBeVisible();
});

test('an empty list says how it is filled, and without scripts no button is dead @phone', async ({
  page,
  browser,
}, { project }) => {
  await page.goto('/');
  await alive(page);
  await opener(page).click();
  await expect(drawer(page)).toContainText('Listeniz boş. Ürünlerdeki artı düğmesiyle ekleyin.');
  const plain = await withoutScripts(browser, project.name === 'phone');
  await plain.goto(`${SHELF}/polimerizasyon/ray-polimerizasyon-lambasi`);
  await expect(plain.getByRole('button', { name: /Teklif listesi/ })).toHaveCount(0);
  await plain.getByRole('link', { name: 'Teklif isteyin' }).filter({ visible: true }).click();
  await expect(plain.getByRole('heading', { name: 'Bize ulaşın' })).toBeVisible();
  await plain.context().close();
});
