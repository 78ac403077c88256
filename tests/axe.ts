import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

// As a text: it runs in the page. Its short form is read in half the time.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into a frame that does not have it yet, which takes longer than looking at one. */
async function equip(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}

/**
 * What axe finds on a page and in its frames: WCAG 2.2 A and AA and best practice, or only what `rules` names. A frame
 * that goes away meanwhile is passed over.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<axe.Result[]> {
  const main = page.mainFrame();
  await equip(main);
  for (const frame of page.frames()) if (frame !== main) await equip(frame).catch(() => undefined);
  const options: axe.RunOptions = {
    // What is in order is not described: telling of every element of a page takes several times as long as looking.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const { violations } = await page.evaluate(
    (wanted) => (window as unknown as { axe: typeof axe }).axe.run(document, wanted),
    options,
  );
  return violations;
}
