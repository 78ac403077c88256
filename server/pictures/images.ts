import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError, refusedField } from '../../domain/errors.ts';
import { formatCount } from '../../domain/rules/format.ts';
import type { Tint } from '../../domain/rules/tint.ts';
import type { Crop, VariantFormat } from '../../domain/things/media.ts';
import { contentHash } from '../files/digest.ts';
import { type ImageType, imageTypeOf } from '../files/file-kind.ts';
import { translateDiskError } from '../files/storage.ts';
import { stripImage } from './strip.ts';
import { readTint } from './tint.ts';

/** The most pixels that a picture may have: more than a 50 megapixel camera takes. */
export const PIXELS_MAX = 60_000_000;
const SIDE_MAX = 16_000;
const THUMB = 100;
const ENCODED_AGAIN = 95;

// Each job uses one thread of its own; how many jobs run at once is the queue's business.
sharp.concurrency(1);
sharp.cache({ memory: 32, files: 0, items: 100 });

export type PreparedImage = {
  hash: string;
  /** In bytes. */
  size: number;
  ext: 'jpg' | 'png' | 'webp' | 'avif';
  width: number;
  height: number;
  thumbhash: string;
  tint: Tint | null;
};

function unreadable(cause?: unknown): AppError {
  const message = 'Görsel açılamıyor: dosya bozuk ya da eksik. Görseli yeniden kaydedip tekrar yükleyin.';
  return refusedField('file', 'invalid', message, cause);
}

function tooManyPixels(width: number, height: number): AppError {
  const message = `Görsel ${formatCount(width)} × ${formatCount(height)} piksel, bu kadar büyük bir görsel işlenemez. En uzun kenarı 8.000 pikselden kısa olacak biçimde küçültüp yükleyin.`;
  return refusedField('file', 'too_large', message);
}

function open(input: string | Buffer): Sharp {
  return sharp(input, { failOn: 'error', limitInputPixels: PIXELS_MAX, sequentialRead: true });
}

async function readMetadata(path: string, type: ImageType): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await sharp(path, { failOn: 'error', limitInputPixels: false }).metadata();
  } catch (cause) {
    if (type !== 'heic') throw unreadable(cause);
    const message =
      'Bu HEIC dosyası sunucuda açılamıyor. Fotoğrafı JPEG olarak dışa aktarıp yeniden yükleyin.';
    throw new AppError('unsupported_type', message, {
      issues: [{ path: 'file', code: 'invalid_format', message }],
      cause,
    });
  }
  const { width, height } = metadata;
  if (width * height > PIXELS_MAX || width > SIDE_MAX || height > SIDE_MAX)
    throw tooManyPixels(width, height);
  return metadata;
}

function describes(metadata: Metadata): boolean {
  return Boolean(metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.comments);
}

/** Encodes anew where the pixels themselves have to change: turned, another colour space, first frame only. */
async function encodeAgain(path: string, type: ImageType, metadata: Metadata) {
  const image = open(path).autoOrient().keepIccProfile();
  const [ext, encoded]: [PreparedImage['ext'], Sharp] =
    type === 'png' || type === 'gif'
      ? ['png', image.png({ compressionLevel: 9 })]
      : type === 'webp'
        ? ['webp', image.webp({ quality: ENCODED_AGAIN, smartSubsample: true })]
        : type === 'avif'
          ? ['avif', image.avif({ quality: 80, effort: 3 })]
          : [
              'jpg',
              (metadata.space === 'cmyk' ? image.withIccProfile('srgb') : image).jpeg({
                quality: ENCODED_AGAIN,
                chromaSubsampling: metadata.chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4',
              }),
            ];
  return { bytes: await encoded.toBuffer(), ext };
}

async function withoutMetadata(path: string, type: ImageType, metadata: Metadata) {
  const turned = (metadata.orientation ?? 1) > 1;
  const asIs = type === 'jpg' || type === 'png' || type === 'webp' || type === 'avif';
  if (asIs && !turned && metadata.space !== 'cmyk') {
    const bytes = stripImage(await readFile(path), type);
    const left = bytes && (await open(bytes).metadata());
    if (left && !describes(left) && left.width === metadata.width) return { bytes, ext: type };
  }
  return encodeAgain(path, type, metadata);
}

/**
 * Makes an uploaded picture fit to be kept: decoded once in full to see that it is whole, upright,
 * without metadata, pixels otherwise as they came. What is to be kept is written to `to`.
 * @throws AppError unsupported_type for other files, invalid for broken or far too large pictures
 */
export async function prepareImage(path: string, to: string): Promise<PreparedImage> {
  const type = await imageTypeOf(path);
  const metadata = await readMetadata(path, type);
  try {
    const small = await open(path)
      .autoOrient()
      .resize(THUMB, THUMB, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = small.info;
    const { bytes, ext } = await withoutMetadata(path, type, metadata);
    const kept = await open(bytes).metadata();
    await writeFile(to, bytes);
    return {
      hash: contentHash(bytes),
      size: bytes.length,
      ext,
      width: kept.width,
      height: kept.height,
      thumbhash: Buffer.from(rgbaToThumbHash(width, height, small.data)).toString('base64'),
      tint: readTint({ data: small.data, width, height }),
    };
  } catch (cause) {
    const error = translateDiskError(cause);
    throw error instanceof AppError ? error : unreadable(cause);
  }
}

export type VariantShape = {
  width: number;
  format: VariantFormat;
  crop: Crop | null;
  focalX: number;
  focalY: number;
};

/** The largest part of a picture that has a shape, as near to the focal point as the edges allow. */
export function cropArea(
  picture: { width: number; height: number },
  crop: Crop,
  focal: { focalX: number; focalY: number },
): { left: number; top: number; width: number; height: number } {
  const [across = 1, down = 1] = crop.split('x').map(Number);
  const width = Math.max(1, Math.min(picture.width, Math.round((picture.height * across) / down)));
  const height = Math.max(1, Math.min(picture.height, Math.round((picture.width * down) / across)));
  // As CSS places a picture in a box with object-position, so that both cut alike.
  function place(whole: number, part: number, percent: number): number {
    return Math.round(((whole - part) * percent) / 100);
  }
  return {
    left: place(picture.width, width, focal.focalX),
    top: place(picture.height, height, focal.focalY),
    width,
    height,
  };
}

/** Writes a smaller copy of a picture to `to`; never larger than the picture itself. @throws AppError storage_full */
export async function makeVariant(path: string, to: string, shape: VariantShape): Promise<void> {
  let image = open(path);
  if (shape.crop) {
    const { width, height } = await image.metadata();
    image = image.extract(cropArea({ width, height }, shape.crop, shape));
  }
  image = image.resize({ width: shape.width, withoutEnlargement: true });
  const encoded = {
    avif: () => image.avif({ quality: 49, effort: 3 }),
    webp: () => image.webp({ quality: 78, smartSubsample: true }),
    jpg: () => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  }[shape.format]();
  const bytes = await encoded.toBuffer();
  await writeFile(to, bytes).catch((error: unknown) => {
    throw translateDiskError(error);
  });
}
