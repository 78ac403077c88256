import { BRAND_EMOJI } from '../../../../domain/fallbacks.ts';
import { type Brand, type BrandInput, brandInput } from '../../../../domain/things/brand.ts';
import { listedSpec } from '../../form/record-spec.ts';
import { brandKind } from '../../kinds/brand.ts';

export type BrandValues = BrandInput;
export type BrandOutput = ReturnType<typeof brandInput.parse>;

export const brandSpec = listedSpec<Brand, BrandValues, BrandOutput>(brandKind, {
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
    representedSince: null,
    serviceNotes: null,
    contactName: null,
    contactTitle: null,
    contactPhone: null,
    isDistributor: false,
    isActive: true,
    sortOrder: 0,
  },
  messages: { technical: 'Failed to save brands' },
});
