import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../../domain/things/brand.ts';
import { atOneMoment } from '../../server/copies/moment.ts';
import { verifyArchive } from '../../server/copies/open-archive.ts';
import { restoreArchive } from '../../server/copies/restore.ts';
import { openTestApp, type TestApp, temporaryFolder } from '../factories.ts';
import { archiveOf, contentOf, envOf, fillSite, runCommand } from './backup-support.ts';
import { ENGINES } from './engines.ts';

const KEY = 'AGE-SECRET-KEY-1L27NYJDYRNDSCCELNZE8C6JTSH22TLQJVPGD7289KDLMZA5HWN6SZPEHGF';

beforeAll(async () => {
  for (const engine of ENGINES) await engine.start();
});
afterAll(async () => {
  for (const engine of ENGINES) await engine.stop();
});

describe.each(ENGINES)('a copy of a site on $name', (engine) => {
  it.each(ENGINES)('is the same site on $name, and back', async (other) => {
    const from = await engine.place();
    const site = await openTestApp({ folder: from.dataDir, databaseUrl: from.databaseUrl });
    await fillSite(site);
    await site.services.close();
    const wanted = await contentOf(from);
    expect(wanted.products).toMatchObject({ rows: 1 });
    const path = await archiveOf(from);
    await from.drop();

    const to = await other.place();
    const restored = await restoreArchive({ path }, envOf(to));
    expect(restored.counts).toMatchObject({ products: 1, messages: 1, accounts: 1 });
    expect(await contentOf(to)).toEqual(wanted);
    const back = await archiveOf(to);
    await to.drop();

    const home = await engine.place();
    await restoreArchive({ path: back }, envOf(home));
    expect(await contentOf(home)).toEqual(wanted);
    const again = await openTestApp({ folder: home.dataDir, databaseUrl: home.databaseUrl });
    const brands = await again.ok<Brand[]>('GET', '/brands');
    expect(brands.map((row) => row.name)).toEqual(['Şule İğdır']);
    expect((await again.app.request(brands[0]?.logoUrl ?? '')).status).toBe(200);
    await again.brand({ name: 'Sonradan' });
    await again.services.close();
    await home.drop();
  });
});

describe('a copy', () => {
  let site: TestApp;
  let archive: string;
  beforeAll(async () => {
    site = await openTestApp();
    await fillSite(site);
    const place = { dataDir: site.folder, databaseUrl: site.services.env.DATABASE_URL };
    archive = await archiveOf(place);
  });
  afterAll(() => site.close());

  it('is one tar of rows as lines of JSON, files, and a manifest with counts and hashes', async () => {
    const entries = await unpackTar(readFileSync(archive));
    const names = entries.map(({ header }) => header.name);
    expect(names).toEqual(expect.arrayContaining(['rows/brands.jsonl', 'manifest.json', 'manifest.sha256']));
    expect(names.filter((name) => name.startsWith('files/')).length).toBeGreaterThan(1);
    const text = (name: string) =>
      Buffer.from(entries.find(({ header }) => header.name === name)?.data ?? '').toString();
    const rows = text('rows/brands.jsonl').trim().split('\n');
    expect(rows.map((line) => JSON.parse(line).name)).toEqual(['Şule İğdır']);
    expect(JSON.parse(text('manifest.json')).tables.brands).toMatchObject({
      rows: 1,
      sha256: expect.any(String),
    });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
  });

  it('is of one moment, while others write', async () => {
    const place = { dataDir: site.folder, databaseUrl: site.services.env.DATABASE_URL };
    let writing = true;
    const writer = (async () => {
      const brand = await site.brand();
      for (let count = 0; writing; count++) {
        await site.ok('PUT', `/brands/${brand.id}`, { country: `Ülke ${count}` });
        // The embedded database answers at once: without this nobody else would have a turn.
        await new Promise((done) => setTimeout(done, 2));
      }
      await site.ok('DELETE', `/brands/${brand.id}`);
    })();
    for (let count = 0; count < 3; count++) {
      const path = await archiveOf(place);
      const data = temporaryFolder();
      await restoreArchive({ path }, envOf({ dataDir: data }));
      const { rows } = await atOneMoment({ dataDir: data }, async (db) => ({
        rows: [
          await db
            .selectFrom('brands')
            .select(({ fn }) => fn.sum('version').as('sum'))
            .executeTakeFirst(),
          await db
            .selectFrom('history')
            .select(({ fn }) => fn.countAll().as('sum'))
            .where('entity', '=', 'brands')
            .where('after', 'is not', null)
            .executeTakeFirst(),
        ],
      }));
      // The brand that was thrown away has a line of its making, and no version any more.
      expect(Number(rows[1]?.sum) - Number(rows[0]?.sum)).toBe(1);
    }
    writing = false;
    await writer;
  });

  it('that is damaged anywhere, or cut off, is refused and leaves the way free for a good one', async () => {
    const bytes = readFileSync(archive);
    const dataDir = join(temporaryFolder(), 'data');
    const bad = join(temporaryFolder(), 'bad.tar');
    const names = await unpackTar(bytes);
    expect(names.length).toBeGreaterThan(10);
    for (let turn = 0; turn < 12; turn++) {
      const damage = Buffer.from(bytes);
      const at = Math.floor((bytes.length - 2048) * ((turn + 0.5) / 12));
      // Somewhere that holds something: between entries there is nothing but padding.
      const place = damage.findIndex((byte, index) => index >= at && byte !== 0);
      damage[place] = (damage[place] ?? 0) ^ 0x40;
      writeFileSync(bad, damage);
      await expect(restoreArchive({ path: bad }, envOf({ dataDir }))).rejects.toThrow(
        'Yedek bozuk ya da yarım',
      );
    }
    for (const part of [0, 100, 512, 0.3, 0.7, 0.99]) {
      writeFileSync(bad, bytes);
      truncateSync(bad, part < 1 ? Math.floor(bytes.length * part) : part);
      await expect(restoreArchive({ path: bad }, envOf({ dataDir }))).rejects.toThrow(
        'Yedek bozuk ya da yarım',
      );
    }
    expect(readdirSync(dataDir).filter((name) => name.startsWith('vitrin.db'))).toEqual([]);
    await restoreArchive({ path: archive }, envOf({ dataDir }));
    expect(existsSync(join(dataDir, 'vitrin.db'))).toBe(true);
  });

  it('is restored beside a log that another database left behind', async () => {
    const dataDir = temporaryFolder();
    const other = await openTestApp({ folder: temporaryFolder() });
    await other.brand({ name: 'Başka' });
    cpSync(join(other.folder, 'vitrin.db-wal'), join(dataDir, 'vitrin.db-wal'));
    cpSync(join(other.folder, 'vitrin.db-shm'), join(dataDir, 'vitrin.db-shm'));
    await other.close();
    const { code, said } = await runCommand('restore.ts', ['--from', archive], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([0, expect.stringContaining('Yedek açıldı')]);
    const back = await openTestApp({ folder: dataDir });
    expect((await back.ok<Brand[]>('GET', '/brands')).map((row) => row.name)).toEqual(['Şule İğdır']);
    await back.close();
  });

  it('replaces what is there only when it is told to, and copies that first', async () => {
    const dataDir = temporaryFolder();
    const other = await openTestApp({ folder: dataDir });
    await other.brand({ name: 'Bugünkü' });
    const busy = await runCommand('restore.ts', ['--from', archive, '--replace'], { DATA_DIR: dataDir });
    expect([busy.code, busy.said]).toEqual([
      1,
      expect.stringContaining('başka bir Vitrin süreci kullanıyor'),
    ]);
    await other.services.close();
    const refused = await runCommand('restore.ts', ['--from', archive], { DATA_DIR: dataDir });
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('zaten bir veritabanı var')]);
    const done = await runCommand('restore.ts', ['--from', archive, '--replace'], { DATA_DIR: dataDir });
    expect([done.code, done.said]).toEqual([0, expect.stringContaining('Bugünkü hâl yedeklendi')]);
    const saved = readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.tar'));
    expect(saved).toHaveLength(1);
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('onceki'))).toEqual([]);
    expect(statSync(join(dataDir, 'vitrin.db')).mode & 0o777).toBe(0o600);
  });

  it('leaves a database in its place at every moment, whoever cuts it off', async () => {
    const dataDir = temporaryFolder();
    await restoreArchive({ path: archive }, envOf({ dataDir }));
    const file = join(dataDir, 'vitrin.db');
    let missing = 0;
    let isOver = false;
    const restoring = restoreArchive({ path: archive }, envOf({ dataDir }), { replace: true });
    void restoring.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      if (!existsSync(file)) missing += 1;
      await new Promise((done) => setImmediate(done));
    }
    await restoring;
    expect(missing).toBe(0);
  });

  it('of before, a tar with the file of the database, still comes back', async () => {
    const earlier = temporaryFolder();
    const packed = join(earlier, 'eski.tar');
    const source = temporaryFolder();
    await restoreArchive({ path: archive }, envOf({ dataDir: source }));
    const tar = spawn('tar', ['-cf', packed, '-C', source, 'vitrin.db', 'media']);
    await once(tar, 'exit');
    const dataDir = temporaryFolder();
    const { code, said } = await runCommand('restore.ts', ['--from', packed], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([0, expect.stringContaining('Yedek açıldı')]);
    const [{ auditEvents, ...restored }, { auditEvents: before, ...wanted }] = [
      await contentOf({ dataDir }),
      await contentOf({ dataDir: source }),
    ];
    expect(restored).toEqual(wanted);
    // The trail tells of the restore itself.
    expect([before, auditEvents]).toMatchObject([{ rows: 1 }, { rows: 2 }]);
    truncateSync(packed, statSync(packed).size - 10_240);
    const cut = await runCommand('restore.ts', ['--from', packed], {
      DATA_DIR: join(temporaryFolder(), 'data'),
    });
    expect([cut.code, cut.said]).toEqual([1, expect.stringContaining('Yedek bozuk ya da yarım')]);
  });

  it('of a newer program is refused by name', async () => {
    const dataDir = temporaryFolder();
    await restoreArchive({ path: archive }, envOf({ dataDir }));
    const newer = await openTestApp({ folder: dataDir });
    await newer.services.db
      .withTables<{ migrations: { name: string; timestamp: string } }>()
      .insertInto('migrations')
      .values({ name: '9999-of-tomorrow', timestamp: '2030-01-01T00:00:00.000Z' })
      .execute();
    await newer.services.close();
    const path = await archiveOf({ dataDir });
    await expect(restoreArchive({ path }, envOf({ dataDir: temporaryFolder() }))).rejects.toThrow(
      'Yedek bu programdan daha yeni (9999-of-tomorrow)',
    );
  });

  it.each([KEY, 'uzun bir parola cümlesi'])('that is encrypted needs its key', async (key) => {
    const path = await archiveOf({ dataDir: site.folder, databaseUrl: site.services.env.DATABASE_URL }, key);
    const bytes = readFileSync(path);
    expect(bytes.includes('manifest.json')).toBe(false);
    const scratch = temporaryFolder();
    await expect(verifyArchive({ path }, scratch)).rejects.toThrow('Yedek şifreli');
    await expect(verifyArchive({ path, key: 'yanlış bir parola' }, scratch)).rejects.toThrow(
      'anahtarı değil',
    );
    expect(await verifyArchive({ path, key }, scratch)).toMatchObject({ products: 1 });
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    await expect(verifyArchive({ path, key }, scratch)).rejects.toThrow('Yedek bozuk');
  });
});
