import { expect, type Page, test } from '@playwright/test';
import type { Category } from '../../domain/things/category.ts';
import { openList } from './admin-product-pages.ts';
import { type Staff, signedIn, unique } from './admin-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

function tick(page: Page, name: string) {
  return page.getByRole('checkbox', { name: `${name} seç`, exact: true });
}

/** Which of the rows are drawn as ticked: `1234`. */
async function expectTicked(page: Page, name: string, ticked: string): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${name} \\d seç$`) });
  const drawn = () =>
    boxes.evaluateAll((all) =>
      all
        .filter((box) => (box as HTMLInputElement).checked)
        .map((box) => box.getAttribute('aria-label')?.at(-5))
        .join(''),
    );
  await expect.poll(drawn).toBe(ticked);
  const bar = page.getByRole('toolbar', { name: 'Toplu işlemler' });
  if (ticked) await expect(bar).toContainText(`${ticked.length} `);
  else await expect(bar).toHaveCount(0);
}

/** Ranges by mouse and by keys over six rows, one below the other or beside each other. */
async function expectRanges(page: Page, name: string, next: string, back: string): Promise<void> {
  const row = (number: number) => tick(page, `${name} ${number}`);
  await row(1).click();
  await row(4).click({ modifiers: ['Shift'] });
  await expectTicked(page, name, '1234');
  await row(2).click({ modifiers: ['Shift'] });
  await expectTicked(page, name, '12');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');

  await row(2).click();
  await row(6).focus();
  await page.keyboard.press('Shift+Space');
  await expectTicked(page, name, '1');
  await page.keyboard.press('Space');
  await row(4).focus();
  await page.keyboard.press('Shift+Space');
  await expectTicked(page, name, '1456');

  await page.getByRole('button', { name: 'Seçimi kaldır' }).click();
  await row(2).focus();
  await page.keyboard.press(`Shift+${next}`);
  await page.keyboard.press(`Shift+${next}`);
  await expect(row(4)).toBeFocused();
  await expectTicked(page, name, '234');
  await page.keyboard.press(`Shift+${back}`);
  await expectTicked(page, name, '23');
  await page.keyboard.press(next);
  await page.keyboard.press(next);
  await expect(row(5)).toBeFocused();
  await page.keyboard.press(`Shift+${next}`);
  await expectTicked(page, name, '2356');
}

test('whole ranges tick in the grid and in the list, by mouse and by keys, and what is ticked is deleted', async ({
  page,
}) => {
  const name = unique('Aralık');
  for (const number of [1, 2, 3, 4, 5, 6]) await staff.addProduct({ name: `${name} ${number}` });
  await openList(page, name);
  await expectRanges(page, name, 'ArrowRight', 'ArrowLeft');
  await openList(page, name, '&view=list');
  await expectRanges(page, name, 'ArrowDown', 'ArrowUp');
  await page.getByRole('toolbar').getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '4 ürünü sil' }).click();
  await expect(tick(page, `${name} 2`)).toHaveCount(0);
  const left = async () => (await staff.searchProducts(name)).map((row) => row.name.at(-1));
  await expect.poll(left).toEqual(['1', '4']);
});

test('a range in the tree goes over the lines in sight and leaves folded ones out', async ({ page }) => {
  const name = unique('Dal');
  const brand = await staff.call<{ id: string }>('POST', '/brands', { name });
  const made: Category[] = [];
  for (const [number, parent] of [
    [1, null],
    [2, 0],
    [3, null],
    [4, 2],
    [5, null],
  ] as const)
    made.push(
      await staff.call<Category>('POST', '/categories', {
        name: `${name} ${number}`,
        brandId: brand.id,
        ...(parent !== null && { parentId: made[parent]?.id }),
      }),
    );
  await page.goto(`/admin/categories?brandId=${brand.id}`);
  await tick(page, `${name} 1`).click();
  await tick(page, `${name} 5`).click({ modifiers: ['Shift'] });
  await expectTicked(page, name, '12345');
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: `${name} 1: alt kategorileri gizle` }).click();
  await tick(page, `${name} 1`).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expectTicked(page, name, '134');
  await page.getByRole('button', { name: `${name} 1: alt kategorileri göster` }).click();
  await expectTicked(page, name, '134');
});

test('whole ranges tick in the inbox, the trash and the library', async ({ page }) => {
  for (const [address, list] of [
    ['/admin/messages', 'Gelen kutusu'],
    ['/admin/trash', 'Silinen kayıtlar'],
    ['/admin/media', 'Dosya listesi'],
  ] as const) {
    const rows = Array.from({ length: 5 }, (_, index) => ({
      id: `kayit-${index}`,
      entity: 'products',
      entityId: `kayit-${index}`,
      kind: 'image',
      folder: 'products',
      contents: {},
      name: `Kayıt ${index}`,
      subject: 'Konu',
      message: 'Metin',
      isRead: true,
      deletedBy: 'Test',
      pictureUrl: null,
      createdAt: '2026-01-05T10:00:00.000Z',
      deletedAt: '2026-01-05T10:00:00.000Z',
      url: '/yok.png',
      ext: 'png',
      bytes: 1200,
      width: 10,
      height: 10,
      useCount: 0,
    }));
    const api = address.replace('/admin', '/api');
    await page.route(`**${api}?*`, (route) =>
      route.fulfill({ json: rows, headers: { 'X-Total-Count': '5' } }),
    );
    await page.goto(address);
    const boxes = page.getByRole('list', { name: list }).getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(3).click({ modifiers: ['Shift'] });
    for (const at of [0, 1, 2, 3]) await expect(boxes.nth(at)).toBeChecked();
    await expect(boxes.nth(4)).not.toBeChecked();
    await expect(page.getByRole('toolbar', { name: 'Toplu işlemler' })).toContainText('4 ');
  }
});

test('a reload keeps the place in a long list, with all that was loaded, as lines and as cards', async ({
  page,
}) => {
  // Hundreds of rows are scrolled through, twice.
  test.slow();
  const template = (await staff.searchProducts(''))[0];
  await page.route('**/api/products?*', (route) => {
    const url = new URL(route.request().url());
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const limit = Number(url.searchParams.get('limit') ?? 60);
    const rows = Array.from({ length: limit }, (_, index) => ({
      ...template,
      id: `row-${from + index}`,
      name: `Satır ${from + index}`,
      features: (from + index) % 3 ? ['Bir', 'İki'] : [],
    }));
    url.searchParams.set('cursor', String(from + limit));
    return route.fulfill({
      json: rows,
      headers: { 'X-Total-Count': '5000', Link: `<${url.pathname}${url.search}>; rel="next"` },
    });
  });
  // Lines enough for more than one answer of the API; cards as a few parts.
  for (const [view, least] of [
    ['list', 650],
    ['grid', 200],
  ] as const) {
    await openList(page, '', `&view=${view}`);
    const items = page.getByRole('list', { name: 'Ürün listesi' }).locator('[aria-posinset]');
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(Number(await items.last().getAttribute('aria-posinset', { timeout: 1000 }))).toBeGreaterThan(
        least,
      );
    }).toPass({ intervals: [50], timeout: 30_000 });
    /** The first row in sight and where its top is. */
    const place = () =>
      items.evaluateAll((all) => {
        const first = all.find((item) => item.getBoundingClientRect().bottom > 64);
        return `${first?.getAttribute('aria-posinset')} ${Math.round(first?.getBoundingClientRect().top ?? 0)}`;
      });
    // The last turn of the wheel may still be on its way when two looks in a row find the same.
    await page.evaluate(
      () =>
        new Promise((done) => {
          let rest = setTimeout(done, 500);
          const again = () => {
            clearTimeout(rest);
            rest = setTimeout(done, 500);
          };
          addEventListener('scroll', again, { capture: true });
        }),
    );
    const before = await place();
    await page.reload();
    await expect.poll(place).toBe(before);
    await page.mouse.wheel(0, -3000);
    await expect.poll(place).not.toBe(before);
  }
});
