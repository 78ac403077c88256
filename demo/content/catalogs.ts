import { demoBrands } from './brands.ts';
import { cerrahi } from './catalogs/cerrahi.ts';
import { endodonti } from './catalogs/endodonti.ts';
import { goruntuleme } from './catalogs/goruntuleme.ts';
import { implantoloji2026 } from './catalogs/implantoloji-2026.ts';
import { klinikMobilya } from './catalogs/klinik-mobilya.ts';
import { laboratuvar } from './catalogs/laboratuvar.ts';
import { protez } from './catalogs/protez.ts';
import { restoratif } from './catalogs/restoratif.ts';
import { sarfMalzemeleri } from './catalogs/sarf-malzemeleri.ts';
import { sterilizasyon } from './catalogs/sterilizasyon.ts';
import type { CatalogPlan, CatalogRow, DemoCatalog } from './catalogs/types.ts';
import { demoProducts } from './products.ts';
import type { BrandKey, DemoBrand, DemoProduct } from './types.ts';

const plans: CatalogPlan[] = [
  implantoloji2026,
  endodonti,
  restoratif,
  klinikMobilya,
  goruntuleme,
  sterilizasyon,
  protez,
  cerrahi,
  laboratuvar,
  sarfMalzemeleri,
];

const brands = new Map<BrandKey, DemoBrand>(demoBrands.map((brand) => [brand.key, brand]));

function asRow(product: DemoProduct): CatalogRow {
  return {
    code: product.sku,
    name: product.name,
    brand: brands.get(product.brand)?.name ?? product.brand,
    description: product.description,
    facts: product.features,
    picture: product.image,
  };
}

/** Puts the products that name this catalog into its chapters, in the order of the chapter's categories. */
function assemble({ chapters, ...texts }: CatalogPlan): DemoCatalog {
  const products = demoProducts.filter((product) => product.isActive && product.catalog === texts.key);
  return {
    ...texts,
    brands: demoBrands.filter(({ key }) => products.some((product) => product.brand === key)),
    sections: chapters.map(({ categories, ...chapter }) => ({
      ...chapter,
      rows: categories
        .flatMap((category) => products.filter((product) => product.category === category))
        .map(asRow),
    })),
  };
}

/** The catalogs of the demo company, with everything their PDFs print. */
export const catalogs: DemoCatalog[] = plans.map(assemble);
