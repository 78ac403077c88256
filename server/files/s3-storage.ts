import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { s3Failure, translateS3Error } from './s3-failure.ts';
import {
  type ByteRange,
  checkKey,
  missing,
  type Storage,
  type StoredObject,
  translateDiskError,
} from './storage.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** An S3-compatible server; without one, Amazon's own. */
  endpoint?: string | undefined;
  /** Without them the client looks where Amazon's tools look. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata.httpStatusCode === 404)
  );
}

const CONNECTS_WITHIN_MS = 3000;
/** How long it may take to begin an answer: a visitor waits for it, and it is asked twice. */
const ANSWERS_WITHIN_MS = 5000;
/** How long it may take to take in a part of a file, which has 5 MB. */
const TAKES_IN_WITHIN_MS = 20_000;

/**
 * Files in a bucket of an S3-compatible store. Every call throws AppError unavailable while it does not answer, and
 * storage_full when it takes no more.
 */
export function openS3Storage(settings: S3Settings, answersWithinMs = ANSWERS_WITHIN_MS): Storage {
  const { bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Other makers' servers do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECTS_WITHIN_MS,
      requestTimeout: TAKES_IN_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
  });
  const reading = { requestTimeout: answersWithinMs };
  // Here, since uploads in parts and lists of several pages ask by themselves.
  client.middlewareStack.add(
    (next) => (asked) =>
      next(asked).catch((error: unknown) => {
        throw translateS3Error(error);
      }),
    { step: 'initialize', priority: 'high', name: 'translateS3Error' },
  );

  async function sizeOf(key: string): Promise<{ size: number } | null> {
    try {
      const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: checkKey(key) }), reading);
      return { size: found.ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function put(key: string, path: string, contentType: string): Promise<void> {
    if ((await sizeOf(key))?.size === (await stat(path)).size) return;
    // An upload in parts shows up only when its last part is there.
    await new Upload({
      client,
      params: {
        Bucket: bucket,
        Key: key,
        Body: createReadStream(path),
        ContentType: contentType,
        CacheControl: 'public, max-age=31536000, immutable',
      },
    }).done();
  }

  async function open(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    try {
      const found = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: checkKey(key),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
        reading,
      );
      if (!found.Body) throw missing(key);
      return found.Body.transformToWebStream() as ReadableStream<Uint8Array>;
    } catch (error) {
      throw isMissing(error) ? missing(key) : error;
    }
  }

  async function* list(prefix = ''): AsyncIterable<StoredObject> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }, reading)) {
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    }
  }

  return {
    place: `${endpoint ?? 's3'}/${bucket}`,
    put,
    stat: sizeOf,
    save: async (key, path) => {
      const source = Readable.fromWeb((await open(key)) as Parameters<typeof Readable.fromWeb>[0]);
      await pipeline(source, createWriteStream(path)).catch((error: unknown) => {
        throw translateDiskError(error);
      });
    },
    open,
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }), reading);
    },
    list,
    check: async () => {
      const asked = new HeadBucketCommand({ Bucket: bucket });
      await client.send(asked, reading).catch((error: unknown) => {
        throw s3Failure(error, settings);
      });
    },
    space: async () => ({ freeBytes: null, totalBytes: null }),
    clean: async () => 0,
    close: () => client.destroy(),
  };
}
