import { S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-storage.ts';

function sentenceOf(error: unknown, { bucket, endpoint }: S3Settings): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
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
export function s3Failure(cause: unknown, settings: S3Settings): Error {
  return new Error(sentenceOf(cause, settings), { cause });
}
