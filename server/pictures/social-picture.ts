import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from '../../domain/pages/picture.ts';
import type { Tint } from '../../domain/rules/tint.ts';
import { SOCIAL_SIZE } from '../../domain/site/paths.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
const TEXT_WIDTH = 520;
const PICTURE_WIDTH = 560;
const SHELF = 26;
const FONTS = join(import.meta.dirname, '../../fonts');

/** Wall and shelf edge of each tint in light. */
const WALLS: Record<Tint, [wall: string, shelf: string]> = {
  paper: ['#F4F1EA', '#E9E4D8'],
  mint: ['#DDEFE8', '#CCE4DA'],
  sand: ['#EFE6D8', '#E3D6C1'],
  mist: ['#E3ECEE', '#D3E0E3'],
  blush: ['#F7E3DA', '#EFD2C5'],
};

export type SocialText = { title: string; label: string; company: string };

function escapeMarkup(text: string): string {
  return text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type TextStyle = { size: number; weight: 'Regular' | 'SemiBold'; colour: string; height: number };

async function textLayer(text: string, style: TextStyle): Promise<{ data: Buffer; height: number }> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${escapeMarkup(text)}</span>`,
      font: `Schibsted Grotesk ${style.weight} ${style.size}`,
      fontfile: join(FONTS, `SchibstedGrotesk-${style.weight}.ttf`),
      width: TEXT_WIDTH,
      rgba: true,
      dpi: 72,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= style.height) return { data, height: info.height };
  const cut = await sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: style.height })
    .toBuffer();
  return { data: cut, height: style.height };
}

/**
 * The picture that other sites show beside a link, 1200 by 630: text on the left, the product on its shelf on the right.
 * @param file the picture's bytes or path; without one the wall stays empty
 */
export async function socialPicture(
  text: SocialText,
  picture: Pick<Picture, 'tint'> | null,
  file: Uint8Array | string | null,
): Promise<Buffer> {
  const [wall, shelf] = WALLS[picture?.tint ?? 'mint'];
  const left = 72;
  const label = await textLayer(text.label, {
    size: 28,
    weight: 'Regular',
    colour: '#3C5552',
    height: 80,
  });
  const title = await textLayer(text.title, {
    size: 62,
    weight: 'SemiBold',
    colour: '#0A2422',
    height: 330,
  });
  const company = await textLayer(text.company, {
    size: 30,
    weight: 'SemiBold',
    colour: '#0B4F4A',
    height: 80,
  });
  const layers: OverlayOptions[] = [
    { input: label.data, left, top: 76 },
    { input: title.data, left, top: 76 + label.height + 22 },
    { input: company.data, left, top: HEIGHT - 72 - company.height },
    { input: plane(PICTURE_WIDTH, HEIGHT - SHELF, wall), left: WIDTH - PICTURE_WIDTH, top: 0 },
    { input: plane(PICTURE_WIDTH, SHELF, shelf), left: WIDTH - PICTURE_WIDTH, top: HEIGHT - SHELF },
  ];
  const product = file && (await fitted(file));
  if (product) layers.push({ input: product, left: WIDTH - PICTURE_WIDTH, top: 0 });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#FBF9F5' } })
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

function plane(width: number, height: number, colour: string) {
  return { create: { width, height, channels: 3 as const, background: colour } };
}

async function fitted(file: Uint8Array | string): Promise<Buffer | null> {
  try {
    const { format } = await sharp(file).metadata();
    const size = { width: PICTURE_WIDTH, height: HEIGHT - SHELF };
    if (format !== 'svg')
      return await sharp(file)
        .resize({ ...size, fit: 'cover' })
        .toBuffer();
    // A mark stands small in the middle of its wall.
    const mark = await sharp(file, { density: 400 })
      .resize({ width: 260, height: 260, fit: 'inside' })
      .png()
      .toBuffer();
    return await sharp({ create: { ...size, channels: 4, background: '#00000000' } })
      .composite([{ input: mark, gravity: 'centre' }])
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
