import { createRoute, z } from '@hono/zod-openapi';
import {
  QUOTE_STATES,
  quoteCounts,
  quoteInput,
  quotePatch,
  quoteRow,
  SENT_BY,
} from '../../../domain/things/quote.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import {
  answers,
  bearer,
  body,
  createRouter,
  idParam,
  refusals,
  setListHeaders,
} from '../../http/openapi.ts';
import { added, tagged } from '../../http/versions.ts';
import { answeringRoutes } from '../../kinds/answering-routes.ts';
import { manyRowRoutes, oneRowRoutes } from '../../kinds/row-routes.ts';
import { quoteListQuery, quoteRecord } from './kind.ts';
import type { QuoteParts } from './open-routes.ts';
import { quotePdf } from './pdf.ts';
import { answerPdf, pdfAnswer, senderOf } from './pdf-answer.ts';

const tags = ['Teklifler'];
const staff = { tags, security: bearer, middleware: signedIn };
const stateQuery = z.enum(QUOTE_STATES).optional();

const list = createRoute({
  ...staff,
  method: 'get',
  operationId: 'listQuotes',
  path: '/quotes',
  summary: 'Teklifleri listeler',
  request: { query: quoteListQuery },
  responses: { 200: answers(z.array(quoteRow)), ...refusals(401, 422) },
});
const exported = createRoute({
  ...staff,
  method: 'get',
  operationId: 'exportQuotes',
  path: '/quotes/export',
  summary: 'Teklifleri tablo (CSV) olarak verir; bu denetim izine yazılır',
  request: { query: z.object({ state: stateQuery }) },
  responses: {
    200: { description: 'Tablo', content: { 'text/csv': { schema: z.string() } } },
    ...refusals(401, 422),
  },
});
const get = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getQuote',
  path: '/quotes/{id}',
  summary: 'Bir teklifi verir',
  request: { params: idParam },
  responses: { 200: answers(quoteRow), ...refusals(401, 404) },
});
const create = createRoute({
  ...staff,
  method: 'post',
  operationId: 'createQuoteDraft',
  path: '/quotes/drafts',
  summary: 'Yönetimde yeni bir teklif başlatır',
  request: { body: body(quoteInput) },
  responses: { 201: answers(quoteRow, 'Eklendi'), ...refusals(400, 401, 422) },
});
const prices = createRoute({
  ...staff,
  method: 'post',
  operationId: 'refreshQuotePrices',
  path: '/quotes/{id}/prices',
  summary: 'Birim fiyatları ürünlerin liste fiyatından alır',
  request: { params: idParam },
  responses: { 200: answers(quoteRow), ...refusals(401, 404) },
});
const send = createRoute({
  ...staff,
  method: 'post',
  operationId: 'sendQuote',
  path: '/quotes/{id}/send',
  summary: 'Teklifi dondurur ve gönderildi yapar',
  request: {
    params: idParam,
    body: body(z.strictObject({ via: z.enum(SENT_BY), version: quotePatch.shape.version })),
  },
  responses: { 200: answers(quoteRow), ...refusals(400, 401, 404, 409, 422, 503) },
});
const pdf = createRoute({
  ...staff,
  method: 'get',
  operationId: 'getQuotePdf',
  path: '/quotes/{id}/pdf',
  summary: 'Teklifi PDF olarak verir: gönderildiği, hazırlanırken şu anki hâliyle',
  request: { params: idParam },
  responses: { 200: pdfAnswer, ...refusals(401, 404) },
});
const copy = createRoute({
  ...staff,
  method: 'post',
  operationId: 'copyQuote',
  path: '/quotes/{id}/copy',
  summary: 'Teklifi yeni bir teklifin başlangıcı yapar',
  request: { params: idParam },
  responses: { 201: answers(quoteRow, 'Eklendi'), ...refusals(401, 404) },
});
const words = {
  name: 'quotes',
  tags,
  schema: 'Quote',
  schemas: 'Quotes',
  object: 'teklifi',
  trashable: [quoteRecord.name],
} as const;
const changes = {
  set: z.strictObject({ state: z.enum(QUOTE_STATES).exclude(['sent']) }),
  summary: 'Birçok teklifin durumunu değiştirir',
};

const answered = {
  row: quoteRow,
  counts: quoteCounts,
  summaries: {
    counts: 'Her durumdaki tekliflerin sayısını verir',
    people: 'Teklif hazırlayabilecek kişileri verir',
    note: 'Teklife iç not ekler',
  },
};

/** The staff's calls of quotes below `/api`. */
export function staffQuoteRoutes({ quotes, storefront, origins }: Omit<QuoteParts, 'privacy'>) {
  const idOf = (c: { req: { valid: (part: 'param') => { id: string } } }) => c.req.valid('param').id;
  return createRouter()
    .openapi(list, async (c) => {
      const page = await quotes.list(contextOf(c), c.req.valid('query'));
      setListHeaders(c, page);
      return c.json(page.rows, 200);
    })
    .route('/', answeringRoutes(words, answered, quotes))
    .openapi(exported, async (c) => {
      const table = await quotes.exportCsv(contextOf(c), c.req.valid('query'));
      c.header('Content-Disposition', 'attachment; filename="teklifler.csv"');
      return c.body(table, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    })
    .openapi(create, async (c) =>
      c.json(added(c, 'quotes', await quotes.create(contextOf(c), c.req.valid('json'))), 201),
    )
    .openapi(get, async (c) => c.json(tagged(c, await quotes.get(contextOf(c), idOf(c))), 200))
    .openapi(prices, async (c) => c.json(await quotes.refreshPrices(contextOf(c), idOf(c)), 200))
    .openapi(send, async (c) => {
      const origin = origins.ofContext(c);
      const base = await storefront.base(origin);
      const sender = senderOf(await storefront.layout(origin));
      const row = await quotes.send(contextOf(c), idOf(c), { ...c.req.valid('json'), base, sender });
      return c.json(row, 200);
    })
    .openapi(pdf, async (c) => {
      const { quote, offer } = await quotes.sheet(contextOf(c), idOf(c));
      const sender = senderOf(await storefront.layout(origins.ofContext(c)));
      return answerPdf(c, quote.code, await quotePdf(quote, offer, sender));
    })
    .openapi(copy, async (c) => c.json(added(c, 'quotes', await quotes.copy(contextOf(c), idOf(c))), 201))
    .route('/', oneRowRoutes(words, { patch: quotePatch, row: quoteRow }, quotes))
    .route('/', manyRowRoutes(words, changes, quotes));
}
