import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema.ts';
import type { Kind } from '../../kinds/kind.ts';
import type { Records } from '../../records/write.ts';
import type { SessionTokens } from '../accounts/service.ts';
import { saveSections } from '../sections/service.ts';
import type { StorefrontService } from '../storefront/service.ts';
import { createDayPreview } from './day.ts';
import { createOpenForms } from './open-forms.ts';
import { createPlanService } from './plans.ts';
import type { DraftedKinds } from './rows.ts';
import { createDraftService } from './service.ts';

type Options = {
  db: Kysely<Database>;
  records: Records;
  clock: () => Date;
  log: Logger;
  catalogue: Record<Parameters<DraftedKinds>[0], { kind: object }>;
  tokens: SessionTokens;
  storefront: StorefrontService;
  /** The public pages, read from a database. */
  storefrontOn: (db: Kysely<Database>) => StorefrontService;
};

/** Everything that prepares what the site will show. */
export function openPublishing({ db, records, clock, log, catalogue, ...pages }: Options) {
  const kinds: DraftedKinds = (name) => catalogue[name].kind as Kind;
  const publishing = { kinds, saveSections };
  return {
    drafts: createDraftService({ db, records, publishing }),
    plans: createPlanService({ db, records, publishing, clock, log }),
    dayPreview: createDayPreview({ records, publishing, ...pages }),
    openForms: createOpenForms({ db, clock }),
  };
}
