import { describe, expect, it } from 'vitest';
import { createPageCache } from './answer-cache.ts';
import { encode } from './encoded.ts';

function renderer(status = 200) {
  let count = 0;
  return {
    render: async () => {
      count += 1;
      return encode(new Response(`render ${count}`, { status }));
    },
    count: () => count,
  };
}

describe('the page cache', () => {
  it('renders once a revision', async () => {
    const cache = createPageCache();
    const { render, count } = renderer();
    await cache.get('/', '1', render);
    await cache.get('/', '1', render);
    expect(count()).toBe(1);
    await cache.get('/', '2', render);
    expect(count()).toBe(2);
    await cache.get('/about', '2', render);
    expect(count()).toBe(3);
  });

  it('shares one rendering among those who ask at the same time', async () => {
    const cache = createPageCache();
    const { render, count } = renderer();
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', '1', render)));
    expect(count()).toBe(1);
    expect(new Set(all.map(({ etag }) => etag)).size).toBe(1);
  });

  it('keeps no page that is missing or broken', async () => {
    const cache = createPageCache();
    for (const status of [404, 500]) {
      const { render, count } = renderer(status);
      await cache.get(`/${status}`, '1', render);
      await cache.get(`/${status}`, '1', render);
      expect(count()).toBe(2);
    }
  });

  it('forgets a rendering that failed', async () => {
    const cache = createPageCache();
    await expect(cache.get('/', '1', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    const { render, count } = renderer();
    await cache.get('/', '1', render);
    expect(count()).toBe(1);
  });

  it('drops what was not asked for longest when it is full', async () => {
    const cache = createPageCache({ maxBytes: 5000 });
    const big = () => encode(new Response('x'.repeat(900), { headers: { 'Content-Type': 'image/png' } }));
    const { render, count } = renderer();
    await cache.get('/first', '1', render);
    for (const n of [1, 2, 3, 4]) await cache.get(`/${n}`, '1', big);
    await cache.get('/first', '1', render);
    expect(count()).toBe(2);
  });
});
