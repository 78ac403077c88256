import { expect, test } from '@playwright/test';
import { expectAccessible } from './admin-support.ts';
import { expectSound, withoutScripts } from './visitor-support.ts';

test('four services and four steps with their days', async ({ page }) => {
  await page.goto('/clinic-setup');
  const services = page.getByRole('region', { name: 'Dört hizmet, ayrı ayrı da alınabilir' });
  await expect(services.getByRole('article').getByRole('heading')).toHaveText([
    'Komple klinik kurulumu',
    'Modernizasyon',
    'Personel eğitimi',
    'Bakım ve destek',
  ]);
  const steps = page.getByRole('region', { name: 'Dört adımda teslim' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  const days = ['1 gün', '3-5 gün', '7-10 gün', '5-7 gün'];
  const names = ['İlk görüşme', 'Planlama ve tasarım', 'Malzeme temini', 'Kurulum'];
  for (const [index, text] of days.entries()) {
    await expect(steps.nth(index)).toContainText(text);
    await expect(steps.nth(index).getByRole('heading')).toHaveText(names[index] ?? '');
  }
});

test('the bars of the ruler follow the days', async ({ page }) => {
  await page.goto('/clinic-setup');
  const bars = page.locator('.ruler-bar:not(.ruler-bar-more)');
  const boxes = await Promise.all((await bars.all()).map((bar) => bar.boundingBox()));
  const widths = boxes.map((box) => box?.width ?? 0);
  const day = widths[0] ?? 1;
  expect(widths.map((width) => Math.round(width / day))).toEqual([1, 3, 7, 5]);
  const starts = boxes.map((box) => Math.round(((box?.x ?? 0) - (boxes[0]?.x ?? 0)) / day));
  expect(starts).toEqual([0, 1, 6, 16]);
  const texts = await Promise.all(
    (await page.locator('.ruler-text').all()).map((text) => text.boundingBox()),
  );
  expect(texts.map((box) => Math.round(box?.x ?? 0))).toEqual(boxes.map((box) => Math.round(box?.x ?? 0)));
});

test('what the services show is nowhere cut', async ({ page }) => {
  await page.goto('/clinic-setup');
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shares = await page.locator('.service-part').evaluateAll((parts) =>
      parts.map((part) => {
        const wall = part.getBoundingClientRect();
        const box = (part.querySelector('.service-object') ?? part).getBoundingClientRect();
        const isWithin = box.top >= wall.top && box.left >= wall.left && box.right <= wall.right + 1;
        return isWithin && Math.abs(box.width / box.height - 4 / 3) < 0.02;
      }),
    );
    expect(shares, `${width} px`).toEqual([true, true, true]);
  }
});

test('calling and chatting close the page', async ({ page }) => {
  await page.goto('/clinic-setup');
  const call = page.getByRole('region', { name: 'Metrekareyi söyleyin, taslağı biz çizelim.' });
  await expect(call.getByRole('link', { name: /numarasını arayın$/ })).toHaveAttribute(
    'href',
    /^tel:\+90\d{10}$/,
  );
  const chat = call.getByRole('link', { name: "WhatsApp'tan yazın" });
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.host).toBe('wa.me');
  expect(address.searchParams.get('text')).toContain('klinik kurulumu');
});

test('without scripts the way to the steps and to the form is there', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/clinic-setup');
  await page.getByRole('link', { name: 'Süreci görün' }).click();
  await expect(page.getByRole('heading', { name: 'Dört adımda teslim' })).toBeInViewport();
  await page.getByRole('link', { name: 'Keşif isteyin' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.context().close();
});

test('the set-up is shown without violation and does not jump @phone', async ({ page }) => {
  await expectSound(page, '/clinic-setup');
});

test('the legal pages name the company and say what is kept', async ({ page }) => {
  await page.goto('/kvkk');
  await expect(page.getByRole('heading', { level: 1, name: 'KVKK aydınlatma metni' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Vitrin Dental');
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik' }).click();
  await expect(page).toHaveURL('/gizlilik');
  await expect(page.getByRole('article')).toContainText('OpenStreetMap');
  await expectAccessible(page);
});
