import type { ApiDocument } from '../../server/http/document.ts';
import { openTestApp } from '../factories.ts';
import { noteStatus, type Tally } from './tally.ts';

const METHODS = ['get', 'post', 'put', 'delete'];
/** These end the session, or take time on purpose. */
const LEFT_OUT = /\/auth\/|\/copies|\/upload\//;

const ODD = [
  ...[
    null,
    true,
    -1,
    0,
    1e21,
    0.1,
    '',
    ' ',
    '\0',
    '\ud800',
    'ı'.repeat(300),
    '../../etc/passwd',
    "' or 1=1 --",
  ],
  ...[[], {}, [null], { id: [] }, { $ne: 1 }, '9999-99-99', '<script>alert(1)</script>', '%00', '💣'],
];

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

/** A value like this one, with something of it odd. */
function mutated(value: unknown): unknown {
  if (Math.random() < 0.2 || value === null || typeof value !== 'object') return pick(ODD);
  const entries = Object.entries(value);
  const [name] = pick(entries) ?? [];
  if (name === undefined) return pick(ODD);
  const changed = { ...value, [name]: mutated(Reflect.get(value, name)) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** Calls that the API's description names, with odd addresses, and bodies made of rows that there are. */
export async function runFuzz(calls: number, tally: Tally): Promise<void> {
  const site = await openTestApp();
  await site.product({ features: ['a'] });
  await site.catalog();
  await site.item((await site.section()).id, { name: 'stat', data: { a: [1] } });
  const document = (await (await site.app.request('/api/openapi.json')).json()) as ApiDocument;
  const known = Object.entries(document.paths).flatMap(([path, own]) =>
    Object.keys(own).flatMap((method) =>
      METHODS.includes(method) && !LEFT_OUT.test(path) ? [{ path, method }] : [],
    ),
  );
  const rows = (
    await Promise.all(
      ['/brands', '/categories', '/products', '/catalogs', '/sections'].map((path) =>
        site.ok<object[]>('GET', path),
      ),
    )
  ).flat();
  for (let call = 0; call < calls; call++) {
    const { path, method } = pick(known);
    const row = pick(rows);
    const id = () =>
      encodeURIComponent(
        (Math.random() < 0.6 ? String(Reflect.get(row, 'id')) : String(pick(ODD))).toWellFormed(),
      );
    const address = path.replace(/^\/api/, '').replace(/\{[^}]+\}/g, id);
    const query =
      Math.random() < 0.3
        ? `?${pick(['limit', 'sort', 'cursor', 'search', 'x'])}=${encodeURIComponent(String(pick(ODD)).toWellFormed())}`
        : '';
    const body = method === 'get' ? undefined : mutated(row);
    const { status } = await site.call(method.toUpperCase(), address + query, body);
    noteStatus(tally, `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}`, status);
  }
  await site.close();
}
