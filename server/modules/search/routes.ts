import { createRoute, z } from '@hono/zod-openapi';
import { findAnswer, suggestAnswer } from '../../../domain/search/answer.ts';
import { choicesIn, FIND_LIMIT_MAX, FIND_PAGE_MAX, QUERY_MAX } from '../../../domain/search/asked.ts';
import { FIND_SORTS, FOUND_KINDS, STOCK_CHOICES } from '../../../domain/search/kinds.ts';
import { contextOf, signedIn } from '../../http/auth.ts';
import { addressText, answers, bearer, createRouter, queryNumber, refusals } from '../../http/openapi.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { Kinds } from '../../records/kinds.ts';
import type { Records } from '../../records/write.ts';
import type { Finder } from './find.ts';
import { createSearchGate } from './gate.ts';
import type { MissedSearches } from './missed.ts';
import type { SearchService } from './service.ts';
import { foundKinds } from './service.ts';

type Parts = {
  search: SearchService;
  finder: Finder;
  missed: MissedSearches;
  records: Records;
  rateLimits: RateLimits;
};

const LIMIT_DEFAULT = 5;
const LIMIT_MAX = 50;

function callOf(kinds: Kinds) {
  return createRoute({
    method: 'get',
    operationId: 'search',
    path: '/search',
    tags: ['Panel'],
    security: bearer,
    middleware: signedIn,
    summary: 'Panelde ad, kod ve metin arar; adında geçenler önce gelir',
    request: {
      query: z.object({
        search: addressText(200),
        limit: z.coerce
          .number({ error: 'Sayı bekleniyor.' })
          .int('Tam sayı girin.')
          .min(1, 'En az 1 olabilir.')
          .max(LIMIT_MAX, `En fazla ${LIMIT_MAX} olabilir.`)
          .optional(),
      }),
    },
    responses: {
      200: answers(
        z.array(
          z.object({
            kind: z.enum(foundKinds(kinds).map((kind) => kind.name)),
            id: z.string(),
            name: z.string(),
            detail: z.string(),
            picture: z.string().nullable(),
            rank: z.number(),
          }),
        ),
      ),
      ...refusals(401, 422),
    },
  });
}

const choices = (what: string) =>
  addressText(2000)
    .optional()
    .openapi({ description: `${what}, virgülle ayrılmış`, example: 'corvus-implant,vektor' });

const findCall = createRoute({
  method: 'get',
  operationId: 'find',
  path: '/find',
  tags: ['Arama'],
  summary: 'Sitede arar: ürün, marka, kategori, katalog ve katalog sayfaları; süzgeçler ve sayılarla',
  request: {
    query: z.object({
      q: addressText(QUERY_MAX),
      kind: z.enum(FOUND_KINDS, { error: `${FOUND_KINDS.join(', ')} olabilir.` }).optional(),
      brand: choices('Markaların adresteki adları'),
      category: choices('Kategorilerin adresteki adları'),
      stock: choices('in (stoktan teslim), order (sipariş üzerine)'),
      measured: z.enum(['1'], { error: '1 olabilir.' }).optional(),
      sort: z.enum(FIND_SORTS, { error: `${FIND_SORTS.join(', ')} olabilir.` }).optional(),
      page: queryNumber(1, FIND_PAGE_MAX),
      limit: queryNumber(1, FIND_LIMIT_MAX),
    }),
  },
  responses: { 200: answers(findAnswer), ...refusals(422, 429) },
});

const suggestCall = createRoute({
  method: 'get',
  operationId: 'suggest',
  path: '/suggest',
  tags: ['Arama'],
  summary: 'Yazarken: ilk 5 ürün, 3 marka ya da kategori, 2 katalog sayfası ve toplamlar',
  request: { query: z.object({ q: addressText(QUERY_MAX) }) },
  responses: { 200: answers(suggestAnswer), ...refusals(422, 429) },
});

const missedCall = createRoute({
  method: 'get',
  operationId: 'listMissedSearches',
  path: '/missed-searches',
  tags: ['Arama'],
  security: bearer,
  middleware: signedIn,
  summary: 'Sonuçsuz aramaları gün gün verir: aranan ve kaç kez arandığı, kimin aradığı tutulmaz',
  responses: {
    200: answers(z.array(z.object({ day: z.iso.date(), text: z.string(), count: z.int().min(1) }))),
    ...refusals(401),
  },
});

/** How long a browser may show again what it was told while somebody typed. */
const SUGGESTED = 'public, max-age=30';

/** The panel's search and that of the site, below `/api`. */
export function searchRoutes({ search, finder, missed, records, rateLimits }: Parts) {
  const gate = createSearchGate(rateLimits);
  return createRouter()
    .openapi(callOf(records.kinds), async (c) => {
      const { search: text, limit = LIMIT_DEFAULT } = c.req.valid('query');
      return c.json(await search.find(contextOf(c), text, limit), 200);
    })
    .openapi(missedCall, async (c) => c.json(await missed.list(contextOf(c)), 200))
    .openapi(findCall, async (c) => {
      await gate(c.var.address);
      const { q, brand, category, stock, measured, ...rest } = c.req.valid('query');
      const stocks = choicesIn(stock);
      const found = await finder.find({
        ...{ q, ...rest },
        brands: choicesIn(brand),
        categories: choicesIn(category),
        stock: STOCK_CHOICES.filter((choice) => stocks.includes(choice)),
        onlyMeasured: measured === '1',
      });
      return c.json(found, 200);
    })
    .openapi(suggestCall, async (c) => {
      await gate(c.var.address);
      const found = await finder.suggest(c.req.valid('query').q);
      c.header('Cache-Control', SUGGESTED);
      return c.json(found, 200);
    });
}
