import type { NotFoundHandler } from 'hono';
import { AppError } from '../../domain/errors.ts';
import type { HttpEnv } from './context.ts';
import { onNotFound, sendError } from './errors.ts';

type Route = { path: string; method: string };

function isSamePath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, place) => (part.startsWith(':') ? given[place] !== '' : part === given[place]))
  );
}

/** Answers what no route took: OPTIONS and wrong methods of a known address with what it allows, else 404. */
export function onUnknownCall(routes: () => readonly Route[]): NotFoundHandler<HttpEnv> {
  return (c) => {
    const methods = routes()
      .filter(
        (route) =>
          route.method !== 'ALL' && route.path.startsWith('/api/') && isSamePath(route.path, c.req.path),
      )
      .flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
    if (methods.length === 0) return onNotFound(c);
    c.header('Allow', [...new Set(methods), 'OPTIONS'].join(', '));
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    return sendError(c, new AppError('method_not_allowed', 'Bu adres bu yöntemi kabul etmiyor.'));
  };
}
