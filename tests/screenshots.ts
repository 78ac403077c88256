/** Takes the pictures under docs/screenshots: every page and screen, three widths, light and dark, and those of the staff guide. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn, startSite } from '../bench/site.ts';
import { installedBrowser } from '../bin/lib/browser.mjs';
import { type Call, GUIDE_PICTURES } from './guide-pictures.ts';
import { ADMIN_VIEWS, ownViews, PUBLIC_VIEWS, settle } from './views.ts';

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const THEMES = ['light', 'dark'] as const;
// WebP pictures may be at most this high; longer pages are cut at their foot.
const HIGHEST = 16_000;

// A beginning of names takes only those pictures anew: npm run screenshots -- admin-site
const only = process.argv[2] ?? '';

async function take(page: Page, name: string, fullPage: boolean): Promise<void> {
  const png = await page.screenshot({ fullPage });
  const { height = 0, width = 0 } = await sharp(png).metadata();
  await sharp(png)
    .extract({ left: 0, top: 0, width, height: Math.min(height, HIGHEST) })
    .webp({ quality: 72 })
    .toFile(`${FOLDER}${name}.webp`);
}

type Session = { access_token: string; user: unknown };

async function goIn(page: Page, base: string, session: Session): Promise<void> {
  await page.goto(`${base}/admin/login`);
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminUser', user);
    },
    [session.access_token, JSON.stringify(session.user)] as const,
  );
}

type Look = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

async function openPage(browser: Browser, baseURL: string, look: Look): Promise<Page> {
  const place = { locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' as const };
  const context = await browser.newContext({ ...place, ...look, baseURL });
  return context.newPage();
}

async function takeGuide(browser: Browser, base: string, session: Session): Promise<void> {
  const wanted = Object.entries(GUIDE_PICTURES).filter(([name]) => name.startsWith(only));
  if (wanted.length === 0) return;
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
    return answer.json();
  };
  const page = await openPage(browser, base, {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  });
  await goIn(page, base, session);
  for (const [name, act] of wanted) {
    await act(page, call);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await take(page, name, false);
  }
  await page.context().close();
}

async function takeAll(browser: Browser, base: string, session: Session): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of THEMES) {
      const page = await openPage(browser, base, { viewport, colorScheme });
      for (const [name, path] of [
        ...Object.entries(PUBLIC_VIEWS),
        ...Object.entries(await ownViews(base)),
        ['admin-giris', '/admin/login'] as const,
      ]) {
        if (!name.startsWith(only)) continue;
        await page.goto(base + path, { waitUntil: 'load' });
        await settle(page);
        await take(page, `${name}-${size}-${colorScheme}`, true);
      }
      await goIn(page, base, session);
      for (const [name, path] of Object.entries(ADMIN_VIEWS)) {
        if (!name.startsWith(only)) continue;
        await page.goto(base + path, { waitUntil: 'load' });
        await page.waitForLoadState('networkidle').catch(() => undefined);
        await take(page, `${name}-${size}-${colorScheme}`, false);
      }
      await page.context().close();
    }
  }
}

await mkdir(FOLDER, { recursive: true });
const executablePath = process.env.CHROME_PATH ?? installedBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const site = await startSite();
try {
  const session = await signIn(site.base);
  await takeAll(browser, site.base, session);
  await takeGuide(browser, site.base, session);
} finally {
  await browser.close();
  await site.close();
}
