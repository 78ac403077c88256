import { expect, test } from '@playwright/test';
import { temporaryFolder } from '../factories.ts';
import { startPglite } from '../postgres.ts';
import { startProgram } from '../program.ts';
import { wiredDatabase } from '../wire.ts';

test('while the database is away, pages that were shown go on and others say so', async ({ page }) => {
  const pglite = await startPglite();
  const database = await pglite.create();
  const { url, wire } = await wiredDatabase(database.url);
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: url, NODE_ENV: 'production' };
  const program = await startProgram(env, '--empty');
  const at = (path: string) => program.url + path;
  try {
    await page.goto(at('/contact'));
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    wire.cut();

    expect((await page.goto(at('/contact')))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');

    const refused = await page.goto(at('/brands'));
    expect(refused?.status()).toBe(503);
    expect(refused?.headers()).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    await expect(page.getByRole('heading', { name: 'Sayfa şu anda açılamıyor' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    expect((await page.request.get(at('/brands.data'))).status()).toBe(503);
    expect((await page.request.get(at('/sitemap.xml'))).status()).toBe(503);

    wire.mend();
    await expect(async () => {
      expect((await page.goto(at('/brands')))?.status()).toBe(200);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    program.child.kill('SIGKILL');
    await wire.close();
    await pglite.stop();
  }
});
