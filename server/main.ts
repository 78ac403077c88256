import { existsSync } from 'node:fs';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { openFirst } from './first-start.ts';
import { createFastPath } from './http/fast-path.ts';
import { createHttpServer, type Draining } from './http/listen.ts';
import { createAnnouncer } from './log.ts';
import { createPages } from './pages/mount.ts';
import { announcePresence, restart } from './restart.ts';
import type { Services } from './services.ts';
import { AT_ONCE, createStop, IN_ORDER } from './stop.ts';
import { holdTickShape } from './tick-shape.ts';

/** What this process was started with, before a file adds to it that may change until the next start. */
const GIVEN = { ...process.env };
/** The first file that whoever holds the socket hands on, as systemd does. */
const HANDED_ON = 3;
/** Who waited for this process gets the first pages; what is made ready for later begins after that. */
const SETTLED_MS = 500;

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

holdTickShape();
const announcer = createAnnouncer();
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    announcer.crash(error);
    process.exit(1);
  });

/** `npm start` asks for the demo company, unless it runs a production. */
function wantsDemo(env: Env): boolean {
  if (process.argv.includes('--empty')) return false;
  return process.argv.includes('--demo') || env.NODE_ENV !== 'production';
}

/** What is made ready for later: searches, pages of catalogs as books, copies of pictures. */
function prepare({ index, media, log }: Services, env: Env): void {
  index.begin();
  media.readPages().catch((error: unknown) => log.warn({ err: error }, 'belgelerin sayfaları okunamadı'));
  media.books
    .start()
    .catch((error: unknown) => log.warn({ err: error }, 'books could not be looked through'));
  media.copies
    .start({ looksBack: env.PICTURES_AT_START })
    .catch((error: unknown) => log.warn({ err: error }, 'copies of pictures could not be looked through'));
}

async function main(): Promise<void> {
  const env = readEnvironment();
  const services = await openFirst(env, { demo: wantsDemo(env), say: announcer.say });
  const pages = await createPages(services);
  const app = createApp(services, pages.mount, pages.answer);
  const { server, drain } = createHttpServer(app.fetch, {}, createFastPath(services));
  server.on('error', (error) => {
    announcer.fail(listenError(error, env));
    void services.close().finally(() => process.exit(1));
  });
  let forgetPresence: () => void = () => undefined;
  let preparing: NodeJS.Timeout | undefined;
  const place = GIVEN.LISTEN_FDS === '1' ? { fd: HANDED_ON } : { port: env.PORT, host: env.HOST };
  server.listen(place, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.PORT;
    forgetPresence = announcePresence(env.HOST, port);
    announcer.say(`Vitrin hazır: ${env.PUBLIC_URL ?? `http://localhost:${port}`}`);
    services.purger?.everything();
    services.plans.begin();
    preparing = setTimeout(() => {
      void app.makeApi();
      prepare(services, env);
    }, SETTLED_MS);
  });

  const stop = createStop({ server, drain, services, closePages: pages.close });
  function leave(draining: Draining, then: () => never): void {
    clearTimeout(preparing);
    void stop(draining, () => {
      forgetPresence();
      then();
    });
  }
  const end = () => process.exit(0);
  process.on('SIGINT', () => leave(AT_ONCE, end));
  process.on('SIGTERM', () => leave(IN_ORDER, end));
  process.on('SIGUSR2', () => leave(IN_ORDER, () => restart(GIVEN)));
}

main().catch((error: unknown) => {
  announcer.fail(error);
  process.exit(1);
});
