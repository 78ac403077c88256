import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { withoutScripts } from './visitor-support.ts';

const SHEETS = ['app/styles/storefront.css', 'app/styles/storefront-later.css'];
const PAGES = [
  '/',
  '/brands/nordfil/kompozit',
  '/brands/nordfil/polimerizasyon/ray-polimerizasyon-lambasi',
  '/ara?q=kompozit',
];
const ALL_PAGES = [
  ...PAGES,
  '/brands',
  '/brands/nordfil',
  '/catalogs',
  '/distributors',
  '/distributors/nordfil',
  '/about',
  '/clinic-setup',
  '/contact',
  '/kvkk',
  '/gizlilik',
  '/karsilastir',
  '/karsilastir?u=klav-18-otoklav,klav-29-otoklav',
  '/ara',
  '/ara?q=rezin&tur=sayfalar',
  '/ara?q=qwxqwx',
  '/teklif/yok',
  '/yok',
];

/** The lines of a stylesheet, in place of what a page names for itself the lines of that. */
function linesOf(path: string): string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/"(\.\.?\/[^"]+)"/g, (_, name: string) =>
    JSON.stringify(resolve(dirname(path), name)),
  );
  return text.split('\n').flatMap((line) => {
    const [, own] = /^@import "(.+\/own\.css)"/.exec(line) ?? [];
    return own ? linesOf(own) : [line];
  });
}

/** The stylesheets of the public pages as one, built from the same files in the opposite order. */
async function reversedSheet(): Promise<string> {
  const lines = SHEETS.flatMap(linesOf);
  const imports = lines.filter((line) => line.startsWith('@import'));
  const first = lines.findIndex((line) => line.startsWith('@import'));
  const rest = lines.filter((line) => !line.startsWith('@import'));
  const text = [...rest.slice(0, first), ...imports.reverse(), ...rest.slice(first)].join('\n');
  const path = test.info().outputPath('reversed.css');
  writeFileSync(path, text);
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

/** What the stylesheets of a page say: of those that its first picture waits for, and of those that come later. */
async function sheetsOf(page: Page): Promise<{ first: string; later: string }> {
  const textOf = async (links: string) => {
    const addresses = await page
      .locator(links)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const texts = addresses.map(async (address) => (await page.request.get(address)).text());
    return (await Promise.all(texts)).join('\n');
  };
  const sheets = 'head > link[rel=stylesheet]';
  return { first: await textOf(`${sheets}:not([disabled])`), later: await textOf(`${sheets}[disabled]`) };
}

/** The elements of the page that look another way when it wears other stylesheets, and in what. */
async function changedBy(page: Page, own: string, other: string): Promise<string[]> {
  return page.evaluate(
    async (sheets) => {
      const worn = document.createElement('style');
      for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
      document.head.append(worn);
      type Look = { of: string; values: string[] };
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
      function looks(): Look[] {
        return [...document.body.querySelectorAll('*')].flatMap((element) =>
          [null, '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part);
            const isThere = part === null || style.content !== 'none';
            return {
              of: `${element.tagName} ${element.getAttribute('class')} ${part}`,
              values: isThere ? names.map((name) => style.getPropertyValue(name)) : [],
            };
          }),
        );
      }
      // The same file has another name in another build.
      const plain = (value = '') => value.replace(/url\([^)]*\)/g, '');
      async function wear(text: string): Promise<Look[]> {
        worn.textContent = text;
        // Laid out anew as a whole: what keeps its size would keep margins of the stylesheet before, and colours would
        // still be on their way from there.
        document.body.style.display = 'none';
        document.body.getBoundingClientRect();
        document.body.style.display = '';
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        return looks();
      }
      const before = await wear(sheets.own);
      const after = await wear(sheets.other);
      return after.flatMap(({ of, values }, index) => {
        const old = before[index]?.values ?? [];
        return names
          .map((name, at) => [name, plain(old[at]), plain(values[at])] as const)
          .filter(([, was, is]) => was !== is)
          .map(([name, was, is]) => `${of} ${name}: ${was}, now ${is}`);
      });
    },
    { own, other },
  );
}

async function still(browser: Browser, width: number): Promise<Page> {
  const page = await withoutScripts(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  return page;
}

for (const width of [1440, 390]) {
  test(`files of styles in the opposite order give the same pages at ${width} px`, async ({ browser }) => {
    const page = await still(browser, width);
    const reversed = await reversedSheet();
    for (const path of PAGES) {
      await page.goto(path);
      const { first, later } = await sheetsOf(page);
      expect(await changedBy(page, `${first}\n${later}`, reversed)).toEqual([]);
      // The other stylesheet is the one that counts.
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
      await expect(page.locator('.header')).toHaveCSS('position', 'fixed');
    }
    await page.context().close();
  });

  test(`what comes after the first picture changes nothing of a page at ${width} px`, async ({ browser }) => {
    const page = await still(browser, width);
    for (const path of ALL_PAGES) {
      await page.goto(path);
      const { first, later } = await sheetsOf(page);
      expect(later, path).not.toBe('');
      const changed = await changedBy(page, first, `${first}\n${later}`);
      expect(changed.map((what) => `${path}: ${what}`)).toEqual([]);
    }
    await page.context().close();
  });
}

test('what comes later is there without scripts too', async ({ browser }) => {
  const page = await still(browser, 1440);
  await page.goto('/karsilastir');
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href, disabled }) => href?.includes('later') && !disabled)
      .map(({ media }) => media.mediaText),
  );
  expect(rules).toEqual(['']);
  await page.context().close();
});
