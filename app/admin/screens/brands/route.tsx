import type { MetaFunction } from 'react-router';
import { brandKind } from '../../kinds/brand.ts';
import { CardList } from '../../list/card-list.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { GridSkeleton } from '../../list/list-states.tsx';
import { useListScreen } from '../../list/use-list-screen.ts';
import { BrandCard } from './brand-card.tsx';
import { BrandForm } from './brand-form.tsx';
import { brandFilters, heldByBrand, sorts, sumHeld } from './brand-list.ts';
import { brandSpec } from './brand-spec.ts';

export const meta: MetaFunction = () => [
  { title: 'Markalar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['brands', 'categories', 'products'];
const FILTER_NAMES = brandFilters.map((filter) => filter.name);
const TEXTS = {
  loadFailed: 'Markalar yüklenirken hata oluştu',
  loadTechnical: 'Failed to fetch brands',
  removeTechnical: 'Failed to delete brands',
  removed: 'içindekilerle çöp kutusuna taşındı.',
};

export default function BrandsScreen() {
  const screen = useListScreen({
    kind: brandKind,
    texts: TEXTS,
    sorts,
    filterNames: FILTER_NAMES,
    kinds: KINDS,
  });
  return (
    <ListScreen
      screen={screen}
      placeholder="Marka veya ülke"
      filters={brandFilters}
      skeleton={<GridSkeleton tile="aspect-16/9" />}
      spec={brandSpec}
      form={(form) => <BrandForm form={form} />}
      beforeRemove={(row) => (
        <>
          <b>{row.name}</b>: {heldByBrand(row)} Hepsi birlikte çöp kutusuna taşınır; oradan geri
          getirebilirsiniz.
        </>
      )}
      beforeRemoveAll={(rows) => (
        <>{sumHeld(rows)} Hepsi birlikte çöp kutusuna taşınır; oradan geri getirebilirsiniz.</>
      )}
    >
      <CardList screen={screen} column={260} estimate={330}>
        {(props) => <BrandCard {...props} />}
      </CardList>
    </ListScreen>
  );
}
