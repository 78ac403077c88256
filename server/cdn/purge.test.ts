import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../tests/factories.ts';
import { type StandInCdn, startCdn } from '../../tests/stand-in-cdn.ts';
import { ALL, createChanges } from '../db/changes.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { createPurger } from './purge.ts';

const SECRET = 'cok-gizli-deger';
const NEVER_MS = 3_600_000;

let cdn: StandInCdn;
beforeEach(async () => {
  cdn = await startCdn({ host: '127.0.0.1', port: 9 }, SECRET);
});
afterEach(() => cdn.close());

function purger(
  times: Partial<NonNullable<Parameters<typeof createPurger>[0]['times']>> = {},
  url = cdn.hook,
) {
  const changes = createChanges();
  const lines: string[] = [];
  const told = createPurger({
    changes,
    log: createLogger('info', { write: (line) => void lines.push(line) }),
    url,
    token: `X-Purge: ${SECRET}`,
    times: { gatherMs: 5, againMs: NEVER_MS, pausesMs: [5, 5], ...times },
  });
  return { ...told, changes, lines };
}

async function all(waiting: () => number): Promise<void> {
  await expect.poll(waiting, { interval: 2 }).toBe(0);
}

describe('the CDN is told of changes', () => {
  it('in one call for what is changed in short order, and of none that another process has written', async () => {
    const { changes, waiting } = purger();
    changes.announce(['brands:1', 'brands']);
    changes.announce(['brands:2']);
    changes.announce(['settings'], 'elsewhere');
    expect(cdn.purges).toEqual([]);
    await all(waiting);
    expect(cdn.purges).toEqual([['brands', 'brands-1', 'brands-2', 'seen']]);
  });

  it('again while it does not answer, with what has changed meanwhile', async () => {
    const { changes, waiting, lines } = purger();
    cdn.refuse(2);
    changes.announce(['brands:1']);
    await expect.poll(() => lines.length, { interval: 2 }).toBe(1);
    changes.announce(['brands:2']);
    await all(waiting);
    expect(cdn.purges).toEqual([['brands', 'brands-1', 'brands-2', 'seen']]);
    expect(lines).toEqual([expect.stringContaining('"reason":"HTTP 503"')]);
  });

  it('until it is given up; the next change then purges everything', async () => {
    const { changes, waiting, lines } = purger();
    cdn.refuse(3);
    changes.announce(['brands:1']);
    await expect.poll(() => lines.length, { interval: 2 }).toBe(2);
    expect(lines[1]).toContain('"tries":3');
    changes.announce(['catalogs:1']);
    await all(waiting);
    expect(cdn.purges).toEqual([['all']]);
    changes.announce(['catalogs:1']);
    await all(waiting);
    expect(cdn.purges.at(-1)).toEqual(['catalogs', 'catalogs-1', 'seen']);
  });

  it('once more a little later, for what was on its way', async () => {
    const { changes, close } = purger({ againMs: 20 });
    changes.announce(['brands:1']);
    await expect.poll(() => cdn.purges, { interval: 2 }).toHaveLength(2);
    expect(cdn.purges[1]).toEqual(cdn.purges[0]);
    await close();
    expect(cdn.purges).toHaveLength(2);
  });

  it('before the process ends', async () => {
    const { changes, close } = purger({ gatherMs: NEVER_MS });
    changes.announce(['brands:1']);
    await close();
    expect(cdn.purges).toEqual([['brands', 'brands-1', 'seen']]);
  });

  it('with a log that names neither the secret nor the address', async () => {
    const { changes, lines } = purger({}, `http://127.0.0.1:9/hook?key=${SECRET}`);
    changes.announce([ALL]);
    await expect.poll(() => lines.length, { interval: 2 }).toBe(2);
    expect(lines.join()).not.toMatch(/hook|cok-gizli|127\.0/);
  });

  it('by the server itself, whose figures say what waits', async () => {
    const test = await openTestApp({
      env: {
        PUBLIC_URL: 'https://vitrin.example',
        CDN_MAX_AGE: '600',
        CDN_PURGE_URL: cdn.hook,
        CDN_PURGE_TOKEN: `X-Purge: ${SECRET}`,
      },
    });
    cdn.refuse(1000);
    await test.brand();
    const { metrics, status } = test.services;
    expect(await metrics.read(await status.ready())).toMatch(/^vitrin_cdn_purges_waiting [1-9]/m);
    cdn.refuse(0);
    test.services.purger?.everything();
    await test.close();
    expect(cdn.purges.at(-1)).toEqual(['all']);
  });
});

describe('the variables', () => {
  const whole = {
    PUBLIC_URL: 'https://vitrin.example',
    CDN_MAX_AGE: '600',
    CDN_PURGE_URL: 'https://cdn.example/purge',
    CDN_PURGE_TOKEN: SECRET,
  };
  it('are off by default', () => {
    const { CDN_MAX_AGE, CDN_PURGE_URL } = readEnv({});
    expect([CDN_MAX_AGE, CDN_PURGE_URL]).toEqual([undefined, undefined]);
    expect(readEnv(whole)).toMatchObject({ ...whole, CDN_MAX_AGE: 600 });
  });

  it.each([
    ['CDN_MAX_AGE', { PUBLIC_URL: '' }, 'PUBLIC_URL olmadan verilemez'],
    ['CDN_PURGE_URL', { CDN_MAX_AGE: '' }, 'CDN_MAX_AGE olmadan verilemez'],
    ['CDN_PURGE_TOKEN', { CDN_PURGE_URL: '' }, 'CDN_PURGE_URL olmadan verilemez'],
    ['CDN_MAX_AGE', { CDN_MAX_AGE: '0' }, 'en az 1 olmalı'],
    ['CDN_PURGE_URL', { CDN_PURGE_URL: 'cdn' }, 'http:// ya da https:// ile'],
    ['CDN_PURGE_URL', { CDN_PURGE_URL: 'https://a:b@c.example' }, 'kullanıcı adı ve şifre taşımamalı'],
    ['CDN_PURGE_TOKEN', { CDN_PURGE_TOKEN: 'gizli\ndeğer' }, 'düz işaretlerle'],
  ])('stop the start where %s is wrong: %j', (name, env, sentence) => {
    expect(() => readEnv({ ...whole, ...env })).toThrow(`${name} değeri yanlış: `);
    expect(() => readEnv({ ...whole, ...env })).toThrow(sentence);
  });
});
