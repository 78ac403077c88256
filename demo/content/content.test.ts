import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { labelKey } from '../../domain/rules/specification.ts';
import { inUnit, unitOf } from '../../domain/rules/unit.ts';
import { demoBrands } from './brands.ts';
import { demoCategories } from './categories.ts';
import { demoMediaAlt } from './media-alt.ts';
import { demoProducts } from './products.ts';
import type { DemoBrand, DemoCategory } from './types.ts';

const mediaFolder = fileURLToPath(new URL('../media/', import.meta.url));
const brands: DemoBrand[] = demoBrands;
const categories: DemoCategory[] = demoCategories;
const categoryByKey = new Map(categories.map((category) => [category.key, category]));

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function lower(text: string): string {
  return text.toLocaleLowerCase('tr');
}

/** The chain from a category up to its root; throws on a cycle or an unknown parent. */
function ancestry(category: DemoCategory): DemoCategory[] {
  const chain = [category];
  for (let current = category; current.parent !== undefined; ) {
    const parent = categoryByKey.get(current.parent);
    if (!parent) throw new Error(`${current.key}: unknown parent ${current.parent}`);
    if (chain.includes(parent)) throw new Error(`${category.key}: cycle through ${parent.key}`);
    chain.push(parent);
    current = parent;
  }
  return chain;
}

describe('demo brands', () => {
  it('are ten, with unique keys, names and order', () => {
    expect(brands).toHaveLength(10);
    expect(duplicates(brands.map((brand) => brand.key))).toEqual([]);
    expect(duplicates(brands.map((brand) => lower(brand.name)))).toEqual([]);
    expect(brands.map((brand) => brand.sortOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are distributor brands but for two', () => {
    expect(brands.filter((brand) => !brand.isDistributor)).toHaveLength(2);
  });

  it('lead to a reserved domain and name a year', () => {
    for (const brand of brands) {
      expect(new URL(brand.website).hostname).toMatch(/\.example$/);
      expect(brand.established).toMatch(/^(19|20)\d\d$/);
    }
  });

  it.each(brands)('$name has its mark and wordmark', (brand) => {
    expect(brand.logo).toBe(`brands/${brand.key}.svg`);
    expect(existsSync(mediaFolder + brand.logo)).toBe(true);
    expect(existsSync(mediaFolder + brand.wordmark)).toBe(true);
  });

  it.each(brands)('$name carries at least ten products and one featured', (brand) => {
    const own = demoProducts.filter((product) => product.brand === brand.key);
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(own.some((product) => product.isFeatured)).toBe(true);
  });
});

describe('demo categories', () => {
  it('are at least forty, with unique keys and names unique within the brand', () => {
    expect(categories.length).toBeGreaterThanOrEqual(40);
    expect(duplicates(categories.map((category) => category.key))).toEqual([]);
    expect(duplicates(categories.map((category) => `${category.brand}/${lower(category.name)}`))).toEqual([]);
  });

  it('belong to a known brand, as do their parents, without cycles', () => {
    const brandKeys = brands.map((brand) => brand.key);
    for (const category of categories) {
      expect(brandKeys).toContain(category.brand);
      expect(new Set(ancestry(category).map((step) => step.brand))).toEqual(new Set([category.brand]));
    }
  });

  it('nest at most three deep, and somewhere exactly three', () => {
    expect(Math.max(...categories.map((category) => ancestry(category).length))).toBe(3);
  });

  it('lead to products, their own or those below them', () => {
    const filled = new Set(
      demoProducts.flatMap((product) => {
        const category = categoryByKey.get(product.category);
        return category ? ancestry(category).map((step) => step.key) : [];
      }),
    );
    expect(categories.filter((category) => !filled.has(category.key))).toEqual([]);
  });
});

describe('demo products', () => {
  it('are at least 160, with unique names and codes', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(160);
    expect(duplicates(demoProducts.map((product) => lower(product.name)))).toEqual([]);
    expect(duplicates(demoProducts.map((product) => product.sku))).toEqual([]);
  });

  it('stand in a category of their own brand', () => {
    const misplaced = demoProducts.filter(
      (product) => categoryByKey.get(product.category)?.brand !== product.brand,
    );
    expect(misplaced).toEqual([]);
  });

  it('are ordered 1, 2, 3 … within their brand', () => {
    for (const brand of brands) {
      const orders = demoProducts.filter((product) => product.brand === brand.key).map((p) => p.sortOrder);
      expect(orders).toEqual(orders.map((_, index) => index + 1));
    }
  });

  it.each(demoProducts)('$sku is complete', (product) => {
    expect(product.sku).toMatch(/^[A-Z]{3}-[A-Z0-9]+$/);
    expect(existsSync(mediaFolder + product.image)).toBe(true);
    expect(product.imageAlt).toBeTruthy();
    expect(product.features.length).toBeGreaterThanOrEqual(3);
    expect(product.features.length).toBeLessThanOrEqual(7);
    expect(duplicates(product.features)).toEqual([]);
    expect(product.specifications.length).toBeGreaterThanOrEqual(4);
    expect(product.specifications.length).toBeLessThanOrEqual(8);
    expect(duplicates(product.specifications.map(({ label }) => labelKey(label)))).toEqual([]);
    expect(product.specifications.filter(({ unit }) => unitOf(unit) !== unit)).toEqual([]);
    expect(product.description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
    expect(product.description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(4);
    expect(product.price).toBeGreaterThan(0);
    expect(Number.isInteger(product.stock) && product.stock >= 0).toBe(true);
  });

  it('call what they measure the same, in units that can be compared, within a category', () => {
    const known = new Map<string, { label: string; unit: string }>();
    const differing = demoProducts.flatMap(({ sku, category, specifications }) =>
      specifications.filter(({ label, unit }) => {
        const key = `${category} ${labelKey(label)}`;
        const first = known.get(key) ?? { label, unit };
        known.set(key, first);
        return first.label !== label || inUnit(1, unit, first.unit) === null ? sku : false;
      }),
    );
    expect(differing).toEqual([]);
  });

  it('spread featured, inactive and sold-out states, and never feature an inactive one', () => {
    const featured = demoProducts.filter((product) => product.isFeatured);
    expect(featured.length).toBeGreaterThanOrEqual(10);
    expect(featured.length).toBeLessThanOrEqual(12);
    expect(featured.every((product) => product.isActive && product.stock > 0)).toBe(true);
    const inactive = demoProducts.filter((product) => !product.isActive);
    expect([2, 3]).toContain(inactive.length);
    expect(demoProducts.some((product) => product.isActive && product.stock === 0)).toBe(true);
  });

  it('carry a few videos, each a YouTube watch, short or embed link', () => {
    const videos = demoProducts.flatMap((product) => product.videoUrl ?? []);
    expect(videos.length).toBeGreaterThanOrEqual(4);
    expect(duplicates(videos)).toEqual([]);
    for (const video of videos) {
      expect(video).toMatch(
        /^https:\/\/(www\.youtube\.com\/(watch\?v=|embed\/)|youtu\.be\/)[A-Za-z0-9_-]{11}$/,
      );
    }
  });
});

describe('demo pictures', () => {
  it('are there for every alt text', () => {
    expect(Object.keys(demoMediaAlt).filter((path) => !existsSync(mediaFolder + path))).toEqual([]);
  });

  it('of products and brands have an alt text each', () => {
    const files = globSync('{products,brands}/*', { cwd: mediaFolder });
    const described = new Set(Object.keys(demoMediaAlt));
    expect(files.length).toBeGreaterThan(0);
    expect(files.map((file) => file.replaceAll('\\', '/')).filter((file) => !described.has(file))).toEqual(
      [],
    );
  });

  it('are one a product: 205 products, 205 files that differ, each with words of its own', () => {
    const files = demoProducts.map((product) => product.image);
    expect(files).toHaveLength(205);
    expect(duplicates(files)).toEqual([]);
    expect(duplicates(files.map((file) => readFileSync(mediaFolder + file, 'base64'))).length).toBe(0);
    expect(duplicates(demoProducts.map((product) => lower(product.imageAlt ?? '')))).toEqual([]);
  });

  it('of products are light: none has more than 40 kB', () => {
    const heavy = demoProducts.filter(({ image }) => statSync(mediaFolder + image).size > 40_000);
    expect(heavy.map(({ image }) => image)).toEqual([]);
  });

  it('of products are all in use', () => {
    const used = new Set<string>(demoProducts.map((product) => product.image));
    const pictures = Object.keys(demoMediaAlt).filter((path) => path.startsWith('products/'));
    expect(pictures.filter((path) => !used.has(path))).toEqual([]);
  });
});

describe('demo wording', () => {
  const texts = [
    ...brands.flatMap((brand) => [brand.name, brand.description]),
    ...categories.flatMap((category) => [category.name, category.description]),
    ...demoProducts.flatMap((product) => [product.name, product.description, ...product.features]),
    ...demoProducts.flatMap(({ specifications }) => specifications.flatMap((one) => [one.label, one.value])),
  ];

  it('keeps to facts', () => {
    const praise =
      /(?<!\p{L})(en iyi|kaliteli|lider|mükemmel|üstün|eşsiz|rakipsiz|kusursuz|ideal|profesyonel|ekonomik|müşteri|fiyat|sepet)(?!\p{L})/u;
    expect(texts.filter((text) => praise.test(lower(text)))).toEqual([]);
  });

  it('writes numbers and apostrophes the Turkish way', () => {
    const decimalPoint = /(?<![/\d])\d+\.\d{1,2}(?!\d)/;
    const percentAfter = /\d\s?%/;
    const crossAsLetter = /\d\s?x\s?\d/i;
    const wrong = texts.filter(
      (text) =>
        decimalPoint.test(text) ||
        percentAfter.test(text) ||
        crossAsLetter.test(text) ||
        /[’‘“”]|\s{2,}/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
