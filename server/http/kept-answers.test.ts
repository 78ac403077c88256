import { describe, expect, it } from 'vitest';
import { ALL, createChanges, whole } from '../db/changes.ts';
import { readAs } from '../db/reads.ts';
import { type Encoded, encode, respond } from './encoded.ts';
import { createKeptAnswers } from './kept-answers.ts';

function keeper(maxBytes?: number) {
  const changes = createChanges();
  let now = new Date('2026-11-20T09:00:00Z');
  const shared = (_: Encoded, reads: ReadonlySet<string>): Encoded['shared'] => [
    ['cache-tag', [...reads].join()],
  ];
  const kept = createKeptAnswers({ changes, clock: () => now, shared, ...(maxBytes && { maxBytes }) });
  let count = 0;
  /** An answer that reads these names, and how often it was made. */
  function answer(reads: readonly string[], status = 200) {
    return () =>
      readAs(
        () => reads,
        async () => {
          count += 1;
          return encode(new Response(`${count}`, { status }));
        },
      );
  }
  return {
    ...{ changes, kept, answer },
    made: () => count,
    turn: (date: string) => {
      now = new Date(date);
    },
  };
}

describe('kept answers', () => {
  it('are made small one at a time: a crowd of them takes no thread from who waits for a file', async () => {
    let [running, most, done] = [0, 0, 0];
    const compress = async () => {
      most = Math.max(most, ++running);
      await new Promise((later) => setTimeout(later, 5));
      running -= 1;
      done += 1;
    };
    const kept = createKeptAnswers({ changes: createChanges(), clock: () => new Date(), compress });
    for (let index = 0; index < 12; index++) {
      for (let time = 0; time < 2; time++)
        await kept.get(`/${index}`, () => encode(new Response(`${index}`)));
    }
    await expect.poll(() => done).toBe(12);
    expect(most).toBe(1);
  });

  it('are made once, until something changes that they read', async () => {
    const { changes, kept, answer, made } = keeper();
    const get = () => kept.get('/a', answer(['products@x', 'brands:x']));
    await get();
    await get();
    expect(made()).toBe(1);
    for (const other of ['products@y', 'brands:y', 'products', 'settings', whole('products@x'), 'brands*#'])
      changes.announce([other]);
    await get();
    expect(made()).toBe(1);
    for (const [index, name] of ['products@x', 'brands:x', 'products*', 'brands*', ALL].entries()) {
      changes.announce(['settings', name]);
      expect(kept.find('/a')).toBeUndefined();
      await get();
      expect([name, made()]).toEqual([name, index + 2]);
    }
  });

  it('that read more than they can name are made again after every visible change', async () => {
    const { changes, kept, answer } = keeper();
    await kept.get('/a', answer([ALL]));
    changes.announce([whole('products')]);
    expect(kept.find('/a')).toBeDefined();
    changes.announce(['brands:x']);
    expect(kept.find('/a')).toBeUndefined();
  });

  it('are shared by those who ask at the same time, and by nobody who asks after a change', async () => {
    const { changes, kept, answer, made } = keeper();
    const all = await Promise.all(Array.from({ length: 20 }, () => kept.get('/a', answer(['brands']))));
    expect(made()).toBe(1);
    expect(new Set(all.map(({ etag }) => etag)).size).toBe(1);
    const before = kept.get('/b', answer(['brands']));
    changes.announce(['brands']);
    const after = kept.get('/b', answer(['brands']));
    expect((await before).etag).not.toBe((await after).etag);
    expect(kept.find('/b')?.encoded.etag).toBe((await after).etag);
  });

  it('are not kept when something changed while they were made', async () => {
    const { changes, kept, answer } = keeper();
    const first = kept.get('/a', answer(['brands']));
    const second = kept.get('/b', answer(['catalogs']));
    changes.announce(['brands']);
    await Promise.all([first, second]);
    expect(kept.find('/a')).toBeUndefined();
    expect(kept.find('/b')).toBeDefined();
  });

  it('are for caches in front as long as they hold, and not when they were begun before a change', async () => {
    const { changes, kept, answer } = keeper();
    const given = await kept.get('/a', answer(['brands']));
    expect(given.shared).toEqual([['cache-tag', 'brands']]);
    const late = kept.get('/b', answer(['brands']));
    changes.announce(['brands']);
    expect([given.shared, (await late).shared]).toEqual([undefined, undefined]);
    expect((await kept.get('/c', answer([], 404))).shared).toBeUndefined();
  });

  it('are none that are missing or broken', async () => {
    const { kept, answer, made } = keeper();
    for (const status of [404, 500]) {
      await kept.get(`/${status}`, answer([], status));
      await kept.get(`/${status}`, answer([], status));
    }
    expect(made()).toBe(4);
    await expect(kept.get('/x', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await kept.get('/x', answer([]));
    expect(kept.find('/x')).toBeDefined();
  });

  it('are found under other addresses that lead to them, redirections among them', async () => {
    const { changes, kept, answer } = keeper();
    const { etag } = await kept.get('/a', answer(['brands']));
    kept.lead('/a?utm_source=mektup', '/a');
    kept.keepMoved(
      '/A',
      '/a',
      await encode(new Response(null, { status: 301, headers: { Location: '/a' } })),
    );
    expect(kept.find('/a?utm_source=mektup')?.encoded.etag).toBe(etag);
    expect(kept.find('/A')?.encoded.status).toBe(301);
    changes.announce(['brands']);
    expect(kept.find('/a?utm_source=mektup')).toBeUndefined();
    expect(kept.find('/A')).toBeUndefined();
  });

  it('go when there is no room, those first that were not asked for longest', async () => {
    const { kept, answer, made } = keeper(5000);
    for (const path of ['/first', '/1', '/2', '/3', '/4']) await kept.get(path, answer([]));
    expect(made()).toBe(5);
    expect(kept.find('/first')).toBeUndefined();
    expect(kept.find('/4')).toBeDefined();
  });

  it('have room by what they weigh once they are compressed', async () => {
    const { kept } = keeper(50_000);
    const long = async () =>
      encode(new Response('diş '.repeat(6000), { headers: { 'Content-Type': 'text/plain' } }));
    const paths = ['/1', '/2', '/3', '/4'];
    for (const path of paths) {
      const answer = await kept.get(path, long);
      await respond(answer, new Request('https://v.example/', { headers: { 'Accept-Encoding': 'zstd' } }));
      expect(kept.find(path)).toBeDefined();
    }
    expect(paths.filter((path) => kept.find(path))).toEqual(paths);
    // Whole again for those who take no encoding, they weigh what they did, without being asked for once more.
    for (const path of paths) await respond(await kept.get(path, long), new Request('https://v.example/'));
    expect(paths.filter((path) => kept.find(path))).toEqual(['/4']);
  });

  it('say which year it is', async () => {
    const { kept, answer, turn } = keeper();
    await kept.get('/a', answer(['brands']));
    turn('2027-01-01T09:00:00Z');
    expect(kept.find('/a')).toBeUndefined();
  });

  it('that were asked for most are made again before anyone asks', async () => {
    const { changes, kept, answer, made } = keeper();
    const again: string[] = [];
    kept.remake(async (key) => {
      again.push(key);
      await kept.get(key, answer(['brands']));
    });
    for (const [path, times] of [
      ['/often', 9],
      ['/once', 1],
      ['/most', 20],
    ] as const)
      for (let time = 0; time < times; time++) await kept.get(path, answer(['brands']));
    changes.announce(['brands']);
    await expect.poll(() => again).toEqual(['/most', '/often']);
    await expect.poll(() => kept.find('/most')).toBeDefined();
    expect(made()).toBe(5);
  });
});
