import { z } from 'zod';
import { BRAND_EMOJI } from '../fallbacks.ts';
import {
  flag,
  optionalSource,
  optionalText,
  optionalWebsite,
  requiredText,
  slugText,
  sortOrder,
  version,
  wrongForm,
} from '../rules/fields.ts';
import { PHONE_HINT, shapePhone } from '../rules/phone.ts';
import { address, count, type NamedWords, rowId, rowMeta, webAddress } from './row.ts';

export const brandWords = {
  name: 'brands',
  noun: 'marka',
  title: 'Marka',
  plural: 'Markalar',
  object: 'markayı',
} as const satisfies NamedWords;

/** A year in four digits. */
const sinceYear = optionalText(4).refine(
  (value) => value === null || /^(18|19|20)\d\d$/.test(value),
  wrongForm('Yılı dört rakamla yazın. Örnek: 2009'),
);
/** The number of whoever answers for a brand, kept in the shape that people here read. */
const phone = optionalText(40)
  .transform((value) => (value === null ? null : (shapePhone(value) ?? value)))
  .refine((value) => value === null || shapePhone(value) !== null, wrongForm(PHONE_HINT));

const shape = {
  name: requiredText(120, 'Marka adı zorunludur.'),
  slug: slugText,
  description: optionalText(5000, 'lines').default(null),
  country: optionalText(80).default(null),
  logoUrl: optionalSource.default(null),
  logo: optionalText(16).default(BRAND_EMOJI),
  website: optionalWebsite.default(null),
  established: optionalText(20).default(null),
  representedSince: sinceYear.default(null),
  serviceNotes: optionalText(600, 'lines').default(null),
  contactName: optionalText(80).default(null),
  contactTitle: optionalText(80).default(null),
  contactPhone: phone.default(null),
  isDistributor: flag.default(false),
  isActive: flag.default(true),
  sortOrder: sortOrder.default(0),
};

/** What creates a brand. */
export const brandInput = z.strictObject(shape);
/** What changes a brand: any part of it, and the version the form was opened with. */
export const brandPatch = z
  .strictObject({
    name: shape.name,
    slug: shape.slug,
    description: optionalText(5000, 'lines'),
    country: optionalText(80),
    logoUrl: optionalSource,
    logo: optionalText(16),
    website: optionalWebsite,
    established: optionalText(20),
    representedSince: sinceYear,
    serviceNotes: optionalText(600, 'lines'),
    contactName: optionalText(80),
    contactTitle: optionalText(80),
    contactPhone: phone,
    isDistributor: flag,
    isActive: flag,
    sortOrder,
    version,
  })
  .partial();

export type BrandInput = z.input<typeof brandInput>;
export type BrandPatch = z.input<typeof brandPatch>;

/** A brand as the API answers it. */
export const brandRow = z.object({
  id: rowId,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  country: z.string().nullable(),
  logoUrl: address.nullable(),
  logo: z.string().nullable(),
  website: webAddress.nullable(),
  established: z.string().nullable(),
  /** The year from which on the company represents it. */
  representedSince: z.string().nullable(),
  /** What holds for its service, a fact a line. */
  serviceNotes: z.string().nullable(),
  contactName: z.string().nullable(),
  contactTitle: z.string().nullable(),
  contactPhone: z.string().nullable(),
  isDistributor: z.boolean(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  productsCount: count,
  categoriesCount: count,
  ...rowMeta,
});
export type Brand = z.infer<typeof brandRow>;
