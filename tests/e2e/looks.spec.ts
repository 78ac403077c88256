import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Site, signIn, startSite } from '../../bench/site.ts';
import { ADMIN_VIEWS, ownViews, PUBLIC_VIEWS, settle } from '../views.ts';

/**
 * The first screens of the ten main views, held against pictures in `tests/looks`. A change that is meant to be seen
 * takes them anew: `npm test -- --only e2e tests/e2e/looks.spec.ts --update-snapshots`.
 */
// One company for all of them, and each is looked at, whatever became of the one before.
test.describe.configure({ mode: 'default' });

const LOOKS = {
  'desktop-light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'phone-dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;
const NAMES = [
  ...['ana-sayfa', 'markalar', 'marka', 'kategori', 'urun'],
  ...['arama', 'kataloglar', 'bayiliklerimiz', 'iletisim', 'admin-urunler'],
];

let site: Site;
let views: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // A company of its own: what other tests write must not be in the picture.
  site = await startSite();
  views = { ...PUBLIC_VIEWS, ...ADMIN_VIEWS, ...(await ownViews(site.base)) };
});
test.afterAll(() => site.close());

async function signedIn(page: Page): Promise<void> {
  const { access_token: token, user } = await signIn(site.base);
  await page.goto(`${site.base}/admin/login`);
  await page.evaluate(
    ([key, who]) => {
      localStorage.setItem('adminToken', key);
      localStorage.setItem('adminUser', who);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** Waits for the pictures and letters of the first screen, however long a busy machine takes to make them. */
async function pictured(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight && image.checkVisibility())
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The screen at half its size: how one machine smooths its letters differs from another's, what stands where does not. */
async function seen(page: Page): Promise<Buffer> {
  // The chat button looks for a place where it covers nothing, and may find two.
  const png = await page.screenshot({
    animations: 'disabled',
    style: '.chat-button { visibility: hidden; }',
  });
  const { width = 0 } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: width / 2 })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

for (const name of NAMES) {
  test(`${name} looks as it did`, async ({ browser }) => {
    for (const [look, options] of Object.entries(LOOKS)) {
      const place = { locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' as const };
      const page = await browser.newPage({ ...place, ...options, baseURL: site.base });
      if (name.startsWith('admin-')) await signedIn(page);
      await page.goto(String(views[name]), { waitUntil: 'load' });
      await page.waitForLoadState('networkidle');
      await settle(page);
      await pictured(page);
      expect.soft(await seen(page)).toMatchSnapshot(`${name}-${look}.png`, { maxDiffPixelRatio: 0.004 });
      await page.close();
    }
  });
}
