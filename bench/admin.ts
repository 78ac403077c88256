/** The panel with 50,000 products: first rows, search, palette and scrolling, each beside its limit. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { installedBrowser } from '../bin/lib/browser.mjs';
import { addProducts, percentile, report, signIn, startSite } from './site.ts';

const PRODUCTS = 50_000;
const SEARCHES = [
  'kompozit',
  'İMPLANT',
  'kanal egesi',
  'frez',
  'MRD',
  'isik cihazi',
  'diş üniti',
  'bulunmaz',
];
const ROUNDS = 8;
const ROWS_TO_SCROLL = 2000;
const LINE_HEIGHT = 80;
const FRAME_LIMIT_MS = 50;

const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));
let fine = true;

function check(what: string, figure: number, limit: number, unit: string): void {
  fine = report(what, figure, limit, unit) && fine;
}

/** Times of an API call, in ms, one for each search and round. */
async function timesOf(base: string, token: string, path: (search: string) => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const search of SEARCHES) {
      const started = performance.now();
      const answer = await fetch(base + path(encodeURIComponent(search)), {
        headers: { Authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      times.push(performance.now() - started);
    }
  }
  return times;
}

/** The longest and the usual time between two frames while the list is scrolled. */
async function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ rows, height }) =>
      new Promise<number[]>((done) => {
        const frames: number[] = [];
        let last = performance.now();
        function step(now: number) {
          frames.push(now - last);
          last = now;
          window.scrollBy(0, height);
          if (window.scrollY < rows * height && frames.length < 3000) requestAnimationFrame(step);
          else done(frames.slice(2));
        }
        requestAnimationFrame(step);
      }),
    { rows: ROWS_TO_SCROLL, height: LINE_HEIGHT },
  );
}

/** What an answer takes that the palette asks for, from the browser's request to its last byte. */
async function paletteTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const search of ['kompozit', 'implant', 'frez']) {
    await page.keyboard.press('Control+k');
    const answered = page.waitForResponse((response) => response.url().includes('/api/products?'));
    await page.getByRole('combobox').last().fill(search);
    const response = await answered;
    await response.finished();
    const { requestStart, responseEnd } = response.request().timing();
    times.push(responseEnd - requestStart);
    await page.keyboard.press('Escape');
  }
  return times;
}

try {
  const first = await startSite({ dataDir });
  await first.close();
  await addProducts(dataDir, PRODUCTS);
  const site = await startSite({ dataDir });
  try {
    const session = await signIn(site.base);
    const list = await timesOf(
      site.base,
      session.access_token,
      (search) => `/api/products?includeInactive=true&limit=60&search=${search}`,
    );
    check(`search among ${PRODUCTS} products at the server, p95`, percentile(list, 0.95), 150, 'ms');
    const executablePath = process.env.CHROME_PATH ?? installedBrowser();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('adminToken', token);
        localStorage.setItem('adminUser', user);
      },
      [session.access_token, JSON.stringify(session.user)] as const,
    );
    await page.goto(`${site.base}/admin/products?view=list`);
    await page.getByRole('article').first().waitFor();
    const firstRows: number[] = [];
    for (let round = 0; round < 5; round++) {
      const started = performance.now();
      await page.goto(`${site.base}/admin/products?view=list&sort=name&r=${round}`);
      await page.getByRole('article').first().waitFor();
      firstRows.push(performance.now() - started);
    }
    check(
      'first rows of the product list in the browser, median of 5',
      percentile(firstRows, 0.5),
      1000,
      'ms',
    );
    check('palette answers, slowest of 3', Math.max(...(await paletteTimes(page))), 100, 'ms');
    const frames = await scroll(page);
    check(
      `time between frames while scrolling ${ROWS_TO_SCROLL} rows, p95`,
      percentile(frames, 0.95),
      FRAME_LIMIT_MS,
      'ms',
    );
    await browser.close();
  } finally {
    await site.close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = fine ? 0 : 1;
