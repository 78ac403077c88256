import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { recentCopy } from './dashboard.ts';
import { setFromCopy } from './from-copy.ts';

/** Whether the server was not reached, or could not answer: its own refusals and redirects stand. */
function isOutage(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}

/** When a move cannot get its page from the server, builds it from a recent copy of the dashboard answer. */
export const pageFromCopy: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next();
  if (request.method !== 'GET') return results;
  const failed = Object.entries(results).find(([, { type, result }]) => type === 'error' && isOutage(result));
  if (!failed) {
    setFromCopy(false);
    return results;
  }
  const copy = recentCopy();
  if (!copy) return results;
  const { pageFrom } = await import('./page-from.ts');
  const page = await pageFrom(copy, request, url);
  if (!page) return results;
  setFromCopy(true);
  return { ...results, [failed[0]]: page };
};
