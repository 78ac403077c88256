import type { FoundKind } from '../../../../domain/search/kinds.ts';

/** What is found, as it stands in sentences: '9 ürün', '9 üründen 5 tanesi', and as the name of its list. */
export const NOUNS: Record<FoundKind, { one: string; from: string; title: string }> = {
  product: { one: 'ürün', from: 'üründen', title: 'Ürünler' },
  brand: { one: 'marka', from: 'markadan', title: 'Markalar' },
  category: { one: 'kategori', from: 'kategoriden', title: 'Kategoriler' },
  catalog: { one: 'katalog', from: 'katalogdan', title: 'Kataloglar' },
  page: { one: 'katalog sayfası', from: 'katalog sayfasından', title: 'Katalog sayfaları' },
};
