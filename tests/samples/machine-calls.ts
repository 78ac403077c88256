import type { CallOptions, TestApp } from '../factories.ts';

type Call = <T>(method: string, path: string, body?: unknown, options?: CallOptions) => Promise<{ body: T }>;

/** Every call that other programs make, and those by which the staff let them. */
export async function machineCalls(call: Call, test: TestApp): Promise<void> {
  await test.confirm();
  const { body: token } = await call<{ id: string }>('POST', '/tokens', {
    ...{ name: 'Belirteç', scopes: ['stock:write'], expiresAt: null },
  });
  await call('GET', '/tokens');
  await call('DELETE', `/tokens/${token.id}`);
  const { body: hook } = await call<{ id: string }>('POST', '/webhooks', {
    ...{ url: 'http://127.0.0.1:9/vitrin', events: ['product.created'] },
  });
  await call('GET', '/webhooks');
  await call('PUT', `/webhooks/${hook.id}`, { isActive: false });
  const { body: sent } = await call<{ id: string }>('POST', `/webhooks/${hook.id}/test`);
  await call('GET', '/webhook-deliveries?limit=1');
  await call('POST', `/webhook-deliveries/${sent.id}/resend`);
  await call('DELETE', `/webhooks/${hook.id}`);
  const { sku, brandId, categoryId } = await test.product();
  await call('GET', '/deleted-products?limit=1');
  await call('PUT', '/products/batch', {
    products: [{ sku, stock: 4 }, { sku: 'M-2', name: 'Makineden', brandId, categoryId }, { sku: 'M-3' }],
  });
}
