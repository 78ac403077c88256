import { createRouter } from '../../http/openapi.ts';
import { openQuoteRoutes, type QuoteParts } from './open-routes.ts';
import { staffQuoteRoutes } from './staff-routes.ts';

/** The calls of quotes below `/api`: those of visitors, then those of the staff. */
export function quoteRoutes(services: QuoteParts) {
  return createRouter().route('/', openQuoteRoutes(services)).route('/', staffQuoteRoutes(services));
}
