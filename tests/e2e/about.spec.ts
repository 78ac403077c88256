import { expect, test } from '@playwright/test';
import type { Section } from '../../domain/site/section.ts';
import { expectAccessible, inBothThemes, Staff } from './admin-support.ts';
import { expectSteady, structuredData, withoutScripts } from './visitor-support.ts';

test('tells who the company is: figures, vision, mission, values, six reasons', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('Kurumsal | Vitrin Dental');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Kurumsal' })).toBeVisible();
  await expect(main.getByRole('img', { name: /^Sevkiyata hazır koliler/ })).toBeVisible();
  const figures = page.locator('[data-section="about/statistics"]');
  await expect(figures.getByRole('definition')).toHaveText(['2009', '46', '22', '2.400 m²']);
  for (const name of ['Vizyon', 'Misyon'])
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(page.locator('[data-section="about/values"]').getByRole('listitem')).toHaveCount(6);
  const reasons = page.locator('.reasons').getByRole('listitem');
  await expect(reasons).toHaveCount(6);
  await main.getByRole('link', { name: 'Bize ulaşın' }).click();
  await expect(page).toHaveURL('/contact');
});

// One page, one set of sections: these change it, so they run one after the other.
test.describe('edited', () => {
  test.describe.configure({ mode: 'serial' });

  test('shows one value of each order, and says so where there is none', async ({ page, request }) => {
    const staff = await Staff.signIn(request);
    const sections = await staff.call<Section[]>('GET', '/sections?page=about');
    const values = sections.find((section) => section.section === 'values');
    if (!values) throw new Error('The demo has values.');
    const twin = await staff.call<{ id: string }>('POST', `/sections/${values.id}/items`, {
      name: 'value',
      data: { title: 'Sonradan gelen ikiz' },
      sortOrder: 1,
    });
    const list = page.locator('[data-section="about/values"]');
    await page.goto('/about');
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expect(list).not.toContainText('Sonradan gelen ikiz');
    await staff.call('DELETE', `/section-items/${twin.id}`);
    for (const item of values.items)
      await staff.call('PUT', `/section-items/${item.id}`, { isActive: false });
    try {
      await page.goto('/about');
      await expect(list).toContainText('Değerler henüz eklenmemiş');
      await expectAccessible(page);
    } finally {
      for (const item of values.items)
        await staff.call('PUT', `/section-items/${item.id}`, { isActive: true });
    }
  });

  test('says that its picture is missing, also where it does not load', async ({ page, request }) => {
    const staff = await Staff.signIn(request);
    const sections = await staff.call<Section[]>('GET', '/sections?page=about');
    const hero = sections.find((section) => section.section === 'hero');
    if (!hero) throw new Error('The demo has a hero.');
    const text = page.getByText('Hakkımızda fotoğrafı yüklenmemiş');
    try {
      await staff.call('PUT', `/sections/${hero.id}`, { imageUrl: null });
      await page.goto('/about');
      await expect(text).toBeVisible();
      await inBothThemes(page, () => expectAccessible(page));
      await staff.call('PUT', `/sections/${hero.id}`, {
        imageUrl: '/media/00000000000000000000000000000000.webp',
      });
      await page.goto('/about');
      await expect(text).toBeVisible();
    } finally {
      await staff.call('PUT', `/sections/${hero.id}`, { imageUrl: hero.imageUrl });
    }
  });
});

test('reads without scripts, stands still and is accessible', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto('/about');
  await expectSteady(page);
  await inBothThemes(page, () => expectAccessible(page));
  const way = await structuredData(page, 'BreadcrumbList');
  expect(JSON.stringify(way)).toContain('Kurumsal');
  const plain = await withoutScripts(browser);
  await plain.goto('/about');
  await expect(plain.getByRole('heading', { name: 'Bizi seçmeniz için altı neden' })).toBeVisible();
  await plain.context().close();
});

test('a map counts the technicians by province, as the staff wrote them', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  const team = page.getByRole('region', { name: '22 teknisyen, 9 ilde' });
  await expect(team.getByRole('listitem').first()).toHaveText('Ankara 6');
  await expect(team.getByRole('listitem')).toHaveCount(9);
  await expect(team.locator('circle')).toHaveCount(9);
  const title = (list: string) => page.locator(list).getByRole('heading', { level: 3 }).allTextContents();
  const [values, reasons] = await Promise.all([title('[data-section="about/values"]'), title('.reasons')]);
  expect(values.filter((value) => reasons.includes(value))).toEqual([]);
});
