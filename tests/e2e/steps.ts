import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const FIGURES = join(import.meta.dirname, '..', '..', 'docs', 'figures.md');

type Steps = { clicks: number; keys: number };

/** What a person does from now on, in this tab: presses of the mouse, and of each key. */
export async function countSteps(page: Page): Promise<() => Promise<Steps>> {
  const steps: Steps = { clicks: 0, keys: 0 };
  await page.exposeFunction('tellStep', (step: keyof Steps) => {
    steps[step] += 1;
  });
  const listen = () => {
    const tell = (step: string) => (Reflect.get(window, 'tellStep') as (step: string) => void)(step);
    // A press that a key made is that key.
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && tell('clicks'), true);
    addEventListener('keydown', ({ isTrusted, repeat }) => isTrusted && !repeat && tell('keys'), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  // What was told in the page comes in order: an answer to this means that all before it has come.
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return { ...steps };
  };
}

/** The row of a task in the table of steps: `| task | clicks | keys | most clicks | test |`. */
function rowOf(task: string): string[] {
  const line = readFileSync(FIGURES, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`| ${task} |`));
  expect(line, `docs/figures.md has a row "${task}"`).toBeDefined();
  return (line ?? '').split('|').map((cell) => cell.trim());
}

/** Holds what was counted against the table of steps in docs/figures.md. */
export function expectSteps(task: string, { clicks, keys }: Steps): void {
  const [, , statedClicks, statedKeys, most] = rowOf(task);
  expect({ clicks, keys }).toEqual({ clicks: Number(statedClicks), keys: Number(statedKeys) });
  if (most !== '–') expect(clicks).toBeLessThanOrEqual(Number(most));
}
