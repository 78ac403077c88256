/** Lighthouse on the built site with a phone's profile, and what the home page's scripts and pictures weigh. */
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { installedBrowser } from '../bin/lib/browser.mjs';
import { report, startSite } from './site.ts';

const SCRIPT_LIMIT_KB = 115;
const PICTURE_LIMIT_KB = 350;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromePath = process.env.CHROME_PATH ?? installedBrowser();
if (!chromePath) throw new Error('No Chromium found. npm test installs one, or CHROME_PATH names one.');

const site = await startSite();
let fine = true;
try {
  await weigh();
  await score();
} finally {
  await site.close();
}
process.exitCode = fine ? 0 : 1;

/** What the first view of the home page on a phone fetches. */
async function weigh(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromePath, args: FLAGS.slice(1) });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  let scripts = 0;
  let pictures = 0;
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'image') return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    if (type === 'script') scripts += brotliCompressSync(body).length;
    else pictures += body.length;
  });
  await page.goto(site.base, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );
  await browser.close();
  fine = report('home, scripts with brotli', scripts / 1024, SCRIPT_LIMIT_KB, 'kB') && fine;
  fine = report('home at 390 px, pictures at first view', pictures / 1024, PICTURE_LIMIT_KB, 'kB') && fine;
  fine = report('home at 390 px, layout shift', shift, 0.02, '') && fine;
}

/** Addresses of one page of each kind. */
async function pages(): Promise<[string, string][]> {
  const answer = await fetch(`${site.base}/api/products?limit=1`);
  const [product] = (await answer.json()) as [
    { slug: string; brand: { slug: string }; category: { slug: string } | null },
  ];
  const brand = `/brands/${product.brand.slug}`;
  return [
    ['home', '/'],
    ['brand', brand],
    ['product', `${brand}/${product.category?.slug ?? 'genel'}/${product.slug}`],
    ['catalogs', '/catalogs'],
  ];
}

async function score(): Promise<void> {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: FLAGS });
  const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
  for (const [name, path] of await pages()) {
    // The first visit makes the pictures' copies; visitors after it get them as measured.
    await fetch(site.base + path);
    await lighthouse(site.base + path, { port: chrome.port, output: 'json', logLevel: 'error' });
    const result = await lighthouse(site.base + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
    });
    for (const [category, limit] of Object.entries(limits)) {
      const value = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
      fine = report(`${name}, Lighthouse ${category}`, value, limit, '', true) && fine;
    }
    const seconds = (audit: string) => ((result?.lhr.audits[audit]?.numericValue ?? 0) / 1000).toFixed(1);
    console.log(
      `     ${name}, first paint ${seconds('first-contentful-paint')} s, largest ${seconds('largest-contentful-paint')} s`,
    );
    const shift = result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0;
    fine = report(`${name}, layout shift`, shift, 0.02, '') && fine;
  }
  chrome.kill();
}
