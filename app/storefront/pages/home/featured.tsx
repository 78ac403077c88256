import type { HomeView } from '../../../../domain/pages/home.ts';
import { ProductCard } from '../../ui/product-card.tsx';
import { Rail, RailButtons } from '../../ui/rail.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useRail } from '../../ui/use-rail.ts';

const SIZES = '(max-width: 700px) 66vw, (max-width: 1100px) 272px, 320px';
const WIDE_SIZES = '(max-width: 700px) 78vw, (max-width: 1100px) 446px, 480px';

/** The featured products on one shelf; the first is the wide one. */
export function Featured({ featured }: { featured: HomeView['featured'] }) {
  const rail = useRail();
  if (featured.products.length === 0) return null;
  return (
    <section className="section" data-section="homepage/featured-products" data-below>
      <div className="wrap">
        <SectionHeading heading={featured}>
          <RailButtons rail={rail} previous="Önceki ürünler" next="Sonraki ürünler" />
        </SectionHeading>
      </div>
      <Rail rail={rail} label={featured.title} className="featured">
        {featured.products.map((product, index) => (
          <div className={`rail-slide ${index === 0 ? 'featured-wide' : 'featured-slide'}`} key={product.id}>
            <ProductCard product={product} wide={index === 0} sizes={index === 0 ? WIDE_SIZES : SIZES} />
          </div>
        ))}
      </Rail>
    </section>
  );
}
