import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../server/context.ts';
import { readEnv } from '../../server/env.ts';
import { openFirst } from '../../server/first-start.ts';
import { openServices } from '../../server/services.ts';
import { BARE_ENV, temporaryFolder } from '../factories.ts';
import { createDatabase } from '../postgres.ts';

const WHO = { ADMIN_EMAIL: 'admin@vitrin.test', ADMIN_PASSWORD: 'test-sifre-1', LOG_LEVEL: 'silent' };

async function startIn(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'first-start.ts')], {
    env: { ...BARE_ENV, ...WHO, ...env },
    cwd: env.DATA_DIR,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  await once(child, 'close');
  return said;
}

describe('a first start', () => {
  it('that did not ask for the demo company shows none, and opens an account', async () => {
    const said: string[] = [];
    const env = readEnv({ ...WHO, DATA_DIR: temporaryFolder() });
    const services = await openFirst(env, { demo: false, say: (line) => said.push(line) });
    expect((await services.dashboard.get(VISITOR)).brands).toEqual([]);
    expect(said).toEqual([
      'Veritabanı boş, örnek şirket yüklenmedi (yüklemek için --demo).',
      'Yönetici hesabı açıldı: admin@vitrin.test',
    ]);
    await services.close();
  });

  const serverUrl = process.env.TEST_DATABASE_URL;
  it.runIf(serverUrl)('that meets another on one PostgreSQL leaves the demo company to it', async () => {
    const database = await createDatabase(serverUrl ?? '');
    const folders = [temporaryFolder(), temporaryFolder()];
    const said = await Promise.all(
      folders.map((DATA_DIR) => startIn({ DATA_DIR, DATABASE_URL: database.url })),
    );
    const times = (text: string) => said.join('\n').split(text).length - 1;
    expect([times('Örnek şirket yükleniyor'), times('Yönetici hesabı açıldı')]).toEqual([1, 1]);
    const services = await openServices({
      env: readEnv({ ...WHO, DATA_DIR: folders[0], DATABASE_URL: database.url }),
    });
    const { brands } = await services.dashboard.get(VISITOR);
    expect(brands.map(({ name }) => name).sort()).toEqual(['Bir', 'Üç', 'İki']);
    await services.close();
    await database.drop();
  });
});
