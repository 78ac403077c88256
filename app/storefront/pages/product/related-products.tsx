import type { ProductView } from '../../../../domain/pages/product.ts';
import { HelpTile } from '../../ui/help-tile.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';

const COLUMNS = 4;

/** Other products of the same category. */
export function RelatedProducts({ view }: { view: ProductView }) {
  const { related, category, brand } = view;
  if (related.length === 0) return null;
  return (
    <section className="band section no-print" aria-labelledby="benzer">
      <div className="wrap">
        <div className="section-head">
          <h2 className="display-3" id="benzer">
            Aynı kategoriden
          </h2>
          {category.href && (
            <Link className="text-link" to={category.href} prefetch="intent" viewTransition>
              {brand.name} {category.name}
              <ArrowRight aria-hidden />
            </Link>
          )}
        </div>
        <ProductGrid
          products={related}
          columns={4}
          help={
            related.length % COLUMNS > 0 && (
              <HelpTile
                title="Karar veremediniz mi?"
                text="Ne için kullanacağınızı yazın, uygun olanı söyleyelim."
                chatText={`Merhaba, ${view.name} ve benzeri ürünler arasında seçim yapmak istiyorum.`}
              />
            )
          }
        />
      </div>
    </section>
  );
}
