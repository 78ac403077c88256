import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestApp, temporaryFolder } from '../factories.ts';
import { fillSite, runCommand } from './backup-support.ts';

describe('npm run backup', () => {
  it('puts verified copies into a private folder, keeps as many as it is told, and verifies them again', async () => {
    const dataDir = temporaryFolder();
    const site = await openTestApp({ folder: dataDir });
    await fillSite(site);
    const env = { DATA_DIR: dataDir, BACKUP_KEEP: '2' };
    for (let count = 0; count < 3; count++) {
      const { code, said } = await runCommand('backup.ts', [], env);
      expect([code, said]).toEqual([0, expect.stringContaining('Hepsi aynı')]);
    }
    await site.services.close();
    const folder = join(dataDir, 'backups');
    const names = readdirSync(folder).filter((name) => name.endsWith('.tar'));
    expect(names).toHaveLength(2);
    expect(names.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600]);
    expect((await runCommand('backup-verify.ts', [], env)).code).toBe(0);
    // By their notes: of two copies of one second the later name comes first.
    const begun = (path: string): string => JSON.parse(readFileSync(`${path}.json`, 'utf8')).startedAt;
    const paths = names.map((name) => join(folder, name));
    const newest = paths.reduce((one, other) => (begun(one) > begun(other) ? one : other));
    const bytes = readFileSync(newest);
    bytes[3000] = (bytes[3000] ?? 0) ^ 0x40;
    writeFileSync(newest, bytes);
    expect((await runCommand('backup-verify.ts', [], env)).code).toBe(1);
    expect((await runCommand('backup-verify.ts', ['--from', newest], env)).said).toContain(
      'Yedek bozuk ya da yarım',
    );
  });

  it('tells of one that failed, and leaves nothing of it', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'media'));
    const { code, said } = await runCommand('backup.ts', [], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([1, expect.stringContaining('veritabanı yok')]);
    const names = readdirSync(join(dataDir, 'backups'));
    expect(names).toEqual([expect.stringMatching(/\.tar\.json$/)]);
    expect(JSON.parse(readFileSync(join(dataDir, 'backups', names[0] ?? ''), 'utf8')).error).toContain(
      'veritabanı yok',
    );
  });
});
