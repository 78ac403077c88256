import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, withPostgres } from '../../bin/lib/postgres.mjs';
import type { Brand } from '../../domain/things/brand.ts';
import { openTestApp, type TestApp } from '../factories.ts';

type Server = Parameters<Parameters<typeof withPostgres>[0]>[1];
type Running = { url: string; replica: Awaited<ReturnType<Server['replica']>> };

/** One statement on a server. */
async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

// Servers of their own: the one that other tests share has neither a replica nor one that may be held up.
describe.runIf(process.env.TEST_DATABASE_URL && hasPostgres())('reads from a replica', () => {
  let running: Running;
  const over = Promise.withResolvers<void>();
  let ended: Promise<void>;
  let number = 0;

  beforeAll(async () => {
    const begun = Promise.withResolvers<Running>();
    ended = withPostgres(async (url, server) => {
      begun.resolve({ url, replica: await server.replica() });
      await over.promise;
    });
    running = await Promise.race([begun.promise, ended.then(() => begun.promise)]);
  });
  afterAll(async () => {
    over.resolve();
    await ended;
  });

  const pause = () => ask(running.replica.url, 'select pg_wal_replay_pause()');
  const resume = () => ask(running.replica.url, 'select pg_wal_replay_resume()');

  function named(url: string, name: string): string {
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  }

  /** A site on a database of its own, whose visitors are read for from the replica from now on. */
  async function openSite() {
    number += 1;
    const name = `site_${number}`;
    await ask(running.url, `create database ${name}`);
    const databaseUrl = named(running.url, name);
    const env = { DATABASE_READ_URL: named(running.replica.url, name) };
    const site = await openTestApp({ databaseUrl, env });
    await expect.poll(() => replicaOf(site)).toEqual({ ok: true, detail: 'Okumalar kopyadan' });
    return { site, databaseUrl, env };
  }

  async function replicaOf({ app }: TestApp) {
    const answer = await app.request('/readyz');
    const { checks } = (await answer.json()) as { checks: Record<string, { ok: boolean; detail: string }> };
    return checks.replica;
  }

  /** A part of the list that nobody has asked for: what is kept is not asked of any database. */
  async function namesFor(site: TestApp, token: string | null): Promise<string[]> {
    number += 1;
    const { body } = await site.call<Brand[]>('GET', `/brands?limit=${number + 100}`, undefined, { token });
    return body.map(({ name }) => name);
  }

  it('is for visitors; who signs in reads from the primary', async () => {
    const { site, databaseUrl } = await openSite();
    await site.brand({ name: 'Nordfil' });
    await expect.poll(() => replicaOf(site)).toMatchObject({ detail: 'Okumalar kopyadan' });
    await pause();
    // Behind everybody's back, so that both places may be told apart.
    await ask(databaseUrl, "update brands set name = 'Asıl'");
    expect(await namesFor(site, null)).toEqual(['Nordfil']);
    expect(await namesFor(site, site.token)).toEqual(['Asıl']);
    const { storefront, readPublic } = site.services;
    const page = async () => JSON.stringify(await storefront.brandsPage());
    expect(await readPublic(page)).toContain('Nordfil');
    expect(await page()).toContain('Asıl');
    await resume();
    await site.close();
  });

  it('shows what was written, and keeps nothing older, however far the replica is behind', async () => {
    const { site, databaseUrl, env } = await openSite();
    const beside = await openTestApp({ databaseUrl, env });
    const { id } = await site.brand({ name: 'Eski ad' });
    const shown = async (app: TestApp) =>
      (await app.visit<Brand[]>('/brands')).body.map(({ name }) => name).join();
    await expect.poll(() => shown(beside)).toBe('Eski ad');
    await expect.poll(() => replicaOf(beside)).toMatchObject({ detail: 'Okumalar kopyadan' });
    await pause();
    await site.ok('PUT', `/brands/${id}`, { name: 'Yeni ad' });
    expect(await shown(site)).toBe('Yeni ad');
    await expect.poll(() => shown(beside)).toBe('Yeni ad');
    expect(await replicaOf(site)).toMatchObject({ ok: true, detail: expect.stringMatching(/yetişiyor/) });
    await resume();
    await expect.poll(() => replicaOf(site)).toMatchObject({ detail: 'Okumalar kopyadan' });
    for (const app of [site, beside]) expect(await shown(app)).toBe('Yeni ad');
    await beside.services.close();
    await site.close();
  });

  it('goes on with the primary from the change that comes while a page is made', async () => {
    const { site } = await openSite();
    const { id } = await site.brand({ name: 'Eski ad' });
    await expect.poll(() => replicaOf(site)).toMatchObject({ detail: 'Okumalar kopyadan' });
    await pause();
    const { db, readPublic } = site.services;
    const read = async () => (await db.selectFrom('brands').select('name').execute()).map(({ name }) => name);
    const seen = await readPublic(async () => {
      const before = await read();
      await site.ok('PUT', `/brands/${id}`, { name: 'Yeni ad' });
      return [before, await read()];
    });
    expect(seen).toEqual([['Eski ad'], ['Yeni ad']]);
    await resume();
    await site.close();
  });

  it('goes on without a replica that is gone, says so, and takes it again when it is back', async () => {
    const { site } = await openSite();
    await site.brand({ name: 'Nordfil' });
    await expect.poll(() => replicaOf(site)).toMatchObject({ detail: 'Okumalar kopyadan' });
    const { db, readPublic } = site.services;
    const read = async () => (await db.selectFrom('brands').select('name').execute()).length;
    const counts = await readPublic(async () => {
      const before = await read();
      await running.replica.crash('SIGQUIT');
      return [before, await read()];
    });
    expect(counts).toEqual([1, 1]);
    expect(await namesFor(site, null)).toEqual(['Nordfil']);
    await expect
      .poll(() => replicaOf(site))
      .toMatchObject({ ok: false, detail: expect.stringMatching(/ulaşılamıyor/) });
    expect((await site.app.request('/readyz')).status).toBe(200);
    const { body: panel } = await site.call<{ replica: unknown }>('GET', '/status');
    expect(panel.replica).toMatchObject({ ok: false });
    expect(await namesFor(site, null)).toEqual(['Nordfil']);
    await running.replica.start();
    await expect.poll(() => replicaOf(site)).toEqual({ ok: true, detail: 'Okumalar kopyadan' });
    const told = async () => {
      await namesFor(site, null);
      const { metrics, status } = site.services;
      return Number(
        /vitrin_public_reads_total\{from="replica"\} (\d+)/.exec(
          await metrics.read(await status.ready()),
        )?.[1],
      );
    };
    const before = await told();
    expect(await told()).toBeGreaterThan(before);
    await site.close();
  });

  it('never asks what is no replica of its own database', async () => {
    const { site, databaseUrl } = await openSite();
    await site.brand({ name: 'Nordfil' });
    const strangers = [
      databaseUrl,
      named(running.replica.url, 'postgres'),
      // Nobody listens there.
      'postgres://vitrin:x@127.0.0.1:1/postgres',
    ];
    for (const url of strangers) {
      const other = await openTestApp({ databaseUrl, env: { DATABASE_READ_URL: url } });
      expect(await namesFor(other, null)).toEqual(['Nordfil']);
      expect(await replicaOf(other)).toMatchObject({ ok: false });
      await other.services.close();
    }
    await site.close();
  });
});
