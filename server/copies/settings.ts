import { join } from 'node:path';
import { parseKeep } from '../../domain/rules/kept-copies.ts';
import type { Env } from '../env.ts';
import type { S3Settings } from '../files/s3-storage.ts';

/** The folder of the archives. */
export function copiesFolder(env: Env): string {
  return env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups');
}

/** How many archives stay. */
export function keepOf(env: Env) {
  return parseKeep(env.BACKUP_KEEP);
}

/** The bucket that archives are copied to; what is not said of it is as for the files' bucket. Null without one. */
export function copiesBucket(env: Env): S3Settings | null {
  if (!env.BACKUP_S3_BUCKET) return null;
  const accessKeyId = env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID;
  const secretAccessKey = env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY;
  return {
    bucket: env.BACKUP_S3_BUCKET,
    region: env.BACKUP_S3_REGION ?? env.S3_REGION ?? 'us-east-1',
    endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
