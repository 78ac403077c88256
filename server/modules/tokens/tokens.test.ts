import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiToken, TokenInput } from '../../../domain/things/api-token.ts';
import { ADMIN, openTestApp, type Refusal, type TestApp } from '../../../tests/factories.ts';
import { TOKEN_CALLS } from '../../http/token-limits.ts';

const OPEN_ORIGIN = 'https://ajans.example';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp({ env: { API_ORIGINS: `${OPEN_ORIGIN},https://app.example` } });
});
afterEach(() => test.close());

type Made = ApiToken & { token: string };

async function make(scopes: TokenInput['scopes'], more: Partial<TokenInput> = {}): Promise<Made> {
  await test.confirm();
  return test.ok<Made>('POST', '/tokens', { name: 'Logo Tiger stok', scopes, expiresAt: null, ...more });
}
function list(): Promise<ApiToken[]> {
  return test.ok<ApiToken[]>('GET', '/tokens');
}

describe('a token', () => {
  it('is told once, and may do what its scopes say and nothing else', async () => {
    const product = await test.product({ stock: 1, price: 10 });
    const { token, id, hint } = await make(['products:read']);
    expect(token).toMatch(/^vtn_[\w-]{43}$/);
    expect(token.endsWith(hint)).toBe(true);
    const listed = await test.call('GET', '/tokens');
    expect([listed.text.includes(token), listed.text.includes(id)]).toEqual([false, true]);
    const read = await test.ok<{ stock: number }>('GET', `/products/${product.id}`, undefined, { token });
    expect(read.stock).toBe(1);
    for (const [method, path, body] of [
      ['PUT', `/products/${product.id}`, { stock: 2 }],
      ['PUT', '/products/batch', { products: [{ sku: product.sku, stock: 2 }] }],
      ['GET', '/messages', undefined],
      ['GET', '/tokens', undefined],
      ['POST', '/tokens', { name: 'a', scopes: ['products:write'], expiresAt: null }],
      ['POST', '/auth/change-password', { currentPassword: ADMIN.password, newPassword: 'yepyeni-12' }],
      ['PUT', '/settings', { companyName: 'x' }],
    ] as const) {
      const answer = await test.call<Refusal>(method, path, body, { token });
      expect([path, answer.status, answer.body.message]).toEqual([
        path,
        403,
        'Bu API belirtecinin kapsamı bu işlemi içermiyor.',
      ]);
    }
    expect((await test.call('GET', '/auth/me', undefined, { token })).status).toBe(401);
  });

  it('stands in the history by its own name, and in the audit trail', async () => {
    const product = await test.product();
    const { token, id } = await make(['products:write']);
    await test.ok('PUT', `/products/${product.id}`, { stock: 7 }, { token });
    const [last] = await test.ok<Array<{ actor: string }>>(
      'GET',
      `/history?entity=products&id=${product.id}`,
    );
    expect(last?.actor).toBe('Logo Tiger stok');
    await test.ok('DELETE', `/tokens/${id}`);
    const trail = await test.ok<Array<{ event: string; subject: string }>>('GET', '/audit');
    expect(trail.slice(0, 2).map(({ event, subject }) => [event, subject])).toEqual([
      ['token_revoked', 'Logo Tiger stok'],
      ['token_made', 'Logo Tiger stok'],
    ]);
  });

  it('ends at once when it is revoked, and at its end', async () => {
    const endless = await make(['products:read']);
    const expiresAt = '2026-11-21T09:00:00.000Z';
    const short = await make(['products:read'], { name: 'Bir günlük', expiresAt });
    const statusOf = async ({ token }: Made) =>
      (await test.call('GET', '/products', undefined, { token })).status;
    expect([await statusOf(endless), await statusOf(short)]).toEqual([200, 200]);
    await test.ok('DELETE', `/tokens/${endless.id}`);
    expect(await statusOf(endless)).toBe(401);
    expect((await test.call('DELETE', `/tokens/${endless.id}`)).status).toBe(404);
    test.clock.advance({ hours: 24 });
    expect(await statusOf(short)).toBe(401);
  });

  it('is made and revoked by administrators who show their password once more', async () => {
    const body = { name: 'a', scopes: ['products:read'], expiresAt: null };
    expect((await test.call('POST', '/tokens', body)).body).toMatchObject({ code: 'password_required' });
    const editor = await test.signIn('editor');
    expect((await test.call('POST', '/tokens', body, { token: editor })).status).toBe(403);
    await test.confirm();
    for (const [wrong, field] of [
      [{ name: '' }, 'name'],
      [{ name: ADMIN.name }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['accounts:write'] }, 'scopes.0'],
      [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ] as const) {
      const answer = await test.call<Refusal>('POST', '/tokens', { ...body, ...wrong });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
    await make(['products:read']);
    expect((await test.call<Refusal>('POST', '/tokens', { ...body, name: 'Logo Tiger stok' })).status).toBe(
      422,
    );
  });

  it('that writes stock and prices writes nothing else', async () => {
    const product = await test.product({ sku: 'A-1', stock: 1, price: 10 });
    const { token } = await make(['stock:write']);
    const put = (products: object[]) =>
      test.ok<{ results: Array<{ status: string; issues: Array<{ path: string }> }> }>(
        'PUT',
        '/products/batch',
        { products },
        { token },
      );
    const { results } = await put([
      { sku: 'A-1', stock: 5, price: 12.5, name: product.name },
      { sku: 'B-1', name: 'Yeni', brandId: product.brandId, categoryId: product.categoryId },
    ]);
    expect(results.map(({ status }) => status)).toEqual(['updated', 'refused']);
    const [renamed] = (await put([{ sku: 'A-1', stock: 6, name: 'Başka' }])).results;
    expect([renamed?.status, renamed?.issues[0]?.path]).toEqual(['refused', 'name']);
    const stored = await test.ok('GET', `/products/${product.id}`);
    expect(stored).toMatchObject({ name: product.name, stock: 5, price: 12.5 });
  });

  it('says when it was used last, and how often', async () => {
    const { token, id } = await make(['products:read']);
    for (let call = 0; call < 3; call += 1) await test.ok('GET', '/products', undefined, { token });
    test.clock.advance({ hours: 1 });
    await test.ok('GET', '/products', undefined, { token });
    const [used] = await list();
    expect(used).toMatchObject({ id, uses: 4, lastUsedAt: '2026-11-20T10:00:00.000Z' });
  });

  it('may call so often in a minute, and is told how often', async () => {
    const { token } = await make(['products:read']);
    const ask = () => test.call<Refusal>('GET', '/products?limit=1', undefined, { token });
    const first = await ask();
    expect(['limit', 'remaining'].map((name) => first.headers.get(`ratelimit-${name}`))).toEqual([
      String(TOKEN_CALLS),
      String(TOKEN_CALLS - 1),
    ]);
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    for (let call = 1; call < TOKEN_CALLS; call += 100)
      await Promise.all(Array.from({ length: Math.min(100, TOKEN_CALLS - call) }, ask));
    const over = await ask();
    expect([
      over.status,
      over.headers.get('ratelimit-remaining'),
      Number(over.headers.get('retry-after')) > 0,
    ]).toEqual([429, '0', true]);
    expect((await test.call('GET', '/products?limit=1')).status).toBe(200);
    const other = await make(['products:read'], { name: 'Ajans' });
    const own = await test.call('GET', '/products?limit=1', undefined, { token: other.token });
    expect([own.status, own.headers.get('ratelimit-remaining')]).toEqual([200, String(TOKEN_CALLS - 1)]);
  });
});

describe('a write with an Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': 'gece-1' };

  it('is done once, however often it comes', async () => {
    const product = await test.product();
    const body = { name: 'Ayna', brandId: product.brandId, categoryId: product.categoryId };
    const first = await test.call<{ id: string }>('POST', '/products', body, { headers });
    const second = await test.call<{ id: string }>('POST', '/products', body, { headers });
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([
      201,
      201,
      'true',
    ]);
    expect(second.body).toEqual(first.body);
    expect((await test.ok<unknown[]>('GET', '/products')).length).toBe(2);

    const other = await test.call<Refusal>('POST', '/products', { ...body, name: 'Sond' }, { headers });
    expect([other.status, other.body.cause]).toEqual([409, 'key_reused']);
    const { token } = await make(['products:write']);
    expect((await test.call('POST', '/products', { ...body, name: 'Sond' }, { headers, token })).status).toBe(
      201,
    );
    test.clock.advance({ hours: 25 });
    expect(
      (await test.call('POST', '/products', { ...body, name: 'Sond' }, { headers, token })).headers.get(
        'idempotency-replayed',
      ),
    ).toBeNull();
  });

  it('answers the same refusal again, and tells who is too early', async () => {
    const refused = await test.call('POST', '/products', {}, { headers });
    const again = await test.call('POST', '/products', {}, { headers });
    expect([refused.status, again.status, again.body]).toEqual([422, 422, refused.body]);
    await test.services.db.updateTable('keptWrites').set({ status: null, body: null }).execute();
    const early = await test.call<Refusal>('POST', '/products', {}, { headers });
    expect([early.status, early.body.cause, early.headers.get('retry-after')]).toEqual([
      409,
      'request_running',
      '2',
    ]);
    test.clock.advance({ minutes: 11 });
    expect((await test.call('POST', '/products', {}, { headers })).status).toBe(422);
    const wrong = await test.call('POST', '/products', {}, { headers: { 'Idempotency-Key': 'a b' } });
    expect(Object.keys(wrong.body.fields)).toEqual(['Idempotency-Key']);
    await test.services.forget();
    test.clock.advance({ hours: 25 });
    await test.services.forget();
    expect(await test.services.db.selectFrom('keptWrites').selectAll().execute()).toEqual([]);
  });
});

it('a secret that is told once is not kept for a second time', async () => {
  await test.confirm();
  const body = { name: 'a', scopes: ['products:read'], expiresAt: null };
  const headers = { 'Idempotency-Key': 'k' };
  expect((await test.call('POST', '/tokens', body, { headers })).status).toBe(201);
  expect(await test.services.db.selectFrom('keptWrites').selectAll().execute()).toEqual([]);
});

describe('a page of another origin', () => {
  it('may call the API where its origin is named, and else is told nothing', async () => {
    const asking = {
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization',
    };
    const ask = (method: string, origin: string, more: object = {}) =>
      test.call(method, '/products', undefined, { token: null, headers: { Origin: origin, ...more } });
    const preflight = await ask('OPTIONS', OPEN_ORIGIN, asking);
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-methods')?.includes('PUT'),
      preflight.headers.get('access-control-allow-headers')?.includes('Idempotency-Key'),
    ]).toEqual([204, OPEN_ORIGIN, true, true]);
    for (let time = 0; time < 2; time += 1) {
      const read = await ask('GET', OPEN_ORIGIN);
      expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, OPEN_ORIGIN]);
      expect(read.headers.get('vary')).toContain('Origin');
    }
    const refused = await test.call('GET', '/messages', undefined, {
      token: 'vtn_yok',
      headers: { Origin: OPEN_ORIGIN },
    });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, OPEN_ORIGIN]);
    const stranger = await ask('GET', 'https://baska.example');
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    expect(stranger.headers.get('vary')).toContain('Origin');
    expect(
      (await ask('OPTIONS', 'https://baska.example', asking)).headers.get('access-control-allow-methods'),
    ).toBeNull();
  });
});
