import { SECTION_KINDS } from '../../../domain/section/kinds.ts';
import { SETTING_GROUPS } from '../../../domain/section/seo.ts';
import type { Kind } from '../shared/kinds.ts';

const COMMON: Record<string, string> = {
  name: 'Ad',
  title: 'Başlık',
  subtitle: 'Alt başlık',
  slug: 'Adresteki adı',
  description: 'Açıklama',
  imageUrl: 'Görsel',
  isActive: 'Durum',
  isFeatured: 'Öne çıkan',
  isDistributor: 'Distribütör',
  sortOrder: 'Sıra',
};

const BY_KIND: Partial<Record<Kind, Record<string, string>>> = {
  brands: {
    name: 'Marka adı',
    country: 'Ülke',
    logoUrl: 'Logo',
    logo: 'Simge',
    website: 'Web sitesi',
    established: 'Kuruluş yılı',
    isDistributor: 'Distribütör markası',
  },
  categories: {
    name: 'Kategori adı',
    brandId: 'Marka',
    parentId: 'Üst kategori',
    icon: 'Simge',
    color: 'Renk',
  },
  products: {
    name: 'Ürün adı',
    brandId: 'Marka',
    categoryId: 'Kategori',
    catalogId: 'Katalog',
    sku: 'Ürün kodu (SKU)',
    price: 'Fiyat',
    stock: 'Stok',
    imageUrl: 'Ürün görseli',
    videoUrl: 'Video bağlantısı',
    features: 'Özellikler',
    isDistributor: 'Bayilik ürünü',
  },
  catalogs: {
    title: 'Katalog adı',
    fileUrl: 'Dosya',
    fileName: 'Dosya adı',
    fileSize: 'Dosya boyutu',
    pages: 'Sayfa sayısı',
    thumbnailUrl: 'Kapak görseli',
    category: 'Kategori',
    tags: 'Etiketler',
  },
  messages: {
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    subject: 'Konu',
    message: 'Mesaj',
    isRead: 'Okundu',
  },
  settings: { 'values.showPrices': 'Fiyatlar sitede görünsün' },
  media: {
    name: 'Dosya adı',
    alt: 'Görsel açıklaması',
    folder: 'Klasör',
    focalX: 'Odak (yatay)',
    focalY: 'Odak (dikey)',
  },
};

/** The last part of a path: `data.url` is a `url`. */
function innermost(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** The fields inside the settings, a section's content and an item's data, as their editors call them. */
const INSIDE = new Map<string, string>(
  [
    ...SECTION_KINDS.flatMap((kind) => [...kind.items.flatMap((item) => item.fields), ...kind.fields]),
    ...SETTING_GROUPS.flatMap((group) => group.fields),
  ].map((field) => [innermost(field.key), field.label]),
);

/** The name on the screen of a column, also of one inside `content`, `data` or `values`: `content.badge`. */
export function fieldLabel(kind: Kind, field: string): string {
  const inner = innermost(field);
  const own = BY_KIND[kind];
  if (own && Object.hasOwn(own, field)) return own[field] ?? field;
  if (Object.hasOwn(COMMON, inner)) return COMMON[inner] ?? inner;
  return INSIDE.get(inner) ?? inner;
}
