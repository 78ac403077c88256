import { undoUpgrade } from '../server/db/undo-upgrade.ts';
import { command, readCommandEnv } from './command.ts';

const USAGE = `Kullanım: npm run update:undo

Daha yeni bir programın yükselttiği veritabanını, o yükseltmeden hemen önce alınan kopyaya döndürür; yeni programın
yazdıkları kenara konur. Önce sunucuyu durdurun. "npm run update" geri dönerken bunu kendisi yapar.`;

await command(USAGE, async () => {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readCommandEnv();
  const undone = await undoUpgrade({ dataDir, databaseUrl });
  console.log(
    undone
      ? `Veritabanı "${undone.step}" adımından önceki haline döndü. Yeni programın yazdıkları: ${undone.aside}`
      : 'Veritabanı bu programdan yeni değil, bir şey değişmedi.',
  );
  return 0;
});
