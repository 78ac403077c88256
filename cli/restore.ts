import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '../server/db/lock.ts';
import { DATABASE_FILE } from '../server/db/open.ts';
import { command, readCommandEnv } from './command.ts';
import { tar } from './tar.ts';

const USAGE = `Kullanım: npm run restore -- --from yedek.tar

Bir yedeği DATA_DIR klasörüne açar. Klasörde veritabanı varsa ya da sunucu çalışıyorsa hiçbir şeye dokunmaz.`;

await command(USAGE, async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) {
    console.error(USAGE);
    return 2;
  }
  const env = readCommandEnv();
  if (env.DATABASE_URL)
    throw new Error(
      'Veriler PostgreSQL veritabanında: pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --dbname="$DATABASE_URL" vitrin.dump',
    );
  const source = resolve(values.from);
  if (!existsSync(source)) throw new Error(`${source} bulunamadı.`);
  await mkdir(env.DATA_DIR, { recursive: true });
  const unlock = lockFolder(env.DATA_DIR);
  try {
    if (existsSync(join(env.DATA_DIR, DATABASE_FILE))) {
      throw new Error(
        `${env.DATA_DIR} klasöründe zaten bir veritabanı var. DATA_DIR ile boş bir klasör seçin.`,
      );
    }
    await tar(['-xf', source, '-C', resolve(env.DATA_DIR)]);
  } finally {
    unlock();
  }
  console.log(`Yedek açıldı: ${resolve(env.DATA_DIR)}`);
  return 0;
});
