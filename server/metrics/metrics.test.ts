import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/factories.ts';
import { createHistogram, exposition } from './exposition.ts';

const TOKEN = 'uzun-bir-olcum-anahtari';

function from(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } };
}

describe('/metrics', () => {
  let test: TestApp;
  afterEach(() => test.close());

  describe('without a token', () => {
    beforeEach(async () => {
      test = await openTestApp();
    });

    it.each([
      ['this machine', '127.0.0.1', {}, 200],
      ['this machine over IPv6', '::1', {}, 200],
      ['this machine as IPv6 writes it', '::ffff:127.0.0.1', {}, 200],
      ['another machine', '203.0.113.7', {}, 404],
      ['a proxy of this machine', '127.0.0.1', { 'X-Forwarded-For': '203.0.113.7' }, 404],
      ['a proxy that says so in the new way', '127.0.0.1', { Forwarded: 'for=203.0.113.7' }, 404],
      ['who claims to be this machine', '203.0.113.7', { 'X-Forwarded-For': '127.0.0.1' }, 404],
    ])('are for this machine alone: %s', async (_, address, headers, status) => {
      const answer = await test.app.request('/metrics', { headers }, from(address));
      expect(answer.status).toBe(status);
    });
  });

  it('are for who has the token, from wherever, and tell of requests without telling of persons', async () => {
    test = await openTestApp({ env: { METRICS_TOKEN: TOKEN } });
    const read = (token: string, address = '203.0.113.7') =>
      test.app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } }, from(address));
    expect((await read('yanlis')).status).toBe(404);
    expect((await test.app.request('/metrics', {}, from('127.0.0.1'))).status).toBe(404);
    const paths = [
      '/api/brands',
      '/api/brands/ayse@example.com',
      '/api/brands/0532-555-01-42',
      '/media/x.webp',
    ];
    for (const path of paths) await test.app.request(path);
    const answer = await read(TOKEN);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('vitrin_http_requests_total{kind="api",status="2xx"} 1\n');
    expect(text).toContain('vitrin_http_requests_total{kind="api",status="4xx"} 2\n');
    expect(text).toContain('vitrin_http_request_duration_seconds_count{kind="api"} 3\n');
    for (const line of [
      'vitrin_ready 1',
      'vitrin_check_ok{check="database"} 1',
      'vitrin_pictures_waiting 0',
      'vitrin_last_copy_failed 0',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^vitrin_disk_free_bytes \d+$/m);
    // Nobody has looked before: nothing is late yet.
    expect(text).toContain('vitrin_event_loop_delay_seconds{percentile="99"} 0\n');
    expect(text).toMatch(/^vitrin_memory_bytes\{kind="rss"\} \d+$/m);
    expect(text.includes('vitrin_database_connections{')).toBe(process.env.TEST_ENGINE === 'postgres');
    // A value has any digits, those of a telephone among them.
    const withoutValues = text.replaceAll(/ [\d.e+-]+$/gm, '');
    expect(withoutValues).not.toMatch(/ayse|0532|203\.0\.113/);
  });
});

it('a histogram counts what is at most as large as each limit', () => {
  const times = createHistogram('t', 'Times.', [1, 5]);
  for (const value of [0.5, 1, 3, 9]) times.of({ kind: 'a "b"\n' })(value);
  expect(exposition([times.family()])).toBe(
    [
      '# HELP t Times.',
      '# TYPE t histogram',
      't_bucket{kind="a \\"b\\"\\n",le="1"} 2',
      't_bucket{kind="a \\"b\\"\\n",le="5"} 3',
      't_bucket{kind="a \\"b\\"\\n",le="+Inf"} 4',
      't_sum{kind="a \\"b\\"\\n"} 13.5',
      't_count{kind="a \\"b\\"\\n"} 4',
      '',
    ].join('\n'),
  );
});
