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

const FACT_HEIGHT = 46;
const MARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="32" viewBox="0 0 30 32"><path fill="#0B4F4A" d="M1 1h9.2L15 13.6 19.8 1H29v15.2C29 25.6 25.4 31 20.2 31c-2.1 0-3.2-1.1-5.2-1.1S11.9 31 9.8 31C4.6 31 1 25.6 1 16.2z"/></svg>',
);

export type SocialText = {
  title: string;
  label: string;
  company: string;
  /** Short ones: each has one line, and those are left out for which a long title leaves no room. */
  facts: string[];
};

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

/** Facts one below the other over hairlines, as many as there is room for. */
async function factLayers(
  facts: readonly string[],
  left: number,
  top: number,
  bottom: number,
): Promise<OverlayOptions[]> {
  const room = Math.max(0, Math.floor((bottom - top) / FACT_HEIGHT));
  const shown = facts.slice(0, room);
  const lines = await Promise.all(
    shown.map((fact) => textLayer(fact, { size: 25, weight: 'Regular', colour: '#3C5552', height: 34 })),
  );
  return lines.flatMap(({ data, height }, index) => {
    const line = top + index * FACT_HEIGHT;
    return [
      { input: plane(TEXT_WIDTH, 1, '#DAD9D1'), left, top: line },
      { input: data, left, top: line + Math.round((FACT_HEIGHT - height) / 2) },
    ];
  });
}

/**
 * The picture that other sites show beside a link, 1200 by 630: text on the left, the product on its shelf on the right.
 * @param file the picture's bytes or path; without one the wall stays empty
 */
export async function socialPicture(
  text: SocialText,
  picture: Pick<Picture, 'tint' | 'placeholder'> | null,
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
  const foot = HEIGHT - 66;
  const above = 76 + label.height + 22 + title.height;
  const facts = await factLayers(text.facts, left, above + 26, foot - 32 - 30);
  const layers: OverlayOptions[] = [
    { input: label.data, left, top: 76 },
    { input: title.data, left, top: 76 + label.height + 22 },
    ...facts,
    { input: MARK, left, top: foot - 32 },
    { input: company.data, left: left + 44, top: foot - 16 - Math.round(company.height / 2) },
    { input: plane(PICTURE_WIDTH, HEIGHT - SHELF, wall), left: WIDTH - PICTURE_WIDTH, top: 0 },
    { input: plane(PICTURE_WIDTH, SHELF, shelf), left: WIDTH - PICTURE_WIDTH, top: HEIGHT - SHELF },
  ];
  const product = file && (await fitted(file, !picture?.placeholder));
  if (product) layers.push({ input: product, left: WIDTH - PICTURE_WIDTH, top: 0 });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#FBF9F5' } })
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

function plane(width: number, height: number, colour: string) {
  return { create: { width, height, channels: 3 as const, background: colour } };
}

/** The share of a render's width that is shown: renders leave an eighth on each side of what they show. */
const RENDER_SHARE = 0.9;
/** Lets a render's own wall run into the drawn one above and below. */
const FADE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="100" preserveAspectRatio="none"><linearGradient id="f" x2="0" y2="1"><stop stop-opacity="0"/><stop offset=".06"/><stop offset=".94"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="10" height="100" fill="url(#f)"/></svg>',
);

async function renderOnWall(file: Uint8Array | string, size: { width: number; height: number }) {
  const { data, info } = await sharp(file)
    .resize({ width: Math.round(size.width / RENDER_SHARE) })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height >= size.height) return null;
  const fade = await sharp(FADE).resize(info.width, info.height, { fit: 'fill' }).png().toBuffer();
  const faded = await sharp(data)
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shown = await sharp(faded)
    .extract({ ...size, height: info.height, left: Math.floor((info.width - size.width) / 2), top: 0 })
    .toBuffer();
  return sharp({ create: { ...size, channels: 4, background: '#00000000' } })
    .composite([{ input: shown, gravity: 'centre' }])
    .png()
    .toBuffer();
}

async function fitted(file: Uint8Array | string, isRender: boolean): Promise<Buffer | null> {
  try {
    const { format } = await sharp(file).metadata();
    const size = { width: PICTURE_WIDTH, height: HEIGHT - SHELF };
    const whole = format !== 'svg' && isRender ? await renderOnWall(file, size) : null;
    if (whole) return whole;
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
