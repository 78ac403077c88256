import type { Kysely } from 'kysely';
import type { KindName } from '../domain/things/row.ts';
import type { Database } from './db/schema.ts';
import type { Kind } from './kinds/kind.ts';
import { createVerbs, type Verbs } from './kinds/verbs.ts';
import { brandKind } from './modules/brands/kind.ts';
import { catalogKind } from './modules/catalogs/kind.ts';
import { categoryKind } from './modules/categories/kind.ts';
import { draftRecord, planRecord } from './modules/drafts/kind.ts';
import { mediaRecord } from './modules/library/kind.ts';
import { messageRecord } from './modules/messages/kind.ts';
import { productKind } from './modules/products/kind.ts';
import { quoteRecord } from './modules/quotes/kind.ts';
import { itemRecord, sectionRecord } from './modules/sections/kind.ts';
import { settingRecord } from './modules/settings/kind.ts';
import { synonymRecord } from './modules/synonyms/kind.ts';
import { createKinds } from './records/kinds.ts';
import type { Records } from './records/write.ts';

/** The kinds that the catalogue is made of; owners before what they own. Each has the calls of every kind. */
export const CATALOGUE = {
  brands: brandKind,
  categories: categoryKind,
  products: productKind,
  catalogs: catalogKind,
};
/** Each as any other kind, for who works with whichever it is: what reads a row of its own kind takes no other. */
export const CATALOGUE_KINDS = CATALOGUE as unknown as Readonly<Record<keyof typeof CATALOGUE, Kind>>;
/** The kinds that have calls of their own only. */
const OTHERS = [
  messageRecord,
  quoteRecord,
  mediaRecord,
  sectionRecord,
  itemRecord,
  settingRecord,
  synonymRecord,
  draftRecord,
  planRecord,
];

/** What the activity list tells its lines apart by. */
export type ActivityType = Exclude<KindName, 'sections' | 'sectionItems'> | 'site' | 'accounts';

/** All kinds of a program; `more` are those that it has beside its own. */
export function allKinds(more: readonly Kind[]) {
  return createKinds([...Object.values(CATALOGUE), ...more, ...OTHERS]);
}

export type CatalogueVerbs = { [Name in keyof typeof CATALOGUE]: Verbs<(typeof CATALOGUE)[Name]> };

/** The verbs of the catalogue's kinds, and of those that a program has beside them. */
export function catalogueVerbs(
  more: readonly Kind[],
  parts: { db: Kysely<Database>; records: Records },
): CatalogueVerbs {
  const verbs = [...Object.values(CATALOGUE_KINDS), ...more].map(
    (kind) => [kind.name, createVerbs(kind, parts)] as const,
  );
  return Object.fromEntries(verbs) as unknown as CatalogueVerbs;
}
