import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const COLUMNS =
  `id version createdAt updatedAt searchText nameKey name slug description country logoUrl logo website
  established representedSince serviceNotes contactName contactTitle contactPhone isActive sortOrder
  isDistributor`.split(/\s+/);

/** Since when a brand is represented, what holds for its service, and who answers for it: known of none yet. */
export const representedBrands: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.dropView('shown_brands').execute();
    const add = () => db.schema.alterTable('brands');
    for (const name of ['representedSince', 'serviceNotes', 'contactName', 'contactTitle', 'contactPhone'])
      await add().addColumn(name, 'text').execute();
    const columns = sql.join(COLUMNS.map((name) => sql.ref(`own.${name}`)));
    await sql`create view shown_brands as select ${columns} from brands own where own."isActive"`.execute(db);
  },
};
