import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../factories.ts';
import { wiredDatabase } from '../wire.ts';
import { ENGINES } from './engines.ts';

const WAIT = { timeout: 60_000 };

describe.each(ENGINES.filter(({ name }) => name !== 'SQLite'))('a lost connection on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  async function openWired() {
    const place = await engine.place();
    const { url, wire } = await wiredDatabase(place.databaseUrl ?? '');
    const test = await openTestApp({ databaseUrl: url, folder: place.dataDir });
    return {
      test,
      wire,
      close: async () => {
        await test.services.close();
        await wire.close();
        await place.drop();
      },
    };
  }

  it('answers that the database is away, and goes on when it is back', async () => {
    const { test, wire, close } = await openWired();
    await test.brand({ name: 'Nordfil' });
    for (let round = 0; round < 3; round++) {
      wire.cut();
      for (const [method, path, body] of [
        ['GET', '/brands'],
        ['GET', '/products?search=a'],
        ['POST', '/brands', { name: 'Yeni' }],
      ] as const) {
        const refused = await test.call(method, path, body);
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
        expect(refused.body.message).toMatch(/^Veritabanına şu anda ulaşılamıyor\./);
      }
      wire.mend();
      await vi.waitFor(async () => expect((await test.call('GET', '/brands')).status).toBe(200), WAIT);
    }
    const name = 'Sonradan';
    expect((await test.call('POST', '/brands', { name })).status).toBe(201);
    await close();
  });

  it('in the middle of many reads and writes ends none of them but with an answer', async () => {
    const { test, wire, close } = await openWired();
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    let isOver = false;
    async function work(worker: number): Promise<void> {
      for (let count = 0; !isOver; count++) {
        const name = `Marka ${worker} ${count}`;
        const made = await test.call('POST', '/brands', { name });
        if (made.status === 201) acknowledged.push(name);
        statuses.add(made.status).add((await test.call('GET', '/brands?limit=3')).status);
      }
    }
    const workers = Array.from({ length: 4 }, (_, worker) => work(worker));
    for (let round = 1; round <= 3; round++) {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5 * round), WAIT);
      wire.cut();
      wire.mend();
    }
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(25), WAIT);
    isOver = true;
    await Promise.all(workers);
    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    const { body } = await test.call<Array<{ name: string }>>('GET', '/brands');
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    await close();
  });

  // PGlite has one connection for everything, and so nothing short to notice it by.
  it.runIf(engine.name === 'PostgreSQL')('to a server that has gone without a word is given up', async () => {
    const { test, wire, close } = await openWired();
    await test.brand({ name: 'Nordfil' });
    wire.hold();
    const waiting = test.visit('/brands');
    expect((await waiting).status).toBe(503);
    wire.cut();
    wire.mend();
    await vi.waitFor(async () => expect((await test.visit('/brands')).status).toBe(200), WAIT);
    await close();
  });
});

const serverUrl = process.env.TEST_DATABASE_URL;
describe.runIf(serverUrl)('PostgreSQL', () => {
  async function openBeside() {
    const engine = ENGINES.find(({ name }) => name === 'PostgreSQL');
    const place = await engine?.place();
    const test = await openTestApp({ databaseUrl: place?.databaseUrl, folder: place?.dataDir ?? '' });
    const client = new pg.Client({ connectionString: place?.databaseUrl });
    await client.connect();
    const close = async () => {
      await client.end();
      await test.services.close();
      await place?.drop();
    };
    return { test, client, close };
  }

  it('may end all connections at any moment', async () => {
    const { test, client, close } = await openBeside();
    for (let round = 0; round < 5; round++) {
      const calls = Array.from({ length: 20 }, (_, count) =>
        count % 2 ? test.call('GET', '/products?search=x') : test.call('POST', '/brands', { name: 'M' }),
      );
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
      await vi.waitFor(async () => expect((await test.call('GET', '/brands')).status).toBe(200), WAIT);
    }
    await close();
  });

  it('with a table that somebody holds goes on with all the others', async () => {
    const { test, client, close } = await openBeside();
    const brand = await test.brand({ name: 'Nordfil' });
    await test.visit(`/brands/${brand.id}`);
    await client.query('begin');
    await client.query('lock table messages in access exclusive mode');
    const held = Array.from({ length: 40 }, (_, count) => test.call('GET', `/messages?search=a${count}`));
    const others = ['/health', '/brands', `/brands/${brand.id}`, '/products?search=b', '/settings'];
    const answered = await Promise.all(others.map((path) => test.visit(path)));
    expect(answered.map(({ status }) => status)).toEqual(others.map(() => 200));
    const refused = await Promise.all(held);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.body.message).toMatch(/^Veritabanı şu anda çok meşgul\./);
    await client.query('rollback');
    await vi.waitFor(
      async () => expect((await test.call('GET', '/messages?search=a')).status).toBe(200),
      WAIT,
    );
    await close();
  });
});
