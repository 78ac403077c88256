import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { DemoCatalog } from '../content/catalogs/types.ts';
import type { MediaPath } from '../content/types.ts';
import { color, coverWall, page, tileWall } from './theme.ts';

const media = fileURLToPath(new URL('../media/', import.meta.url));

/** Wall and shelf of the five tile tints. */
const tints = [
  { wall: [244, 241, 234], shelf: '#E9E4D8' },
  { wall: [221, 239, 232], shelf: '#CCE4DA' },
  { wall: [239, 230, 216], shelf: '#E3D6C1' },
  { wall: [227, 236, 238], shelf: '#D3E0E3' },
  { wall: [247, 227, 218], shelf: '#EFD2C5' },
] as const;

/** A picture and the colour of its shelf edge. */
export type Tile = { image: Buffer; shelf: string };
/** A logo and its width for a height of 1. */
export type Mark = { image: Buffer; ratio: number };
export type Pictures = {
  cover: Tile;
  chapters: Tile[];
  thumbs: Map<MediaPath, Buffer>;
  marks: Map<MediaPath, Mark>;
  farewell: Buffer;
};

const dots = 1240;

async function shelfOf(file: string): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(file)
    .extract({ left: 0, top: 0, width: 80, height: 80 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
  const away = tints.map(({ wall: [r, g, b] }) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return tints[away.indexOf(Math.min(...away))]?.shelf ?? tints[0].shelf;
}

/**
 * A product picture with its backdrop drawn out on one side until it fills the page's width and the given
 * height in points: upwards for a cover, to the left for a wide tile. The seam is faded.
 */
async function tile(path: MediaPath, points: number): Promise<Tile> {
  const file = media + path;
  const width = dots;
  const height = Math.round((dots * points) / page.width);
  const upwards = height > width;
  const picture = upwards
    ? { width, height: Math.round((width * 3) / 4) }
    : { width: Math.round((height * 4) / 3), height };
  const own = await sharp(file).metadata();
  const share = (part: number) => Math.round(own.width * part);
  const zoom = upwards
    ? { left: share(0.05), top: share(0.0125), width: share(0.9), height: share(0.675) }
    : { left: 0, top: 0, width: own.width, height: own.height };
  const { data: photo, info } = await sharp(file)
    .extract(zoom)
    .resize(picture.width, picture.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = upwards
    ? { left: 0, top: 0, width: picture.width, height: 24 }
    : { left: 0, top: 0, width: 24, height: picture.height };
  const average = await sharp(photo, { raw: info })
    .extract(edge)
    .resize(upwards ? 16 : 1, upwards ? 1 : 12, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">
      <linearGradient id="f" x1="0" y1="0" x2="${upwards ? 0 : 1}" y2="${upwards ? 1 : 0}">
        <stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".12" stop-color="#fff"/>
      </linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const faded = await sharp(photo, { raw: info })
    .ensureAlpha()
    .composite([{ input: fade, blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = await sharp(average)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([
      {
        input: faded.data,
        raw: faded.info,
        left: width - picture.width,
        top: height - picture.height,
      },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { image, shelf: await shelfOf(file) };
}

function crop(path: MediaPath, width: number, height: number): Promise<Buffer> {
  return sharp(media + path)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A logo on the colour of its page: what is see-through would be written in the order in which threads end. */
async function mark(path: MediaPath): Promise<Mark> {
  const { data, info } = await sharp(media + path, { density: 288 })
    .resize({ height: 120 })
    .flatten({ background: color.paper })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, ratio: info.width / info.height };
}

async function each<Value>(
  paths: MediaPath[],
  load: (path: MediaPath) => Promise<Value>,
): Promise<Map<MediaPath, Value>> {
  return new Map(
    await Promise.all([...new Set(paths)].map(async (path) => [path, await load(path)] as const)),
  );
}

/** Every picture a catalog prints, at the size it is printed. */
export async function loadPictures(catalog: DemoCatalog): Promise<Pictures> {
  const openings = catalog.sections.map((chapter) => chapter.picture);
  const shown = catalog.sections.flatMap((chapter) => chapter.rows.map((row) => row.picture));
  const wordmarks = catalog.brands.map((brand) => brand.wordmark);
  const [cover, walls, thumbs, marks, farewell] = await Promise.all([
    tile(catalog.cover, coverWall),
    each(openings, (path) => tile(path, tileWall)),
    each(shown, (path) => crop(path, 400, 300)),
    each(wordmarks, mark),
    crop('scenes/about.webp', 700, 860),
  ]);
  const chapters = openings.flatMap((path) => walls.get(path) ?? []);
  return { cover, chapters, thumbs, marks, farewell };
}
