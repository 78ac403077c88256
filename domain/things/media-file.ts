import { z } from 'zod';
import { optionalText, text, version, wholeNumber } from '../rules/fields.ts';
import { TINTS } from '../rules/tint.ts';
import { catalogWords } from './catalog.ts';
import { address, count, KIND_NAMES, type KindWords, moment, rowId, rowMeta } from './row.ts';

export const mediaWords: KindWords = { noun: 'dosya', title: 'Dosya', plural: 'Dosyalar' };

/** Folders that a picture may be filed under. */
export const IMAGE_FOLDERS = ['logos', 'products', 'thumbnails', 'images', 'gallery', 'og-images'] as const;
/** Folders that a document may be filed under. */
export const DOCUMENT_FOLDERS = [catalogWords.name] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];
export type DocumentFolder = (typeof DOCUMENT_FOLDERS)[number];
export type MediaFolder = ImageFolder | DocumentFolder;

/** What the folders of the library are called. */
export const FOLDER_NAMES: Record<MediaFolder, string> = {
  products: 'Ürün görselleri',
  logos: 'Logolar',
  thumbnails: 'Katalog kapakları',
  images: 'Sayfa görselleri',
  gallery: 'Galeri',
  'og-images': 'Paylaşım görselleri',
  [catalogWords.name]: 'Katalog dosyaları',
};

function folderOf<const T extends readonly [string, ...string[]]>(folders: T) {
  return z.enum(folders, { error: `Klasör şunlardan biri olmalıdır: ${folders.join(', ')}.` });
}
export const imageFolder = folderOf(IMAGE_FOLDERS);
export const documentFolder = folderOf(DOCUMENT_FOLDERS);

/** The address of a stored document. */
export const documentUrl = text(200).regex(
  /^\/media\/[0-9a-f]{32}\.(?:pdf|docx?)$/,
  'Yüklenmiş bir belgenin adresi bekleniyor.',
);

/** What staff may say of a stored file. */
export const mediaForm = z.strictObject({
  name: text(200).refine((value) => value.length > 0, 'Dosya adı boş olamaz.'),
  alt: optionalText(300),
  focalX: wholeNumber(0, 100),
  focalY: wholeNumber(0, 100),
});
/** What changes a stored file. */
export const mediaPatch = mediaForm.extend({ version }).partial();
export type MediaPatch = z.input<typeof mediaPatch>;

/** A stored file as the API answers it; sizes in bytes and pixels, the focal point in percent. */
export const mediaRow = z.object({
  id: rowId,
  kind: z.enum(['image', 'document']),
  folder: z.enum([...IMAGE_FOLDERS, ...DOCUMENT_FOLDERS]),
  url: address,
  name: z.string(),
  fileName: z.string(),
  ext: z.string(),
  size: count,
  width: count.nullable(),
  height: count.nullable(),
  thumbhash: z.string().nullable(),
  tint: z.enum(TINTS).nullable(),
  focalX: z.int(),
  focalY: z.int(),
  alt: z.string().nullable(),
  pages: count.nullable(),
  thumbnailUrl: address.nullable(),
  ...rowMeta,
});
export type MediaFile = z.infer<typeof mediaRow>;

/** A place that shows a file: the row and its field; page and section for the contents of pages. */
export const mediaUse = z.object({
  entity: z.enum(KIND_NAMES),
  id: z.string(),
  name: z.string(),
  field: z.string(),
  page: z.string().optional(),
  section: z.string().optional(),
});
export type MediaUse = z.infer<typeof mediaUse>;

/** A file of the library: with the number of its places, and since when it has none. */
export const libraryRow = mediaRow.extend({
  useCount: count,
  unusedSince: moment.nullable(),
  replacedById: rowId.nullable(),
});
export type LibraryFile = z.infer<typeof libraryRow>;

/** A file of the library with all its places; `inTrash` when a deleted row would show it again. */
export const libraryDetail = libraryRow.extend({ uses: z.array(mediaUse), inTrash: z.boolean() });
export type LibraryDetail = z.infer<typeof libraryDetail>;
