import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PASSWORD_MIN } from '../domain/account.ts';
import { askPassword } from './ask.ts';
import { command, withServices } from './command.ts';

const USAGE = `Kullanım: npm run create-admin -- --email ad@firma.com.tr [--name "Ad Soyad"] [--password …]

Yönetim paneli için yeni bir hesap açar. Şifre verilmezse sorulur ya da ADMIN_PASSWORD değişkeninden okunur.
Gömülü veritabanıyla çalışırken önce sunucuyu durdurun.`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  password: { type: 'string' },
} as const;

await command(USAGE, async () => {
  const { values } = parseArgs({ options });
  const email = values.email ?? process.env.ADMIN_EMAIL;
  if (!email || !z.email().safeParse(email).success) {
    console.error(USAGE);
    return 2;
  }
  const password = values.password ?? process.env.ADMIN_PASSWORD ?? (await askPassword('Şifre: '));
  if ([...password].length < PASSWORD_MIN) throw new Error(`Şifre en az ${PASSWORD_MIN} karakter olmalıdır!`);
  const user = await withServices(({ auth }) =>
    auth.createAccount({ email, password, name: values.name ?? 'Yönetici' }),
  );
  console.log(`Hesap açıldı: ${user.email}`);
  return 0;
});
