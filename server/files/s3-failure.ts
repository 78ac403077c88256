import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '../../domain/errors.ts';
import { isNetworkError } from '../network-errors.ts';
import type { S3Settings } from './s3-storage.ts';
import { storageFull } from './storage.ts';

const AGAIN_SECONDS = 5;

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function saysAway(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== undefined) return status >= 500 || status === 429;
  return isNetworkError(error) || (error instanceof Error && error.name === 'TimeoutError');
}

/** A store that does not answer, or takes no more, as the refusal that a person sees; any other error unchanged. */
export function translateS3Error(error: unknown): unknown {
  if (statusOf(error) === 507) return storageFull(error);
  if (!saysAway(error)) return error;
  return new AppError(
    'unavailable',
    'Dosya deposuna şu anda ulaşılamıyor. Birkaç saniye sonra tekrar deneyin.',
    { retryAfter: AGAIN_SECONDS, cause: error },
  );
}

function sentenceOf(error: unknown, { bucket, endpoint }: S3Settings): string {
  const status = statusOf(error);
  const name = error instanceof Error ? error.name : '';
  if (status === 404) return `S3_BUCKET: "${bucket}" adlı depo yok. Önce oluşturun ya da adını düzeltin.`;
  if (status === 301 || status === 400)
    return `S3_REGION ya da S3_BUCKET: depo "${bucket}" bu bölgede değil ya da adı geçersiz. Deponun bölgesini ve adını denetleyin.`;
  if (status === 401 || status === 403)
    return `S3_ACCESS_KEY_ID ve S3_SECRET_ACCESS_KEY: "${bucket}" deposuna erişim verilmedi. Anahtarları ve yetkilerini denetleyin.`;
  if (name === 'CredentialsProviderError')
    return 'S3_ACCESS_KEY_ID ve S3_SECRET_ACCESS_KEY verilmemiş. Deponun anahtarlarını yazın.';
  return endpoint
    ? `S3_ENDPOINT: ${endpoint} adresindeki dosya deposuna ulaşılamıyor. Adresi ve deponun çalıştığını denetleyin.`
    : `S3_REGION: Amazon'daki "${bucket}" deposuna ulaşılamıyor. Bölgeyi ve internet bağlantısını denetleyin, başka bir depo için S3_ENDPOINT verin.`;
}

/** Why the bucket cannot be used, naming the variable and what to do. */
export function s3Failure(error: unknown, settings: S3Settings): Error {
  const cause = error instanceof AppError ? error.cause : error;
  return new Error(sentenceOf(cause, settings), { cause });
}
