/**
 * Frames of the travel of a product to its page, read from a trace: on a phone's screen beside sixty a second, on a large one
 * beside the browser's own fade of the same pages, since a browser without a graphics card draws no large page sixty
 * times a second, whatever moves on it.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { installedBrowser } from '../bin/lib/browser.mjs';
import { median, print } from './figures.ts';
import { startSite } from './site.ts';

const RUNS = 5;
const FRAME_MS = 1000 / 60;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
/** Work of the main thread that a frame may wait for. */
const WORK = /^(?:UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|FunctionCall)$/;
const NO_NAMES = ':not(html){view-transition-name:none!important}';

type Entry = { name: string; ts: number; dur?: number };
type Travel = { frames: number; possible: number; work: number };

const folder = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));

/** The browser's marks of when a transition begins to move and when it has ended. */
function markTransitions(): void {
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (update) {
    const transition = start.call(this, update);
    transition.ready.then(
      () => performance.mark('moves'),
      () => undefined,
    );
    transition.finished.then(() => performance.mark('moved'));
    return transition;
  };
}

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<Travel> {
  const path = join(folder, 'trace.json');
  await browser.startTracing(page, { path, categories: CATEGORIES });
  await act();
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as { traceEvents: Entry[] };
  const at = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [from, to] = [at('moves'), at('moved')];
  const within = traceEvents.filter(({ ts }) => ts >= from && ts <= to);
  const possible = Math.floor((to - from) / 1000 / FRAME_MS);
  if (!(possible > 0)) throw new Error('Nothing moved.');
  const frames = within.filter(({ name }) => name === 'DrawFrame').length;
  const busy = within.filter(({ name }) => WORK.test(name)).reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  return { frames: Math.min(frames, possible), possible, work: busy / possible };
}

/** A product is pressed on its brand's shelf, again and again. */
async function travels(base: string, screen: object, styles = ''): Promise<Travel[]> {
  const executablePath = process.env.CHROME_PATH ?? installedBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    // The styles that take the names away are the bench's own.
    const page = await browser.newPage({ ...screen, bypassCSP: true });
    await page.addInitScript(markTransitions);
    const travelled: Travel[] = [];
    // The first is not counted: pictures come and code is read.
    for (let run = 0; run <= RUNS; run++) {
      await page.goto(`${base}/brands/nordfil`, { waitUntil: 'networkidle' });
      if (styles) await page.addStyleTag({ content: styles });
      const card = page.getByRole('main').locator('article a[href^="/brands/nordfil/"]').first();
      await card.scrollIntoViewIfNeeded();
      await card.hover();
      await page.waitForLoadState('networkidle');
      const travel = await traced(browser, page, async () => {
        await card.click();
        await page.waitForURL(/nordfil\/.+\/.+/);
        await page.waitForFunction(() => performance.getEntriesByName('moved').length > 0);
      });
      if (run > 0) travelled.push(travel);
    }
    return travelled;
  } finally {
    await browser.close();
  }
}

const rateOf = (travelled: Travel[]) => median(travelled.map(({ frames, possible }) => frames / possible));
const workOf = (travelled: Travel[]) => median(travelled.map(({ work }) => work));

const site = await startSite();
try {
  const large = { viewport: { width: 1440, height: 900 } };
  const phone = await travels(site.base, {
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  });
  const desktop = await travels(site.base, large);
  const fade = await travels(site.base, large, NO_NAMES);
  const all = [
    print({
      what: 'frames of the travel at 390 px that were drawn, of 60 a second',
      figure: rateOf(phone),
      unit: 'ratio',
      limit: 0.9,
      atLeast: true,
      note: phone.map(({ frames, possible }) => `${frames}/${possible}`).join(' '),
    }),
    print({
      what: 'frames of the travel at 1440 px, beside the browser’s own fade of the pages',
      figure: rateOf(desktop) / rateOf(fade),
      unit: 'ratio',
      limit: 0.8,
      atLeast: true,
      note: `${desktop.map(({ frames, possible }) => `${frames}/${possible}`).join(' ')} beside ${fade.map(({ frames, possible }) => `${frames}/${possible}`).join(' ')}`,
    }),
    print({
      what: 'work of the main thread for a frame of it',
      figure: Math.max(workOf(phone), workOf(desktop)),
      unit: 'ms',
      limit: FRAME_MS / 2,
    }),
  ];
  if (!all.every(Boolean)) process.exitCode = 1;
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
