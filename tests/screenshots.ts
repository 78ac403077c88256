/** Takes the pictures under docs/screenshots: every page and screen, desktop and phone, light and dark, and those of the staff guide. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn, startSite } from '../bench/site.ts';
import { installedBrowser } from '../bin/lib/browser.mjs';
import { type Call, GUIDE_PICTURES } from './guide-pictures.ts';

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
// WebP pictures may be at most this high; longer pages are cut at their foot.
const HIGHEST = 16_000;

const PUBLIC: Record<string, string> = {
  'ana-sayfa': '/',
  kurumsal: '/about',
  markalar: '/brands',
  marka: '/brands/meridyen',
  bayiliklerimiz: '/distributors',
  bayilik: '/distributors/meridyen',
  'klinik-kurulumu': '/clinic-setup',
  kataloglar: '/catalogs',
  iletisim: '/contact',
  'bulunamadi-marka': '/brands/yok',
  'bulunamadi-sayfa': '/yok',
};
const ADMIN_SCREENS: Record<string, string> = {
  'admin-panel': '/admin',
  'admin-markalar': '/admin/brands',
  'admin-marka-formu': '/admin/brands?new=1',
  'admin-kategoriler': '/admin/categories',
  'admin-kategori-formu': '/admin/categories?new=1',
  'admin-urunler': '/admin/products',
  'admin-urun-tablo': '/admin/products?view=list',
  'admin-eksikler': '/admin/gaps',
  'admin-urun-formu': '/admin/products?new=1',
  'admin-kataloglar': '/admin/catalogs',
  'admin-katalog-formu': '/admin/catalogs?new=1',
  'admin-mesajlar': '/admin/messages',
  'admin-medya': '/admin/media',
  'admin-son-islemler': '/admin/activities',
  'admin-cop-kutusu': '/admin/trash',
  'admin-ayarlar': '/admin/settings',
  'admin-site': '/admin/site-customization',
  'admin-site-ana-sayfa': '/admin/site-customization/homepage',
  'admin-site-kurumsal': '/admin/site-customization/about',
  'admin-site-bayiliklerimiz': '/admin/site-customization/distributors',
  'admin-site-ust-menu': '/admin/site-customization/header',
  'admin-site-alt-bilgi': '/admin/site-customization/footer',
  'admin-site-seo': '/admin/site-customization/seo',
};

/** Walks down the page so that pictures that wait for it are there, then waits for them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo(0, 0);
    const waiting = [...document.images].filter((image) => !image.complete);
    const loaded = waiting.map(
      (image) => new Promise((done) => image.addEventListener('load', done, { once: true })),
    );
    await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, 5000))]);
    const shown = [...document.images].filter((image) => image.complete);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

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
        ...Object.entries(PUBLIC),
        ...(await product(base)),
        ['admin-giris', '/admin/login'] as const,
      ]) {
        if (!name.startsWith(only)) continue;
        await page.goto(base + path, { waitUntil: 'load' });
        await settle(page);
        await take(page, `${name}-${size}-${colorScheme}`, true);
      }
      await goIn(page, base, session);
      for (const [name, path] of Object.entries(ADMIN_SCREENS)) {
        if (!name.startsWith(only)) continue;
        await page.goto(base + path, { waitUntil: 'load' });
        await page.waitForLoadState('networkidle').catch(() => undefined);
        await take(page, `${name}-${size}-${colorScheme}`, false);
      }
      await page.context().close();
    }
  }
}

/** The page of the first featured product. */
async function product(base: string): Promise<[string, string][]> {
  const answer = await fetch(`${base}/api/products?isFeatured=true&limit=1`);
  const [row] = (await answer.json()) as [
    { slug: string; brand: { slug: string }; category: { slug: string } | null },
  ];
  return [['urun', `/brands/${row.brand.slug}/${row.category?.slug ?? 'genel'}/${row.slug}`]];
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
