import type { Product } from '../../../domain/product.ts';
import { SortableList } from '../shared/list/sortable.tsx';
import { SortableItem } from '../shared/list/sortable-item.tsx';
import type { ListView } from '../shared/list/use-list-params.ts';
import type { Rows } from '../shared/list/use-rows.ts';
import { VirtualRows } from '../shared/list/virtual-rows.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductItemProps } from './product-item.ts';
import { ProductLine } from './product-line.tsx';

type ProductListProps = {
  rows: Rows<Product>;
  view: ListView;
  sortable: boolean;
  onMove: (ordered: Product[], changed: Product[]) => void;
  itemProps: (row: Product) => Omit<ProductItemProps, 'handle'>;
};

/** The products as cards or as lines, in an order that can be changed when it is the site's. */
export function ProductList({ rows, view, sortable, onMove, itemProps }: ProductListProps) {
  const Item = view === 'grid' ? ProductCard : ProductLine;
  const list = (
    <VirtualRows
      key={view}
      rows={rows}
      label="Ürün listesi"
      {...(view === 'grid' ? { column: 240, gap: 20, estimate: 480 } : { gap: 8, estimate: 72 })}
    >
      {(row) => (
        <SortableItem id={row.id} name={row.name}>
          {(handle) => <Item {...itemProps(row)} handle={handle} />}
        </SortableItem>
      )}
    </VirtualRows>
  );
  if (!sortable) return list;
  return (
    <SortableList
      items={rows.rows}
      grid={view === 'grid'}
      nameOf={(row) => row.name}
      onMove={onMove}
      overlay={(row) => (
        <div className="rounded-panel border border-primary bg-surface px-5 py-4 font-semibold shadow-float">
          {row.name}
        </div>
      )}
    >
      {list}
    </SortableList>
  );
}
