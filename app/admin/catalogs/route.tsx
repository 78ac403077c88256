import { BookOpen, Star } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { compareTurkish } from '../../../domain/turkish.ts';
import { catalogs } from '../../lib/resources.ts';
import { useCatalogChoices } from '../shared/choices.ts';
import { CardScreen, type CardWords } from '../shared/list/card-screen.tsx';
import { CatalogCard } from './catalog-card.tsx';
import { CatalogForm } from './catalog-form.tsx';
import { catalogFilters, DEFAULT_SORT, FILTER_NAMES, sorts } from './catalog-list.ts';
import { catalogSpec } from './catalog-spec.ts';

export const meta: MetaFunction = () => [
  { title: 'Kataloglar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

const KINDS = ['catalogs', 'products'];
const words: CardWords = {
  title: 'Kataloglar',
  noun: 'katalog',
  object: 'kataloğu',
  label: 'Katalog listesi',
  search: 'Kataloglarda ara',
  placeholder: 'Ad, kategori veya etiket',
  open: 'Katalog ekle',
  edit: 'Kataloğu düzenle',
  create: 'Yeni katalog',
  add: 'Kataloğu ekle',
  missing: 'Katalog bulunamadı',
  empty: 'Henüz katalog bulunmuyor',
  loadFailed: 'Kataloglar yüklenirken hata oluştu!',
  changeFailed: 'Kataloglar güncellenemedi',
  removeFailed: 'Katalog silinirken hata oluştu!',
  removeAllFailed: 'Kataloglar silinirken hata oluştu!',
  removed: 'çöp kutusuna taşındı.',
};

export default function CatalogsScreen() {
  const names = new Set(useCatalogChoices().rows.map((row) => row.category));
  return (
    <CardScreen
      resource={catalogs}
      spec={catalogSpec}
      words={words}
      icon={BookOpen}
      sorts={sorts}
      defaultSort={DEFAULT_SORT}
      filterNames={FILTER_NAMES}
      filters={catalogFilters([...names].filter((name) => name !== null).sort(compareTurkish))}
      kinds={KINDS}
      changes={[
        {
          label: 'Öne çıkar',
          icon: Star,
          set: { isFeatured: true },
          doing: 'Öne çıkarılıyor',
          done: 'öne çıkarıldı.',
        },
      ]}
      column={350}
      estimate={390}
      card={(props) => <CatalogCard {...props} />}
      form={(form) => <CatalogForm form={form} />}
      beforeRemove={(row) => (
        <>
          <b>{row.title}</b> çöp kutusuna taşınır; ürünlerdeki bağlantısı geri getirmek için saklanır.
        </>
      )}
      beforeRemoveAll={() => 'Kataloglar çöp kutusuna taşınır; oradan geri getirebilirsiniz.'}
    />
  );
}
