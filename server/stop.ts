import type { Server } from 'node:http';
import type { Draining } from './http/listen.ts';
import type { Services } from './services.ts';

/** Whoever sends visitors here has seen by then that the site is not ready any more. */
export const IN_ORDER: Draining = { acceptMs: 1_250, finishMs: 1_500 };
/** Someone sits before the terminal. */
export const AT_ONCE: Draining = { acceptMs: 0, finishMs: 2_000 };
/** With the times above less than the five seconds after which a stop is taken for one that hangs. */
const CLOSE_WITHIN_MS = 1_000;

type Running = {
  server: Server;
  drain: (draining: Draining) => Promise<void>;
  services: Services;
  closePages?: () => Promise<void>;
};

/** How a running server ends: what is under way is answered first. `then` is called when nothing is open any more. */
export function createStop({ server, drain, services, closePages }: Running) {
  let stopping = false;
  return async (draining: Draining, then: () => void): Promise<void> => {
    // Whoever asks twice does not want to wait.
    if (stopping) return server.closeAllConnections();
    stopping = true;
    services.status.stop();
    // What nobody waits for gives way to those who are still served.
    const copiesEnd = services.media.copies.close();
    await drain(draining);
    await copiesEnd;
    await closePages?.();
    await services.close({ withinMs: CLOSE_WITHIN_MS });
    then();
  };
}
