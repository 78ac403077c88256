import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Lets a page compute as slowly as on a machine that has a dozen other things to do. */
export async function slowDown(page: Page, times = 12): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** A line to a site on which of every page what follows `mark` is missing until `letRestCome` is called. */
export async function startSlowLine(site: string, mark: string) {
  const rest = Promise.withResolvers<void>();

  async function serve({ url }: IncomingMessage, answer: ServerResponse): Promise<void> {
    const asked = await fetch(site + url, { headers: { accept: 'text/html,*/*' } });
    const body = Buffer.from(await asked.arrayBuffer());
    const type = asked.headers.get('content-type') ?? '';
    answer.writeHead(asked.status, { 'content-type': type });
    const cut = type.startsWith('text/html') ? body.indexOf(mark) + mark.length : body.length;
    answer.write(body.subarray(0, cut));
    if (cut < body.length) await rest.promise;
    answer.end(body.subarray(cut));
  }

  const server = createServer((incoming, answer) => {
    serve(incoming, answer).catch(() => answer.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    letRestCome: rest.resolve,
    async [Symbol.asyncDispose](): Promise<void> {
      rest.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
