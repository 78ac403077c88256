import { expect, type Page, test } from '@playwright/test';
import type { LibraryFile } from '../../domain/things/media-file.ts';
import { expectAccessible, Staff, unique } from './admin-support.ts';
import { alive } from './visitor-support.ts';

const SHELF = '/brands/nordfil/polimerizasyon';
const LAMP = `${SHELF}/ray-polimerizasyon-lambasi`;

test('technical data stand in groups, each measure at its place in its family; features are split', async ({
  page,
}) => {
  await page.goto('/brands/lumident/panoramik-rontgen/panora-3b-tomografi');
  const data = page.getByRole('region', { name: 'Teknik değerler' });
  await expect(data.getByRole('heading', { level: 3 })).toHaveText(['Ölçüler', 'Nitelikler']);
  await expect(data).toContainText('Lumident Panoramik röntgen ürünlerinin en küçük ve en büyük değeri');
  const voxel = data.locator('dl > div', { hasText: 'Voksel' });
  await expect(voxel).toContainText('80–250 µm');
  await expect(voxel.locator('.family-line')).toBeVisible();
  await expect(data.locator('dl > div', { hasText: 'Aktarım' }).locator('.family-line')).toHaveCount(0);
  const feature = page
    .getByRole('list', { name: 'Özellikler' })
    .getByRole('listitem')
    .filter({ hasText: 'Voksel' });
  await expect(feature).toHaveText('Voksel 80–250 µm');
  await expect(feature.locator('b')).toHaveText('80–250 µm');
});

test('the loupe enlarges what is under the pointer, and is moved by keys', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(LAMP);
  await alive(page);
  expect(asked.filter((url) => /loupe/.test(url))).toEqual([]);
  const stage = page.locator('.stage-tile');
  const loupe = page.locator('.loupe');
  await stage.hover({ position: { x: 200, y: 150 } });
  await expect(loupe).toBeVisible();
  const seen = () =>
    loupe.evaluate((glass) => {
      const picture = glass.querySelector('img') as HTMLElement;
      const large = picture.getBoundingClientRect();
      const round = glass.getBoundingClientRect();
      const tile = (document.querySelector('.stage-tile') as HTMLElement).getBoundingClientRect();
      // The point of the tile that is below the middle of the glass, and the one that the glass shows there.
      const [x, y] = [round.x + round.width / 2, round.y + round.height / 2];
      return {
        factor: large.width / tile.width,
        off: Math.hypot(
          (x - tile.x) / tile.width - (x - large.x) / large.width,
          (y - tile.y) / tile.height - (y - large.y) / large.height,
        ),
        x: Math.round(x - tile.x),
      };
    });
  expect((await seen()).factor).toBeCloseTo(2.2, 2);
  expect((await seen()).off).toBeLessThan(0.005);
  expect(Math.abs((await seen()).x - 200)).toBeLessThan(2);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(loupe).toHaveCount(0);

  const button = page.getByRole('button', { name: 'Büyüteç 2,2×' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const before = (await seen()).x;
  await page.keyboard.press('ArrowRight');
  expect((await seen()).x).toBeGreaterThan(before);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(loupe).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a small picture has no loupe', async ({ page }) => {
  const staff = await Staff.signIn(page.request);
  const library = await staff.call<LibraryFile[]>('GET', '/media?kind=image&sort=name&limit=500');
  const small = library.find(({ width }) => (width ?? 0) < 900);
  const product = await staff.addProduct({ name: unique('Küçük Görsel'), imageUrl: small?.url ?? null });
  await page.goto(`/brands/${product.brand.slug}/${product.category?.slug}/${product.slug}`);
  await expect(page.locator('.stage-tile img')).toBeVisible();
  await expect(page.locator('.stage-shelf')).toContainText(product.brand.name);
  await expect(page.getByRole('button', { name: /Büyüteç/ })).toHaveCount(0);
});

test('two quick taps enlarge the picture, two more bring it back; one way leads to the shelf @phone-only', async ({
  page,
}) => {
  await page.goto(LAMP);
  await alive(page);
  const stage = page.locator('.stage-tile');
  const picture = stage.getByRole('img');
  const width = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  const before = await width();
  // The first touch brings what answers the others.
  const brought = page.waitForResponse(/loupe/);
  await stage.tap();
  await brought;
  await expect(async () => {
    await stage.tap({ position: { x: 120, y: 100 } });
    await stage.tap({ position: { x: 121, y: 101 } });
    expect(await width()).toBeCloseTo(before * 2.2, 0);
  }).toPass();
  await stage.tap();
  await stage.tap();
  await expect.poll(width).toBeCloseTo(before, 0);
  await expect(page.getByRole('navigation', { name: 'Sayfa yolu' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Polimerizasyon ürünlerine dön' }).tap();
  await expect(page).toHaveURL('/brands/nordfil/polimerizasyon');
});

/** Notes, at each transition, what wears the names of a product on its way: in the page that is left, and that comes. */
async function noteTransitions(page: Page): Promise<() => Promise<Array<Record<string, string[]>>>> {
  await page.addInitScript(() => {
    type Wearing = { old: string[]; new: string[] };
    const seen: Wearing[] = [];
    Object.assign(window, { seen });
    const wearing = () =>
      [...document.querySelectorAll<HTMLElement>('.tile, .shelf-edge, .stage-shelf')].flatMap((one) => {
        const { viewTransitionName } = getComputedStyle(one);
        return viewTransitionName === 'none'
          ? []
          : `${viewTransitionName}: ${one.className.split(' ')[0]} ${one.closest('article')?.querySelector('h3')?.textContent ?? ''}`.trim();
      });
    const start = Document.prototype.startViewTransition;
    Object.assign(Document.prototype, {
      startViewTransition(this: Document, update: () => Promise<void>) {
        const noted: Wearing = { old: wearing(), new: [] };
        seen.push(noted);
        return start.call(this, async () => {
          await update();
          noted.new = wearing();
        });
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Array<Record<string, string[]>> }).seen);
}

test('a product travels from its shelf to its page, and back again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const transitions = await noteTransitions(page);
  await page.goto(SHELF);
  await alive(page);
  // The first card stands wide and has no shelf edge.
  const card = page.getByRole('region', { name: 'Ürünler' }).getByRole('article').nth(1);
  const own = (await card.getByRole('heading').textContent()) ?? '';
  const brought = page.waitForResponse(/travel/);
  await card.getByRole('link').hover();
  // It is there once it has run, not once it has come.
  await page.evaluate((address) => import(address), (await brought).url());
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  const there = ['urun-kutu: tile', 'urun-raf: stage-shelf'];
  await expect.poll(async () => (await transitions()).at(0)?.new).toEqual(there);
  const [first] = await transitions();
  expect(first?.old).toEqual([`urun-kutu: tile ${own}`, `urun-raf: shelf-edge ${own}`]);
  await page.goBack();
  await expect(page).toHaveURL(SHELF);
  await expect.poll(async () => (await transitions()).at(1)?.new).toEqual(first?.old);
  expect((await transitions()).at(1)?.old).toEqual(there);

  // From one product to the next the name goes with the one that was chosen.
  await card.getByRole('link').click();
  const other = page.getByRole('region', { name: 'Aynı kategoriden' }).getByRole('article').first();
  const name = await other.getByRole('heading').textContent();
  await other.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  const last = (await transitions()).at(-1);
  expect(last?.old).toEqual([`urun-kutu: tile ${name}`, `urun-raf: shelf-edge ${name}`]);
  await expect.poll(async () => (await transitions()).at(-1)?.new).toEqual(there);
});

type Ready = { moving: string[]; leaving: { mixBlendMode: string; from: boolean; fades: boolean } };

/** Notes, as a transition begins to move, what moves and how the page that leaves lies over the one that comes. */
async function noteReady(page: Page): Promise<() => Promise<Ready | undefined>> {
  await page.evaluate(() => {
    const old = '::view-transition-old(root)';
    const start = Document.prototype.startViewTransition;
    const note = () => {
      const { mixBlendMode, opacity } = getComputedStyle(document.documentElement, old);
      const moving = document.getAnimations();
      const fades = moving.some(({ effect }) => (effect as KeyframeEffect).pseudoElement === old);
      Object.assign(window, {
        ready: {
          moving: moving.map((one) => one.constructor.name),
          leaving: { mixBlendMode, from: Number(opacity) > 0, fades },
        },
      });
    };
    Object.assign(Document.prototype, {
      startViewTransition(this: Document, update: () => Promise<void>) {
        const transition = start.call(this, update);
        void transition.ready.then(note);
        return transition;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { ready?: Ready }).ready);
}

test('what leaves fades over what comes, and never lightens it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(SHELF);
  await alive(page);
  const ready = await noteReady(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect
    .poll(async () => (await ready())?.leaving)
    .toEqual({ mixBlendMode: 'normal', from: true, fades: true });
});

test('nothing travels for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SHELF);
  await alive(page);
  const ready = await noteReady(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(SHELF);
  await expect.poll(async () => (await ready())?.moving).toEqual([]);
});
