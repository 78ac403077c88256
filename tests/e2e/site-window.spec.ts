import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Product } from '../../domain/things/product.ts';
import { expectAccessible, inBothThemes, type Staff, signedIn, take } from './admin-support.ts';
import { keepSection, SiteEditor, sectionOf, visit } from './site-support.ts';

let staff: Staff;
test.beforeEach(async ({ page, request }) => {
  staff = await signedIn(page, request);
});

/** Two products of the demo company that the window does not show by itself. What other tests leave has no picture. */
async function others(): Promise<[Product, Product]> {
  const [[one], [other]] = await Promise.all([
    staff.call<Product[]>('GET', '/products?sku=ALB-KF25'),
    staff.call<Product[]>('GET', '/products?sku=ALB-HF25'),
  ]);
  if (!one || !other) throw new Error('The demo company has files.');
  return [one, other];
}

async function openDesk(page: Page): Promise<SiteEditor> {
  const editor = await SiteEditor.open(page, 'homepage', 'hero');
  await page.getByRole('button', { name: 'Vitrini düzenle' }).click();
  await expect(cell(page, 1)).toBeVisible();
  return editor;
}

function cell(page: Page, number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^${number}\\. göz, .*: `) });
}

function tileIn(page: Page, device: 'masaüstü' | 'telefon', place: number): Locator {
  return page
    .frameLocator(`iframe[title="Ana sayfa ${device} önizlemesi"]`)
    .locator(`[data-cell="${place}"] img`);
}

async function find(page: Page, product: Product): Promise<Locator> {
  const text = product.sku ?? product.name;
  // Rows move when the answer comes: what is taken hold of before that is another one.
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('search') === text,
  );
  await page.getByRole('searchbox', { name: 'Ürün ara' }).fill(text);
  await answered;
  const row = page
    .getByRole('list', { name: 'Ürünler' })
    .getByRole('listitem')
    .filter({ hasText: product.name });
  await expect(row.first()).toBeVisible();
  return row.first();
}

async function centre(of: Locator): Promise<[x: number, y: number]> {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a product is dragged into a cell of the preview, given its point in sight, and published', async ({
  page,
  browser,
}) => {
  const restore = await keepSection(staff, 'homepage', 'hero');
  const [product] = await others();
  const editor = await openDesk(page);
  const row = await find(page, product);
  await page.mouse.move(...(await centre(row.locator('b'))));
  await page.mouse.down();
  const goal = await centre(cell(page, 4));
  await page.mouse.move(goal[0] - 20, goal[1] - 20, { steps: 4 });
  await page.mouse.move(...goal, { steps: 4 });
  await page.mouse.up();
  await expect(cell(page, 4)).toHaveAccessibleName(`4. göz, sağ orta: ${product.name}`);
  for (const device of ['masaüstü', 'telefon'] as const)
    await expect(tileIn(page, device, 3)).toHaveAttribute('src', product.imageUrl ?? '');

  const point = page.getByRole('button', { name: /^Odak noktası: / });
  const [x, y] = await centre(point);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 15, y + 10, { steps: 3 });
  await page.mouse.up();
  await expect(point).not.toHaveAccessibleName(/soldan %50/);
  await page.getByRole('slider', { name: 'Soldan sağa' }).fill('20');
  await expect(tileIn(page, 'telefon', 3)).toHaveCSS('object-position', /^20% /);
  await expect(editor.bar).toContainText('vitrin gözü, sağ orta');

  await editor.save();
  const { content } = await sectionOf(staff, 'homepage', 'hero');
  expect(content).toMatchObject({ window4: { id: product.id, name: product.name, focalX: 20 } });
  expect(content).not.toHaveProperty('window1');
  const site = await visit(browser, '/');
  const shown = site.locator('[data-cell="3"] img');
  await expect(shown).toHaveAttribute('src', product.imageUrl ?? '');
  await expect(shown).toHaveCSS('object-position', /^20% /);
  await site.context().close();
  await restore();
});

test('keys alone choose a cell and its product, move it and its point, and take it back', async ({
  page,
}) => {
  const [one, other] = await others();
  await openDesk(page);
  const before = await cell(page, 3).getAttribute('aria-label');
  await cell(page, 3).focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await (await find(page, one)).getByRole('button', { name: `${one.name}: 3. göze koy` }).press('Enter');
  await expect(cell(page, 3)).toHaveAccessibleName(`3. göz, sol orta: ${one.name}`);
  await cell(page, 4).press('Enter');
  await (await find(page, other)).getByRole('button', { name: `${other.name}: 4. göze koy` }).press('Enter');

  await take(cell(page, 3), `${one.name} alındı.`);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('4. göz, sağ orta üzerinde.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(cell(page, 4)).toHaveAccessibleName(`4. göz, sağ orta: ${one.name}`);
  await expect(cell(page, 3)).toHaveAccessibleName(`3. göz, sol orta: ${other.name}`);

  const point = page.getByRole('button', { name: /^Odak noktası: / });
  await point.press('ArrowLeft');
  await point.press('Shift+ArrowDown');
  await expect(point).toHaveAccessibleName(/soldan %49, yukarıdan %60/);
  await expect(tileIn(page, 'masaüstü', 3)).toHaveCSS('object-position', '49% 60%');

  const undo = page.getByRole('button', { name: 'Geri al', exact: true });
  await undo.click();
  await expect(point).toHaveAccessibleName(/soldan %50, yukarıdan %50/);
  for (let step = 0; step < 3; step++) await undo.click();
  await expect(undo).toBeDisabled();
  await expect(cell(page, 3)).toHaveAttribute('aria-label', before ?? '');
  await page.getByRole('button', { name: 'Bitti' }).click();
  await expect(page.getByRole('navigation', { name: 'Bölümler' })).toBeVisible();
});

test('on the phone a cell is tapped and filled, and nothing breaks a rule of accessibility @phone', async ({
  page,
}) => {
  const [product] = await others();
  await openDesk(page);
  await cell(page, 2).click();
  await (await find(page, product)).getByRole('button', { name: `${product.name}: 2. göze koy` }).click();
  await expect(cell(page, 2)).toHaveAccessibleName(`2. göz, sağ üst: ${product.name}`);
  await inBothThemes(page, () => expectAccessible(page));
});
