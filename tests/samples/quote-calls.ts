import type { Quote } from '../../domain/things/quote.ts';
import type { CallOptions, TestApp } from '../factories.ts';

type Call = <T>(method: string, path: string, body?: unknown, options?: CallOptions) => Promise<{ body: T }>;

/** Every call of quotes but those that all lists have: a list that is sent, offered, accepted, copied and deleted. */
export async function quoteCalls(call: Call, test: TestApp): Promise<void> {
  const visitor = { token: null };
  const { id: productId } = await test.product({ price: 12.5 });
  const { body: sent } = await call<{ link: string }>('POST', '/quotes', { items: [{ productId }] }, visitor);
  const shared = `/shared-quotes/${sent.link.split('/').at(-1)}`;
  await call('GET', `/quotes/lines?ids=${productId}`, undefined, visitor);
  await call('GET', shared, undefined, visitor);
  await call('GET', '/quotes/counts');
  await call('GET', '/quotes/people');
  await call('GET', '/quotes/export');
  const { body: made } = await call<Quote>('POST', '/quotes/drafts', { clinic: 'Klinik' });
  const [quote] = await test.ok<Quote[]>('GET', '/quotes?state=new&sort=-createdAt');
  const path = `/quotes/${quote?.id}`;
  await call('POST', `${path}/notes`, { text: 'Aradım' });
  await call('POST', `${path}/prices`);
  await call('POST', `${path}/send`, { via: 'link' });
  await call('GET', `${shared}/pdf`, undefined, visitor);
  await call('POST', `${shared}/accept`, { name: 'A' }, visitor);
  await call('GET', shared, undefined, visitor);
  await call('GET', `${path}/pdf`);
  const { body: copy } = await call<Quote>('POST', `${path}/copy`);
  await call('POST', '/quotes/bulk', { ids: [copy.id], set: { state: 'lost' } });
  await call('DELETE', `/quotes/${made.id}`);
  await call('POST', '/quotes/bulk-delete', { ids: [copy.id] });
}
