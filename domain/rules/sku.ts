import { slugify } from './slug.ts';

function letters(text: string): string {
  return slugify(text)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .padEnd(3, 'x')
    .toUpperCase();
}

/** The generated code of a product, `BIA-IMP-DEN-1234`: three letters of brand, category and name, then four digits. */
export function makeSku(brand: string, category: string, product: string, number: number): string {
  return `${letters(brand)}-${letters(category)}-${letters(product)}-${String(number % 10_000).padStart(4, '0')}`;
}
