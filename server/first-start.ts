import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { COMMAND_LINE } from './context.ts';
import { checkPostgres, holdAlone } from './db/postgres.ts';
import type { Env } from './env.ts';
import { openServices, type Services } from './services.ts';

type Say = (line: string) => void;

// Kept beside the content revision: 0 while the demo loads, 1 when all of it is there.
const DEMO = 'demo';

/** Whether nobody wrote anything yet. Old history may have been let go: what was ever shown is counted too. */
async function isUntouched({ db, records }: Services): Promise<boolean> {
  if ((await records.revision()) > 1) return false;
  return (await db.selectFrom('history').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Whether the demo has to be loaded: into a new database where one is wanted, or to finish a load that was cut off.
 * A production that finds its store empty may have lost it: it must not show another company in its place.
 */
async function wantsDemo(services: Services, isWanted: boolean): Promise<boolean> {
  const mark = await services.db
    .selectFrom('revisions')
    .select('revision')
    .where('id', '=', DEMO)
    .executeTakeFirst();
  return mark ? mark.revision === 0 : isWanted && isUntouched(services);
}

/** Loads the demo company, marked so that a load that is cut off is finished at the next start. */
export async function loadFirstDemo(services: Services, say: Say): Promise<void> {
  const { loadDemo } = await import('../demo/load.ts');
  const { db } = services;
  await db
    .insertInto('revisions')
    .values({ id: DEMO, revision: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await loadDemo(services, (step) => say(`  ${step}`));
  await db.updateTable('revisions').set({ revision: 1 }).where('id', '=', DEMO).execute();
}

/** Printing the PDFs takes several hundred MB, which a process of its own gives back when it ends. */
async function loadDemoApart(): Promise<void> {
  const entry = fileURLToPath(new URL('./demo-process.ts', import.meta.url));
  const child = spawn(process.execPath, [entry], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  function pass(signal: NodeJS.Signals): void {
    child.kill(signal);
  }
  process.once('SIGINT', pass).once('SIGTERM', pass);
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('exit', done));
  process.off('SIGINT', pass).off('SIGTERM', pass);
  if (code !== 0)
    throw new Error('Örnek şirket yüklenemedi. Programı yeniden başlatın; kaldığı yerden sürer.');
}

/** Creates the admin account from the environment, or with a random password that is printed once. */
async function createFirstAdmin({ auth, env }: Services, say: Say): Promise<void> {
  const email = env.ADMIN_EMAIL ?? 'admin@vitrin.local';
  const password = env.ADMIN_PASSWORD ?? randomBytes(9).toString('base64url');
  // Whoever reads what a start prints would know it for ever.
  const mustChangePassword = env.ADMIN_PASSWORD === undefined;
  const person = { email, name: 'Yönetici', role: 'admin' as const };
  await auth.createAccount(COMMAND_LINE, { ...person, password, mustChangePassword });
  if (env.ADMIN_PASSWORD) say(`Yönetici hesabı açıldı: ${email}`);
  else
    say(
      `Yönetici hesabı açıldı. E-posta: ${email}  Şifre: ${password}  (bir kez gösterilir, ilk girişte değiştirmeniz istenir)`,
    );
}

type FirstStart = {
  /** Whether a new database gets the demo company. */
  demo: boolean;
  say: Say;
  /** Fills the database of this environment with it. */
  load?: () => Promise<void>;
};

/** Opens the services; a new database gets one admin, and the demo company where it is wanted. */
async function openAndFill(env: Env, { demo, say, load = loadDemoApart }: FirstStart): Promise<Services> {
  let services = await openServices({ env });
  if (await wantsDemo(services, demo)) {
    say('Örnek şirket yükleniyor…');
    await services.close();
    await load();
    services = await openServices({ env });
  } else if (!demo && (await isUntouched(services))) say(EMPTY);
  if (!(await services.auth.hasAccounts(COMMAND_LINE))) await createFirstAdmin(services, say);
  // Before anybody sees what a restore may have brought back. A list that cannot be read keeps no site from starting.
  await services.privacy
    .settleErasures()
    .catch((error: unknown) =>
      services.log.error({ err: error }, 'the list of erased people could not be read'),
    );
  return services;
}

/** Any number, the same in every process. */
const FIRST_START = 7_160_513;
const EMPTY = 'Veritabanı boş, örnek şirket yüklenmedi (yüklemek için --demo).';

/** Opens the services, and fills a new database; processes that start together on one PostgreSQL do that once. */
export async function openFirst(env: Env, options: FirstStart): Promise<Services> {
  if (!env.DATABASE_URL) return openAndFill(env, options);
  await checkPostgres(env.DATABASE_URL);
  const free = await holdAlone(env.DATABASE_URL, FIRST_START);
  try {
    return await openAndFill(env, options);
  } finally {
    await free();
  }
}
