import { BRAND_EMOJI, type Brand, type BrandInput, brandInput } from '../../../domain/brand.ts';
import { brands } from '../../lib/resources.ts';
import type { RecordSpec } from '../shared/form/record-spec.ts';

export type BrandValues = BrandInput;
export type BrandOutput = ReturnType<typeof brandInput.parse>;

export const brandSpec: RecordSpec<Brand, BrandValues, BrandOutput> = {
  kind: 'brands',
  schema: brandInput,
  empty: {
    name: '',
    slug: '',
    description: null,
    country: null,
    logoUrl: null,
    logo: BRAND_EMOJI,
    website: null,
    established: null,
    isDistributor: false,
    isActive: true,
    sortOrder: 0,
  },
  toValues: (row) => ({
    name: row.name,
    slug: row.slug,
    description: row.description,
    country: row.country,
    logoUrl: row.logoUrl,
    logo: row.logo,
    website: row.website,
    established: row.established,
    isDistributor: row.isDistributor,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
  }),
  create: brands.create,
  update: brands.update,
  labels: {
    name: 'Marka adı',
    description: 'Açıklama',
    logoUrl: 'Logo',
    logo: 'Emoji',
    country: 'Ülke',
    established: 'Kuruluş yılı',
    website: 'Web sitesi',
    slug: 'Adresteki adı',
    sortOrder: 'Sıra',
    isActive: 'Aktif',
    isDistributor: 'Bayisi olduğumuz marka',
  },
  messages: {
    created: 'Marka başarıyla eklendi!',
    updated: 'Marka başarıyla güncellendi!',
    failed: 'Marka kaydedilirken hata oluştu!',
    technical: 'Failed to save brands',
  },
};
