import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { initial } from './migrations/0001-initial.ts';
import { media } from './migrations/0002-media.ts';
import { historySearch } from './migrations/0003-history-search.ts';
import { cleanStoredText } from './migrations/0004-clean-text.ts';
import { messageKeys } from './migrations/0005-message-keys.ts';
import { activities } from './migrations/0006-activities.ts';
import { heldDocuments } from './migrations/0007-held-documents.ts';
import { shown } from './migrations/0008-shown.ts';
import { historyParents } from './migrations/0009-history-parents.ts';
import { accountRoles } from './migrations/0011-account-roles.ts';
import { rateLimits } from './migrations/0013-rate-limits.ts';
import { historyTrash } from './migrations/0014-history-trash.ts';
import { money } from './migrations/0015-money.ts';
import { managedAccounts } from './migrations/0016-managed-accounts.ts';
import { forgottenNames } from './migrations/0017-forgotten-names.ts';
import { secondStep } from './migrations/0018-second-step.ts';
import { mailQueue } from './migrations/0019-mail-queue.ts';
import { auditTrail } from './migrations/0020-audit-trail.ts';
import { documents } from './migrations/0021-documents.ts';
import { draftKeys } from './migrations/0022-draft-keys.ts';
import { privacy } from './migrations/0023-privacy.ts';
import { searchIndex } from './migrations/0024-search-index.ts';
import { brandStamps } from './migrations/0025-brand-stamps.ts';
import { listIndexes } from './migrations/0026-list-indexes.ts';
import { letterRuns } from './migrations/0027-letter-runs.ts';
import { tallies } from './migrations/0028-tallies.ts';
import { spareMedia } from './migrations/0029-spare-media.ts';
import { searchColumns } from './migrations/0030-search-columns.ts';
import { specifications } from './migrations/0031-specifications.ts';
import { search } from './migrations/0032-search.ts';
import { quotes } from './migrations/0033-quotes.ts';
import { dailyCounts } from './migrations/0034-daily-counts.ts';
import { answeredMessages } from './migrations/0035-answered-messages.ts';
import { followedQuotes } from './migrations/0036-followed-quotes.ts';
import { externalIds } from './migrations/0037-external-ids.ts';
import { apiTokens } from './migrations/0038-api-tokens.ts';
import { drafts } from './migrations/0039-drafts.ts';
import { webhooks } from './migrations/0040-webhooks.ts';
import { activityBatches } from './migrations/0041-activity-batches.ts';
import { morePictures } from './migrations/0042-more-pictures.ts';
import { representedBrands } from './migrations/0043-represented-brands.ts';
import { picturedRows } from './migrations/0044-pictured-rows.ts';
import { monthlyTallies } from './migrations/0045-monthly-tallies.ts';
import { lowStock } from './migrations/0046-low-stock.ts';
import type { Engine } from './open.ts';
import type { Database } from './schema.ts';

/** Migrations by name, in whose order they run. */
export type Steps = Readonly<Record<string, Migration>>;

/** All migrations of this program. */
export function migrations(engine: Engine): Steps {
  return {
    '0001-initial': initial(engine),
    '0002-media': media(engine),
    '0003-history-search': historySearch,
    '0004-clean-text': cleanStoredText,
    '0005-message-keys': messageKeys(engine),
    '0006-activities': activities(engine),
    '0007-held-documents': heldDocuments,
    '0008-shown': shown,
    '0009-history-parents': historyParents,
    '0011-account-roles': accountRoles,
    '0013-rate-limits': rateLimits(engine),
    '0014-history-trash': historyTrash,
    '0015-money': money(engine),
    '0016-managed-accounts': managedAccounts(engine),
    '0017-forgotten-names': forgottenNames,
    '0018-second-step': secondStep(engine),
    '0019-mail-queue': mailQueue(engine),
    '0020-audit-trail': auditTrail(engine),
    '0021-documents': documents,
    '0022-draft-keys': draftKeys,
    '0023-privacy': privacy(engine),
    '0024-search-index': searchIndex(engine),
    '0025-brand-stamps': brandStamps(engine),
    '0026-list-indexes': listIndexes(engine),
    '0027-letter-runs': letterRuns(engine),
    '0028-tallies': tallies(engine),
    '0029-spare-media': spareMedia(engine),
    '0030-search-columns': searchColumns,
    '0031-specifications': specifications(engine),
    '0032-search': search(engine),
    '0033-quotes': quotes(engine),
    '0034-daily-counts': dailyCounts(engine),
    '0035-answered-messages': answeredMessages(engine),
    '0036-followed-quotes': followedQuotes(engine),
    '0037-external-ids': externalIds(engine),
    '0038-api-tokens': apiTokens(engine),
    '0039-drafts': drafts(engine),
    '0040-webhooks': webhooks(engine),
    '0041-activity-batches': activityBatches,
    '0042-more-pictures': morePictures(engine),
    '0043-represented-brands': representedBrands,
    '0044-pictured-rows': picturedRows,
    '0045-monthly-tallies': monthlyTallies(engine),
    '0046-low-stock': lowStock,
  };
}

/** Kysely's migrator, forward only; with all migrations of this program unless others are given. */
export function createMigrator<Tables>(
  db: Kysely<Tables>,
  engine: Engine,
  steps: Steps = migrations(engine),
  schema?: string,
): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrationLock',
    ...(schema && { migrationTableSchema: schema }),
  });
}

/** Where the tables are: copies of them may lie in other schemas of a PostgreSQL. */
async function schemaOf(db: Kysely<Database>, engine: Engine): Promise<string | undefined> {
  if (engine === 'sqlite') return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

/** The migrations that a database has seen; of PostgreSQL in the schema that is named. */
export async function stepsDone(db: Kysely<Database>, schema: string | undefined): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'migrations' && table.schema === schema)) return [];
  const done = await db
    .withTables<{ migrations: { name: string } }>()
    .selectFrom('migrations')
    .select('name')
    .execute();
  return done.map(({ name }) => name);
}

function failure(cause: unknown, step: string, copy: string | null): Error {
  const said = cause instanceof Error ? cause.message : String(cause);
  const kept = copy ? ` Yükseltmeden önceki hali: ${copy}` : '';
  const sentence = copy
    ? `Veritabanı yükseltilemedi: "${step}" adımı başarısız oldu (${said}). Hiçbir şey değişmedi, önceki program bu veritabanıyla çalışmayı sürdürür.`
    : `Veritabanı kurulamadı: "${step}" adımı başarısız oldu (${said}). Hiçbir şey yazılmadı.`;
  return new Error(sentence + kept, { cause });
}

/** How an upgrade goes about: what runs, what is copied before, and who is told of it. */
export type Upgrade = {
  steps: Steps;
  /** Copies the database as it is before the step that is named; answers where the copy is. */
  copyBefore: (step: string) => Promise<string>;
  /** Told before a database with content is changed. */
  onUpgrade?: ((upgrade: { steps: string[]; copy: string }) => void) | undefined;
};

/**
 * Runs the migrations that the database has not seen, all of them or none, forward only. A database that is not new
 * is copied before. The caller sees to it that one process at a time does this.
 * @throws Error with a sentence for the operator: the database was written by a newer program, or which step failed.
 */
export async function migrate(
  db: Kysely<Database>,
  engine: Engine,
  { steps, copyBefore, onUpgrade }: Upgrade,
): Promise<void> {
  const schema = await schemaOf(db, engine);
  const done = await stepsDone(db, schema);
  const newer = done.find((name) => !(name in steps));
  if (newer) {
    throw new Error(`Veritabanı bu programdan daha yeni (${newer}). Programın güncel sürümünü kullanın.`);
  }
  const pending = Object.keys(steps)
    .filter((name) => !done.includes(name))
    .sort();
  const [next] = pending;
  if (!next) return;
  const copy = done.length > 0 ? await copyBefore(next) : null;
  if (copy) onUpgrade?.({ steps: pending, copy });
  const { error, results } = await createMigrator(db, engine, steps, schema).migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw failed ? failure(error, failed, copy) : error;
}
