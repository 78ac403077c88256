import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, inBothThemes } from './admin-support.ts';
import { alive, expectSound, withoutScripts } from './visitor-support.ts';

const AUTOCLAVES = '/karsilastir?u=klav-18-otoklav,klav-23-otoklav,klav-29-otoklav';
const tray = (page: Page) => page.getByRole('complementary', { name: 'Karşılaştırma' });
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} ürününü karşılaştır`, exact: true });

test('products are put on the tray, go with the visitor, and stand side by side', async ({
  page,
  context,
}) => {
  await page.goto('/ara?q=otoklav', { waitUntil: 'domcontentloaded' });
  // Before scripts have come nothing that is pressed is lost.
  await button(page, 'Klav 18 Otoklav').click();
  await expect(tray(page).getByRole('listitem').filter({ hasText: 'Klav 18' })).toBeVisible();
  await expect(button(page, 'Klav 18 Otoklav')).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page)).toContainText('Yanına bir ürün daha seçin.');

  await page.goto('/brands/kalyon-medikal/otoklav/klav-23-otoklav');
  await page.getByRole('main').getByRole('button', { name: 'Klav 23 Otoklav ürününü karşılaştır' }).click();
  const other = await context.newPage();
  await other.goto('/ara?q=otoklav');
  await alive(other);
  await button(other, 'Klav 29 Otoklav').click();
  await expect(
    tray(page).getByRole('button', { name: 'Klav 29 Otoklav karşılaştırmadan çıksın' }),
  ).toBeVisible();
  await tray(page).getByRole('link', { name: '3 ürünü karşılaştır' }).click();

  await expect(page).toHaveURL(AUTOCLAVES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Üç ürün yan yana');
  await expect(page.getByRole('row', { name: /^Hazne/ }).getByRole('cell')).toHaveText([
    '18 L',
    '23 L',
    '29 L',
  ]);
  await expect(tray(page)).toBeHidden();
  await page.getByRole('link', { name: 'Klav 23 Otoklav karşılaştırmadan çıksın' }).click();
  await expect(page).toHaveURL('/karsilastir?u=klav-18-otoklav,klav-29-otoklav');
  await page.goBack();
  await expect(tray(page).getByRole('link', { name: '2 ürünü karşılaştır' })).toBeVisible();
  await tray(page).getByRole('button', { name: 'Temizle' }).click();
  await expect(tray(page)).toBeHidden();
});

test('what is pressed in the moment in which scripts take over stands on the tray', async ({ page }) => {
  await page.addInitScript(() => {
    function press(name: string): void {
      document.querySelector<HTMLElement>(`main button[aria-label="${name} ürününü karşılaştır"]`)?.click();
    }
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    function isCommitted(): boolean {
      const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
      return root !== undefined && !(root as Root).stateNode.current.memoizedState.isDehydrated;
    }
    // React hands the page over, lets it be painted, and only then runs its effects: looked for at each of its turns.
    function pressOnceCommitted(): void {
      const turns = new MessageChannel();
      turns.port1.onmessage = () => {
        if (isCommitted()) press('Klav 23 Otoklav');
        else turns.port2.postMessage(null);
      };
      turns.port2.postMessage(null);
    }
    addEventListener('waking', pressOnceCommitted, { once: true });
    addEventListener('alive', () => queueMicrotask(() => press('Klav 29 Otoklav')), { once: true });
  });
  await page.goto('/ara?q=otoklav');
  await alive(page);
  for (const size of [23, 29])
    await expect(
      tray(page).getByRole('button', { name: `Klav ${size} Otoklav karşılaştırmadan çıksın` }),
    ).toBeVisible();
});

test('more than there is room for is refused with a word', async ({ page }) => {
  await page.goto('/ara?q=otoklav');
  await alive(page);
  const all = page
    .getByRole('region', { name: 'Ürünler' })
    .getByRole('button', { name: /ürününü karşılaştır/ });
  for (const at of [0, 1, 2, 3, 4]) await all.nth(at).click();
  await expect(page.getByText('Dört ürün yan yana durur')).toBeVisible();
  await expect(all.nth(4)).toHaveAttribute('aria-pressed', 'false');
  await all.nth(0).click();
  await all.nth(4).click();
  await expect(all.nth(4)).toHaveAttribute('aria-pressed', 'true');
});

test('without scripts a comparison is read, narrowed to its differences, and thinned out', async ({
  browser,
}) => {
  const page = await withoutScripts(browser);
  await page.goto(AUTOCLAVES);
  const same = page.getByRole('row', { name: /^Sınıf/ });
  await expect(same).toBeVisible();
  await page.getByRole('checkbox', { name: 'Yalnız farklar' }).check();
  await expect(same).toBeHidden();
  await expect(page.getByRole('row', { name: /^Hazne/ })).toBeVisible();
  await page.getByRole('link', { name: 'Klav 18 Otoklav karşılaştırmadan çıksın' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki ürün yan yana');
  await page.goto('/karsilastir?u=yok,klav-18-otoklav');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yanına bir ürün daha seçin');
  await page.context().close();
});

test('a comparison is one sheet of paper', async ({ page }) => {
  await page.goto(AUTOCLAVES);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a comparison and its tray are without violation @phone', async ({ page }) => {
  await expectSound(page, AUTOCLAVES);
  await page.goto('/ara?q=otoklav');
  await alive(page);
  await button(page, 'Klav 18 Otoklav').click();
  await button(page, 'Klav 23 Otoklav').click();
  await expect(tray(page)).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
