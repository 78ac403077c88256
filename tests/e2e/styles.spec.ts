import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const SHEET = 'app/styles/storefront.css';
const PAGES = ['/', '/brands/nordfil/kompozit', '/brands/nordfil/polimerizasyon/ray-polimerizasyon-lambasi'];

/** The stylesheet of the public pages, built from the same files in the opposite order. */
async function reversedSheet(): Promise<string> {
  const lines = readFileSync(SHEET, 'utf8').split('\n');
  const imports = lines.filter((line) => line.startsWith('@import'));
  const first = lines.findIndex((line) => line.startsWith('@import'));
  const rest = lines.filter((line) => !line.startsWith('@import'));
  const text = [...rest.slice(0, first), ...imports.reverse(), ...rest.slice(first)].join('\n');
  const path = test.info().outputPath('reversed.css');
  writeFileSync(
    path,
    text.replaceAll(/"(\.\.?\/[^"]+)"/g, (_, name: string) => JSON.stringify(resolve('app/styles', name))),
  );
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: { write: false, rolldownOptions: { input: path } },
  });
  if (!('output' in built)) throw new Error('One stylesheet makes one build.');
  const sheet = built.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The build made no stylesheet.');
  return String(sheet.source);
}

/** The elements of the page that look another way with the other stylesheet, and in what. */
async function changedBy(page: Page, sheet: string): Promise<string[]> {
  const address = await page.locator('link[rel=stylesheet]').getAttribute('href');
  const own = await (await page.request.get(address ?? '')).text();
  return page.evaluate(
    async (sheets) => {
      const worn = document.createElement('style');
      document.querySelector('link[rel=stylesheet]')?.replaceWith(worn);
      function looks(): Map<string, string>[] {
        return [...document.body.querySelectorAll('*')].flatMap((element) =>
          [null, '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part);
            const isThere = part === null || style.content !== 'none';
            const names = isThere ? [...style].filter((name) => !name.startsWith('--')) : [];
            // The same file has another name in another build.
            const plain = names.map(
              (name) => [name, style.getPropertyValue(name).replace(/url\([^)]*\)/g, '')] as const,
            );
            return new Map([
              ['element', `${element.tagName} ${element.getAttribute('class')} ${part}`],
              ...plain,
            ]);
          }),
        );
      }
      async function wear(text: string): Promise<Map<string, string>[]> {
        worn.textContent = text;
        // Laid out anew, so that the fonts are asked for.
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        return looks();
      }
      const before = await wear(sheets.own);
      const after = await wear(sheets.other);
      return after.flatMap((look, index) =>
        [...look]
          .filter(([name, value]) => before[index]?.get(name) !== value)
          .map(
            ([name, value]) => `${look.get('element')} ${name}: ${before[index]?.get(name)}, now ${value}`,
          ),
      );
    },
    { own, other: sheet },
  );
}

for (const width of [1440, 390]) {
  test(`files of styles in the opposite order give the same pages at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: test.info().project.use.baseURL,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const sheet = await reversedSheet();
    for (const path of PAGES) {
      await page.goto(path);
      expect(await changedBy(page, sheet)).toEqual([]);
      // The other stylesheet is the one that counts.
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
      await expect(page.locator('.header')).toHaveCSS('position', 'fixed');
    }
    await context.close();
  });
}
