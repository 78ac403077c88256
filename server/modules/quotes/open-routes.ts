import { createRoute, z } from '@hono/zod-openapi';
import { withChatText } from '../../../domain/rules/chat-link.ts';
import { quoteText } from '../../../domain/rules/quote-text.ts';
import { quotePath } from '../../../domain/site/paths.ts';
import { messageKey } from '../../../domain/things/message.ts';
import { quoteAcceptance, quoteSending, sharedQuote, shownLine } from '../../../domain/things/quote.ts';
import { QUOTE_LINES_MAX } from '../../../domain/things/quote-rules.ts';
import { addressText, answers, body, createRouter, refusals } from '../../http/openapi.ts';
import type { Origins } from '../../http/origin.ts';
import type { PrivacyService } from '../privacy/service.ts';
import type { StorefrontService } from '../storefront/service.ts';
import { quotePdf } from './pdf.ts';
import { answerPdf, pdfAnswer, senderOf } from './pdf-answer.ts';
import type { QuoteService } from './service.ts';

const tags = ['Teklifler'];
const ID_LENGTH = 36;
const tokenParam = z.object({ token: addressText(64).min(1) });

const receivedQuote = z.object({
  success: z.literal(true),
  code: z.string(),
  /** Shows the whole list to who has it. */
  link: z.string(),
  /** What is written to the company, with the code, the first lines and the link. */
  text: z.string(),
  /** The chat with that text; null where the company has no number. */
  chat: z.string().nullable(),
  missing: z.array(z.string()),
});

const create = createRoute({
  method: 'post',
  operationId: 'createQuote',
  path: '/quotes',
  tags,
  summary: 'Ziyaretçinin teklif listesini saklar',
  description:
    'Idempotency-Key taşıyan bir gönderi yinelenirse liste ikinci kez saklanmaz, ilk yanıt verilir. Artık gösterilmeyen ürünler listeye alınmaz; `missing` onları sayar.',
  request: { headers: z.object({ 'idempotency-key': messageKey }), body: body(quoteSending) },
  responses: { 201: answers(receivedQuote, 'Saklandı'), ...refusals(400, 409, 422, 429) },
});
const lines = createRoute({
  method: 'get',
  operationId: 'listQuoteLines',
  path: '/quotes/lines',
  tags,
  summary: 'Bir listenin ürünlerini sitede göründükleri gibi, bilgilendirme metniyle verir',
  request: {
    query: z.object({
      ids: addressText(QUOTE_LINES_MAX * (ID_LENGTH + 1))
        .optional()
        .openapi({ description: 'Ürün kimlikleri, virgülle ayrılmış' }),
    }),
  },
  responses: {
    200: answers(z.object({ lines: z.array(shownLine), notice: z.string(), consentVersion: z.string() })),
    ...refusals(422),
  },
});
const open = createRoute({
  method: 'get',
  operationId: 'getSharedQuote',
  path: '/shared-quotes/{token}',
  tags,
  summary: 'Bir listeyi, bağlantısını bilene verir',
  request: { params: tokenParam },
  responses: { 200: answers(sharedQuote), ...refusals(404) },
});
const accept = createRoute({
  method: 'post',
  operationId: 'acceptQuote',
  path: '/shared-quotes/{token}/accept',
  tags,
  summary: 'Gönderilen teklifi kabul eder',
  request: { params: tokenParam, body: body(quoteAcceptance) },
  responses: { 200: answers(sharedQuote), ...refusals(400, 404, 409, 422, 429) },
});

const pdf = createRoute({
  method: 'get',
  operationId: 'getSharedQuotePdf',
  path: '/shared-quotes/{token}/pdf',
  tags,
  summary: 'Gönderilen teklifi PDF olarak verir',
  request: { params: tokenParam },
  responses: {
    200: pdfAnswer,
    ...refusals(404),
  },
});

export type QuoteParts = {
  quotes: QuoteService;
  storefront: StorefrontService;
  privacy: PrivacyService;
  origins: Origins;
};

/** The calls that everybody may make with a list, below `/api`. */
export function openQuoteRoutes({ quotes, storefront, privacy, origins }: QuoteParts) {
  return createRouter()
    .openapi(create, async (c) => {
      const sending = c.req.valid('json');
      const key = c.req.valid('header')['idempotency-key'];
      const received = await quotes.receive({ sending, key, address: c.var.address });
      const { code, token, lines: stored, missing } = received;
      const origin = origins.ofContext(c);
      const link = `${await storefront.base(origin)}${quotePath(token)}`;
      const from = [sending.name, sending.clinic];
      const text = quoteText({ lines: stored, stored: { code, link }, from });
      const { chat } = await storefront.layout(origin);
      const told = { code, link, text, chat: chat && withChatText(chat, text), missing };
      c.header('Location', `/api/shared-quotes/${token}`);
      return c.json({ success: true as const, ...told }, 201);
    })
    .openapi(lines, async (c) => {
      const ids = (c.req.valid('query').ids ?? '').split(',').filter(Boolean).slice(0, QUOTE_LINES_MAX);
      const { notice, version: consentVersion } = await privacy.currentText();
      return c.json({ lines: await quotes.shownLines(ids), notice, consentVersion }, 200);
    })
    .openapi(open, async (c) => c.json(await quotes.open(c.req.valid('param').token), 200))
    .openapi(pdf, async (c) => {
      const { quote, offer } = await quotes.offered(c.req.valid('param').token);
      const sender = senderOf(await storefront.layout(origins.ofContext(c)));
      return answerPdf(c, quote.code, await quotePdf(quote, offer, sender));
    })
    .openapi(accept, async (c) => {
      const { name, note } = c.req.valid('json');
      const { token } = c.req.valid('param');
      return c.json(await quotes.accept(token, { name, note, address: c.var.address }), 200);
    });
}
