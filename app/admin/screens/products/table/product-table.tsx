import type { Product, ProductPatch } from '../../../../../domain/things/product.ts';
import { catalogKind } from '../../../kinds/catalog.ts';
import { useCategoryChoices, useChoices } from '../../../kinds/use-choices.ts';
import { CardList } from '../../../list/card-list.tsx';
import type { ListScreenState } from '../../../list/use-list-screen.ts';
import { ProductLine } from '../product-line.tsx';
import { PendingBar } from './pending-bar.tsx';
import { TableFoot, TableHead } from './table-head.tsx';
import { useCells } from './use-cells.ts';

type BulkSet = { isActive?: boolean; isFeatured?: boolean; isDistributor?: boolean; categoryId?: string };
type ProductTableProps = {
  screen: ListScreenState<Product, ProductPatch, BulkSet, 'isActive' | 'isFeatured'>;
  onDuplicate: (row: Product) => void;
};

/** The products as a table that is written in place. */
export default function ProductTable({ screen, onDuplicate }: ProductTableProps) {
  const cells = useCells(screen.rows, {
    categoryId: useCategoryChoices().rows,
    catalogId: useChoices(catalogKind).rows,
  });
  return (
    <div>
      <TableHead list={screen.list} selection={screen.selection} withHandle={screen.sortable} />
      <div className="overflow-clip border-line max-xl:rounded-t-panel max-xl:border-t rounded-b-panel border-x">
        <CardList screen={screen} gap={0} estimate={53}>
          {(props) => <ProductLine {...props} cells={cells} onDuplicate={() => onDuplicate(props.row)} />}
        </CardList>
        <TableFoot said={cells.said} />
      </div>
      <PendingBar
        cells={cells}
        bulk={screen.bulk}
        isBehind={screen.open.isNew || Boolean(screen.open.editId)}
      />
    </div>
  );
}
