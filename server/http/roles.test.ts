import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, openTestApp, type TestApp } from '../../tests/factories.ts';
import { blackPng } from '../../tests/samples/images.ts';
import { post } from '../../tests/samples/upload.ts';
import type { ApiDocument, Json, Operation } from './document.ts';

const ID = '019aa0f2-5c1e-7d3a-9b61-0c4f2e8d7a10';
/** What everyone who is signed in may send: it changes nothing but what is their own. */
const OWN = new Set([
  'login',
  'changePassword',
  'confirmPassword',
  'beginTotp',
  'finishTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'endSession',
  'logout',
  'createPreviewToken',
  'previewDrafts',
  'keepFormOpen',
  'leaveForm',
  'createDocumentLink',
]);
/** What everyone may send. */
const OPEN = new Set([
  'createMessage',
  'createQuote',
  'acceptQuote',
  'countCatalogView',
  'countUse',
  'forgotPassword',
  'openPasswordLink',
  'setPassword',
  'loginWithCode',
  'beginPasskeyLogin',
  'loginWithPasskey',
]);
/** What only administrators may. */
const ADMINS = [
  'exportAudit',
  'createCopyLink',
  'getAccount',
  'inviteAccount',
  'createToken',
  'listTokens',
  'revokeToken',
  'createWebhook',
  'listWebhooks',
  'listWebhookDeliveries',
  'removeWebhook',
  'resendWebhookDelivery',
  'tryWebhook',
  'updateWebhook',
  'listAccounts',
  'listAuditEvents',
  'listCopies',
  'removeAccount',
  'resetSecondStep',
  'restoreCopy',
  'sendPasswordLink',
  'takeCopy',
  'updateAccount',
  'updateSettings',
  'verifyAudit',
  'findPerson',
  'exportPerson',
  'erasePerson',
  'getPrivacyText',
];
/** What only administrators read. */
const ADMINS_READ = new Set([
  'listAuditEvents',
  'verifyAudit',
  'exportAudit',
  'listAccounts',
  'getAccount',
  'listTokens',
  'listWebhooks',
  'listWebhookDeliveries',
  'listCopies',
  'getPrivacyText',
]);

let test: TestApp;
let document: ApiDocument;
beforeEach(async () => {
  test = await openTestApp();
  document = (await (await test.app.request('/api/openapi.json')).json()) as ApiDocument;
});
afterEach(() => test.close());

type Schema = { [key: string]: Json };

/** The least that a schema takes. */
function sample(given: Schema): Json {
  const name = typeof given.$ref === 'string' ? given.$ref.split('/').at(-1) : undefined;
  const schema = (name ? document.components.schemas[name] : given) as Schema;
  const [example] = [...((schema.examples as Json[] | undefined) ?? []), schema.example].filter(
    (one) => one !== undefined,
  );
  if (example !== undefined) return example;
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
  if (Array.isArray(schema.anyOf)) return sample(schema.anyOf[0] as Schema);
  if (schema.type === 'array') return [sample(schema.items as Schema)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    // Where nothing has to be there, something has to be.
    const required = (schema.required as string[] | undefined) ?? Object.keys(properties).slice(0, 1);
    return Object.fromEntries(required.map((key) => [key, sample(properties[key] as Schema)]));
  }
  return ID;
}

type Call = { id: string; method: string; path: string; operation: Operation };

function calls(): Call[] {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([name, operation]) => {
      const path = template.replace('/api', '').replace('{id}', ID);
      return { id: operation.operationId ?? '', method: name.toUpperCase(), path, operation };
    }),
  );
}

async function statusOf({ method, path, operation }: Call, token: string): Promise<number> {
  const content = operation.requestBody?.content;
  if (content?.['multipart/form-data']) {
    const upload = { bytes: blackPng({ width: 4, height: 4 }), name: 'a.png', token };
    return (await post(test, path, upload)).status;
  }
  const schema = content?.['application/json']?.schema as Schema | undefined;
  const query = operation.operationId === 'listVersions' ? `?entity=products&id=${ID}` : '';
  return (await test.call(method, path + query, schema && sample(schema), { token })).status;
}

it('a viewer reads everything, and writes nothing but what is their own', { timeout: 60_000 }, async () => {
  const token = await test.signIn('viewer');
  const faults: string[] = [];
  for (const call of calls()) {
    if (OWN.has(call.id) || OPEN.has(call.id)) continue;
    const status = await statusOf(call, token);
    const isRead = call.method === 'GET' && !ADMINS_READ.has(call.id);
    if (isRead ? status === 403 : status !== 403) faults.push(`${call.id} answered ${status}`);
  }
  expect(faults).toEqual([]);
  const change = { currentPassword: 'yanlis', newPassword: 'yepyeni-1' };
  expect((await test.call('POST', '/auth/change-password', change, { token })).status).toBe(422);
  expect((await test.call('DELETE', `/auth/sessions/${ID}`, undefined, { token })).status).toBe(404);
  expect((await test.call('POST', '/preview', undefined, { token })).status).toBe(201);
  expect((await test.call('POST', '/auth/logout', undefined, { token })).status).toBe(200);
});

it('an editor is refused settings and accounts alone', { timeout: 60_000 }, async () => {
  const token = await test.signIn('editor');
  await test.confirm(ADMIN.password, token);
  const refused: string[] = [];
  for (const call of calls()) {
    if (call.id === 'logout' || call.id.startsWith('login')) continue;
    const status = await statusOf(call, token);
    expect(status, call.id).not.toBe(401);
    if (status === 403) refused.push(call.id);
  }
  expect(refused.sort()).toEqual(ADMINS.toSorted());
});

it('the refusal is told by every call that asks for a session', () => {
  const staff = calls().filter(({ operation }) => JSON.stringify(operation.security) === '[{"bearer":[]}]');
  expect(staff.length).toBeGreaterThan(50);
  expect(staff.filter(({ operation }) => !operation.responses[403]).map(({ id }) => id)).toEqual([]);
});

it('what an editor may not change cannot be brought back by its history either', async () => {
  const token = await test.signIn('editor');
  await test.ok('PUT', '/settings', { companyName: 'Bir' });
  await test.ok('PUT', '/settings', { companyName: 'İki' });
  const versions = await test.ok<Array<{ id: string; batchId: string }>>(
    'GET',
    '/history?entity=settings&id=site',
  );
  for (const path of [`/history/${versions.at(-1)?.id}/restore`, `/history/undo/${versions[0]?.batchId}`])
    expect((await test.call('POST', path, {}, { token })).status).toBe(403);
  expect(await test.ok('GET', '/settings')).toMatchObject({ companyName: 'İki' });
});
