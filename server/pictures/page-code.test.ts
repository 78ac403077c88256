import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { pageCode } from './page-code.ts';

it('draws each module of the code as a square of 8 by 8 pixels', async () => {
  const address = 'https://v.example/brands/nordfil/kompozit/nano-set';
  const { data: modules, size } = encode(address, { ecc: 'M', border: 0 });
  const { data, info } = await sharp(pageCode(address))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([size * 8, size * 8, 1]);
  const drawn = Array.from({ length: size * 8 }, (_, y) =>
    Array.from({ length: size * 8 }, (_, x) => data[y * size * 8 + x] === 0),
  );
  const wanted = drawn.map((row, y) => row.map((_, x) => modules[Math.floor(y / 8)]?.[Math.floor(x / 8)]));
  expect(drawn).toEqual(wanted);
});

it('is small enough to go along in a page', () => {
  expect(
    pageCode(`https://www.firma.com.tr/brands/${'marka-adi/kategori/'.repeat(2)}urun`).length,
  ).toBeLessThan(700);
});
