import { z } from 'zod';
import { address, rowId } from './row.ts';

/** What a product may lack, in the order of the board. */
export const GAPS = [
  'picture',
  'description',
  'features',
  'specifications',
  'catalog',
  'seo',
  'price',
  'video',
] as const;
export type Gap = (typeof GAPS)[number];

/** What the board calls it. */
export const GAP_NAMES: Readonly<Record<Gap, string>> = {
  picture: 'Görsel',
  description: 'Açıklama',
  features: 'Özellik',
  specifications: 'Teknik değer',
  catalog: 'Katalog',
  seo: 'SEO metni',
  price: 'Fiyat',
  video: 'Video',
};

/** A description that is shorter says too little below the name in the results of search engines. */
export const SEO_TEXT_MIN = 50;
/** The most products that one queue has. */
export const GAP_QUEUE_MAX = 500;

const count = z.int().min(0);
const gapCounts = z.object(Object.fromEntries(GAPS.map((gap) => [gap, count])) as Record<Gap, typeof count>);

/** How many products of each brand lack what, and what of the rest of the site is unfinished. */
export const gapBoard = z.object({
  brands: z.array(
    z.object({
      id: rowId,
      name: z.string(),
      products: count,
      /** Those that lack nothing. */
      complete: count,
      gaps: gapCounts,
    }),
  ),
  /** Categories that hold no product, not even below them; the first few by name. */
  emptyCategories: z.object({ count, names: z.array(z.string()) }),
});
export type GapBoard = z.infer<typeof gapBoard>;
export type GapCounts = z.infer<typeof gapCounts>;

/** A product of a queue. */
export const gapProduct = z.object({
  id: rowId,
  name: z.string(),
  sku: z.string(),
  imageUrl: address.nullable(),
  brand: z.string(),
});
export type GapProduct = z.infer<typeof gapProduct>;
