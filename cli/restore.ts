import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '../server/context.ts';
import { forgetKept, restoreArchive } from '../server/copies/restore.ts';
import { copiesFolder } from '../server/copies/settings.ts';
import { createShelf } from '../server/copies/shelf.ts';
import { takeCopy } from '../server/copies/take.ts';
import type { Env } from '../server/env.ts';
import { openStorage } from '../server/files/open-storage.ts';
import { command, readCommandEnv, withServices } from './command.ts';
import { countsLine } from './counts.ts';

const USAGE = `Kullanım: npm run restore -- --from yedek.tar [--replace]

Bir yedeği ayrı bir yerde açar, her şeyini karşılaştırır, ancak o zaman yerine koyar. Yer, DATA_DIR klasörü ya da
DATABASE_URL veritabanıdır; yedeğin öteki türden bir veritabanından gelmesi sorun olmaz, dosyalar klasöre ya da S3'e konur.
Yer boş değilse hiçbir şeye dokunmaz; --replace ile önce bugünkü hâl de yedeklenir, sonra yerine geçilir.
Gömülü veritabanıyla çalışırken önce sunucuyu durdurun. Yedek şifreliyse anahtarı BACKUP_KEY ile verin.`;

/** A copy of what is about to be replaced. What cannot be read any more is moved aside instead. */
async function saveFirst(env: Env, spared: string): Promise<boolean> {
  const storage = await openStorage(env);
  try {
    const shelf = createShelf(resolve(copiesFolder(env)));
    const copy = await takeCopy({ env, storage, shelf, clock: () => new Date(), spared }, 'before-restore');
    console.log(`Bugünkü hâl yedeklendi: ${shelf.pathOf(copy.name)}`);
    return true;
  } catch (error) {
    if (env.DATABASE_URL) throw error;
    console.error(`Bugünkü hâl yedeklenemedi: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    storage.close();
  }
}

await command(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const named = values.from ?? positionals[0];
  if (!named) {
    console.error(USAGE);
    return 2;
  }
  const env = readCommandEnv();
  const path = resolve(named);
  if (!existsSync(path)) throw new Error(`${path} bulunamadı.`);
  let isSaved = false;
  const { counts, kept } = await restoreArchive({ path, key: env.BACKUP_KEY }, env, {
    replace: values.replace,
    before: async () => {
      isSaved = await saveFirst(env, basename(path));
    },
  });
  await withServices(({ audit }) =>
    audit.record(COMMAND_LINE, { event: 'restored', subject: basename(path), detail: { what: 'yedek' } }),
  );
  if (kept && isSaved) await forgetKept(kept);
  else if (kept) console.log(`Klasörde duran eski veritabanı dosyaları buraya taşındı: ${kept}`);
  console.log(`Yedek açıldı: ${env.DATABASE_URL ? 'PostgreSQL' : resolve(env.DATA_DIR)}`);
  console.log(`${countsLine(counts)}. Hepsi yedekteki gibi.`);
  return 0;
});
