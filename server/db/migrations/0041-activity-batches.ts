import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a line of the activity list can take back is found without a walk through the history. */
export const activityBatches: Migration = {
  async up(db: Kysely<never>) {
    await sql`create index "history_activityId" on history ("activityId") where "activityId" is not null`.execute(
      db,
    );
  },
};
