import { sql } from 'kysely';
import { migrations } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';

/** An upgrade in a process of its own that ends without warning in the middle of the migration that is named. */
const [dataDir = '', databaseUrl, at = ''] = process.argv.slice(2);
const all = migrations(databaseUrl ? 'postgres' : 'sqlite');
const steps = Object.fromEntries(
  Object.entries(all).map(([name, { up }]) => [
    name,
    {
      up: async (db: Parameters<typeof up>[0]) => {
        await up(db);
        if (name !== at) return;
        await sql`create table half (id text)`.execute(db);
        process.kill(process.pid, 'SIGKILL');
        await Promise.withResolvers<void>().promise;
      },
    },
  ]),
);
await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined, steps });
