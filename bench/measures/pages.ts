import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { installedBrowser } from '../../bin/lib/browser.mjs';
import { type Figure, median } from '../figures.ts';
import { startDemoSite } from './demo-site.ts';
import { openYardstick, type Yardstick } from './yardstick.ts';

const RUNS = 5;
/** As many times as fast as a phone Lighthouse takes a machine to be: the one on which the limits were set was. */
const AS_FAST = 4;
const POINTS = 95;
const BLOCKING_MS = 200;
const SCRIPTS_KB = 105;
const BEFORE_LARGEST_KB = 5;
/** The page itself and the stylesheet that holds its first paint back. */
const BEFORE_FIRST_KB = 48;
/** An open catalog shows its page by then. */
const READER_LARGEST_MS = 1000;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

function browserPath(): string {
  const path = process.env.CHROME_PATH ?? installedBrowser();
  if (!path) throw new Error('No Chromium found. npm test installs one, or CHROME_PATH names one.');
  return path;
}

/** A catalog that lies open: its pages are drawn when somebody asks for them. */
async function reader(base: string): Promise<[name: string, path: string]> {
  const [catalog] = (await (await fetch(`${base}/api/catalogs?limit=1`)).json()) as [{ slug: string }];
  const path = `/kataloglar/${catalog.slug}`;
  while (!(await (await fetch(base + path)).text()).includes('class="reader-sheet"')) await setTimeout(200);
  return ['reader', path];
}

/** One page of each kind by its name. */
export async function addresses(base: string): Promise<[name: string, path: string][]> {
  const answer = await fetch(`${base}/api/products?limit=1`);
  const [product] = (await answer.json()) as [
    { slug: string; brand: { slug: string }; category: { slug: string } | null },
  ];
  const brand = `/brands/${product.brand.slug}`;
  return [
    ['home', '/'],
    ['brands', '/brands'],
    ['brand', brand],
    ['product', `${brand}/${product.category?.slug ?? 'genel'}/${product.slug}`],
    ['catalogs', '/catalogs'],
    ['contact', '/contact'],
    ['distributors', '/distributors'],
    ['clinic setup', '/clinic-setup'],
    ['about', '/about'],
    ['kvkk', '/kvkk'],
  ];
}

/** One visit of a phone with a browser that has never been there. */
export async function visit(address: string, categories: string[], flags: Flags = {}): Promise<Result> {
  const chrome = await chromeLauncher.launch({ chromePath: browserPath(), chromeFlags: FLAGS });
  try {
    const options = {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      ...flags,
    } as const;
    const run = await lighthouse(address, options);
    if (!run) throw new Error(`No measurement of ${address}.`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

type Share = { groupLabel: string; duration: number };

/** What the processor was busy with: the scripts are ours, painting is the graphics card's where there is one. */
function sharesOf({ audits }: Result): string {
  const details = audits['mainthread-work-breakdown']?.details as { items?: Share[] } | undefined;
  const parts = (details?.items ?? []).slice(0, 4);
  return parts.map(({ groupLabel, duration }) => `${groupLabel} ${Math.round(duration)} ms`).join(', ');
}

const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Some visits to a page, on a machine that is so many times as fast as a phone, and what its middle visit took. */
async function visited(address: string, asFast: number) {
  const visits: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    const throttling = { cpuSlowdownMultiplier: asFast };
    visits.push(await visit(address, run === 0 ? ALL : ['performance'], { throttling }));
  }
  const points = visits.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100));
  const middleOf = (audit: string) =>
    median(visits.map(({ audits }) => Math.round(audits[audit]?.numericValue ?? Number.NaN)));
  return { first: visits[0], points, score: median(points), middleOf };
}

async function scored(yardstick: Yardstick, base: string, name: string, path: string): Promise<Figure[]> {
  const before = await yardstick.slowness();
  const { first, points, score, middleOf } = await visited(base + path, AS_FAST);
  const slowness = (before + (await yardstick.slowness())) / 2;
  const blocking = middleOf('total-blocking-time');
  // A slow machine is fewer times as fast as the same phone.
  const isOver = score < POINTS || blocking > BLOCKING_MS;
  const there = isOver && slowness > 1 ? await visited(base + path, AS_FAST / slowness) : null;
  const paints = `first paint ${middleOf('first-contentful-paint')} ms, largest ${middleOf('largest-contentful-paint')} ms`;
  return [
    {
      what: `${name}, Lighthouse performance`,
      figure: score,
      unit: 'points',
      limit: POINTS,
      atLeast: true,
      ...(there && { slowness, there: there.score }),
      note: `${points.join(' ')}; ${paints}`,
    },
    {
      what: `${name}, blocking`,
      figure: blocking,
      unit: 'ms',
      limit: BLOCKING_MS,
      ...(there && { slowness, there: there.middleOf('total-blocking-time') }),
      ...(first && { note: sharesOf(first) }),
    },
    ...(name === 'reader'
      ? [
          {
            what: `${name}, page seen`,
            figure: middleOf('largest-contentful-paint'),
            unit: 'ms',
            limit: READER_LARGEST_MS,
          },
        ]
      : []),
    { what: `${name}, layout shift`, figure: middleOf('cumulative-layout-shift'), unit: '', limit: 0.02 },
    ...ALL.slice(1).map((category) => ({
      what: `${name}, Lighthouse ${category}`,
      figure: Math.round((first?.categories[category]?.score ?? 0) * 100),
      unit: 'points',
      limit: 100,
      atLeast: true as const,
    })),
  ];
}

/**
 * When the largest part of the first screen was painted, in ms after the start, and when each script was asked for;
 * `blocking` are the bytes that the first paint waits for.
 */
async function order(
  page: Page,
): Promise<{ largest: number; started: Record<string, number>; inline: string; blocking: number }> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((done) => {
      new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    // The data that the page's scripts begin with belongs to the page.
    const scripts = [...document.scripts].filter(
      ({ src, type, text }) =>
        !src && !/json|later|module/.test(type) && !text.includes('.streamController.enqueue('),
    );
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sheets = fetched.filter(
      (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
    );
    return {
      largest,
      blocking: [own, ...sheets].reduce((sum, entry) => sum + (entry?.encodedBodySize ?? 0), 0),
      started: Object.fromEntries(fetched.map((entry) => [entry.name, entry.startTime])),
      inline: scripts.map(({ text }) => text).join('\n'),
    };
  });
}

/** What a phone fetches of scripts, as they come over the wire, and of pictures. */
async function weighed(base: string, name: string, path: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS.slice(1) });
  try {
    const page = await browser.newPage(PHONE);
    // Who saves data does not get the code of all other pages, which comes for later once a page has been quiet.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const scripts = new Map<string, number>();
    let pictures = 0;
    const sizes: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const isPicture = request.resourceType() === 'image';
      // Others may still be under way when the browser is closed: an open catalog tells that it was looked at.
      if (!isPicture && !/\.js$/.test(request.url())) return;
      const note = async () => {
        const { responseBodySize } = await request.sizes();
        if (isPicture) pictures += responseBodySize;
        else scripts.set(request.url(), responseBodySize);
      };
      sizes.push(note());
    });
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const { largest, started, inline, blocking } = await order(page);
    // The first sign of a visitor: what had waited for it comes now. A touch beside a link would fetch where that leads.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.waitForLoadState('networkidle');
    await Promise.all(sizes);
    const own = brotliCompressSync(inline).length;
    const sum = (of: [string, number][]) => of.reduce((total, [, size]) => total + size, 0) / 1024;
    const early = [...scripts].filter(
      ([address]) => (started[address] ?? Number.POSITIVE_INFINITY) < largest,
    );
    return [
      {
        what: `${name}, before the first paint`,
        figure: blocking / 1024,
        unit: 'kB',
        limit: BEFORE_FIRST_KB,
      },
      { what: `${name}, all scripts`, figure: sum([...scripts]), unit: 'kB', limit: SCRIPTS_KB },
      {
        what: `${name}, scripts before the largest paint`,
        figure: sum(early) + own / 1024,
        unit: 'kB',
        limit: BEFORE_LARGEST_KB,
        note: `${(own / 1024).toFixed(1)} kB of them in the page itself`,
      },
      ...(path === '/'
        ? [{ what: `${name}, pictures at first view`, figure: pictures / 1024, unit: 'kB', limit: 350 }]
        : []),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * Public pages on a phone: Lighthouse, each visit with a fresh browser, the middle of five, and what the scripts weigh.
 * @param only names of pages; all where there is none
 */
export async function pages(only: readonly string[] = []): Promise<Figure[]> {
  const site = await startDemoSite();
  const yardstick = await openYardstick();
  try {
    const figures: Figure[] = [];
    for (const [name, path] of [...(await addresses(site.base)), await reader(site.base)]) {
      if (only.length > 0 && !only.includes(name)) continue;
      // The first visit makes the pictures' copies; visitors after it get them as measured.
      figures.push(
        ...(await weighed(site.base, name, path)),
        ...(await scored(yardstick, site.base, name, path)),
      );
    }
    return figures;
  } finally {
    await yardstick.close();
    await site.close();
  }
}
