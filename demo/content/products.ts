import { demoMediaAlt } from './media-alt.ts';
import { albaEndoProducts } from './products/alba-endo.ts';
import { corvusImplantProducts } from './products/corvus-implant.ts';
import { denovaProducts } from './products/denova.ts';
import { kalyonMedikalProducts } from './products/kalyon-medikal.ts';
import { lumidentProducts } from './products/lumident.ts';
import { meridyenProducts } from './products/meridyen.ts';
import { nordfilProducts } from './products/nordfil.ts';
import { ortisProducts } from './products/ortis.ts';
import { peraDentalProducts } from './products/pera-dental.ts';
import { vektorProducts } from './products/vektor.ts';
import type { DemoProduct } from './types.ts';

const productsOfAllBrands: DemoProduct[] = [
  ...meridyenProducts,
  ...corvusImplantProducts,
  ...nordfilProducts,
  ...lumidentProducts,
  ...vektorProducts,
  ...kalyonMedikalProducts,
  ...albaEndoProducts,
  ...ortisProducts,
  ...denovaProducts,
  ...peraDentalProducts,
];

const altByPath: Record<string, string | undefined> = demoMediaAlt;

/** Every product of the demo in brand order; a product without its own alt text takes the picture's. */
export const demoProducts: DemoProduct[] = productsOfAllBrands.map((product) => {
  const imageAlt = product.imageAlt ?? altByPath[product.image];
  return imageAlt === undefined ? product : { ...product, imageAlt };
});
