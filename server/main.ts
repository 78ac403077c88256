import { existsSync } from 'node:fs';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { openFirst } from './first-start.ts';
import { createHttpServer, type Draining } from './http/listen.ts';
import { createAnnouncer } from './log.ts';
import { createPages } from './pages/mount.ts';
import { announcePresence, restart } from './restart.ts';

/** Whoever sends visitors here has seen by then that the site is not ready any more. */
const IN_ORDER: Draining = { acceptMs: 1_250, finishMs: 1_500 };
/** Someone sits before the terminal. */
const AT_ONCE: Draining = { acceptMs: 0, finishMs: 2_000 };
/** With the times above less than the five seconds after which a stop is taken for one that hangs. */
const CLOSE_WITHIN_MS = 1_000;

/** What this process was started with, before a file adds to it that may change until the next start. */
const GIVEN = { ...process.env };
/** The first file that whoever holds the socket hands on, as systemd does. */
const HANDED_ON = 3;

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

async function main(): Promise<void> {
  const env = readEnvironment();
  const services = await openFirst(env, { demo: wantsDemo(env), say: announcer.say });
  const pages = await createPages(services);
  const app = createApp(services, pages.mount, pages.answer);
  const { server, drain } = createHttpServer(app.fetch);
  server.on('error', (error) => {
    announcer.fail(listenError(error, env));
    void services.close().finally(() => process.exit(1));
  });
  let forgetPresence: () => void = () => undefined;
  const place = GIVEN.LISTEN_FDS === '1' ? { fd: HANDED_ON } : { port: env.PORT, host: env.HOST };
  server.listen(place, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.PORT;
    forgetPresence = announcePresence(env.HOST, port);
    announcer.say(`Vitrin hazır: ${env.PUBLIC_URL ?? `http://localhost:${port}`}`);
    services.media.copies
      .start()
      .catch((error: unknown) =>
        services.log.warn({ err: error }, 'copies of pictures could not be looked through'),
      );
  });

  let stopping = false;
  async function stop(draining: Draining, then: () => never): Promise<void> {
    // Whoever asks twice does not want to wait.
    if (stopping) return server.closeAllConnections();
    stopping = true;
    services.status.stop();
    // What nobody waits for gives way to those who are still served.
    const copiesEnd = services.media.copies.close();
    await drain(draining);
    await copiesEnd;
    await pages.close();
    await services.close({ withinMs: CLOSE_WITHIN_MS });
    forgetPresence();
    then();
  }
  const end = () => process.exit(0);
  process.on('SIGINT', () => stop(AT_ONCE, end));
  process.on('SIGTERM', () => stop(IN_ORDER, end));
  process.on('SIGUSR2', () => stop(IN_ORDER, () => restart(GIVEN)));
}

main().catch((error: unknown) => {
  announcer.fail(error);
  process.exit(1);
});
