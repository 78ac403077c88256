import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations, type Steps } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import { undoUpgrade } from '../../server/db/undo-upgrade.ts';
import { ENGINES, type Engine } from './engines.ts';

function withStep(
  place: Awaited<ReturnType<Engine['place']>>,
  up: (db: Kysely<never>) => Promise<void>,
): Steps {
  return { ...migrations(place.databaseUrl ? 'postgres' : 'sqlite'), '9999-of-tomorrow': { up } };
}

describe.each(ENGINES)('an upgrade on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it.runIf(engine.name !== 'PGlite')(
    'is undone for the program of before, with all that the newer one had found, and what that wrote lies aside',
    async () => {
      const place = await engine.place();
      const first = await openDatabase(place);
      await first.db.insertInto('revisions').values({ id: 'before', revision: 7 }).execute();
      await first.close();
      const steps = withStep(place, async (db) => {
        await sql`alter table revisions add column later text`.execute(db);
      });
      const newer = await openDatabase({ ...place, steps });
      await newer.db.deleteFrom('revisions').where('id', '=', 'before').execute();
      await newer.close();
      await expect(openDatabase(place)).rejects.toThrow('daha yeni (9999-of-tomorrow)');

      const undone = await undoUpgrade(place);
      expect(undone?.step).toBe('9999-of-tomorrow');
      const { db, close } = await openDatabase(place);
      const rows = await sql`select * from revisions where id = 'before'`.execute(db);
      expect(rows.rows).toEqual([{ id: 'before', revision: 7 }]);
      await sql`insert into "auditEvents" (seq, at, event, actor, detail, "previousHash", hash, "searchText")
        values (1, '', 'x', 'x', '{}', '', '', '')`.execute(db);
      await expect(sql`delete from "auditEvents"`.execute(db)).rejects.toThrow();
      await expect(
        sql`insert into "sectionItems" (id, "sectionId") values ('x', 'nowhere')`.execute(db),
      ).rejects.toThrow();
      await close();
      expect(await undoUpgrade(place)).toBeNull();
      if (!place.databaseUrl) expect(existsSync(undone?.aside ?? '')).toBe(true);
      await place.drop();
    },
  );

  it.runIf(engine.name !== 'PGlite')('is not undone where its copy is gone', async () => {
    const place = await engine.place();
    const steps = withStep(place, async () => undefined);
    await (await openDatabase({ ...place, steps })).close();
    await expect(undoUpgrade(place)).rejects.toThrow('önceki kopyası bulunamadı');
    await place.drop();
  });
});
