import { z } from 'zod';
import { CONFLICT_CAUSES } from '../errors.ts';
import { idText } from '../rules/fields.ts';
import { productPatch } from './product.ts';
import { rowId } from './row.ts';

/** The most products that one call gives values of their own. */
export const PRODUCT_CHANGES_MAX = 500;

const productChange = z.strictObject({
  id: idText,
  /** The version that the change was seen against; another one is refused. */
  version: productPatch.shape.version.unwrap(),
  set: productPatch
    .omit({ version: true })
    .refine(
      (given) => Object.values(given).some((value) => value !== undefined),
      'Değiştirilecek bir alan seçin.',
    ),
});

/** What gives many products values of their own. */
export const productChanges = z.strictObject({
  rows: z
    .array(productChange, { error: 'Değişiklik listesi bekleniyor.' })
    .min(1, 'En az bir kayıt seçin.')
    .max(PRODUCT_CHANGES_MAX, `Bir seferde en fazla ${PRODUCT_CHANGES_MAX} ürün değiştirilebilir.`)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Aynı ürün iki kez verilemez.'),
});
export type ProductChanges = z.input<typeof productChanges>;
export type ProductChange = z.output<typeof productChange>;

/** What became of one of them; `version` is the stored one, null where the product was refused. */
export const productOutcome = z.object({
  id: rowId,
  state: z.enum(['changed', 'unchanged', 'refused']),
  version: z.int().nullable(),
  message: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  cause: z.enum(CONFLICT_CAUSES).optional(),
});
export type ProductOutcome = z.infer<typeof productOutcome>;
