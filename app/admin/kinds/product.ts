import { Package, PackagePlus } from 'lucide-react';
import { type Product, productWords } from '../../../domain/things/product.ts';
import { products } from '../lib/resources.ts';
import type { ListedKind } from './kind.ts';

export const productKind = {
  ...productWords,
  icon: Package,
  addIcon: PackagePlus,
  screen: 'products',
  opens: 'edit',
  total: 'totalProducts',
  resource: products,
  fields: {
    name: 'Ürün adı',
    brandId: 'Marka',
    categoryId: 'Kategori',
    description: 'Açıklama',
    features: 'Özellikler',
    specifications: 'Teknik değerler',
    imageUrl: 'Ürün görseli',
    moreImages: 'Diğer görseller',
    videoUrl: 'Video bağlantısı',
    price: 'Fiyat',
    currency: 'Para birimi',
    stock: 'Stok',
    sku: 'Ürün kodu (SKU)',
    externalId: 'Dış kod (ERP)',
    catalogId: 'Katalog',
    slug: 'Adresteki adı',
    sortOrder: 'Sıra',
    isActive: 'Aktif',
    isFeatured: 'Öne çıkan',
    isDistributor: 'Bayilik ürünü',
  },
  pictureFolder: 'products',
  files: { imageUrl: 'Ürün görseli', moreImages: 'Ürünün diğer görselleri' },
} satisfies ListedKind<Product>;
