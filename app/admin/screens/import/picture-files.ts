import { isSafeSource } from '../../../../domain/rules/safe-link.ts';
import { fold } from '../../../../domain/rules/turkish.ts';
import { isBlank, textOf } from '../../../../domain/tables/read-cell.ts';
import { IMAGE_MAX_BYTES } from '../../../../domain/things/media.ts';
import type { ImportFile } from './import-api.ts';

/** The fields that hold pictures, and the folder of the library that theirs lie in. */
export const PICTURE_FOLDERS: Readonly<Record<string, string>> = {
  imageUrl: 'products',
  logoUrl: 'logos',
  thumbnailUrl: 'thumbnails',
};
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** The names of files that a column has in place of addresses. */
export function fileNamesIn(file: ImportFile, at: number): string[] {
  const names = new Set<string>();
  for (const { cells } of file.rows) {
    const cell = cells[at] ?? null;
    const text = textOf(cell).trim();
    if (!isBlank(cell) && !isSafeSource(text)) names.add(text);
  }
  return [...names];
}

function bare(name: string): string {
  return fold(name.split(/[\\/]/).at(-1) ?? name);
}

/** The pictures in the given files, those inside of zip archives too. */
async function picturesIn(files: readonly File[]): Promise<File[]> {
  const found: File[] = [];
  for (const file of files) {
    if (PICTURE.test(file.name)) found.push(file);
    if (!/\.zip$/i.test(file.name)) continue;
    const { unzip } = await import('fflate');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entries = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
      const filter = (entry: { name: string; originalSize: number }) =>
        PICTURE.test(entry.name) && entry.originalSize <= IMAGE_MAX_BYTES;
      unzip(bytes, { filter }, (error, content) => (error ? reject(error) : resolve(content)));
    });
    for (const [name, content] of Object.entries(entries))
      found.push(new File([Uint8Array.from(content)], name.split('/').at(-1) ?? name));
  }
  return found;
}

/** The pictures that names mean: with their ending or without. */
export async function picturesByName(
  names: readonly string[],
  files: readonly File[],
): Promise<Array<{ name: string; picture: File }>> {
  const pictures = new Map<string, File>();
  for (const picture of await picturesIn(files)) {
    pictures.set(bare(picture.name), picture);
    pictures.set(bare(picture.name.replace(PICTURE, '')), picture);
  }
  return names.flatMap((name) => {
    const picture = pictures.get(bare(name));
    return picture ? [{ name, picture }] : [];
  });
}
