import type { VariantFormat, VariantWidth } from '../../domain/things/media.ts';
import { contentTypeOf } from '../files/content-types.ts';
import type { Storage } from '../files/storage.ts';
import type { TemporaryFiles } from '../files/temporary-files.ts';
import type { makeVariant, VariantShape } from './images.ts';

export type WantedVariant = Omit<VariantShape, 'width' | 'format'> & {
  width: VariantWidth;
  format: VariantFormat;
};

/** The folder of all copies of a stored picture. */
export function variantFolder(hash: string): string {
  return `variants/${hash}/`;
}

export function variantKey(hash: string, { width, format, crop, focalX, focalY }: WantedVariant): string {
  const cut = crop ? `-${crop}-${focalX}-${focalY}` : '';
  return `${variantFolder(hash)}${width}${cut}.${format}`;
}

type Parts = { storage: Storage; temporary: TemporaryFiles; makeVariant: typeof makeVariant };

/** Smaller copies of pictures: made when they are not there yet, kept, and made once however many ask at a time. */
export function createVariants(parts: Parts) {
  const { storage, temporary } = parts;
  const inTheMaking = new Map<string, Promise<void>>();

  async function make(key: string, original: string, wanted: WantedVariant): Promise<void> {
    await temporary.use(async (picture) => {
      await storage.save(original, picture);
      await temporary.use(async (copy) => {
        await parts.makeVariant(picture, copy, wanted);
        await storage.put(key, copy, contentTypeOf(key));
      });
    });
  }

  /** The key of a copy that is there by the time this settles. @throws AppError not_found, unavailable */
  async function ensure(picture: { hash: string; ext: string }, wanted: WantedVariant): Promise<string> {
    const key = variantKey(picture.hash, wanted);
    if (await storage.stat(key)) return key;
    const making =
      inTheMaking.get(key) ??
      make(key, `${picture.hash}.${picture.ext}`, wanted).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    await making;
    return key;
  }

  return { ensure };
}
