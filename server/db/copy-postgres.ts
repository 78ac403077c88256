import { type Kysely, sql, type Transaction } from 'kysely';

/** How the schemas begin that hold the tables of before an upgrade. */
export const PREFIX = 'before_';

/** The schema with the tables of before the upgrade that began with this step. */
export function schemaOfCopy(step: string): string {
  return PREFIX + step.replace(/\W+/g, '_').slice(0, 50);
}

type Name = { name: string };
type Definition = Name & { owner: string; definition: string };

async function names(db: Kysely<unknown>, query: ReturnType<typeof sql<Name>>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** Foreign keys and views as PostgreSQL writes them where their tables need no schema: they fit the copy too. */
async function definitions(tx: Kysely<unknown>, schema: string) {
  const keys = await sql<Definition>`
    select conname as name, quote_ident(relname) as owner, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = ${schema}::regnamespace`.execute(tx);
  const views = await sql<Definition>`
    select quote_ident(relname) as name, '' as owner, pg_get_viewdef(oid) as definition
    from pg_class where relkind = 'v' and relnamespace = ${schema}::regnamespace order by oid`.execute(tx);
  return { keys: keys.rows, views: views.rows };
}

async function copyInto(tx: Transaction<unknown>, schema: string, target: string): Promise<void> {
  await sql`create schema ${sql.id(target)}`.execute(tx);
  const { keys, views } = await definitions(tx, schema);
  const tables = await names(
    tx,
    sql<Name>`select tablename as name from pg_tables where schemaname = ${schema} order by tablename`,
  );
  for (const table of tables) {
    const [from, to] = [sql.id(schema, table), sql.id(target, table)];
    await sql`create table ${to} (like ${from} including all)`.execute(tx);
    await sql`insert into ${to} select * from ${from}`.execute(tx);
  }
  await sql`select set_config('search_path', quote_ident(${target}), true)`.execute(tx);
  for (const { owner, name, definition } of keys)
    await sql`alter table ${sql.raw(owner)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
  for (const { name, definition } of views)
    await sql`create view ${sql.raw(name)} as ${sql.raw(definition)}`.execute(tx);
}

/**
 * Copies all tables into a schema of their own in the same database, as they are before an upgrade: the account needs
 * no more rights for it than for the upgrade itself. The copy of the upgrade before goes.
 * @param step the first migration that will run; the schema is named after it
 * @returns how the copy is told apart, and what the program of before puts into its address
 */
export async function copyPostgres<Tables>(given: Kysely<Tables>, step: string): Promise<string> {
  const db = given as unknown as Kysely<unknown>;
  const target = schemaOfCopy(step);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const [schema = 'public'] = await names(tx, sql<Name>`select current_schema() as name`);
      const earlier = await names(
        tx,
        sql<Name>`select nspname as name from pg_namespace where nspname like ${`${PREFIX.replace('_', '\\_')}%`}
          and nspowner = (select oid from pg_roles where rolname = current_user)`,
      );
      for (const name of earlier) await sql`drop schema ${sql.id(name)} cascade`.execute(tx);
      await copyInto(tx, schema, target);
    });
  return `"${target}" şeması (önceki program DATABASE_URL sonuna ?options=-c%20search_path%3D${target} yazılarak bununla çalışır)`;
}
