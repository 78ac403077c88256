import { type PictureOf, plainPicture } from '../../../domain/pages/picture.ts';
import { type MediaFacts, mediaName } from '../../../domain/things/media.ts';
import type { Storage } from '../../files/storage.ts';

/** What the pages need of the store of files. */
export type PictureSource = {
  describe: (urls: Iterable<string | null | undefined>) => Promise<Map<string, MediaFacts>>;
  storage: Pick<Storage, 'open'>;
};

/** Size, wall colour and point of interest of pictures. */
export function createPictures(source: PictureSource) {
  /** A lookup that knows these pictures. */
  async function of(addresses: Iterable<string | null | undefined>): Promise<PictureOf> {
    const facts = await source.describe(addresses);
    return (address) => {
      const plain = plainPicture(address);
      const known = plain && facts.get(plain.src);
      if (!plain || !known) return plain;
      const { width, height, tint, focalX, focalY, placeholder } = known;
      const isCentred = focalX === 50 && focalY === 50;
      return {
        src: plain.src,
        tint: tint ?? plain.tint,
        width,
        height,
        ...(!isCentred && { focal: `${focalX}% ${focalY}%` }),
        ...(placeholder && { placeholder }),
      };
    };
  }

  /** What pictures show, by their addresses, where the library says it. */
  async function altsOf(addresses: Iterable<string | null | undefined>): Promise<Map<string, string>> {
    const facts = await source.describe(addresses);
    return new Map([...facts].flatMap(([url, { alt }]) => (alt ? [[url, alt] as const] : [])));
  }

  /** A stored picture's bytes; null when it is not one of ours or is lost. */
  async function read(address: string): Promise<Uint8Array | null> {
    const key = mediaName(address);
    if (!key) return null;
    try {
      return new Uint8Array(await new Response(await source.storage.open(key)).arrayBuffer());
    } catch {
      return null;
    }
  }

  return { of, altsOf, read };
}

export type Pictures = ReturnType<typeof createPictures>;
