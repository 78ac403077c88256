import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations, type Steps } from '../../server/db/migrate.ts';
import { DATABASE_FILE, openDatabase } from '../../server/db/open.ts';
import type { Database } from '../../server/db/schema.ts';
import { temporaryFolder } from '../factories.ts';
import { migrationNames, openEarlier } from './earlier.ts';
import { fillEarlier } from './earlier-content.ts';
import { ENGINES, type Engine } from './engines.ts';

type Place = Awaited<ReturnType<Engine['place']>>;

const NAMES = await migrationNames();
const LAST = NAMES.at(-1) ?? '';

function stepsOf(place: Place): Steps {
  return migrations(place.databaseUrl ? 'postgres' : 'sqlite');
}

function withStep(place: Place, up: (db: Kysely<never>) => Promise<void>): Steps {
  return { ...stepsOf(place), '9999-of-tomorrow': { up } };
}

async function killedAt(place: Place, step: string): Promise<void> {
  const program = join(import.meta.dirname, 'killed-upgrade.ts');
  const child = spawn(process.execPath, [program, place.dataDir, place.databaseUrl ?? '', step], {
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

/** Where a copy can be opened that a message names: a folder with the file, or the address with its schema. */
function placeOf(copy: string, place: Place): Place {
  if (!place.databaseUrl) {
    const dataDir = temporaryFolder();
    copyFileSync(copy, join(dataDir, DATABASE_FILE));
    return { ...place, dataDir };
  }
  const url = new URL(place.databaseUrl);
  url.searchParams.set(
    'options',
    /options=(-c%20search_path%3D\w+)/.exec(copy)?.[1]?.replace('%20', ' ').replace('%3D', '=') ?? '',
  );
  return { ...place, databaseUrl: url.href };
}

describe.each(ENGINES)('an upgrade on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  function marksOf(db: Kysely<Database>) {
    return db.selectFrom('revisions').select('id').orderBy('id').execute();
  }

  let ofNew: Promise<{ id: string }[]> | undefined;
  /** The marks of a database that was made at one go. */
  function marksOfNew() {
    ofNew ??= (async () => {
      const place = await engine.place();
      const { db, close } = await openDatabase(place);
      const marks = await marksOf(db);
      for (const end of [close, place.drop]) await end();
      return marks;
    })();
    return ofNew;
  }

  // PostgreSQL undoes each step in the same way, and takes long to make a database.
  const killed = engine.name === 'SQLite' ? NAMES : NAMES.filter((_, at) => at % 7 === 0);
  it.runIf(engine.name !== 'PGlite').each(killed)(
    'that is killed in %s runs whole at the next start',
    async (step) => {
      const place = await engine.place();
      await killedAt(place, step);
      const { db, close } = await openDatabase(place);
      expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('half');
      expect(await marksOf(db)).toEqual(await marksOfNew());
      for (const end of [close, place.drop]) await end();
    },
  );

  it('that fails names its step and the copy from before, and changes nothing', async () => {
    const place = await engine.place();
    await (await openDatabase(place)).close();
    const steps = withStep(place, async (db) => {
      await sql`alter table brands add column half text`.execute(db);
      await sql`insert into nowhere values (1)`.execute(db);
    });
    const told: string[] = [];
    const failed = openDatabase({ ...place, steps, onUpgrade: ({ copy }) => told.push(copy) });
    await expect(failed).rejects.toThrow(
      /"9999-of-tomorrow" adımı başarısız oldu \(.*nowhere.*\)\. Hiçbir şey değişmedi/,
    );
    expect(told).toHaveLength(1);
    await expect(openDatabase({ ...place, steps })).rejects.toThrow(`Yükseltmeden önceki hali: ${told[0]}`);
    const { db, close } = await openDatabase(place);
    const brands = (await db.introspection.getTables()).find(({ name }) => name === 'brands');
    expect(brands?.columns.map(({ name }) => name)).not.toContain('half');
    await close();
    await place.drop();
  });

  it.runIf(engine.name !== 'PGlite')(
    'copies what was there, and the program of before runs on the copy',
    async () => {
      const place = await engine.place();
      const before = NAMES.at(-2) ?? '';
      const earlier = await openEarlier(place, before);
      await fillEarlier(earlier.add);
      const rows = await earlier.db.selectFrom('history').selectAll().orderBy('id').execute();
      await earlier.close();
      const told: Array<{ steps: string[]; copy: string }> = [];
      await (await openDatabase({ ...place, onUpgrade: (upgrade) => told.push(upgrade) })).close();
      expect(told).toMatchObject([{ steps: [LAST] }]);
      await (await openDatabase({ ...place, onUpgrade: (upgrade) => told.push(upgrade) })).close();
      expect(told).toHaveLength(1);

      const { [LAST]: _, ...steps } = stepsOf(place);
      const copy = placeOf(told[0]?.copy ?? '', place);
      const { db, close } = await openDatabase({ ...copy, steps });
      expect(await sql`select * from history order by id`.execute(db)).toMatchObject({ rows });
      expect((await sql`select * from shown_products`.execute(db)).rows.length).toBeGreaterThan(0);
      await expect(
        sql`insert into "sectionItems" (id, "sectionId") values ('x', 'nowhere')`.execute(db),
      ).rejects.toThrow();
      await close();
      await place.drop();
    },
  );

  it.runIf(engine.name === 'SQLite')('keeps three copies, for nobody else to read', async () => {
    const place = await engine.place();
    await (await openDatabase(place)).close();
    let steps = stepsOf(place);
    for (const name of ['9991-a', '9992-b', '9993-c', '9994-d']) {
      steps = { ...steps, [name]: { up: async () => undefined } };
      await (await openDatabase({ ...place, steps })).close();
    }
    const folder = join(place.dataDir, 'upgrades');
    expect(readdirSync(folder).sort()).toEqual(
      ['9992-b', '9993-c', '9994-d'].map((name) => `vitrin-before-${name}.db`),
    );
    const modes = [folder, join(folder, 'vitrin-before-9994-d.db')].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  });
});
