import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '../server/context.ts';
import { askPassword } from './ask.ts';
import { command, readCommandEnv, withServices } from './command.ts';

const USAGE = `Kullanım: npm run reset-password -- --email ad@firma.com.tr [--password …]

Bir hesaba yeni şifre verir ve hesabın bütün oturumlarını kapatır. Şifre verilmezse sorulur.
Gömülü veritabanıyla çalışırken önce sunucuyu durdurun.`;

await command(USAGE, async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  const { email } = values;
  if (!email) {
    console.error(USAGE);
    return 2;
  }
  const password = values.password ?? (await askPassword('Yeni şifre: '));
  const { PASSWORD_MIN } = readCommandEnv();
  if ([...password].length < PASSWORD_MIN) throw new Error(`Şifre en az ${PASSWORD_MIN} karakter olmalıdır!`);
  await withServices(({ auth }) => auth.resetPassword(COMMAND_LINE, email, password));
  console.log('Şifre değiştirildi, açık oturumlar kapatıldı.');
  return 0;
});
