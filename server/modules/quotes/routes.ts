import { createRouter } from '../../http/openapi.ts';
import type { Services } from '../../services.ts';
import { openQuoteRoutes } from './open-routes.ts';
import { staffQuoteRoutes } from './staff-routes.ts';

/** The calls of quotes below `/api`: those of visitors, then those of the staff. */
export function quoteRoutes(services: Pick<Services, 'quotes' | 'storefront' | 'privacy' | 'origins'>) {
  return createRouter().route('/', openQuoteRoutes(services)).route('/', staffQuoteRoutes(services));
}
