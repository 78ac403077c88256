import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allKinds } from '../../server/all-kinds.ts';
import { programContext } from '../../server/context.ts';
import type { Database } from '../../server/db/schema.ts';
import { createActivityService } from '../../server/modules/activities/service.ts';
import { countTrash, listTrash } from '../../server/modules/history/trash-list.ts';
import { listVersions } from '../../server/modules/history/version-list.ts';
import { lastPublished, sectionVersions } from '../../server/modules/sections/versions.ts';
import type { TestApp } from '../factories.ts';
import { addHistoryLines, LONG_HISTORY } from '../samples/history-lines.ts';
import { ENGINES } from './engines.ts';

type Db = Kysely<Database>;

const LINES = 20_000;
const kinds = allKinds([]);

/** A question, and the index that each of its queries is answered by. */
const QUESTIONS: Array<[name: string, ask: (db: Db) => Promise<unknown>, index: RegExp]> = [
  [
    'versions of a row',
    (db) => listVersions(db, { entity: 'products', id: LONG_HISTORY.row }),
    /history_entity_entityId_at_id/,
  ],
  ['versions of a section', (db) => sectionVersions(db, LONG_HISTORY.section), /history_parentId_at_id/],
  [
    'the last publications',
    (db) => lastPublished(db),
    /history_parentId_at_id|history_entity_entityId_at_id|history_pkey|sqlite_autoindex_history_1/,
  ],
  ['the trash', (db) => listTrash(db, kinds, {}), /history_trash|history_batchId/],
  ['what the trash holds', (db) => countTrash(db, kinds), /history_trash/],
  [
    'the activity list',
    (db) => createActivityService({ db, kinds }).list(programContext('Sınama'), { limit: 25 }),
    // How many they are is kept.
    /activities_|\btallies\b/,
  ],
];

describe.each(ENGINES)('questions to the history on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    await engine.start();
    test = await engine.open();
    await addHistoryLines(test.services.db, 0, LINES);
    await sql`analyze`.execute(test.services.db);
  });
  afterAll(async () => {
    await test.close();
    await engine.stop();
  });

  async function planOf(db: Db, node: RootOperationNode): Promise<string> {
    const query = db.getExecutor().compileQuery(node, { queryId: 'plan' });
    const explain = test.services.engine === 'postgres' ? 'explain' : 'explain query plan';
    const { rows } = await db.executeQuery(
      CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
    );
    return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
  }

  it.each(QUESTIONS)('%s: answered by an index', async (_name, ask, index) => {
    const asked: RootOperationNode[] = [];
    const recorder: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { db } = test.services;
    await ask(db.withPlugin(recorder));
    const plans = [];
    for (const node of asked) plans.push(await planOf(db, node));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Seq Scan on history\b|SCAN history(?! USING)\b/);
    }
  });
});
