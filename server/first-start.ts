import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Env } from './env.ts';
import { openServices, type Services } from './services.ts';

type Say = (line: string) => void;

// Kept beside the content revision: 0 while the demo loads, 1 when all of it is there.
const DEMO = 'demo';

async function isUntouched({ db }: Services): Promise<boolean> {
  return (await db.selectFrom('history').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether the demo has to be loaded: into a new database, or to finish a load that was cut off. */
async function wantsDemo(services: Services): Promise<boolean> {
  const mark = await services.db
    .selectFrom('revisions')
    .select('revision')
    .where('id', '=', DEMO)
    .executeTakeFirst();
  return mark ? mark.revision === 0 : isUntouched(services);
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

/** Printing the catalogs takes several hundred MB, which a process of its own gives back when it ends. */
async function loadDemoApart(): Promise<void> {
  const entry = fileURLToPath(new URL('./demo-process.ts', import.meta.url));
  const child = spawn(process.execPath, [entry], { stdio: ['ignore', 'inherit', 'inherit'] });
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
  await auth.createAccount({ email, password, name: 'Yönetici' });
  if (env.ADMIN_PASSWORD) say(`Yönetici hesabı açıldı: ${email}`);
  else
    say(
      `Yönetici hesabı açıldı. E-posta: ${email}  Şifre: ${password}  (bir kez gösterilir, girişten sonra değiştirin)`,
    );
}

/** Opens the services; a new database gets the demo company, unless it shall stay empty, and one admin. */
export async function openFirst(env: Env, options: { empty: boolean; say: Say }): Promise<Services> {
  let services = await openServices({ env });
  if (!options.empty && (await wantsDemo(services))) {
    options.say('Örnek şirket yükleniyor…');
    await services.close();
    await loadDemoApart();
    services = await openServices({ env });
  }
  if (!(await services.auth.hasAccounts())) await createFirstAdmin(services, options.say);
  return services;
}
