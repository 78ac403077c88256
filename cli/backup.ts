import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { formatFileSize } from '../domain/format.ts';
import { DATABASE_FILE } from '../server/db/open.ts';
import { command, readCommandEnv } from './command.ts';
import { tar } from './tar.ts';

const USAGE = `Kullanım: npm run backup -- [--to yedek.tar]

Veritabanını ve yüklenen dosyaları tek bir tar dosyasına yazar. Sunucu çalışırken de tutarlıdır.
PostgreSQL kullanılıyorsa veriler için pg_dump, S3 kullanılıyorsa dosyalar için depo aracınızı kullanın.`;

function defaultName(): string {
  return `vitrin-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.tar`;
}

/** A copy of the database as it is at one moment, while others write to it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const env = readCommandEnv();
  if (env.DATABASE_URL)
    throw new Error(
      'Veriler PostgreSQL veritabanında: pg_dump --format=custom --no-owner --no-privileges --file=vitrin.dump "$DATABASE_URL"',
    );
  const database = join(env.DATA_DIR, DATABASE_FILE);
  if (!existsSync(database))
    throw new Error(`${env.DATA_DIR} klasöründe veritabanı yok. DATA_DIR değerini denetleyin.`);
  const target = resolve(values.to ?? defaultName());
  if (existsSync(target)) throw new Error(`${target} zaten var. --to ile başka bir ad verin.`);
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-yedek-'));
  try {
    // The database first: a file that is uploaded meanwhile is then merely not yet used.
    await copyDatabase(database, join(folder, DATABASE_FILE));
    const media = existsSync(join(env.DATA_DIR, 'media')) ? ['-C', resolve(env.DATA_DIR), 'media'] : [];
    await tar(['-cf', `${target}.yarim`, '-C', folder, DATABASE_FILE, ...media]);
    await rename(`${target}.yarim`, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${target}.yarim`, { force: true });
  }
  console.log(`Yedek yazıldı: ${target} (${formatFileSize((await stat(target)).size)})`);
  return 0;
}

await command(USAGE, main);
