import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isGood } from '../domain/things/copy.ts';
import { verifyArchive } from '../server/copies/open-archive.ts';
import { copiesFolder } from '../server/copies/settings.ts';
import { createShelf } from '../server/copies/shelf.ts';
import type { Env } from '../server/env.ts';
import { command, readCommandEnv } from './command.ts';
import { countsLine } from './counts.ts';

const USAGE = `Kullanım: npm run backup:verify -- [--from yedek.tar]

Bir yedeği geçici bir yerde geri açar, her kaydı ve dosyayı yedeğin listesiyle karşılaştırır; siteye dokunmaz.
--from verilmezse BACKUP_DIR klasöründeki en yeni yedeği denetler. Yedek bozuksa 1 koduyla biter.`;

async function newest(env: Env): Promise<string> {
  const shelf = createShelf(resolve(copiesFolder(env)));
  const copy = (await shelf.list()).find(isGood);
  if (!copy) throw new Error(`${shelf.folder} klasöründe yedek yok. --from ile bir yedek gösterin.`);
  return shelf.pathOf(copy.name);
}

await command(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' } },
    allowPositionals: true,
  });
  const env = readCommandEnv();
  const named = values.from ?? positionals[0];
  const path = named ? resolve(named) : await newest(env);
  if (!existsSync(path)) throw new Error(`${path} bulunamadı.`);
  const counts = await verifyArchive({ path, key: env.BACKUP_KEY }, dirname(path));
  console.log(`Yedek sağlam: ${path}`);
  console.log(`Geri açılıp karşılaştırıldı: ${countsLine(counts)}. Hepsi aynı.`);
  return 0;
});
