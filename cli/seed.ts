import { loadFirstDemo } from '../server/first-start.ts';
import { command, withServices } from './command.ts';

const USAGE = `Kullanım: npm run seed

Örnek şirketi yapılandırılmış veritabanına yükler. Zaten bulunan kayıtlara dokunmaz; yarım kalmış bir yüklemeyi tamamlar.
Gömülü veritabanıyla çalışırken önce sunucuyu durdurun.`;

await command(USAGE, async () => {
  await withServices((services) => loadFirstDemo(services, console.log));
  console.log('Örnek şirket yüklendi.');
  return 0;
});
