import { lazy, Suspense, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { compareTurkish } from '../../../../domain/rules/turkish.ts';
import type { Catalog } from '../../../../domain/things/catalog.ts';
import { catalogKind } from '../../kinds/catalog.ts';
import { useChoices } from '../../kinds/use-choices.ts';
import { CardList } from '../../list/card-list.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { GridSkeleton, LinesSkeleton } from '../../list/list-states.tsx';
import { FEATURE, useListScreen } from '../../list/use-list-screen.ts';
import { CatalogCard } from './catalog-card.tsx';
import { CatalogForm } from './catalog-form.tsx';
import { CatalogHead, CatalogLine } from './catalog-line.tsx';
import { catalogFilters, FILTER_NAMES, sorts } from './catalog-list.ts';
import { catalogSpec } from './catalog-spec.ts';

export const meta: MetaFunction = () => [
  { title: 'Kataloglar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['catalogs', 'products'];
// Loaded with its first use.
const ProductsDialog = lazy(async () => ({
  default: (await import('./products/products-dialog.tsx')).ProductsDialog,
}));

export default function CatalogsScreen() {
  const screen = useListScreen({ kind: catalogKind, sorts, filterNames: FILTER_NAMES, kinds: KINDS });
  const [filling, setFilling] = useState<Pick<Catalog, 'id' | 'title'> | null>(null);
  const { editId } = screen.open;
  const names = new Set(useChoices(catalogKind).rows.map((row) => row.category));
  return (
    <>
      <ListScreen
        screen={screen}
        placeholder="Ad, kategori veya etiket"
        hasViews
        skeleton={
          screen.list.view === 'grid' ? (
            <GridSkeleton column={350} count={6} tile="h-56 w-30" lines={2} />
          ) : (
            <LinesSkeleton className="h-[69px]" withHead tile="h-14 w-12" />
          )
        }
        filters={catalogFilters([...names].filter((name) => name !== null).sort(compareTurkish))}
        changes={[FEATURE]}
        spec={catalogSpec}
        form={(form) => (
          <CatalogForm
            form={form}
            onProducts={editId && (() => setFilling({ id: editId, title: form.getValues('title') }))}
          />
        )}
        beforeRemove={(row) => (
          <>
            <b>{row.title}</b> çöp kutusuna taşınır; ürünlerdeki bağlantısı geri getirmek için saklanır.
          </>
        )}
        beforeRemoveAll={() => 'Kataloglar çöp kutusuna taşınır; oradan geri getirebilirsiniz.'}
      >
        {screen.list.view === 'grid' ? (
          <CardList screen={screen} column={350} estimate={390}>
            {(props) => <CatalogCard {...props} onProducts={() => setFilling(props.row)} />}
          </CardList>
        ) : (
          <>
            <CatalogHead selection={screen.selection} />
            <div className="overflow-clip rounded-b-panel border-line border-x max-xl:rounded-t-panel max-xl:border-t">
              <CardList screen={screen} gap={0} estimate={69}>
                {(props) => <CatalogLine {...props} onProducts={() => setFilling(props.row)} />}
              </CardList>
            </div>
          </>
        )}
      </ListScreen>
      {filling && (
        <Suspense>
          <ProductsDialog catalog={filling} onClose={() => setFilling(null)} />
        </Suspense>
      )}
    </>
  );
}
