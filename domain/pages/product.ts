import { NO_CATEGORY } from '../fallbacks.ts';
import { chatLink, productChatText } from '../rules/chat-link.ts';
import type { Currency } from '../rules/money.ts';
import { type NamedFact, namedFacts } from '../rules/named-fact.ts';
import { type Tint, tintAt } from '../rules/tint.ts';
import { embedUrl, thumbnailUrl } from '../rules/video.ts';
import { brandPath, categoryPath } from '../site/paths.ts';
import { type BrandMark, brandMark } from './brand-tile.ts';
import { type CatalogCard, catalogCard } from './catalog-card.ts';
import { safeSource } from './content.ts';
import { type FeatureParts, featureParts } from './feature-parts.ts';
import type { Picture, PictureOf } from './picture.ts';
import { type ProductCard, productCards } from './product-card.ts';
import { decisiveOf, type SpecLine, specLines } from './product-measures.ts';
import type { BrandRow, CatalogRow, ProductRow } from './rows.ts';

export type { SpecLine };

export type ProductView = {
  id: string;
  name: string;
  slug: string;
  sku: string;
  description: string | null;
  features: string[];
  /** The same, each split into what it is about and what it says of it. */
  featureParts: FeatureParts[];
  /** The technical data, and the first measures of it that are short enough to be shown large. */
  specifications: SpecLine[];
  decisive: SpecLine[];
  picture: Picture | null;
  /** All its pictures with what they show, the first one first; none where there are not several. */
  gallery: Array<{ picture: Picture; alt: string }>;
  /** What the first picture shows: in the library's words, else the product's name. */
  alt: string;
  tint: Tint;
  /** The player's address; its frame is loaded when the visitor asks for the video. */
  video: string | null;
  /** What search engines ask of a video: the picture YouTube keeps of it, and since when it is on the site. */
  videoFacts: { thumbnail: string; since: string } | null;
  /** Null where no price is shown. Stock that nobody counts is `null`. */
  offer: { price: number; currency: Currency; isInStock: boolean | null } | null;
  /** The features that name what they tell. */
  facts: NamedFact[];
  brand: BrandMark & { href: string | null; slug: string; country: string | null };
  category: { name: string; slug: string; href: string | null };
  /** Chat with a text that names the product. */
  chat: string | null;
  /** What the catalog button leads to: the file, or one of the two messages. */
  catalog: CatalogCard | null;
  hasCatalogs: boolean;
  /** The QR code of the page's address, for paper; the copy that a browser keeps has none. */
  code: string | null;
  related: ProductCard[];
};

/** The addresses of a product's pictures in their order, each once. */
export function picturesOf({ imageUrl, moreImages }: Pick<ProductRow, 'imageUrl' | 'moreImages'>): string[] {
  return [...new Set([imageUrl, ...moreImages].flatMap((address) => safeSource(address) ?? []))];
}

/** A product's page. */
export function productView(input: {
  product: ProductRow;
  brand: BrandRow;
  catalog: CatalogRow | null;
  hasCatalogs: boolean;
  related: readonly ProductRow[];
  /** The products that its measures are compared with. */
  family?: readonly ProductRow[];
  chatNumber: string;
  pictureOf: PictureOf;
  /** What pictures show in words. */
  alts?: ReadonlyMap<string, string>;
}): ProductView {
  const { product, brand, pictureOf } = input;
  const pictures = picturesOf(product).flatMap((address) => pictureOf(address) ?? []);
  const picture = pictures[0] ?? null;
  const altOf = ({ src }: Picture, at: number) =>
    input.alts?.get(src) ?? (at === 0 ? product.name : `${product.name}, ${at + 1}. görsel`);
  const category = product.category ?? NO_CATEGORY;
  const lines = specLines(product, input.family ?? []);
  const thumbnail = product.videoUrl ? thumbnailUrl(product.videoUrl) : null;
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    sku: product.sku,
    description: product.description,
    features: product.features,
    featureParts: featureParts(product),
    specifications: lines,
    decisive: decisiveOf(lines),
    picture,
    gallery: pictures.length > 1 ? pictures.map((one, at) => ({ picture: one, alt: altOf(one, at) })) : [],
    alt: picture ? altOf(picture, 0) : product.name,
    tint: picture?.tint ?? tintAt(0),
    video: product.videoUrl ? embedUrl(product.videoUrl) : null,
    videoFacts: thumbnail ? { thumbnail, since: product.createdAt } : null,
    offer:
      product.price === null
        ? null
        : {
            price: product.price,
            currency: product.currency,
            isInStock: product.stock === null ? null : product.stock > 0,
          },
    facts: namedFacts(product.features),
    brand: {
      ...brandMark(brand, pictureOf),
      slug: brand.slug,
      country: brand.country,
      href: brand.slug ? brandPath(brand.slug) : null,
    },
    category: {
      name: category.name,
      slug: category.slug,
      href: brand.slug ? categoryPath(brand.slug, category.slug) : null,
    },
    chat: chatLink(input.chatNumber, productChatText(product.name, brand.name)),
    catalog: input.catalog ? catalogCard(input.catalog, pictureOf) : null,
    hasCatalogs: input.hasCatalogs,
    code: null,
    related: productCards(input.related, pictureOf),
  };
}
