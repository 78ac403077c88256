import type { DraftDetail, Plan } from '../../domain/things/draft.ts';
import type { CallOptions, TestApp } from '../factories.ts';

type Call = <T>(method: string, path: string, body?: unknown, options?: CallOptions) => Promise<{ body: T }>;

/** Every call of drafts and plans: a draft that is begun, changed, previewed, planned and published. */
export async function draftCalls(call: Call, test: TestApp): Promise<void> {
  const { id: rowId, version: rowVersion } = await test.product();
  const begun = { kind: 'products', rowId, rowVersion, changes: { name: 'Yeni' } };
  const { body: draft } = await call<DraftDetail>('POST', '/drafts', begun);
  await call('POST', '/drafts', begun);
  await call('GET', '/drafts?kind=products');
  await call('GET', `/drafts/${draft.id}`);
  await call('POST', '/drafts/preview', { draft: draft.id });
  const { body: plan } = await call<Plan>('POST', '/plans', { name: 'Plan', at: '2030-01-01T05:00:00Z' });
  await call('PUT', `/drafts/${draft.id}`, { planId: plan.id, version: 1 });
  await call('PUT', `/drafts/${draft.id}`, { changes: { name: 'Geç' }, version: 1 });
  await call('GET', '/plans');
  await call('GET', `/plans/${plan.id}`);
  await call('PUT', `/plans/${plan.id}`, { name: 'Yeni plan', version: 1 });
  await call('POST', `/plans/${plan.id}/publish?version=2`);
  await call('DELETE', `/plans/${plan.id}`);
  const { body: other } = await call<DraftDetail>('POST', '/drafts', {
    kind: 'brands',
    changes: { name: 'M' },
  });
  await call('POST', `/drafts/${other.id}/publish`);
  await call('DELETE', `/drafts/${other.id}`);
  const form = { kind: 'products', target: rowId };
  await call('PUT', '/open-forms', { ...form, field: 'name' });
  await call('POST', '/open-forms/leave', form);
}
