import { expect, test } from '@playwright/test';
import { ADMIN } from '../../bench/site.ts';
import { expectAccessible, inBothThemes, signedIn, unique } from './admin-support.ts';

test('a person is found, and erased after the password', async ({ page, request }) => {
  const staff = await signedIn(page, request);
  const email = `${unique('kisi').replace(/\W/g, '')}@klinik.example`.toLowerCase();
  const person = { name: 'Silinecek Kişi', email, phone: '0532 555 01 42' };
  await staff.call('POST', '/messages', { ...person, subject: 'Silinsin', message: 'x' });
  await page.goto('/admin/settings');
  const panel = page.getByRole('region', { name: 'Kişisel veri istekleri' });
  await panel.getByRole('button', { name: 'Kişiyi bul' }).click();
  await expect(panel.getByLabel('E-posta')).toHaveAccessibleDescription(/E-posta adresi ya da telefon/);
  await panel.getByLabel('E-posta').fill(email.toUpperCase());
  await panel.getByRole('button', { name: 'Kişiyi bul' }).click();
  await expect(panel.getByRole('status')).toHaveText('1 mesaj, 1 geçmiş kaydı.');
  await expect(panel.getByRole('list', { name: 'Kişinin mesajları' })).toContainText(
    'Silinecek Kişi: Silinsin',
  );
  await inBothThemes(page, () => expectAccessible(page));
  await panel.getByRole('button', { name: 'Kişiyi sil…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Silinecek: 1 mesaj, 1 geçmiş kaydı. Geri alınamaz.');
  await question.getByLabel('Şifreniz').fill(ADMIN.password);
  await question.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(panel.getByRole('status')).toHaveText('Bu kişiye ait mesaj ya da teklif listesi yok.');
  expect(await staff.call('GET', `/messages?search=${email}`)).toEqual([]);
});
