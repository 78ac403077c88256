import type { ApiDocument, Json, Operation } from '../../server/http/document.ts';

/** What the parameters of the calls are given that the description has no list of values for. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  search: ['çelik 1203', 'ç', 'k2'],
  q: ['çelik 1203'],
  brand: ['brands-000007'],
  stock: ['in'],
  brandId: ['brands-000007'],
  categoryId: ['categories-000107', 'none'],
  catalogId: ['catalogs-000006'],
  category: ['Çelik'],
  id: ['products-000042'],
  rowId: ['products-000042'],
  ids: ['products-000042,products-000043'],
  assigneeId: ['admin'],
  sku: ['VT-42'],
  externalId: ['ERP-42'],
  webhookId: ['yok'],
  updatedSince: ['2020-01-03T00:00:00Z'],
  from: ['2020-01-03'],
  to: ['2020-01-04'],
  person: ['selin'],
  page: ['homepage'],
  picture: ['/media/00000000000000000000000000000007.webp'],
  product: ['products-000042'],
  icon: ['star'],
  url: ['/media/00000000000000000000000000000007.webp'],
  unusedDays: ['30'],
  version: ['1'],
  columns: ['name'],
};
/** Parameters that say how much of a list is answered, and where it goes on. */
const ASIDE = ['limit', 'cursor', 'includeInactive'];
/** What the rows of a call's path are named by. */
const IDS: Readonly<Record<string, string>> = {
  '/api/section-items/{id}': 'item-000003',
  '/api/sections/{id}': 'homepage',
  '/api/sections/{id}/history': 'homepage',
  '/api/accounts/{id}': 'admin',
  '/api/drafts/{id}': 'drafts-000007',
  '/api/plans/{id}': 'plans-000007',
};
type Parameter = NonNullable<Operation['parameters']>[number];

function valuesOf({ name, schema }: Parameter): readonly string[] {
  const { enum: choices, type } = (schema ?? {}) as { enum?: Json[]; type?: Json };
  if (Array.isArray(choices)) return choices.map(String);
  if (type === 'integer' || type === 'number') return ['1'];
  const given = VALUES[name];
  if (!given) throw new Error(`No value is known for the parameter ${name} (${String(type)}).`);
  return given;
}

function pathOf(template: string): string {
  const [, , kind = ''] = template.split('/');
  return template
    .replace('{id}', IDS[template] ?? `${kind}-000042`)
    .replace('{version}', 'yok')
    .replace('{gap}', 'price')
    .replace('{token}', 'token-42')
    .replace(/^\/api/, '');
}

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

/** A question of a reading call: with a token or without one, and whether the list is read on. */
export type ReadCall = { name: string; address: string; isStaff: boolean; goesOn: boolean };

/** The addresses of one call: each of its parameters with each value by itself, and each filter in each order. */
function* callsOf(template: string, operation: Operation): Generator<ReadCall> {
  const path = pathOf(template);
  const name = operation.operationId ?? template;
  const asked = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const has = (wanted: string) => asked.some((parameter) => parameter.name === wanted);
  const base: Record<string, string> = has('limit') ? { limit: '25' } : {};
  for (const parameter of asked)
    if (parameter.required) base[parameter.name] = String(valuesOf(parameter)[0]);
  const sorts = asked.filter((parameter) => parameter.name === 'sort').flatMap(valuesOf);
  const filters = asked.filter((parameter) => parameter.name !== 'sort' && !ASIDE.includes(parameter.name));
  const narrowed = filters.flatMap((filter) => valuesOf(filter).map((value) => ({ [filter.name]: value })));
  for (const query of [{}, ...narrowed])
    for (const sort of [undefined, ...sorts]) {
      const isNarrowed = Object.keys(query).length > 0;
      // What one direction reads, the other reads backwards.
      if (isNarrowed && sort?.startsWith('-')) continue;
      const all = { ...base, ...query, ...(sort && { sort }) };
      const goesOn = !isNarrowed;
      yield { name, address: withQuery(path, all), isStaff: false, goesOn };
      const whole = has('includeInactive') ? { ...all, includeInactive: 'true' } : all;
      yield { name, address: withQuery(path, whole), isStaff: true, goesOn };
    }
  // The staff are shown what visitors see, where they do not ask for more.
  if (has('includeInactive'))
    for (const query of [{}, ...narrowed])
      yield { name, address: withQuery(path, { ...base, ...query }), isStaff: true, goesOn: false };
}

/** Every question that the description of the API lets a reading call be asked. */
export function readCalls({ paths }: ApiDocument): ReadCall[] {
  return Object.entries(paths).flatMap(([template, { get }]) => (get ? [...callsOf(template, get)] : []));
}
