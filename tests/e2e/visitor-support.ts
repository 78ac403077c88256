import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, inBothThemes } from './admin-support.ts';

/** A page of a browser that runs no scripts. */
export async function withoutScripts(browser: Browser, phone = false): Promise<Page> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    javaScriptEnabled: false,
    locale: 'tr-TR',
    ...(phone && { viewport: { width: 390, height: 844 } }),
  });
  return context.newPage();
}

/** The structured data of a page by type. */
export async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === type);
  expect(found, `structured data of type ${type}`).toBeTruthy();
  return found;
}

/** Whether the page's scripts have taken over. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Shows the page that somebody is there, and waits until its scripts have taken over. */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  // Asked from here: a page that nobody looks at may make no frames, at which it would ask itself.
  await expect.poll(() => isAlive(page)).toBe(true);
}

/** The first whole number in a text. */
export function numberIn(text: string | null): number {
  return Number(text?.match(/\d[\d.]*/)?.[0].replaceAll('.', ''));
}

/** How far the content of the page has jumped by itself until now, and what of it did. */
async function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
        };
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput) continue;
            sum += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
              const [before, after] = [previousRect, currentRect].map(
                (box) => `${box.x},${box.y} ${box.width}x${box.height}`,
              );
              moved.push(
                `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)}: ${name} ${before} → ${after}`,
              );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done({ sum, moved }), 300);
      }),
  );
}

/** Reads a page from head to foot, so that all that waits for it is loaded, and measures how far it jumped. */
export async function expectSteady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 40));
    }
  });
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
}

/** Opens a page, reads it to its foot without a jump, and finds no violation in either theme. */
export async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSteady(page);
  await alive(page);
  await inBothThemes(page, () => expectAccessible(page));
}
