import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';
import { SCOPES } from '../scopes.ts';
import { moment, rowId } from './row.ts';

export const TOKEN_NAME_MAX = 80;
/** What every token begins with: who finds one in a file knows what it is. */
export const TOKEN_PREFIX = 'vtn_';

const scope = z.enum(SCOPES, { error: 'Böyle bir kapsam yok.' });

/** What makes a token. */
export const tokenInput = z.strictObject({
  name: requiredText(TOKEN_NAME_MAX, 'Belirtece bir ad verin. Örnek: Logo Tiger stok'),
  scopes: z
    .array(scope, { error: 'Kapsam listesi bekleniyor.' })
    .min(1, 'En az bir kapsam seçin.')
    .max(SCOPES.length, 'Bir kapsam bir kez seçilir.')
    .transform((scopes) => SCOPES.filter((one) => scopes.includes(one))),
  /** When it ends; null for never. */
  expiresAt: z.iso
    .datetime({ offset: true, error: 'Bitiş zamanı okunamadı.' })
    .transform((text) => new Date(text).toISOString())
    .nullable(),
});
export type TokenInput = z.input<typeof tokenInput>;

/** A token as the API answers it: never itself, of which only the hash is stored. */
export const tokenRow = z.object({
  id: rowId,
  name: z.string(),
  scopes: z.array(scope),
  /** Its last letters, by which people tell tokens apart. */
  hint: z.string(),
  /** Who made it. */
  createdBy: z.string(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
  /** How many calls came with it. */
  uses: z.int(),
});
export type ApiToken = z.infer<typeof tokenRow>;
