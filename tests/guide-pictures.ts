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
};
