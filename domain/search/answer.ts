import { z } from 'zod';
import { CURRENCIES } from '../rules/money.ts';
import { TINTS } from '../rules/tint.ts';
import { FIND_SORTS, FOUND_KINDS } from './kinds.ts';

/** A text with the parts of it that the search found: `[from, to)` in UTF-16 units, in order, apart from each other. */
const range = z.tuple([z.int(), z.int()]).meta({ items: { type: 'integer' }, minItems: 2, maxItems: 2 });
const marked = z.object({ text: z.string(), marks: z.array(range) });
export type Marked = z.infer<typeof marked>;

/** A picture as pages show it (`Picture` of domain/pages). */
const picture = z.object({
  src: z.string(),
  tint: z.enum(TINTS),
  width: z.int().nullable(),
  height: z.int().nullable(),
  focal: z.string().optional(),
  placeholder: z.string().optional(),
});

/** A fact of a product as label and value: `Çap`, `3,3–5,0 mm`. */
const fact = z.object({ label: z.string(), value: marked });
export type FoundFact = z.infer<typeof fact>;

const productHit = z.object({
  kind: z.literal('product'),
  id: z.string(),
  name: marked,
  /** Null where the brand has no address. */
  href: z.string().nullable(),
  brand: marked,
  category: marked,
  /** Its code; an empty text where it has none. */
  code: marked,
  picture: picture.nullable(),
  tint: z.enum(TINTS),
  /** Null where the site shows no prices. In whole units. */
  price: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  /** Null where the site shows no stock. */
  inStock: z.boolean().nullable(),
  /** The fact that answers the search, else what its card says; null where nothing is known. */
  line: marked.nullable(),
  /** Up to three facts, those that the search found first. */
  facts: z.array(fact),
});
export type ProductHit = z.infer<typeof productHit>;

const brandHit = z.object({
  kind: z.literal('brand'),
  id: z.string(),
  name: marked,
  href: z.string().nullable(),
  /** Its country. */
  line: marked.nullable(),
  picture: picture.nullable(),
  /** Stands where there is no picture. */
  emoji: z.string(),
  /** How many products it has. */
  count: z.int(),
});

const categoryHit = z.object({
  kind: z.literal('category'),
  id: z.string(),
  name: marked,
  href: z.string().nullable(),
  /** The brand that it belongs to. */
  line: marked.nullable(),
  /** That of one of its products. */
  picture: picture.nullable(),
  tint: z.enum(TINTS),
  /** How many products it has, with those below it. */
  count: z.int(),
});

const catalogHit = z.object({
  kind: z.literal('catalog'),
  id: z.string(),
  name: marked,
  /** Opens its file. */
  href: z.string(),
  line: marked.nullable(),
  picture: picture.nullable(),
  pages: z.int().nullable(),
});

const pageHit = z.object({
  kind: z.literal('page'),
  /** The catalog's id and the number of the page: `<uuid>:5`. */
  id: z.string(),
  catalogId: z.string(),
  /** The name of the catalog. */
  name: marked,
  /** From 1. */
  page: z.int(),
  /** Opens the file at that page. */
  href: z.string(),
  /** What stands around the place that was found. */
  line: marked.nullable(),
  /** The cover of the catalog. */
  picture: picture.nullable(),
});

const hit = z.discriminatedUnion('kind', [productHit, brandHit, categoryHit, catalogHit, pageHit]);
export type Hit = z.infer<typeof hit>;

const counts = z.object({
  product: z.int(),
  brand: z.int(),
  category: z.int(),
  catalog: z.int(),
  page: z.int(),
});

/** What a part of the search was read as: `{ text: '3,3 mm', as: 'çap', sentence: '3,3 mm: çap olarak okundu' }`. */
const understood = z.object({ text: z.string(), as: z.string(), sentence: z.string() });
export type Understood = z.infer<typeof understood>;

/** Another way to write the search, and how many products that finds: 'Bunu mu aradınız?'. */
const suggestion = z.object({ text: z.string(), count: z.int() });
export type Suggestion = z.infer<typeof suggestion>;

/** One choice of a filter: `value` goes into the address; `count` is how many it leaves with the other filters on. */
const choice = z.object({ value: z.string(), label: z.string(), count: z.int(), isOn: z.boolean() });
export type FindChoice = z.infer<typeof choice>;

const facets = z.object({
  /** By the brands' slugs. */
  brand: z.array(choice),
  /** By the categories' slugs; categories of several brands that are called the same are one choice. */
  category: z.array(choice),
  /** Empty where the site shows no stock. */
  stock: z.array(choice),
});

/** The answer of a whole search: one part of what was found of one kind, and how much there is of all. */
export const findAnswer = z.object({
  /** As it was asked, cleaned. */
  query: z.string(),
  /** The kind of `hits`: the one that was asked for, else products, or the first kind of which there are some. */
  kind: z.enum(FOUND_KINDS),
  hits: z.array(hit),
  /** How many hits there are under the filters, over all pages. */
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  sort: z.enum(FIND_SORTS),
  counts,
  /** Only of products; counts of choices are of products. */
  facets,
  understood: z.array(understood),
  /** Where nothing was found, or only by a wrong letter. The best first. */
  suggestions: z.array(suggestion),
  /** Whether what was found has the words otherwise than they were written: by a wrong letter. */
  isCorrected: z.boolean(),
});
export type FindAnswer = z.infer<typeof findAnswer>;

/** The answer while somebody types: the first of everything. */
export const suggestAnswer = z.object({
  query: z.string(),
  /** Up to five. */
  products: z.array(productHit),
  /** Brands and categories, up to three. */
  places: z.array(z.discriminatedUnion('kind', [brandHit, categoryHit])),
  /** Catalogs and pages of them, up to two. */
  papers: z.array(z.discriminatedUnion('kind', [catalogHit, pageHit])),
  counts,
  /** The sum of `counts`. */
  total: z.int(),
  understood: z.array(understood),
  suggestions: z.array(suggestion),
  isCorrected: z.boolean(),
});
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
