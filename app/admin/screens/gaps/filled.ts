import { readTable } from '../../../../domain/rules/pasted-table.ts';
import { embedUrl } from '../../../../domain/rules/video.ts';
import { type Gap, SEO_TEXT_MIN } from '../../../../domain/things/gap.ts';
import type { Product, ProductPatch } from '../../../../domain/things/product.ts';
import type { ProductValues } from '../products/product-spec.ts';

/** The field of the product that fills a gap. */
export const GAP_FIELDS = {
  picture: 'imageUrl',
  description: 'description',
  features: 'features',
  specifications: 'specifications',
  catalog: 'catalogId',
  seo: 'description',
  price: 'price',
  video: 'videoUrl',
} as const satisfies Record<Gap, keyof ProductValues & keyof ProductPatch>;

/** What the field begins with: what the features say already, or an empty line to write in. */
export function beginningOf(gap: Gap, row: Product): Partial<ProductValues> {
  if (gap === 'features' && row.features.length === 0) return { features: [''] };
  if (gap !== 'specifications' || row.specifications.length > 0) return {};
  const read = readTable(row.features.join('\n'));
  return { specifications: read.length > 0 ? read : [{ label: '', value: '', unit: '' }] };
}

/** Why a value does not fill its gap yet; null where it does. A link that plays nothing may be taken out. */
export function stillLacks(gap: Gap, set: ProductPatch): string | null {
  const value = set[GAP_FIELDS[gap]];
  if (gap === 'video') return !value || embedUrl(String(value)) ? null : 'Bu bağlantı da oynatılamıyor.';
  if (gap === 'seo' && String(value ?? '').length < SEO_TEXT_MIN)
    return `En az ${SEO_TEXT_MIN} harf yazın ya da atlayın.`;
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? 'Boş kaldı: doldurun ya da atlayın.' : null;
}
