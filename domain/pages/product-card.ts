import { NO_CATEGORY } from '../fallbacks.ts';
import { midSentence } from '../rules/mid-sentence.ts';
import type { Currency } from '../rules/money.ts';
import { type Tint, tintAt } from '../rules/tint.ts';
import { productPath } from '../site/paths.ts';
import { safeSource } from './content.ts';
import type { Picture, PictureOf } from './picture.ts';
import { type Plate, platesOf } from './plate.ts';
import type { ProductRow } from './rows.ts';

export type ProductCard = {
  id: string;
  name: string;
  /** Null where the brand has no address. */
  href: string | null;
  brand: string;
  category: string;
  picture: Picture | null;
  tint: Tint;
  /** One line of facts under the name. */
  line: string | null;
  /** Null where it is not shown. */
  price: number | null;
  currency: Currency;
  /** Up to three facts for the wide card. */
  features: string[];
  /** What stands for a picture that its grid shows already. */
  plate?: Plate;
};

const LINE_MAX = 64;

/** As many features as fit on one line, else the first sentence of the description. */
export function factLine(features: readonly string[], description: string | null): string | null {
  let line = features[0] ?? '';
  for (const feature of features.slice(1, 3)) {
    if (`${line}, ${feature}`.length > LINE_MAX) break;
    line = `${line}, ${midSentence(feature)}`;
  }
  return line || description?.split(/(?<=\.)\s/)[0] || null;
}

/** The address of a product; null where its brand has no slug. */
export function productHref(product: Pick<ProductRow, 'slug' | 'brand' | 'category'>): string | null {
  if (!product.brand.slug || !product.slug) return null;
  return productPath(product.brand.slug, product.category?.slug || NO_CATEGORY.slug, product.slug);
}

/** A product on its shelf. */
export function productCard(product: ProductRow, index: number, pictureOf: PictureOf): ProductCard {
  const picture = pictureOf(safeSource(product.imageUrl));
  return {
    id: product.id,
    name: product.name,
    href: productHref(product),
    brand: product.brand.name,
    category: product.category?.name ?? NO_CATEGORY.name,
    picture,
    tint: picture?.tint ?? tintAt(index),
    line: factLine(product.features, product.description),
    price: product.price,
    currency: product.currency,
    features: product.features.slice(0, 3),
  };
}

/** The cards of a list of products. */
export function productCards(products: readonly ProductRow[], pictureOf: PictureOf): ProductCard[] {
  const plates = platesOf(products);
  return products.map((product, index) => {
    const plate = plates.get(product.id);
    return { ...productCard(product, index, pictureOf), ...(plate && { plate }) };
  });
}
