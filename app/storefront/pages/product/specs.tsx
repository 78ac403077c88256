import type { ReactNode } from 'react';
import type { ProductView } from '../../../../domain/pages/product.ts';
import { Link } from '../../ui/link.tsx';
import { Printer } from '../../ui/more-icons.tsx';

type Row = { name: string; value: ReactNode };

function catalogText({ name, pages, fileSize }: NonNullable<ProductView['catalog']>): string {
  return [name, pages ? `${pages} sayfa` : '', fileSize === 'Bilinmiyor' ? '' : fileSize]
    .filter(Boolean)
    .join(', ');
}

function rowsOf({ brand, category, sku, catalog }: ProductView): Row[] {
  const rows: Row[] = [
    { name: 'Marka', value: brand.href ? <Link to={brand.href}>{brand.name}</Link> : brand.name },
    {
      name: 'Kategori',
      value: category.href ? <Link to={category.href}>{category.name}</Link> : category.name,
    },
  ];
  if (sku) rows.push({ name: 'Ürün kodu', value: sku });
  if (brand.country) rows.push({ name: 'Menşe', value: brand.country });
  if (catalog?.download) rows.push({ name: 'Katalog', value: catalogText(catalog) });
  return rows;
}

/** What the records say of a product. */
export function Specs({ view }: { view: ProductView }) {
  return (
    <section className="wrap section specs" aria-labelledby="urun-bilgileri">
      <h2 className="display-3" id="urun-bilgileri">
        Ürün bilgileri
      </h2>
      <dl>
        {rowsOf(view).map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-ghost sheet-button no-print" onClick={() => print()}>
        <Printer aria-hidden />
        Ürün föyünü yazdır
      </button>
      {view.code && <img className="product-code" src={view.code} alt="Bu sayfanın karekodu" />}
    </section>
  );
}
