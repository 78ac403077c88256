import type { Page } from '@playwright/test';

/** Lets a page compute as slowly as on a machine that has a dozen other things to do. */
export async function slowDown(page: Page, times = 12): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}
