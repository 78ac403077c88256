import { join } from 'node:path';
import type { Env } from '../env.ts';
import { openLocalStorage } from './local-storage.ts';
import type { S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The S3 store that the environment names; null when it names none. @throws Error when it is named in part */
export function s3Settings(env: Env): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET) {
    if (S3_ENDPOINT) throw new Error('S3_ENDPOINT verilmiş ama S3_BUCKET eksik.');
    return null;
  }
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new Error('S3_ACCESS_KEY_ID ile S3_SECRET_ACCESS_KEY birlikte verilmelidir.');
  return {
    bucket: S3_BUCKET,
    region: S3_REGION ?? 'us-east-1',
    endpoint: S3_ENDPOINT,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}

/** The folder of the store on this machine. */
export function localFolder(env: Env): string {
  return join(env.DATA_DIR, 'media');
}

/**
 * Opens the store that the environment names: a bucket, else a folder of this machine.
 * @throws Error with a sentence for the operator when it is not there
 */
export async function openStorage(env: Env): Promise<Storage> {
  const settings = s3Settings(env);
  if (!settings) return openLocalStorage(localFolder(env));
  // The client is large, and most sites keep their files on their own disk.
  const { openS3Storage } = await import('./s3-storage.ts');
  const storage = openS3Storage(settings);
  await storage.check();
  return storage;
}
