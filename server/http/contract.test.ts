import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createContract } from '../../tests/api-contract.ts';
import { createAuthenticator } from '../../tests/authenticator.ts';
import { ADMIN, type Answer, type CallOptions, openTestApp, type TestApp } from '../../tests/factories.ts';
import { pdf } from '../../tests/samples/documents.ts';
import { draftCalls } from '../../tests/samples/draft-calls.ts';
import { blackPng } from '../../tests/samples/images.ts';
import { machineCalls } from '../../tests/samples/machine-calls.ts';
import { quoteCalls } from '../../tests/samples/quote-calls.ts';
import { tableCalls } from '../../tests/samples/table-calls.ts';
import { post } from '../../tests/samples/upload.ts';
import type { ApiDocument } from './document.ts';
import { isBatch } from './json-shape.ts';

type Row = { id: string; version: number };
const ADMIN_LOGIN = { email: ADMIN.email, password: ADMIN.password };

let test: TestApp;
let document: ApiDocument;
let contract: ReturnType<typeof createContract>;
beforeEach(async () => {
  // Mail that nobody takes: what asks for one is answered before.
  test = await openTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', ADMIN_EMAIL: ADMIN.email } });
  document = (await (await test.app.request('/api/openapi.json')).json()) as ApiDocument;
  contract = createContract(document);
});
afterEach(() => test.close());

/** A call whose answer has to be as it is described. */
async function call<T = Row>(
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer<T>> {
  const answer = await test.call<T>(method, path, body, options);
  contract.check(method, path, answer);
  return answer;
}

async function upload(path: string, bytes: Uint8Array, name: string, folder?: string) {
  const answer = await post<{ data: Row & { url: string } }>(test, path, {
    bytes,
    name,
    ...(folder && { folder }),
  });
  contract.check('POST', path, answer);
  return answer;
}

it('every call answers what its description says', async () => {
  await call('POST', '/auth/login', ADMIN_LOGIN, { token: null });
  await call('GET', '/auth/me');
  const other = await test.openSession(ADMIN.email);
  const sessions = (await call<Array<{ id: string; isCurrent: boolean }>>('GET', '/auth/sessions')).body;
  await call('DELETE', `/auth/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id}`);
  expect(other).not.toBe(test.token);

  const picture = (await upload('/upload/image', blackPng({ width: 40, height: 30 }), 'a.png', 'products'))
    .body.data;
  const second = (await upload('/upload/image', blackPng({ width: 50, height: 30 }), 'b.png', 'images')).body
    .data;
  const file = (await upload('/upload/catalog', await pdf(), 'katalog.pdf', 'catalogs')).body.data;

  const brand = (
    await call('POST', '/brands', {
      name: 'Nordfil',
      website: 'https://nordfil.example',
      logoUrl: picture.url,
    })
  ).body;
  const category = (await call('POST', '/categories', { name: 'Kompozit', brandId: brand.id })).body;
  const child = (
    await call('POST', '/categories', { name: 'Nano', brandId: brand.id, parentId: category.id })
  ).body;
  const catalog = (await call('POST', '/catalogs', { title: 'Katalog', fileUrl: file.url, tags: ['a'] }))
    .body;
  const product = (
    await call('POST', '/products', {
      name: 'Kompozit A2',
      brandId: brand.id,
      categoryId: child.id,
      catalogId: catalog.id,
      price: 12.5,
      stock: 3,
      imageUrl: picture.url,
      videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
      features: ['a'],
    })
  ).body;
  const section = (
    await call('POST', '/sections', { page: 'homepage', section: 'testimonials', imageUrl: picture.url })
  ).body;
  const item = (await call('POST', `/sections/${section.id}/items`, { name: 'ozel', data: { a: [1, 'b'] } }))
    .body;
  const message = (
    await call(
      'POST',
      '/messages',
      { name: 'A', email: 'a@b.example', phone: '0532 555 01 42', subject: 'K', message: 'M' },
      { token: null },
    )
  ).body;

  const quoted = await test.quote({ items: [{ productId: product.id }] });

  for (const [list, row, patch] of [
    ['brands', brand, { country: 'İsveç' }],
    ['categories', category, { icon: '🦷' }],
    ['products', product, { price: null }],
    ['catalogs', catalog, { pages: 4 }],
    ['messages', message, { isRead: true }],
    ['quotes', quoted, { clinic: 'B' }],
    ['media', picture, { alt: 'Siyah' }],
  ] as const) {
    await call('GET', `/${list}?limit=1`);
    await call('GET', `/${list}?search=a&sort=-createdAt`);
    await call('GET', `/${list}/${row.id}`);
    await call('PUT', `/${list}/${row.id}`, patch);
    await call('PUT', `/${list}/${row.id}`, { ...patch, version: 99 });
  }
  for (const list of ['brands', 'categories', 'products', 'catalogs']) {
    await call('GET', `/${list}?includeInactive=true&isActive=true`);
    await call('GET', `/${list}`, undefined, { token: null });
    await call('POST', `/${list}/reorder`, {
      ids: [{ brands: brand, categories: category, products: product, catalogs: catalog }[list]?.id],
    });
  }
  await call('GET', '/categories?view=tree');
  await call('PUT', `/sections/${section.id}`, { title: 'Başlık' });
  await call('PUT', `/section-items/${item.id}`, { data: { a: 2 } });
  await call('POST', '/section-items/reorder', { ids: [item.id] });
  await call('POST', '/sections/save', { sections: [{ id: section.id, title: 'Yeni' }] });
  await call('GET', '/sections?page=homepage');
  await call('GET', `/sections/${section.id}`);
  await call('GET', `/section-items/${item.id}`);
  await call('GET', '/sections/published');
  const versions = (await call<Array<{ id: string }>>('GET', `/sections/${section.id}/history`)).body;
  await call('POST', `/sections/${section.id}/restore`, { versionId: versions[0]?.id });

  await call('PUT', '/settings', { companyName: 'Akdent' });
  await call('GET', '/settings', undefined, { token: null });
  await call('POST', '/preview');
  await call('POST', '/media/link', { url: file.url });
  await call('GET', '/preview/input');
  await call('GET', `/preview/facts?picture=${encodeURIComponent(picture.url)}&icon=Award`);
  await call('GET', `/catalogs/${catalog.id}/products-in-text`);
  await call('GET', `/catalogs/${catalog.id}/download`, undefined, { token: null });
  await call('GET', `/catalogs/${catalog.id}/download`, undefined, { headers: { Range: 'bytes=0-3' } });
  await call('POST', `/catalogs/${catalog.id}/view`, undefined, { token: null });
  await call('GET', '/dashboard');
  await call('GET', '/dashboard', undefined, { token: null });
  for (const path of [
    '/stats',
    '/activities',
    '/activities/counts',
    '/activities/people',
    '/search?search=a',
    '/find?q=implant',
    '/suggest?q=impl',
    '/missed-searches',
    '/status',
    '/health',
    '/messages/unread',
    '/messages/counts',
    '/messages/people',
  ])
    await call('GET', path);

  await draftCalls(call, test);

  const synonym = (await call('POST', '/synonyms', { words: ['a', 'b'] })).body;
  await call('GET', '/synonyms');
  await call('PUT', `/synonyms/${synonym.id}`, { words: ['a', 'c'], version: 1 });
  await call('DELETE', `/synonyms/${synonym.id}`);

  await upload(`/media/${second.id}/upload`, blackPng({ width: 60, height: 30 }), 'c.png');
  const [unused] = (await call<Row[]>('GET', '/media?usage=unused')).body;
  await call('POST', `/media/${picture.id}/replace`, { mediaId: unused?.id });
  await call('POST', '/media/bulk-delete', { ids: [picture.id] });
  const inUse = await call('DELETE', `/media/${unused?.id}`);
  expect(inUse.status).toBe(409);
  await call('DELETE', `/media/${unused?.id}?emptyPlaces=true`);

  await call('POST', `/products/${product.id}/duplicate`);
  await call('POST', '/products/changes', { rows: [{ id: product.id, version: 99, set: { stock: 3 } }] });
  const changed = await call<{ undoId: string }>('POST', '/products/bulk', {
    ids: [product.id],
    set: { isFeatured: true },
  });
  await call('POST', `/history/undo/${changed.body.undoId}`);
  const [deed] = (await call<Array<{ id: string }>>('GET', '/activities?limit=1')).body;
  await call('POST', `/activities/${deed?.id}/undo`);
  await call('POST', '/brands/bulk', { ids: [brand.id], set: { isDistributor: true } });
  await call('POST', '/categories/bulk', { ids: [child.id], set: { isActive: false } });
  await call('POST', '/catalogs/bulk', { ids: [catalog.id], set: { isFeatured: true } });
  await call('POST', '/messages/bulk', { ids: [message.id], set: { isRead: false } });
  await call('POST', `/messages/${message.id}/notes`, { text: 'Arandı' });
  await call('POST', `/messages/${message.id}/replies`, { text: 'Yarın ararız.' });
  const history = (await call<Array<{ id: string }>>('GET', `/history?entity=products&id=${product.id}`))
    .body;
  await call('POST', `/history/${history.at(-1)?.id}/restore`);

  await call('DELETE', `/section-items/${item.id}`);
  const gone = await call<{ trashId: string }>('DELETE', `/products/${product.id}`);
  await call('GET', '/trash');
  await call('GET', '/trash/counts');
  await call('POST', `/trash/${gone.body.trashId}/restore`);
  const again = (await call<{ trashIds: string[] }>('POST', '/products/bulk-delete', { ids: [product.id] }))
    .body;
  await call('POST', '/trash/restore', { ids: again.trashIds });
  await call('DELETE', `/categories/${child.id}`);
  await call('POST', '/categories/bulk-delete', { ids: [category.id], products: 'trash' });
  const catalogGone = (await call<{ trashId: string }>('DELETE', `/catalogs/${catalog.id}`)).body;
  await call('DELETE', `/trash/${catalogGone.trashId}`);
  const more = await test.catalog();
  const gones = (await call<{ trashIds: string[] }>('POST', '/catalogs/bulk-delete', { ids: [more.id] }))
    .body;
  await call('POST', '/trash/purge', { ids: gones.trashIds });
  await call('DELETE', `/messages/${message.id}`);
  await quoteCalls(call, test);
  await machineCalls(call, test);
  await call('POST', '/counts?what=search', undefined, { token: null });
  for (const path of ['/insights', '/gaps', '/gaps/picture']) await call('GET', path);
  await call('POST', '/messages/bulk-delete', { ids: [(await test.message()).id] });
  await call('DELETE', `/brands/${brand.id}`);
  await call('POST', '/brands/bulk-delete', { ids: [(await test.brand()).id] });
  await call('POST', '/auth/confirm', { password: ADMIN.password });
  await call('DELETE', '/trash');

  await call('POST', '/copies');
  await test.services.copies.idle();
  const { copies } = (await call<{ copies: Array<{ name: string }> }>('GET', '/copies')).body;
  await call('POST', `/copies/${copies[0]?.name}/link`);
  await call('POST', `/copies/${copies[0]?.name}/restore`);

  await call('GET', '/accounts');
  const person = { email: 'elif@vitrin.example', name: 'Elif Tan', role: 'editor', deliver: 'link' };
  const invited = (await call<Row & { link: string }>('POST', '/accounts', person)).body;
  await call('GET', `/accounts/${invited.id}`);
  await call('PUT', `/accounts/${invited.id}`, { role: 'viewer', version: 1 });
  const handed = await call<{ link: string }>('POST', `/accounts/${invited.id}/password-link`, {
    deliver: 'link',
  });
  const token = handed.body.link.split('#')[1];
  await call('POST', '/auth/link', { token }, { token: null });
  await call('POST', '/auth/set-password', { token, newPassword: 'elif-sifre-1' }, { token: null });
  await call('POST', `/accounts/${invited.id}/reset-second-step`);
  await call('DELETE', `/accounts/${invited.id}`);
  await call('POST', '/auth/forgot-password', { email: ADMIN.email }, { token: null });
  await call('GET', '/auth/policy');
  await call('GET', '/audit?group=rights');
  await call('GET', '/audit/verify');
  await call('GET', '/audit/export');
  await tableCalls(call, upload);
  const wish = { phone: '0532 555 99 99' };
  await call('POST', '/privacy/person', wish);
  await call('POST', '/privacy/export', wish);
  await test.confirm();
  await call('POST', '/privacy/erase', wish);
  const texts = await call<{ current: { version: string } }>('GET', '/privacy/text');
  await call('GET', `/privacy/texts/${texts.body.current.version}`);
  const begun = (await call<{ token: string; secret: string }>('POST', '/auth/totp')).body;
  const app = new TOTP({ secret: begun.secret });
  const code = () => app.generate({ timestamp: test.clock.read().getTime() });
  await call('POST', '/auth/totp/confirm', { token: begun.token, code: code() });
  await call('POST', '/auth/recovery-codes');
  type Challenge = { token: string; options: Record<string, unknown> };
  const device = createAuthenticator('http://localhost');
  const key = (await call<Challenge>('POST', '/auth/passkeys/options')).body;
  const made = await call<Row>('POST', '/auth/passkeys', {
    ...{ token: key.token, name: 'Telefon', response: device.register(key.options) },
  });
  await call('GET', '/auth/security');
  const open = { token: null };
  test.clock.advance({ minutes: 1 });
  const half = await call<{ secondStep: { token: string } }>('POST', '/auth/login', ADMIN_LOGIN, open);
  await call('POST', '/auth/login/code', { token: half.body.secondStep.token, code: code() }, open);
  const challenge = (await call<Challenge>('POST', '/auth/login/passkey/options', undefined, open)).body;
  const answer = { token: challenge.token, response: device.signIn(challenge.options) };
  await call('POST', '/auth/login/passkey', answer, open);
  await call('DELETE', `/auth/passkeys/${made.body.id}`);
  await call('DELETE', '/auth/totp');
  await call('POST', '/auth/change-password', {
    currentPassword: ADMIN.password,
    newPassword: 'yeni-sifre-1',
  });
  await call('POST', '/auth/logout');
  expect([...contract.faults]).toEqual([]);
  expect(contract.unanswered()).toEqual([]);
});

it('every refusal is described, wherever it occurs', async () => {
  const { token } = test;
  for (const [template, item] of Object.entries(document.paths)) {
    const path = template.replace('/api', '').replaceAll('{id}', '019aa0f2-5c1e-7d3a-9b61-0c4f2e8d7a10');
    for (const [name, operation] of Object.entries(item)) {
      const method = name.toUpperCase();
      const isJson = operation.requestBody?.content?.['application/json'] !== undefined;
      const body = isJson ? {} : undefined;
      // Not signed in, a token of nobody, an unknown row, nothing filled in.
      await call(method, path, body, { token: null });
      await call(method, path, body, { token: 'yok' });
      if (operation.operationId !== 'emptyTrash' && operation.operationId !== 'logout')
        await call(method, path, body, { token });
      if (!isJson) continue;
      const raw = { token, raw: '{' };
      expect((await call(method, path, undefined, raw)).status).toBe(400);
      const typed = { token, raw: 'a', headers: { 'Content-Type': 'text/plain' } };
      expect([400, 415, 422]).toContain((await call(method, path, undefined, typed)).status);
      const size = (isBatch(`/api${path}`) ? 4 : 1) * 1024 * 1024;
      const large = { token, raw: `"${'a'.repeat(size)}"` };
      expect((await call(method, path, undefined, large)).status).toBe(413);
    }
  }
  expect([...contract.faults]).toEqual([]);
});
