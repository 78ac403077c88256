import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedUrl } from './video.ts';

const ID = 'dQw4w9WgXcQ';
const EMBED = `https://www.youtube-nocookie.com/embed/${ID}`;

describe('embedUrl', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?feature=share&v=${ID}&t=30s`,
    `https://m.youtube.com/watch?v=${ID}#a`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc&t=4`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `  https://youtu.be/${ID}  `,
    EMBED,
  ])('reads %s', (link) => {
    expect(embedUrl(link)).toBe(EMBED);
  });

  it.each([
    '',
    'video',
    ID,
    `youtube.com/watch?v=${ID}`,
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=kisa',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://youtube.com.kotu.example/watch?v=${ID}`,
    `https://kotu.example/embed/${ID}`,
    `javascript:alert(1)//youtube.com/embed/${ID}`,
    `https://youtu.be/"><script>`,
    'https://vimeo.com/76979871',
    `https://kotu@youtube.com.example/embed/${ID}`,
  ])('takes %j for no video', (link) => {
    expect(embedUrl(link)).toBeNull();
  });

  it('answers the player of the one host or nothing, for any text', () => {
    const link = fc
      .tuple(
        fc.constantFrom('', 'https://', 'http://youtu.be/', 'https://www.youtube.com/'),
        fc.string({ maxLength: 60 }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(link, (text) => {
        expect(embedUrl(text) ?? EMBED).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/);
      }),
    );
  });

  it('answers the same for what it has answered', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);
    fc.assert(
      fc.property(id, (video) => {
        const embed = embedUrl(`https://youtu.be/${video}`) ?? '';
        expect(embed).toContain(video);
        expect(embedUrl(embed)).toBe(embed);
      }),
    );
  });
});
