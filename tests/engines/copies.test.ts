import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../domain/things/brand.ts';
import { openTestApp, temporaryFolder } from '../factories.ts';
import { createDatabase } from '../postgres.ts';

const server = process.env.TEST_DATABASE_URL;
const hasPrograms = ['pg_dump', 'pg_restore'].every((name) => spawnSync(name, ['--version']).status === 0);

/** A command as the pages tell it to people. */
function documented(program: string): string {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const line = page.split('\n').find((text) => text.startsWith(`${program} `));
  if (!line) throw new Error(`docs/operations.md has no ${program} command.`);
  return line;
}

describe.runIf(server && hasPrograms)('the commands for copies of a PostgreSQL', () => {
  it('bring all of it into an empty database, and into one that has content', async () => {
    const folder = temporaryFolder();
    const run = (program: string, url: string) =>
      execFileSync('sh', ['-c', documented(program)], {
        cwd: folder,
        env: { PATH: process.env.PATH, DATABASE_URL: url },
        stdio: 'pipe',
      });
    const [one, two] = [await createDatabase(server ?? ''), await createDatabase(server ?? '')];
    const site = await openTestApp({ databaseUrl: one.url });
    await site.brand({ name: 'Şule İğdır' });
    run('pg_dump', one.url);
    await site.brand({ name: 'Sonradan' });
    await site.services.close();
    for (const { url } of [two, one]) {
      run('pg_restore', url);
      const back = await openTestApp({ databaseUrl: url });
      expect((await back.ok<Brand[]>('GET', '/brands')).map((row) => row.name)).toEqual(['Şule İğdır']);
      await back.services.close();
    }
    await Promise.all([one.drop(), two.drop()]);
  });
});
