import type { Page } from '@playwright/test';

/** Calls the API as the administrator. */
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;
type Named = { id: string; name: string };

/**
 * The pictures of the staff guide, by the name of the file: what is done on the screen before each is taken. They are
 * taken in this order on one site, so that none may leave behind what another would show.
 */
export const GUIDE_PICTURES: Readonly<Record<string, (page: Page, call: Call) => Promise<void>>> = {
  'kilavuz-geri-al': async (page, call) => {
    const rows = await call<Named[]>('GET', '/products?limit=12');
    await call('POST', '/products/changes', {
      rows: rows.map(({ id }) => ({ id, set: { price: 1490 } })),
    });
    await page.goto('/admin/activities');
    await page.getByRole('button', { name: '12 ürün: geri al' }).first().click();
    await page.getByRole('alertdialog').waitFor();
  },
  'kilavuz-alan': async (page) => {
    await page.goto('/admin/products?sort=-price');
    for (const at of [0, 1, 2, 3, 4, 5])
      await page.getByRole('article').nth(at).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Alanı değiştir' }).click();
    await page.getByRole('menuitem', { name: /^Fiyat/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Fiyatı değiştir' });
    await dialog.getByLabel('Değişim', { exact: true }).fill('7');
    await dialog.getByRole('button', { name: '6 fiyatı değiştir' }).waitFor();
  },
  'kilavuz-tablo': async (page) => {
    await page.goto('/admin/products?view=list&sort=sku');
    await page
      .getByRole('button', { name: /, fiyat: / })
      .first()
      .focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
    }, '13.450,00\n4.120\nsorulacak\n2.890,50');
    await page.getByRole('button', { name: /hücreyi kaydet/ }).waitFor();
  },
  'kilavuz-eksikler': async (page) => {
    await page.goto('/admin/gaps');
    await page.getByRole('table').waitFor();
  },
  'kilavuz-kuyruk': async (page) => {
    await page.goto('/admin/gaps?gap=catalog');
    await page.getByRole('button', { name: /Kaydet ve sıradaki/ }).waitFor();
  },
  'kilavuz-taslak': async (page, call) => {
    const [row] = await call<Named[]>('GET', '/products?limit=1');
    const changes = {
      description: 'Hızlı çevrim 18 dakikada biter; yazıcısı gövdenin içinde.',
      price: 174500,
    };
    await call('POST', '/drafts', { kind: 'products', rowId: row?.id, changes });
    await page.goto(`/admin/products?edit=${row?.id}`);
    await page.getByRole('region', { name: 'Taslak' }).waitFor();
  },
  'kilavuz-yayin-plani': async (page, call) => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const plan = await call<Named>('POST', '/plans', {
      name: 'Pazartesi değişiklikleri',
      at: `${day}T05:00:00.000Z`,
    });
    const planId = plan.id;
    const rows = await call<Named[]>('GET', '/products?limit=4');
    for (const { id: rowId } of rows.slice(1))
      await call('POST', '/drafts', { kind: 'products', rowId, changes: { price: 5860 }, planId });
    await page.goto(`/admin/plans?id=${planId}`);
    await page.getByRole('region', { name: plan.name, exact: true }).waitFor();
  },
};
