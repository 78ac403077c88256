import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

  afterEach(() => resume());

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
    await expect.poll(() => isReadThere(site)).toBe(true);
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

  /** Whether a new answer for visitors comes from the replica: it is there, and has everything. */
  async function isReadThere(site: TestApp): Promise<boolean> {
    const { metrics, status } = site.services;
    const count = async () => {
      const told = await metrics.read(await status.ready());
      return Number(/vitrin_public_reads_total\{from="replica"\} (\d+)/.exec(told)?.[1]);
    };
    const before = await count();
    await namesFor(site, null);
    return (await count()) > before;
  }

  it('is for visitors; who signs in reads from the primary', async () => {
    const { site, databaseUrl } = await openSite();
    await site.brand({ name: 'Nordfil' });
    await expect.poll(() => isReadThere(site)).toBe(true);
    await pause();
    // Behind everybody's back, so that both places may be told apart.
    await ask(databaseUrl, "update brands set name = 'Asıl'");
    // A replica that takes its time is passed over.
    await expect.poll(() => namesFor(site, null)).toEqual(['Nordfil']);
    expect(await namesFor(site, site.token)).toEqual(['Asıl']);
    const { db, readPublic } = site.services;
    const read = async () => (await db.selectFrom('brands').select('name').execute()).map(({ name }) => name);
    await expect.poll(() => readPublic(read)).toEqual(['Nordfil']);
    expect(await read()).toEqual(['Asıl']);
    await site.close();
  });

  it('shows what was written, and keeps nothing older, however far the replica is behind', async () => {
    const { site, databaseUrl, env } = await openSite();
    const beside = await openTestApp({ databaseUrl, env });
    const { id } = await site.brand({ name: 'Eski ad' });
    const shown = async (app: TestApp) =>
      (await app.visit<Brand[]>('/brands')).body.map(({ name }) => name).join();
    await expect.poll(() => shown(beside)).toBe('Eski ad');
    await expect.poll(() => isReadThere(beside)).toBe(true);
    await pause();
    await site.ok('PUT', `/brands/${id}`, { name: 'Yeni ad' });
    expect(await shown(site)).toBe('Yeni ad');
    await expect.poll(() => shown(beside)).toBe('Yeni ad');
    await expect
      .poll(() => replicaOf(site))
      .toMatchObject({ ok: true, detail: expect.stringMatching(/yetişiyor/) });
    await resume();
    await expect.poll(() => isReadThere(site)).toBe(true);
    for (const app of [site, beside]) expect(await shown(app)).toBe('Yeni ad');
    await beside.services.close();
    await site.close();
  });

  it('goes on with the primary from the change that comes while a page is made', async () => {
    const { site } = await openSite();
    const { id } = await site.brand({ name: 'Eski ad' });
    await expect.poll(() => isReadThere(site)).toBe(true);
    await pause();
    const { db, readPublic } = site.services;
    const read = async () => (await db.selectFrom('brands').select('name').execute()).map(({ name }) => name);
    const [begun, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const seen = readPublic(async () => {
      const before = await read();
      begun.resolve();
      await written.promise;
      return [before, await read()];
    });
    await begun.promise;
    // By somebody else, who has nothing to do with that page.
    await site.ok('PUT', `/brands/${id}`, { name: 'Yeni ad' });
    written.resolve();
    expect(await seen).toEqual([['Eski ad'], ['Yeni ad']]);
    await site.close();
  });

  it('goes on without a replica that is gone, says so, and takes it again when it is back', async () => {
    const { site } = await openSite();
    await site.brand({ name: 'Nordfil' });
    await expect.poll(() => isReadThere(site)).toBe(true);
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
    await expect.poll(() => isReadThere(site)).toBe(true);
    await site.close();
  });

  it('never asks what is no replica of its own database', async () => {
    const { site, databaseUrl } = await openSite();
    await site.brand({ name: 'Nordfil' });
    const { site: another, env } = await openSite();
    for (const name of ['Başka', 'Bambaşka', 'Apayrı']) await another.brand({ name });
    await expect.poll(() => isReadThere(another)).toBe(true);
    const strangers = [
      databaseUrl,
      // All of it is there, and the numbers are higher.
      env.DATABASE_READ_URL,
      // Nobody listens there.
      'postgres://vitrin:x@127.0.0.1:1/postgres',
    ];
    for (const url of strangers) {
      const other = await openTestApp({ databaseUrl, env: { DATABASE_READ_URL: url } });
      expect(await namesFor(other, null)).toEqual(['Nordfil']);
      expect(await replicaOf(other)).toMatchObject({ ok: false });
      expect(await namesFor(other, null)).toEqual(['Nordfil']);
      await other.services.close();
    }
    await another.close();
    await site.close();
  });
});
