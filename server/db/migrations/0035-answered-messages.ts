import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

type Db = Kysely<never>;

/** The orders of the inbox within a state and within what one person answers. */
const INDEXES = [
  `create index "messages_state_createdAt_id" on messages (state, "createdAt", id)`,
  `create index "messages_state_nameKey_id" on messages (state, "nameKey", id)`,
  `create index "messages_assigneeId" on messages ("assigneeId", "createdAt", id)`,
];

function flag(column: string): string {
  return `case when ${column} then '1' else '0' end`;
}

/** What messages are counted by; what may hold the sign comes last. */
function part(row: string): string {
  const flags = [flag(`${row}"isRead"`), flag(`${row}"isSuspect"`)];
  return [...flags, `${row}state`, `coalesce(${row}"assigneeId", '')`].join(` || '|' || `);
}

async function onSqlite(run: (text: string) => Promise<unknown>): Promise<void> {
  const more = `insert into tallies (name, part, count, bytes) values ('messages', ${part('new.')}, 1, 0)
    on conflict (name, part) do update set count = count + 1;`;
  const ofOld = `name = 'messages' and part = ${part('old.')}`;
  const less = `update tallies set count = count - 1 where ${ofOld};
    delete from tallies where ${ofOld} and count = 0;`;
  const counted = ['isRead', 'isSuspect', 'state', 'assigneeId'].map((name) => `"${name}"`);
  const differs = counted.map((name) => `new.${name} is not old.${name}`).join(' or ');
  const triggers = {
    insert: `after insert on messages begin ${more} end`,
    update: `after update of ${counted.join(', ')} on messages when ${differs} begin ${less} ${more} end`,
    delete: `after delete on messages begin ${less} end`,
  };
  for (const [change, body] of Object.entries(triggers)) {
    await run(`drop trigger if exists "tallies_messages_${change}"`);
    await run(`create trigger "tallies_messages_${change}" ${body}`);
  }
}

async function onPostgres(run: (text: string) => Promise<unknown>): Promise<void> {
  const changes = {
    insert: 'new table as added',
    update: 'old table as gone new table as added',
    delete: 'old table as gone',
  };
  for (const [change, rows] of Object.entries(changes)) {
    await run(`drop trigger if exists "tallies_messages_${change}" on messages`);
    await run(`create trigger "tallies_messages_${change}" after ${change} on messages referencing ${rows}
      for each statement execute function tally('${part('').replaceAll("'", "''")}', '0')`);
  }
}

/** Messages get what quotes have: a state, who answers, and notes of the staff. Those of before are new to everybody. */
export function answeredMessages(engine: Engine): Migration {
  const pg = engine === 'postgres';
  const json = pg ? sql`jsonb` : sql`json`;
  const timestamp = pg ? sql`timestamptz` : sql`timestamp`;
  return {
    async up(db: Db) {
      const add = () => db.schema.alterTable('messages');
      await add()
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
        .execute();
      await add().addColumn('assigneeId', 'text').execute();
      await add().addColumn('assignee', 'text').execute();
      await add().addColumn('answeredAt', timestamp).execute();
      await add()
        .addColumn('notes', json, (column) => column.notNull().defaultTo(sql`'[]'`))
        .execute();
      const run = (text: string) => sql.raw(text).execute(db);
      for (const index of INDEXES) await run(index);
      await (pg ? onPostgres(run) : onSqlite(run));
      await run(`delete from tallies where name = 'messages'`);
      await run(`insert into tallies (name, part, count, bytes)
        select 'messages', ${part('')}, count(*), 0 from messages group by ${part('')}`);
    },
  };
}
