import { expect, type Page, test } from '@playwright/test';
import type { Product } from '../../domain/things/product.ts';
import { alive, withoutScripts } from './visitor-support.ts';

const PAGES = [
  '/',
  '/about',
  '/brands',
  '/brands/nordfil',
  '/brands/nordfil/polimerizasyon/ray-polimerizasyon-lambasi',
  '/distributors',
  '/catalogs',
  '/clinic-setup',
  '/contact',
];

const chat = (page: Page) => page.locator('.chat-button');

/** Reads the page from head to foot and names what can be pressed and lies below the chat button, at each stop. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pressable = 'a[href], button, input, select, textarea, label, summary, iframe';
    const button = document.querySelector('.chat-button') ?? document.body;
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    /** What lies below one point of the window: whatever the bar at the top hides anyway is none of it. */
    const below = (x: number, y: number) => {
      const stack = document.elementsFromPoint(x, y);
      const bar = stack.findIndex((element) => element.matches('header.header'));
      return stack
        .slice(0, bar === -1 ? undefined : bar)
        .map((element) => element.closest(pressable))
        .filter((target) => target && target !== button);
    };
    function atThisStop(): string[] {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (!button.checkVisibility({ visibilityProperty: true })) {
        const bars = [...document.querySelectorAll('.header-contact, .phone-bar .btn-cta')];
        return bars.some((bar) => bar.checkVisibility()) ? [] : ['nothing to press'];
      }
      const points = [];
      for (let x = left + 1; x < right; x += 6) for (let y = top + 1; y < bottom; y += 6) points.push([x, y]);
      const inside = top >= 0 && bottom <= innerHeight && right <= innerWidth;
      const names = points.flatMap(([x = 0, y = 0]) => below(x, y)).map((target) => target?.outerHTML ?? '');
      return [...names.map((html) => html.slice(0, 80)), ...(inside ? [] : ['out of the window'])];
    }
    const found: string[] = [];
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.6) {
      window.scrollTo({ top, behavior: 'instant' });
      await painted();
      found.push(...atThisStop().map((what) => `${Math.round(scrollY)}: ${what}`));
    }
    return [...new Set(found)];
  });
}

for (const [name, width, height] of [
  ['laptop', 1280, 800],
  ['tablet', 820, 1180],
  ['phone', 390, 844],
] as const) {
  test(`the chat button never covers what can be pressed, and is always there: ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of PAGES) {
      await page.goto(path);
      await alive(page);
      if (await chat(page).isVisible()) await expect(chat(page)).toHaveAttribute('data-place', /./);
      expect.soft(await covered(page), path).toEqual([]);
    }
  });
}

test('it rests in its corner where nothing lies below, and opens the chat from wherever it stands', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  await alive(page);
  await expect(chat(page)).toHaveAttribute('data-place', 'corner');
  const box = await chat(page).boundingBox();
  const wide = isMobile ? 52 : 60;
  expect(box?.width).toBe(wide);
  const size = page.viewportSize();
  expect((box?.y ?? 0) + wide).toBeGreaterThan((size?.height ?? 0) - 40);
  await page.goto('/distributors');
  await alive(page);
  await page.getByRole('heading', { name: 'Tüm ürünler' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await expect(chat(page)).toHaveAttribute('data-place', 'edge');
  await expect(chat(page)).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await chat(page).click({ trial: true });
});

test('on the phone the product has the same chat in its bar instead @phone-only', async ({
  page,
  request,
}) => {
  const [product] = (await (await request.get('/api/products?limit=1')).json()) as Product[];
  await page.goto(`/brands/${product?.brand.slug}/${product?.category?.slug}/${product?.slug}`);
  await alive(page);
  const bar = page.getByRole('complementary', { name: 'Ürün işlemleri' });
  const link = bar.getByRole('link', { name: "WhatsApp'tan sorun" });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(chat(page)).toBeHidden();
  const number = (href: string | null) => new URL(href ?? '').pathname;
  expect(number(await link.getAttribute('href'))).toBe(
    number(await page.locator('.chat-button').getAttribute('href')),
  );
});

test('without scripts it stands below the page, in the way of nothing', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  const foot = await page.getByRole('contentinfo').boundingBox();
  const button = await chat(page).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((foot?.y ?? 0) + (foot?.height ?? 0));
  await page.context().close();
});

test('the button begins with a short quiet sound, and a refusal breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = function play() {
      const { volume } = this;
      const told = (duration: number) => Object.assign(window, { sound: { volume, duration } });
      this.addEventListener('loadedmetadata', () => told(this.duration));
      this.addEventListener('error', () => told(Number.NaN));
      return Promise.reject(new DOMException('No sound before a click.', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await alive(page);
  const sound = await page.waitForFunction(
    () => (window as { sound?: { volume: number; duration: number } }).sound,
  );
  const { volume, duration } = (await sound.jsonValue()) ?? { volume: 1, duration: 0 };
  expect(volume).toBeCloseTo(0.3);
  expect(duration).toBeCloseTo(0.4);
});
