import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { PagesBuild } from './build.ts';

export type Development = {
  middleware: MiddlewareHandler;
  build: () => Promise<PagesBuild>;
  close: () => Promise<void>;
};

/** Vite inside this process: modules and styles as they are edited, pages rendered from the sources. */
export async function startDevelopment(): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    middleware: async (c, next) => {
      const { incoming, outgoing } = c.env as HttpBindings;
      const handled = await new Promise<boolean>((resolve, reject) => {
        outgoing.once('close', () => resolve(true));
        vite.middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(false)));
      });
      return handled ? RESPONSE_ALREADY_SENT : next();
    },
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild,
    close: () => vite.close(),
  };
}
