import { closeSync, mkdirSync, openSync, renameSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp, temporaryFolder } from '../../../tests/factories.ts';
import { DATABASE_FILE, openDatabase } from '../../db/open.ts';
import { readEnv } from '../../env.ts';
import { openServices } from '../../services.ts';
import { VERSION } from '../../version.ts';
import { replicaCheck } from './service.ts';

type Ready = { ok: boolean; status: string; checks: Record<string, { ok: boolean; detail: string }> };

/** Writes nonsense over the second half of a file. */
function damage(file: string): void {
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  writeSync(
    handle,
    Buffer.alloc(Math.floor(size / 2), 'bozuk'),
    0,
    Math.floor(size / 2),
    Math.ceil(size / 2),
  );
  closeSync(handle);
}

async function openSite(folder = temporaryFolder()) {
  const test = await openTestApp({ folder });
  const ask = async (path: string) => {
    const answer = await test.app.request(path);
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Ready };
  };
  return { ...test, folder, ask };
}

async function openEmpty() {
  const folder = temporaryFolder();
  await (await openDatabase({ dataDir: folder })).close();
  return { folder, file: join(folder, DATABASE_FILE) };
}

describe('the health of a site', () => {
  it('is told of the process and of all that it needs', async () => {
    const { ask, close } = await openSite();
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { ok: true, version: VERSION } });
    const { status, headers, body } = await ask('/readyz');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ ok: true, status: 'ready', version: VERSION });
    expect(Object.entries(body.checks).map(([name, { ok }]) => [name, ok])).toEqual([
      ['database', true],
      ['storage', true],
      ['space', true],
      ['migrations', true],
    ]);
    await close();
  });

  it('is bad when the file of the database is damaged, whatever is still in memory', async () => {
    const { ask, call, services, folder, close } = await openSite();
    await sql`pragma wal_checkpoint(truncate)`.execute(services.db);
    damage(join(folder, DATABASE_FILE));
    const { status, headers, body } = await ask('/readyz');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toMatchObject({ ok: false, status: 'not_ready', checks: { database: { ok: false } } });
    expect((await ask('/api/health')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await call('GET', '/status')).body).toMatchObject({ database: { ok: false } });
    await close();
  });

  it('is bad once the site is about to stop', async () => {
    const { ask, services, close } = await openSite();
    services.status.stop();
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ok: false, status: 'stopping' } });
    expect((await ask('/healthz')).status).toBe(200);
    await close();
  });
});

describe('a replica', () => {
  it('that is behind for long is told of, with for how long', () => {
    const behind = (behindMs: number) => replicaCheck({ state: 'behind', behindMs });
    expect(behind(400)).toEqual({
      ok: true,
      detail: 'Okuma kopyası yetişiyor, okumalar ana veritabanından',
    });
    expect(behind(45_200)).toEqual({
      ok: false,
      detail: 'Okuma kopyası 45 saniyedir geride, okumalar ana veritabanından',
    });
  });
});

describe('a database file that is damaged', () => {
  it('is refused with the name of the file, and what there is to do', async () => {
    const { folder, file } = await openEmpty();
    damage(file);
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `${file} bozuk ya da bir Vitrin veritabanı değil. Sağlam olduğu bilinen bir yedek bulunamadı`,
    );
  });

  it('is refused with the newest backup that was found whole', async () => {
    const { folder, file } = await openEmpty();
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const note = (name: string, verifiedAt: string | null, isKept = true) => {
      writeFileSync(join(backups, `${name}.json`), JSON.stringify({ name, verifiedAt }));
      if (isKept) writeFileSync(join(backups, name), '');
    };
    note('vitrin-1.tar', '2026-11-01T09:00:00.000Z');
    note('vitrin-2.tar', '2026-11-20T09:00:00.000Z');
    note('vitrin-3.tar', '2026-11-21T09:00:00.000Z', false);
    note('vitrin-4.tar', null);
    damage(file);
    const path = join(backups, 'vitrin-2.tar');
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `Son sağlam yedek: ${path} (20 Kasım 2026 12:00). Önce vitrin.db ile başlayan dosyaları başka bir yere taşıyın, sonra yedeği geri yükleyin: npm run restore -- --from ${path}`,
    );
    const elsewhere = join(folder, 'elsewhere');
    renameSync(backups, elsewhere);
    const env = readEnv({ DATA_DIR: folder, BACKUP_DIR: elsewhere, LOG_LEVEL: 'silent' });
    await expect(openServices({ env })).rejects.toThrow(
      `Son sağlam yedek: ${join(elsewhere, 'vitrin-2.tar')} `,
    );
  });
});
