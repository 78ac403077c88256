import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROLE_NAMES, ROLES } from '../domain/rights.ts';
import { COMMAND_LINE } from '../server/context.ts';
import { askPassword } from './ask.ts';
import { command, readCommandEnv, withServices } from './command.ts';

const USAGE = `Kullanım: npm run create-admin -- --email ad@firma.com.tr [--name "Ad Soyad"] [--role admin|editor|viewer] [--password …]

Yönetim paneli için yeni bir hesap açar. Rolü: admin (yönetici; her şey; verilmezse bu), editor (editör; içerik,
dosyalar ve mesajlar; ayarlar ve hesaplar değil), viewer (izleyici; yalnız görüntüler). Şifre verilmezse sorulur ya da ADMIN_PASSWORD değişkeninden okunur.
Gömülü veritabanıyla çalışırken önce sunucuyu durdurun.`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string', default: 'admin' },
  password: { type: 'string' },
} as const;

await command(USAGE, async () => {
  const { values } = parseArgs({ options });
  const email = values.email ?? process.env.ADMIN_EMAIL;
  const role = ROLES.find((known) => known === values.role);
  if (!role || !email || !z.email().safeParse(email).success) {
    console.error(USAGE);
    return 2;
  }
  const password = values.password ?? process.env.ADMIN_PASSWORD ?? (await askPassword('Şifre: '));
  const { PASSWORD_MIN } = readCommandEnv();
  if ([...password].length < PASSWORD_MIN) throw new Error(`Şifre en az ${PASSWORD_MIN} karakter olmalıdır!`);
  const user = await withServices(({ auth }) =>
    auth.createAccount(COMMAND_LINE, { email, password, name: values.name ?? ROLE_NAMES[role], role }),
  );
  console.log(`Hesap açıldı: ${user.email}`);
  return 0;
});
