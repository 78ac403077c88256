import { chromium, type Page } from '@playwright/test';
import { installedBrowser } from '../../bin/lib/browser.mjs';
import { axeViolations } from '../axe.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;

/** Opens a page and waits until it is alive: colours and parts that are still on their way cannot be judged. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime),
      ),
  );
}

/** What axe finds on some pages, on a desktop and a phone, in light and dark. */
export async function accessibilityFaults(base: string, paths: readonly string[]): Promise<string[]> {
  const executablePath = process.env.CHROME_PATH ?? installedBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const faults: string[] = [];
  for (const viewport of SIZES) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'tr-TR',
      });
      for (const path of paths) {
        const page = await context.newPage();
        await open(page, base + path);
        for (const { id, nodes } of await axeViolations(page))
          faults.push(`${path} (${viewport.width}, ${colorScheme}): ${id} at ${String(nodes[0]?.target)}`);
        await page.close();
      }
      await context.close();
    }
  }
  await browser.close();
  return faults;
}
