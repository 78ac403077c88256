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
  media: { alt: 'Görsel açıklaması', folder: 'Klasör', focalX: 'Odak (yatay)', focalY: 'Odak (dikey)' },
};

/** The fields inside a section's content, an item's data and the settings. */
const INSIDE: Record<string, string> = {
  badge: 'Rozet',
  secondParagraph: 'İkinci paragraf',
  logoUrl: 'Logo',
  logo: 'Logo',
  phone: 'Telefon',
  email: 'E-posta',
  address: 'Adres',
  workingHours: 'Çalışma saatleri',
  value: 'Değer',
  label: 'Etiket',
  icon: 'Simge',
  url: 'Adres (URL)',
  alt: 'Görsel açıklaması',
  rating: 'Puan',
  clinicName: 'Klinik adı',
  projectName: 'Proje adı',
  status: 'Proje durumu',
  details: 'Ayrıntılar',
  clinic: 'Klinik',
  text: 'Metin',
  companyName: 'Şirket adı',
  whatsapp: 'WhatsApp numarası',
  metaTitle: 'Meta başlık',
  metaDescription: 'Meta açıklama',
  metaKeywords: 'Anahtar sözcükler',
  author: 'Yazar',
  publisher: 'Yayıncı',
  robots: 'Arama motorları',
  language: 'Dil',
  ogTitle: 'Paylaşım başlığı',
  ogDescription: 'Paylaşım açıklaması',
  ogImage: 'Paylaşım görseli',
  siteUrl: 'Site adresi',
  twitterCard: 'Twitter kartı',
  twitterSite: 'Twitter hesabı',
  canonicalUrl: 'Kalıcı adres',
  creditName: 'Altbilgide yapımcı',
  creditUrl: 'Yapımcının adresi',
  kvkkUrl: 'KVKK metni',
  privacyUrl: 'Gizlilik politikası',
  showPrices: 'Fiyatlar sitede görünsün',
  mapLat: 'Harita enlemi',
  mapLng: 'Harita boylamı',
  mapZoom: 'Harita yakınlığı',
};

/** The name on the screen of a column, also of one inside `content`, `data` or `values`: `content.badge`. */
export function fieldLabel(kind: Kind, field: string): string {
  const inner = field.split('.').at(-1) ?? field;
  const own = BY_KIND[kind];
  if (own && Object.hasOwn(own, field)) return own[field] ?? field;
  if (Object.hasOwn(COMMON, inner)) return COMMON[inner] ?? inner;
  return Object.hasOwn(INSIDE, inner) ? (INSIDE[inner] ?? inner) : inner;
}
