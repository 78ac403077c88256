import { BadgeCheck, BadgePlus } from 'lucide-react';
import { type Brand, brandWords } from '../../../domain/things/brand.ts';
import { brands } from '../lib/resources.ts';
import type { ListedKind } from './kind.ts';

export const brandKind = {
  ...brandWords,
  icon: BadgeCheck,
  addIcon: BadgePlus,
  screen: 'brands',
  opens: 'edit',
  total: 'totalBrands',
  resource: brands,
  choice: (row) => ({ detail: row.country ?? undefined }),
  holds: (row) => ({ categories: row.categoriesCount, products: row.productsCount }),
  fields: {
    name: 'Marka adı',
    description: 'Açıklama',
    logoUrl: 'Logo',
    logo: 'Emoji',
    country: 'Ülke',
    established: 'Kuruluş yılı',
    website: 'Web sitesi',
    representedSince: 'Temsil yılı',
    serviceNotes: 'Servis bilgileri',
    contactName: 'Temsilci',
    contactTitle: 'Temsilcinin görevi',
    contactPhone: 'Temsilcinin telefonu',
    slug: 'Adresteki adı',
    sortOrder: 'Sıra',
    isActive: 'Aktif',
    isDistributor: 'Bayisi olduğumuz marka',
  },
  pastFields: { logo: 'Simge', isDistributor: 'Distribütör markası' },
  pictureFolder: 'logos',
  files: { logoUrl: 'Marka logosu' },
} satisfies ListedKind<Brand>;
