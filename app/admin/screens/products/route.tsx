import { FolderInput } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { brandKind } from '../../kinds/brand.ts';
import { catalogKind } from '../../kinds/catalog.ts';
import { productKind } from '../../kinds/product.ts';
import { useCategoryChoices, useChoices } from '../../kinds/use-choices.ts';
import { CardList } from '../../list/card-list.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { GridSkeleton, LinesSkeleton } from '../../list/list-states.tsx';
import { SavedViews } from '../../list/saved-views.tsx';
import { FEATURE, useListScreen } from '../../list/use-list-screen.ts';
import { Button } from '../../ui/button.tsx';
import { useFieldChange } from './change/use-field-change.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductForm } from './product-form.tsx';
import { useProductSpec } from './product-spec.ts';
import { builtInViews, FILTER_NAMES, productFilters, sorts } from './product-views.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useKnownRows } from './use-known-rows.ts';

export const meta: MetaFunction = () => [
  { title: 'Ürünler | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

// Loaded when it is looked at: the list begins with cards.
const ProductTable = lazy(() => import('./table/product-table.tsx'));

const KINDS = ['products', 'brands', 'categories'];

export default function ProductsScreen() {
  const screen = useListScreen({ kind: productKind, sorts, filterNames: FILTER_NAMES, kinds: KINDS });
  const { list, rows, selection } = screen;
  const known = useKnownRows(rows.rows, selection);
  const duplicate = useDuplicate(screen.open.openEdit);
  const [isMoving, setMoving] = useState(false);
  const change = useFieldChange({ bulk: screen.bulk, selection, known });
  const filters = productFilters({
    brandId: useChoices(brandKind).options,
    categoryId: useCategoryChoices(list.filters.brandId).options,
    catalogId: useChoices(catalogKind).options,
  });
  const isGrid = list.view === 'grid';
  const skeleton = isGrid ? (
    <GridSkeleton lines={6} />
  ) : (
    <LinesSkeleton className="h-[53px]" count={12} withHead tile="h-9 w-12" />
  );

  return (
    <>
      <ListScreen
        screen={screen}
        placeholder="Ad, kod, marka veya kategori"
        filters={filters}
        hasViews
        skeleton={skeleton}
        views={
          <SavedViews
            kind={productKind.name}
            list={list}
            defaultSort={sorts[0].value}
            builtIn={builtInViews}
          />
        }
        changes={[FEATURE]}
        actions={[{ label: 'Kategoriye taşı', icon: FolderInput, run: () => setMoving(true) }]}
        work={known.loading === null ? null : { label: 'Seçiliyor', done: known.loading, total: rows.total }}
        more={
          <>
            {selection.allShown && rows.total > selection.count && (
              <Button variant="deep" onClick={() => known.selectMatching(screen.query)}>
                Eşleşen {formatCount(rows.total)} ürünün tümünü seç
              </Button>
            )}
            {change.menu}
          </>
        }
        spec={useProductSpec()}
        prefill={{ ...(list.filters.brandId && { brandId: list.filters.brandId }) }}
        form={(form) => <ProductForm form={form} />}
        beforeRemove={(row) => (
          <>
            <b>{row.name}</b> çöp kutusuna taşınır; oradan geri getirebilirsiniz.
          </>
        )}
        beforeRemoveAll={() => 'Ürünler çöp kutusuna taşınır; oradan geri getirebilirsiniz.'}
      >
        {isGrid ? (
          <CardList screen={screen} column={240} estimate={480}>
            {(props) => <ProductCard {...props} onDuplicate={() => duplicate(props.row)} />}
          </CardList>
        ) : (
          <Suspense fallback={skeleton}>
            <ProductTable screen={screen} onDuplicate={duplicate} />
          </Suspense>
        )}
      </ListScreen>
      {change.dialog}
      {isMoving && (
        <MoveDialog
          rows={known.selectedRows()}
          onClose={() => setMoving(false)}
          onMove={(ids, categoryName, categoryId) => {
            setMoving(false);
            void screen.setAll(
              { set: { categoryId }, doing: 'Taşınıyor', done: `${categoryName} kategorisine taşındı.` },
              ids,
            );
          }}
        />
      )}
    </>
  );
}
