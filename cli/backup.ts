import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import { formatFileSize } from '../domain/rules/format.ts';
import { makeArchive } from '../server/copies/make.ts';
import { type Counts, verifyArchive } from '../server/copies/open-archive.ts';
import { copiesFolder } from '../server/copies/settings.ts';
import { createShelf } from '../server/copies/shelf.ts';
import { takeCopy } from '../server/copies/take.ts';
import type { Env } from '../server/env.ts';
import { openStorage } from '../server/files/open-storage.ts';
import { command, readCommandEnv } from './command.ts';
import { countsLine } from './counts.ts';

const USAGE = `Kullanım: npm run backup -- [--to yedek.tar]
          npm run backup -- --new-key

Her şeyi (kayıtlar, geçmiş, hesaplar, dosyalar) tek bir arşive yazar, arşivi geri açıp karşılaştırır. Sunucu çalışırken
de tek bir ana aittir; veritabanı gömülü ya da PostgreSQL, dosyalar klasörde ya da S3'te olabilir.
--to verilmezse BACKUP_DIR klasörüne (DATA_DIR/backups) yazar ve eskileri BACKUP_KEEP değerine göre siler.
BACKUP_KEY varsa arşiv şifrelenir; --new-key bunun için yeni bir anahtar üretip yazar. Anahtarı başka bir yerde saklayın.`;

type Made = { path: string; counts: Counts };

async function toPath(env: Env, path: string): Promise<Made> {
  if (existsSync(path)) throw new Error(`${path} zaten var. --to ile başka bir ad verin.`);
  const storage = await openStorage(env);
  const key = env.BACKUP_KEY;
  const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  try {
    await makeArchive({ place, storage, target: path, key, clock: () => new Date() });
  } finally {
    storage.close();
  }
  return { path, counts: await verifyArchive({ path, key }, dirname(path)) };
}

async function toShelf(env: Env): Promise<Made> {
  const storage = await openStorage(env);
  const shelf = createShelf(resolve(copiesFolder(env)));
  try {
    const copy = await takeCopy({ env, storage, shelf, clock: () => new Date() }, 'manual');
    if (copy.error) throw new Error(copy.error);
    return { path: shelf.pathOf(copy.name), counts: copy.counts };
  } finally {
    storage.close();
  }
}

await command(USAGE, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'new-key': { type: 'boolean' } } });
  if (values['new-key']) {
    console.log(await generateX25519Identity());
    return 0;
  }
  const env = readCommandEnv();
  const { path, counts } = values.to ? await toPath(env, resolve(values.to)) : await toShelf(env);
  console.log(`Yedek yazıldı: ${path} (${formatFileSize((await stat(path)).size)})`);
  console.log(`Geri açılıp karşılaştırıldı: ${countsLine(counts)}. Hepsi aynı.`);
  return 0;
});
