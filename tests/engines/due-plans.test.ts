import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DraftDetail, Plan } from '../../domain/things/draft.ts';
import { openTestApp, temporaryFolder } from '../factories.ts';
import { createDatabase } from '../postgres.ts';

const PLANS = 6;

/** An instance that is ready to look; `look` answers what it published. */
async function startInstance(databaseUrl: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'due-plan.ts')], {
    env: {
      ...{ PATH: process.env.PATH, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl },
      DATA_DIR: temporaryFolder(),
    },
  });
  let said = '';
  const closed = once(child, 'close');
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready')) resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('close', () => reject(new Error(said)));
  });
  await ready;
  async function look(): Promise<number> {
    child.stdin.write('now\n');
    await closed;
    const [, count] = said.match(/published (\d+)/) ?? [];
    if (count === undefined) throw new Error(said);
    return Number(count);
  }
  return { look };
}

describe('plans that are due', () => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  it.runIf(serverUrl)('are published once by two processes that look at the same moment', async () => {
    const database = await createDatabase(serverUrl ?? '');
    const test = await openTestApp({ databaseUrl: database.url });
    const at = new Date(test.clock.read().getTime() - 86_400_000 * 3650).toISOString();
    const ids: string[] = [];
    for (let count = 0; count < PLANS; count++) {
      const product = await test.product({ stock: 1 });
      const { id } = await test.ok<Plan>('POST', '/plans', { name: `Plan ${count}`, at });
      const changes = { stock: 2 };
      await test.ok<DraftDetail>('POST', '/drafts', {
        ...{ kind: 'products', rowId: product.id, changes, planId: id },
      });
      ids.push(product.id);
    }
    const instances = await Promise.all([startInstance(database.url), startInstance(database.url)]);
    const counts = await Promise.all(instances.map(({ look }) => look()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PLANS);
    for (const id of ids) {
      expect(await test.ok('GET', `/products/${id}`)).toMatchObject({ stock: 2, version: 2 });
      expect(await test.ok<unknown[]>('GET', `/history?entity=products&id=${id}`)).toHaveLength(2);
    }
    await test.close();
    await database.drop();
  });

  it.skipIf(serverUrl)('have two processes only on a PostgreSQL server', () => {
    expect(serverUrl).toBeUndefined();
  });
});
