import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFileSize } from '../domain/rules/format.ts';
import { readEnv } from '../server/env.ts';
import { openLocalStorage } from '../server/files/local-storage.ts';
import { moveMedia } from '../server/files/move.ts';
import { localFolder, s3Settings } from '../server/files/open-storage.ts';
import { openS3Storage } from '../server/files/s3-storage.ts';
import { openTemporaryFiles } from '../server/files/temporary-files.ts';

const USAGE = `Kullanım: npm run media:move -- --to s3|local

Yüklenen bütün dosyaları DATA_DIR klasörü ile S3 arasında kopyalar ve her birini geri okuyarak doğrular.
Kaynaktaki dosyalar yerinde kalır. S3 adresi ve anahtarları S3_… değişkenlerinden okunur.`;

function direction(): 's3' | 'local' | null {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  return values.to === 's3' || values.to === 'local' ? values.to : null;
}

async function main(): Promise<number> {
  const to = direction();
  if (!to) {
    console.error(USAGE);
    return 2;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const settings = s3Settings(env);
  if (!settings) throw new Error('S3_BUCKET verilmemiş: S3 adresi bilinmiyor.');
  const bucket = openS3Storage(settings);
  const folder = await openLocalStorage(localFolder(env));
  const temporary = await openTemporaryFiles(join(env.DATA_DIR, 'uploads'));
  const [source, target] = to === 's3' ? [folder, bucket] : [bucket, folder];
  await Promise.all([source.check(), target.check()]);
  console.log(`${source.place} -> ${target.place}`);
  const report = await moveMedia({ from: source, to: target, temporary }, (key, { copied, present }) => {
    if ((copied + present) % 50 === 0) console.log(`${copied + present} dosya (son: ${key})`);
  });
  bucket.close();
  for (const { key, reason } of report.failed) console.error(`${key}: ${reason}`);
  console.log(
    `${report.copied} dosya kopyalandı, ${report.present} dosya zaten oradaydı (${formatFileSize(report.bytes)}), ${report.failed.length} dosya aktarılamadı.`,
  );
  if (report.failed.length > 0) return 1;
  console.log(
    to === 's3'
      ? 'Hepsi geri okunarak doğrulandı. Sunucuyu S3_… değişkenleriyle yeniden başlatın.'
      : 'Hepsi geri okunarak doğrulandı. Sunucuyu S3_… değişkenleri olmadan yeniden başlatın.',
  );
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
