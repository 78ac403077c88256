import type { FormGroupOf } from '../../form/form-groups.tsx';
import type { ProductValues } from './product-spec.ts';

type Id = 'identity' | 'pictures' | 'sale' | 'address';
type Name = keyof ProductValues;

const GROUPS: Readonly<Record<Id, { title: string; text: string; fields: readonly Name[] }>> = {
  identity: {
    title: 'Kimlik',
    text: 'Ne olduğu, kimin olduğu',
    fields: ['name', 'brandId', 'categoryId', 'description', 'features', 'specifications'],
  },
  pictures: {
    title: 'Görsel',
    text: 'İlk görsel listede durur; ötekiler ürün sayfasında, bu sırayla ardından gelir.',
    fields: ['imageUrl', 'moreImages', 'videoUrl'],
  },
  sale: {
    title: 'Satış',
    text: 'Fiyat, stok ve kodlar',
    fields: [
      ...(['price', 'currency', 'stock', 'sku', 'externalId', 'catalogId'] as const),
      ...(['isActive', 'isFeatured', 'isDistributor'] as const),
    ],
  },
  address: { title: 'Adres', text: 'Sitedeki adresi ve sırası', fields: ['slug', 'sortOrder'] },
};

/** What a full product has, and what each is called where it is missing. */
const WANTED: ReadonlyArray<[Name, string]> = [
  ['name', 'Ad'],
  ['brandId', 'Marka'],
  ['categoryId', 'Kategori'],
  ['description', 'Açıklama'],
  ['features', 'Özellikler'],
  ['specifications', 'Teknik değerler'],
  ['imageUrl', 'Görsel'],
  ['price', 'Fiyat'],
  ['stock', 'Stok'],
  ['catalogId', 'Katalog'],
];

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '';
}

function stateOf(id: Id, values: Partial<ProductValues>): string {
  if (id === 'identity') {
    const specifications = values.specifications?.length ?? 0;
    return specifications > 0 ? `${specifications} teknik değer` : 'Teknik değer yok';
  }
  if (id === 'pictures') {
    const pictures = (values.imageUrl ? 1 : 0) + (values.moreImages?.length ?? 0);
    return [pictures > 0 ? `${pictures} görsel` : 'Görsel yok', values.videoUrl && '1 video']
      .filter(Boolean)
      .join(', ');
  }
  if (id === 'sale') return values.isActive === false ? 'Pasif' : 'Aktif';
  return values.slug || 'Addan oluşur';
}

/** The groups of the product form as they stand now, and how full it is. */
export function productGroups(values: Partial<ProductValues>, changed: ReadonlySet<string>) {
  const groups: FormGroupOf<Id>[] = (Object.keys(GROUPS) as Id[]).map((id) => ({
    id,
    title: GROUPS[id].title,
    text: GROUPS[id].text,
    state: stateOf(id, values),
    isChanged: GROUPS[id].fields.some((field) => changed.has(field)),
  }));
  const lacks = WANTED.filter(([field]) => !isFilled(values[field])).map(([field, name]) => ({
    name,
    group: groups.find(({ id }) => GROUPS[id].fields.includes(field))?.id ?? ('identity' as const),
  }));
  return {
    groups,
    filled: { done: WANTED.length - lacks.length, of: WANTED.length, lacks },
    frame: (id: Id) => ({ id, title: GROUPS[id].title, text: GROUPS[id].text }),
  };
}
