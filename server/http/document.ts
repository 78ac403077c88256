import { ERROR_STATUS } from '../../domain/errors.ts';
import { bearer, STATUS_MEANINGS } from './openapi.ts';
import { SCHEMA_EXAMPLES } from './schema-examples.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
type Answer = { description: string; headers?: JsonObject; content?: Record<string, JsonObject> };
export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Json[];
  parameters?: Array<JsonObject & { name: string; in: string }>;
  requestBody?: { content?: Record<string, JsonObject> };
  responses: Record<string, Answer>;
};
export type ApiDocument = {
  openapi: string;
  info: JsonObject;
  servers?: Json[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject> } & Record<string, JsonObject>;
};

const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'Kaydın kimliği',
  search: 'Aranan kelimeler; Türkçe harflere, büyük küçük harfe bakılmaz, hepsi bulunmalıdır',
  sort: 'Sıralama; baştaki eksi işareti tersine çevirir',
  limit: 'Bir parçadaki en çok kayıt',
  cursor: 'Önceki parçanın Link başlığındaki konum',
  includeInactive: 'Pasif kayıtlar da gelsin; oturum gerekir',
  isActive: 'Yalnız aktif ya da yalnız pasif kayıtlar',
  isFeatured: 'Yalnız öne çıkanlar ya da ötekiler',
  featured: '`isFeatured` ile aynı',
  isDistributor: 'Yalnız bayilikler ya da ötekiler',
  withoutImage: 'Görseli olmayanlar',
  brandId: 'Bir markanın kayıtları',
  categoryId: 'Bir kategorinin kayıtları',
  catalogId: 'Bir kataloğun ürünleri',
  category: 'Kataloğun kategorisi',
  emptyPlaces: 'Dosyanın kullanıldığı yerler boşaltılsın',
  entity: 'Kaydın türü',
  folder: 'Dosyanın klasörü',
  icon: 'Simgelerin adları',
  inline: 'PDF tarayıcıda açılsın',
  isRead: 'Yalnız okunmuş ya da okunmamış mesajlar',
  kind: 'Görseller ya da belgeler',
  page: 'Sayfanın adı: `homepage`, `about` …',
  picture: 'Görsellerin adresleri',
  products: 'Silinen kategorinin ürünleri kalsın (`keep`) ya da birlikte gitsin (`trash`)',
  stock: 'Tükenen (`out`), azalan (`low`) ya da bulunan (`in`) ürünler; oturum gerekir',
  type: 'Kayıtların türü',
  unusedDays: 'En az bu kadar gündür kullanılmayanlar',
  url: 'Dosyanın adresi',
  usage: 'Kullanılan ya da kullanılmayan dosyalar',
  view: 'Düz liste ya da ağaç',
};

const HEADERS: Readonly<Record<string, JsonObject>> = {
  'Content-Disposition': { description: 'Dosyanın adı', schema: { type: 'string' } },
  ETag: { description: 'Yanıtın etiketi; If-None-Match ile yeniden sorulur', schema: { type: 'string' } },
  Link: { description: 'Sonraki parçanın adresi: `<…>; rel="next"`', schema: { type: 'string' } },
  Location: {
    description: 'Eklenen kaydın ya da dosyanın adresi',
    schema: { type: 'string', format: 'uri-reference' },
  },
  'Retry-After': {
    description: 'Yeniden denemeden önce beklenecek saniye',
    schema: { type: 'integer', minimum: 0 },
  },
  'WWW-Authenticate': { description: 'Beklenen oturum türü', schema: { type: 'string', const: 'Bearer' } },
  'X-Total-Bytes': {
    description: 'Süzgeçten geçenlerin toplam boyutu',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-Count': {
    description: 'Süzgeçten geçen kayıtların sayısı',
    schema: { type: 'integer', minimum: 0 },
  },
};

const METHODS = new Set(['get', 'post', 'put', 'delete']);

function headers(...names: string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Whether a call is for signed-in people alone. */
function isStaffs({ security }: Operation): boolean {
  return security !== undefined && JSON.stringify(security) === JSON.stringify(bearer);
}

/** The refusals that follow from what a call takes, whatever it does. */
function impliedRefusals(path: string, operation: Operation): number[] {
  const takesJson = operation.requestBody?.content?.['application/json'] !== undefined;
  return [
    ...(takesJson ? [400, 413, 415] : []),
    // A token that is sent has to be valid, also where none is needed.
    401,
    // Whatever asks for a session may be more than the person's role allows.
    ...(isStaffs(operation) ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    422,
    500,
  ];
}

function refusal(status: number): Answer {
  const code = Object.entries(ERROR_STATUS).find(([, own]) => own === status)?.[0] ?? 'internal';
  const message = STATUS_MEANINGS[status] ?? 'Hata';
  return {
    description: message,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { success: false, code, message, error: message },
      },
    },
  };
}

function schemaOf(answer: Answer | undefined): JsonObject | undefined {
  return answer?.content?.['application/json']?.schema as JsonObject | undefined;
}

/** The headers of each answer of a call. */
function headersOf(method: string, operation: Operation) {
  const takes = (name: string) => operation.parameters?.some((parameter) => parameter.name === name) ?? false;
  const found: Record<string, string[]> = {
    401: ['WWW-Authenticate'],
    429: ['Retry-After'],
    503: ['Retry-After'],
  };
  if (
    schemaOf(operation.responses[200]) &&
    (method === 'get' || method === 'put' || operation.operationId === 'restoreSection')
  )
    found[200] = ['ETag'];
  if (takes('cursor')) found[200] = ['ETag', 'X-Total-Count', 'Link'];
  if (operation.operationId === 'listSections') found[200] = ['ETag', 'X-Total-Count'];
  if (
    ['exportAudit', 'exportPerson', 'exportQuotes', 'getSharedQuotePdf', 'getQuotePdf'].includes(
      operation.operationId ?? '',
    ) ||
    /^export\w+Table$/.test(operation.operationId ?? '')
  )
    found[200] = ['Content-Disposition'];
  if (operation.operationId === 'listMedia') found[200]?.push('X-Total-Bytes');
  if (operation.operationId === 'downloadCatalog') {
    found[200] = ['Content-Disposition', 'ETag'];
    found[206] = found[200];
    found[302] = ['Location'];
    found[304] = ['ETag'];
  }
  // A token is no row: it has no address.
  if (operation.responses[201] && operation.operationId !== 'createPreviewToken')
    found[201] = ['ETag', 'Location'];
  return found;
}

/** What a call asks of its caller, in words: what the linters call a description. */
function descriptionOf(operation: Operation): string {
  const takes = (name: string) => operation.parameters?.some((parameter) => parameter.name === name) ?? false;
  const sentences = [operation.security ? 'Oturum ister.' : 'Herkese açıktır.'];
  if (takes('includeInactive')) sentences.push('Pasif kayıtlar yalnız oturumla gelir.');
  if (takes('cursor')) sentences.push('Parça parça okunur: sonraki parçanın adresi `Link` başlığındadır.');
  if (takes('If-Match'))
    sentences.push('Sürüm verilirse (`version` ya da `If-Match`) yeni bir kaydın üstüne yazılmaz.');
  if (operation.responses[429]) sentences.push('Çok sık çağrılırsa bir süre 429 yanıtlar.');
  return sentences.join(' ');
}

/** The same document with a reference wherever one of its named schemas stands written out. */
function withReferences(document: ApiDocument): ApiDocument {
  const names = new Map(
    Object.entries(document.components.schemas).map(([name, schema]) => [JSON.stringify(schema), name]),
  );
  function walk(value: Json, isNamed = false): Json {
    if (!value || typeof value !== 'object') return value;
    const name = isNamed ? undefined : names.get(JSON.stringify(value));
    if (name) return { $ref: `#/components/schemas/${name}` };
    if (Array.isArray(value)) return value.map((one) => walk(one));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  }
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      walk(schema, true) as JsonObject,
    ]),
  );
  const paths = walk(document.paths as unknown as Json) as unknown as ApiDocument['paths'];
  return { ...document, paths, components: { ...document.components, schemas } };
}

/** Only what something refers to, from the calls on. */
function withoutUnused(document: ApiDocument): ApiDocument {
  const used = new Set<string>();
  function look(value: unknown): void {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (!name || used.has(name)) continue;
      used.add(name);
      look(document.components.schemas[name]);
    }
  }
  look(document.paths);
  const schemas = Object.entries(document.components.schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

/** Says of one call what follows from its shape: refusals, headers, who may call it. */
function complete(method: string, path: string, operation: Operation): void {
  operation.description = [operation.description, descriptionOf(operation)].filter(Boolean).join(' ');
  operation.security ??= operation.operationId === 'login' ? [] : [{}, { bearer: [] }];
  for (const parameter of operation.parameters ?? []) {
    const description = PARAMETERS[parameter.name];
    if (description) parameter.description ??= description;
  }
  const declared = Object.keys(operation.responses).map(Number);
  const refused = [...declared.filter((status) => status >= 400), ...impliedRefusals(path, operation)];
  for (const status of new Set(refused)) operation.responses[status] = refusal(status);
  if (method === 'get' && schemaOf(operation.responses[200]))
    operation.responses[304] = { description: 'Değişmedi', headers: headers('ETag') };
  for (const [status, names] of Object.entries(headersOf(method, operation))) {
    const answer = operation.responses[status];
    if (answer) answer.headers = { ...headers(...names), ...answer.headers };
  }
}

/** The API's description with all that its routes need not repeat: names, headers, refusals, examples. */
export function completeDocument(generated: object): ApiDocument {
  const given = structuredClone(generated) as ApiDocument;
  const document = withoutUnused(withReferences(given));
  const { schemas } = document.components;
  for (const [name, example] of Object.entries(SCHEMA_EXAMPLES)) {
    const schema = schemas[name];
    if (schema) schema.examples = [example];
  }
  // A category holds categories of its own kind; the schema of the route does not say so.
  const tree = schemas.CategoryListed?.properties as JsonObject | undefined;
  if (tree) tree.children = { type: 'array', items: { $ref: '#/components/schemas/CategoryListed' } };
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item))
      if (METHODS.has(method)) complete(method, path, operation);
  document.components.headers = { ...HEADERS };
  return document;
}
