import { describe, expect, it } from 'vitest';
import { imageSources } from './image.ts';

const HASH = '0123456789abcdef0123456789abcdef';

describe('imageSources', () => {
  it('offers AVIF, then WebP, in the widths that the picture has', () => {
    const [avif, webp] = imageSources(`/media/${HASH}.webp`, 500);
    expect(avif?.type).toBe('image/avif');
    expect(avif?.srcSet).toBe(
      [160, 320, 480].map((width) => `/media/${HASH}.webp?w=${width}&f=avif ${width}w`).join(', '),
    );
    expect(webp?.srcSet).toContain('&f=webp 480w');
  });

  it('offers all widths when the size is unknown, and one when the picture is tiny', () => {
    expect(imageSources(`/media/${HASH}.png`, null)[0]?.srcSet.split(', ')).toHaveLength(8);
    expect(imageSources(`/media/${HASH}.png`, 40)[0]?.srcSet.split(', ')).toHaveLength(1);
  });

  it('leaves documents and the pictures of other sites as they are', () => {
    expect(imageSources(`/media/${HASH}.pdf`, null)).toEqual([]);
    expect(imageSources('https://elsewhere.example/a.jpg', null)).toEqual([]);
    expect(imageSources('/media/../secret.png', null)).toEqual([]);
  });
});
