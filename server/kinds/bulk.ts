import { z } from 'zod';
import { idText } from '../../domain/rules/fields.ts';
import { body } from '../http/openapi.ts';

/** The most rows that one bulk call takes. */
export const BULK_MAX = 5000;

/** Ids of rows, each once. */
export const idList = z
  .array(idText, { error: 'Kayıt listesi bekleniyor.' })
  .min(1, 'En az bir kayıt seçin.')
  .max(BULK_MAX, `Bir seferde en fazla ${BULK_MAX} kayıt seçilebilir.`)
  .transform((ids) => [...new Set(ids)]);

/** The request of a call that names rows. */
export const manyRows = { body: body(z.strictObject({ ids: idList })) };

/** What a call sets that changes some of these fields, at least one, in the rows it names. */
export function someOf<Fields extends z.ZodRawShape>(fields: Fields) {
  return z
    .strictObject(fields)
    .partial()
    .refine(
      (given) => Object.values(given).some((value) => value !== undefined),
      'Değiştirilecek bir alan seçin.',
    );
}
