import { expect, type Page, test } from '@playwright/test';
import type { LibraryFile } from '../../domain/things/media-file.ts';
import type { Product } from '../../domain/things/product.ts';
import { photo } from '../samples/images.ts';
import { openForm } from './admin-product-pages.ts';
import {
  expectAccessible,
  expectToast,
  inBothThemes,
  Staff,
  signedIn,
  take,
  unique,
} from './admin-support.ts';
import { alive, withoutScripts } from './visitor-support.ts';

const MAIN = 'Ürün görselleri';

function pathOf(product: Product): string {
  return `/brands/${product.brand.slug}/${product.category?.slug}/${product.slug}`;
}

/** Pictures of the demo company's products. */
async function picturesOf(staff: Staff, count: number): Promise<LibraryFile[]> {
  return staff.call('GET', `/media?kind=image&folder=products&sort=name&limit=${count}`);
}

/** A product with so many pictures. */
async function pictured(staff: Staff, count: number): Promise<Product> {
  const [main, ...more] = (await picturesOf(staff, count)).map(({ url }) => url);
  return staff.addProduct({ name: unique('Galerili Ünit'), imageUrl: main ?? null, moreImages: more });
}

/** Which picture stands in the window, by its place; -1 between two. */
function placeOf(page: Page): Promise<number> {
  return page.getByRole('region', { name: MAIN }).evaluate((strip) => {
    const place = strip.scrollLeft / strip.getBoundingClientRect().width;
    return Math.abs(place - Math.round(place)) < 0.02 ? Math.round(place) : -1;
  });
}

test('a product with several pictures shows them as a gallery, by small pictures, keys and touch @phone', async ({
  page,
}) => {
  const staff = await Staff.signIn(page.request);
  const product = await pictured(staff, 4);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          moved:
            (window as unknown as { moved: number }).moved + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A font that comes late sets lines anew on any page: without it, what moves is the gallery's doing.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(pathOf(product));
  await alive(page);
  const strip = page.getByRole('region', { name: MAIN });
  await expect(strip.getByRole('figure')).toHaveCount(4);
  await expect(strip.getByRole('figure').first()).toContainText('1 / 4');
  const small = page.getByRole('list', { name: 'Görsel seçin' }).getByRole('link');
  await expect(small.first()).toHaveAttribute('aria-current', 'true');
  await small.nth(2).click();
  await expect.poll(() => placeOf(page)).toBe(2);
  await expect(small.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(pathOf(product));
  await strip.press('ArrowRight');
  await expect.poll(() => placeOf(page)).toBe(3);
  await strip.press('ArrowRight');
  await strip.press('Home');
  await expect.poll(() => placeOf(page)).toBe(0);
  await expect(small.first()).toHaveAttribute('aria-current', 'true');
  // What a finger does: the strip is moved, and the next picture snaps in.
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 0.8 }));
  await expect.poll(() => placeOf(page)).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001);
  await inBothThemes(page, () => expectAccessible(page));
});

test('without scripts the small pictures lead to the large ones; one picture alone stands as ever', async ({
  browser,
  page,
}) => {
  const staff = await Staff.signIn(page.request);
  const product = await pictured(staff, 3);
  const plain = await withoutScripts(browser);
  await plain.goto(pathOf(product));
  await plain.getByRole('list', { name: 'Görsel seçin' }).getByRole('link').nth(1).click();
  // A browser without scripts cannot be asked how far a strip has moved, but what is in sight it shows.
  await expect(plain.getByRole('region', { name: MAIN }).getByRole('figure').nth(1)).toBeInViewport({
    ratio: 0.9,
  });
  await plain.context().close();
  const [first] = await picturesOf(staff, 1);
  const one = await staff.addProduct({ name: unique('Tek Görsel'), imageUrl: first?.url ?? null });
  await page.goto(pathOf(one));
  await expect(page.getByRole('img', { name: first?.alt ?? '' })).toBeVisible();
  await expect(page.getByRole('region', { name: MAIN })).toHaveCount(0);
  await expect(page.locator('.stage-shelf')).toHaveCount(1);
});

test('the staff add several at once, put them in order, say what they show, and choose the first', async ({
  page,
  request,
}) => {
  const staff = await signedIn(page, request);
  const [first, other] = await picturesOf(staff, 2);
  const product = await staff.addProduct({ name: unique('Çok Görselli'), imageUrl: first?.url ?? null });
  const dialog = await openForm(page, product);
  const files = await Promise.all(
    [1, 2].map(async (seed) => ({
      name: `${unique('gorsel')}.png`,
      mimeType: 'image/png',
      buffer: await photo({ width: 80, height: 60 }, Date.now() + seed)
        .png()
        .toBuffer(),
    })),
  );
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Görsel ekle' }).click();
  await (await choosing).setFiles(files);
  await expectToast(page, '2 resim başarıyla yüklendi!');
  const cards = dialog.getByRole('group', { name: 'Diğer görseller' });
  await expect(cards.getByRole('img')).toHaveCount(2);

  await cards.getByRole('button', { name: 'Kitaplıktan ekle' }).click();
  const library = page.getByRole('dialog', { name: 'Kitaplıktan seçin' });
  await expect(library.getByRole('button', { name: 'Görsel seçin' })).toBeDisabled();
  await library.getByLabel('Kitaplıkta ara').fill(other?.name ?? '');
  const offered = library.getByRole('list', { name: 'Kitaplıktaki dosyalar' }).getByRole('button');
  // A file goes by what it shows; its name finds it.
  await expect(offered).toHaveCount(1);
  await offered.click();
  await library.getByRole('button', { name: '1 görseli ekle' }).click();
  await expect(cards.getByRole('img')).toHaveCount(3);

  const sources = () =>
    cards.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const [second, third, fourth] = await sources();
  await take(
    cards.getByRole('button', { name: '3. görsel: sırasını değiştir' }),
    '3. görsel alındı, 2. sırada.',
  );
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('3. görsel 1. sıraya geldi.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(sources).toEqual([third, second, fourth]);

  await cards.getByRole('button', { name: '2. görsel: odak noktası ve alternatif metin' }).click();
  const words = page.getByRole('dialog', { name: 'Odak noktası ve alternatif metin' });
  await words.getByLabel('Alternatif metin').fill('Yandan görünüş');
  await words.getByLabel(/^Soldan sağa/).fill('20');
  await words.getByRole('button', { name: 'Görseli kaydet' }).click();
  await expect(words).toHaveCount(0);
  await cards.getByRole('button', { name: '3. görsel: kapak yap' }).click();
  await expect(cards.getByRole('img')).toHaveCount(3);
  await cards.getByRole('button', { name: '4. görsel: kaldır' }).click();
  await expect(cards.getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Ürün başarıyla güncellendi!');

  const bare = (src: string | null | undefined) => src?.replace(/\?.*/, '');
  const stored = await staff.product(product.id);
  expect(stored).toMatchObject({ imageUrl: bare(second), moreImages: [first?.url, bare(third)] });
  await page.goto(pathOf(stored));
  const shots = page.getByRole('region', { name: MAIN }).getByRole('img');
  await expect(shots.nth(2)).toHaveAttribute('alt', 'Yandan görünüş');
  await expect(shots.nth(2)).toHaveCSS('object-position', '20% 50%');
});
