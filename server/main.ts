import { existsSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { openFirst } from './first-start.ts';
import { createPages } from './pages/mount.ts';

const STOP_WITHIN_MS = 10_000;
const KEEP_ALIVE_MS = 75_000;

function readEnvironment(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnv(process.env);
}

function listenError(error: NodeJS.ErrnoException, env: Env): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `${env.PORT} numaralı port dolu. PORT ile başka bir port seçin ya da öteki programı durdurun.`,
    );
  if (error.code === 'EACCES')
    return new Error(`${env.PORT} numaralı porta izin yok. PORT ile 1024'ten büyük bir port seçin.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new Error(
      `HOST değeri yanlış: ${env.HOST} bu makinenin bir adresi değil. Bütün adresler için 0.0.0.0, yalnız bu makine için 127.0.0.1 yazın.`,
    );
  return error;
}

async function main(): Promise<void> {
  const env = readEnvironment();
  const services = await openFirst(env, { empty: process.argv.includes('--empty'), say: console.log });
  const pages = await createPages(services);
  const app = createApp(services, pages.mount, pages.answer);
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, (info) => {
    console.log(`Vitrin hazır: ${env.PUBLIC_URL ?? `http://localhost:${info.port}`}`);
    services.media.copies
      .start()
      .catch((error: unknown) =>
        services.log.warn({ err: error }, 'copies of pictures could not be looked through'),
      );
  });
  // Longer than proxies and browsers keep a connection: whoever reuses one must not find it just closed.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('error', (error) => {
    console.error(listenError(error, env).message);
    void services.close().finally(() => process.exit(1));
  });

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await new Promise((done) => {
      server.close(done);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
    await pages.close();
    await services.close();
    process.exit(0);
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
