import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import S3rver from 's3rver';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditLine } from '../../../domain/things/audit.ts';
import type { Copy } from '../../../domain/things/copy.ts';
import { ADMIN, openTestApp, type TestApp, temporaryFolder } from '../../../tests/factories.ts';
import { verifyArchive } from '../../copies/open-archive.ts';
import { restoreArchive } from '../../copies/restore.ts';
import { readEnv } from '../../env.ts';
import type { CopyOverview } from './service.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function take(site: TestApp = test): Promise<Copy> {
  expect((await site.call('POST', '/copies')).status).toBe(202);
  await site.services.copies.idle();
  const [copy] = (await site.ok<CopyOverview>('GET', '/copies')).copies;
  if (!copy) throw new Error('There is no copy.');
  return copy;
}

describe('copies in the panel', () => {
  it('are made, verified and told of', async () => {
    await test.product();
    expect(await test.ok('GET', '/copies')).toMatchObject({ copies: [], isRunning: false, nextAt: null });
    expect(await test.ok('GET', '/status')).toMatchObject({ copies: { verifiedAt: null, error: null } });
    const copy = await take();
    expect(copy).toMatchObject({
      reason: 'manual',
      error: null,
      isKept: true,
      isEncrypted: false,
      bucket: null,
    });
    expect(copy.counts).toMatchObject({ products: 1, accounts: 1 });
    expect(await test.ok('GET', '/status')).toMatchObject({
      copies: { verifiedAt: copy.verifiedAt, error: null },
    });
  });

  it('are downloaded by a link that only administrators get, and that ends', async () => {
    const { name, size } = await take();
    const { url } = await test.ok<{ url: string }>('POST', `/copies/${name}/link`);
    const answer = await test.app.request(url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, bytes.length, answer.headers.get('cache-control')]).toEqual([
      200,
      size,
      'private, no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toContain(name);
    const path = join(temporaryFolder(), 'x.tar');
    writeFileSync(path, bytes);
    expect(await verifyArchive({ path }, temporaryFolder())).toMatchObject({ accounts: 1 });
    expect((await test.app.request(`/copies/${name}`)).status).toBe(404);
    expect((await test.app.request(`/copies/${name}?token=a.1.b`)).status).toBe(404);
    expect(
      (await test.app.request(`/copies/${name}`, { headers: { Authorization: `Bearer ${test.token}` } }))
        .status,
    ).toBe(404);
    const [told] = await test.ok<AuditLine[]>('GET', '/audit?group=exports');
    expect(told).toMatchObject({
      event: 'exported',
      actor: ADMIN.name,
      subject: name,
      detail: { what: 'yedek' },
    });
    test.clock.advance({ minutes: 6 });
    expect((await test.app.request(url)).status).toBe(404);
    const editor = await test.signIn('editor');
    expect((await test.call('POST', `/copies/${name}/link`, undefined, { token: editor })).status).toBe(403);
    for (const wrong of ['yok.tar', 'vitrin-2020-01-01-00-00-00.tar', '..%2Fvitrin.db'])
      expect((await test.call('POST', `/copies/${wrong}/link`)).status).toBe(404);
  });

  it('are gone back to with the password, and what was there is copied first', async () => {
    const brand = await test.brand({ name: 'Önce' });
    const { name } = await take();
    await test.ok('PUT', `/brands/${brand.id}`, { name: 'Sonra' });
    await test.brand({ name: 'Yeni' });
    expect((await test.visit<unknown[]>('/brands')).body).toHaveLength(2);
    const revision = await test.services.records.revision();
    const asked = await test.call('POST', `/copies/${name}/restore`);
    expect([asked.status, asked.body.code]).toEqual([403, 'password_required']);
    await test.ok('POST', '/auth/confirm', { password: ADMIN.password });
    test.clock.advance({ seconds: 2 });
    const done = await test.ok<{ counts: Record<string, number> }>('POST', `/copies/${name}/restore`);
    expect(done.counts).toMatchObject({ brands: 1 });
    expect((await test.visit<Array<{ name: string }>>('/brands')).body.map((row) => row.name)).toEqual([
      'Önce',
    ]);
    expect(await test.services.records.revision()).toBeGreaterThan(revision);
    const { copies } = await test.ok<CopyOverview>('GET', '/copies');
    expect(copies.map(({ reason }) => reason)).toEqual(['before-restore', 'manual']);
    const [told] = await test.ok<AuditLine[]>('GET', '/audit');
    expect(told).toMatchObject({ event: 'restored', actor: ADMIN.name, subject: name });
    expect(await test.ok('GET', '/audit/verify')).toMatchObject({ isWhole: true });
    await test.brand({ name: 'Yazılır' });
    const newest = copies[0]?.name ?? '';
    await test.ok('POST', '/auth/confirm', { password: ADMIN.password });
    await test.ok('POST', `/copies/${newest}/restore`);
    expect((await test.visit<unknown[]>('/brands')).body).toHaveLength(2);
  });

  it('that failed say why, and the last good one stays the last good one', async () => {
    const good = await take();
    test.clock.advance({ seconds: 2 });
    const open = test.services.media.storage.open;
    test.services.media.storage.open = () =>
      Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
    await test.services.media.storage.put(
      '0'.repeat(32).concat('.pdf'),
      import.meta.filename,
      'application/pdf',
    );
    const failed = await take();
    test.services.media.storage.open = open;
    expect(failed).toMatchObject({
      isKept: false,
      verifiedAt: null,
      error: expect.stringContaining('yer kalmadı'),
    });
    expect(await test.ok('GET', '/status')).toMatchObject({
      copies: { startedAt: good.startedAt, error: expect.stringContaining('yer kalmadı') },
    });
  });

  it('go to a bucket as well, and leave it with their archive', async () => {
    const bucketFolder = temporaryFolder();
    const s3 = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: bucketFolder,
      configureBuckets: [{ name: 'kopyalar', configs: [] }],
    });
    const { port } = await s3.run();
    const site = await openTestApp({
      env: {
        ...{ BACKUP_S3_BUCKET: 'kopyalar', BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`, BACKUP_KEEP: '1' },
        ...{
          BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
          BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
          BACKUP_KEY: 'uzun bir parola cümlesi',
        },
      },
    });
    const first = await take(site);
    expect(first).toMatchObject({ bucket: 'kopyalar', error: null, isEncrypted: true });
    site.clock.advance({ minutes: 1 });
    const second = await take(site);
    const { openS3Storage } = await import('../../files/s3-storage.ts');
    const store = openS3Storage({
      ...{ bucket: 'kopyalar', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    expect(keys).toEqual([second.name]);
    // A machine that lost everything comes back with what the bucket holds, and the key.
    const [path, dataDir] = [join(temporaryFolder(), second.name), temporaryFolder()];
    await store.save(second.name, path);
    const lost = site.services.env.BACKUP_KEY;
    await expect(restoreArchive({ path }, readEnv({ DATA_DIR: dataDir }))).rejects.toThrow('BACKUP_KEY');
    const { counts } = await restoreArchive({ path, key: lost }, readEnv({ DATA_DIR: dataDir }));
    expect(counts).toEqual(second.counts);
    store.close();
    await site.close();
    await s3.close();
  });

  it('are made by the clock of BACKUP_CRON', async () => {
    const site = await openTestApp({ env: { BACKUP_CRON: '* * * * * *' } });
    expect((await site.ok<CopyOverview>('GET', '/copies')).nextAt).toEqual(expect.any(String));
    const server = serve({ fetch: site.app.fetch, port: 0 });
    await once(server, 'listening');
    const made = async (): Promise<Copy | undefined> =>
      (await site.ok<CopyOverview>('GET', '/copies')).copies[0];
    await expect.poll(made, { timeout: 60_000 }).toMatchObject({ reason: 'scheduled', error: null });
    server.close();
    await site.close();
    await expect(openTestApp({ env: { BACKUP_CRON: 'her gece' } })).rejects.toThrow(
      'BACKUP_CRON değeri yanlış',
    );
  });
});
