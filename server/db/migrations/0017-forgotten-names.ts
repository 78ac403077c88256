import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const PURGED = sql`select "entityId" from history where "action" = 'purge'`;

/** What was removed for good before names went along with it: they go now, and the texts of such documents. */
export const forgottenNames: Migration = {
  async up(db: Kysely<never>) {
    await sql`update activities set "name" = 'Silinmiş kayıt', "searchText" = 'silinmis kayit'
      where "place" is null and "entityId" in (${PURGED})`.execute(db);
    await sql`update history set "before" = null, "after" = null, "name" = 'Silinmiş kayıt', "searchText" = ''
      where "entityId" in (${PURGED})`.execute(db);
    await sql`delete from "mediaTexts" where "mediaId" not in (select "id" from media)
      and "mediaId" not in (select "entityId" from history where "inTrash")`.execute(db);
  },
};
