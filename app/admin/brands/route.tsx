import { BadgeCheck } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { brands } from '../../lib/resources.ts';
import { CardScreen, type CardWords } from '../shared/list/card-screen.tsx';
import { BrandCard } from './brand-card.tsx';
import { BrandForm } from './brand-form.tsx';
import { brandFilters, DEFAULT_SORT, FILTER_NAMES, heldByBrand, sorts, sumHeld } from './brand-list.ts';
import { brandSpec } from './brand-spec.ts';

export const meta: MetaFunction = () => [
  { title: 'Markalar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['brands', 'categories', 'products'];
const words: CardWords = {
  title: 'Markalar',
  noun: 'marka',
  object: 'markayı',
  label: 'Marka listesi',
  search: 'Markalarda ara',
  placeholder: 'Marka veya ülke',
  open: 'Marka ekle',
  edit: 'Markayı düzenle',
  create: 'Yeni marka',
  add: 'Markayı ekle',
  missing: 'Marka bulunamadı',
  empty: 'Henüz marka bulunmuyor',
  loadFailed: 'Markalar yüklenirken hata oluştu',
  loadTechnical: 'Failed to fetch brands',
  changeFailed: 'Markalar güncellenemedi',
  removeFailed: 'Marka silinirken hata oluştu!',
  removeAllFailed: 'Markalar silinirken hata oluştu!',
  removeTechnical: 'Failed to delete brands',
  removed: 'içindekilerle çöp kutusuna taşındı.',
};

export default function BrandsScreen() {
  return (
    <CardScreen
      resource={brands}
      spec={brandSpec}
      words={words}
      icon={BadgeCheck}
      sorts={sorts}
      defaultSort={DEFAULT_SORT}
      filterNames={FILTER_NAMES}
      filters={brandFilters}
      kinds={KINDS}
      column={260}
      estimate={330}
      card={(props) => <BrandCard {...props} />}
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
    />
  );
}
