import { expect, test } from '@playwright/test';
import type { SynonymRow } from '../../domain/things/synonym.ts';
import { expectAccessible, expectToast, inBothThemes, signedIn } from './admin-support.ts';

test('what visitors did not find becomes a word of the trade, is found with the next search, and goes again @phone', async ({
  page,
  request,
}, { project }) => {
  const staff = await signedIn(page, request);
  // Both devices share one site.
  const word = `püskürtgeç${project.name.replace(/\W/g, '')}`;
  const find = async () =>
    ((await (await request.get(`/api/find?q=${encodeURIComponent(word)}`)).json()) as { total: number })
      .total;
  await expect.poll(find).toBe(0);
  await page.goto('/admin/settings#arama');
  await page.getByRole('link', { name: 'Aramayı aç' }).click();
  await page.getByRole('button', { name: `${word} için eş anlamlı ekle` }).click();
  const dialog = page.getByRole('dialog', { name: 'Eş anlamlı ekle' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toContainText('En az iki sözcük yazın.');
  await dialog.getByLabel('Sözcükler').fill('otoklav,');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expectToast(page, 'Eş anlamlı grubu eklendi.');
  expect(await find()).toBeGreaterThan(0);

  await page.getByRole('searchbox', { name: 'Eş anlamlılarda ara' }).fill(word);
  const groups = page.getByRole('list', { name: 'Eş anlamlı grupları' }).getByRole('listitem');
  await expect(groups).toHaveText([`${word}, otoklav`]);
  await inBothThemes(page, () => expectAccessible(page));
  await groups.getByRole('button', { name: /grubunu düzenle$/ }).click();
  const [group] = (await staff.call<SynonymRow[]>('GET', '/synonyms')).filter(({ words }) =>
    words.includes(word),
  );
  await staff.call('PUT', `/synonyms/${group?.id}`, { words: [word, 'otoklav', 'sterilizör'] });
  const editing = page.getByRole('dialog', { name: 'Eş anlamlı grubunu düzenle' });
  await editing.getByLabel('Sözcükler').fill('buharlı,');
  await editing.getByRole('button', { name: 'Kaydet' }).click();
  await expect(editing).toContainText('başkası değiştirdi');
  await editing.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(groups).toHaveText([`${word}, otoklav, sterilizör`]);
  await groups.getByRole('button', { name: /grubunu sil$/ }).click();
  await expectToast(page, 'Eş anlamlı grubu çöp kutusuna taşındı.');
  expect(await find()).toBe(0);
});
