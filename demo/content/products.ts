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
import { albaEndoSpecifications } from './specifications/alba-endo.ts';
import { corvusImplantSpecifications } from './specifications/corvus-implant.ts';
import { denovaSpecifications } from './specifications/denova.ts';
import { kalyonMedikalSpecifications } from './specifications/kalyon-medikal.ts';
import { lumidentSpecifications } from './specifications/lumident.ts';
import { meridyenSpecifications } from './specifications/meridyen.ts';
import { nordfilSpecifications } from './specifications/nordfil.ts';
import { ortisSpecifications } from './specifications/ortis.ts';
import { peraDentalSpecifications } from './specifications/pera-dental.ts';
import { vektorSpecifications } from './specifications/vektor.ts';
import type { DemoProduct, SpecificationLines } from './types.ts';

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

const linesByCode: SpecificationLines = {
  ...albaEndoSpecifications,
  ...corvusImplantSpecifications,
  ...denovaSpecifications,
  ...kalyonMedikalSpecifications,
  ...lumidentSpecifications,
  ...meridyenSpecifications,
  ...nordfilSpecifications,
  ...ortisSpecifications,
  ...peraDentalSpecifications,
  ...vektorSpecifications,
};

const altByPath: Record<string, string | undefined> = demoMediaAlt;

/** Every product of the demo in brand order; a product without its own alt text takes the picture's. */
export const demoProducts = productsOfAllBrands.map(
  (product): DemoProduct & Required<Pick<DemoProduct, 'specifications'>> => {
    const imageAlt = product.imageAlt ?? altByPath[product.image];
    const specifications = (linesByCode[product.sku] ?? []).map(([label, value, unit = '']) => ({
      label,
      value,
      unit,
    }));
    return { ...product, specifications, ...(imageAlt !== undefined && { imageAlt }) };
  },
);
