import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { digestOf } from '../../server/copies/aside.ts';
import { makeArchive } from '../../server/copies/make.ts';
import { atOneMoment, type Place } from '../../server/copies/moment.ts';
import { tablesOf } from '../../server/copies/tables.ts';
import { readEnv } from '../../server/env.ts';
import { openLocalStorage } from '../../server/files/local-storage.ts';
import { BARE_ENV, type TestApp, temporaryFolder } from '../factories.ts';
import { pdf } from '../samples/documents.ts';
import { photo } from '../samples/images.ts';
import { taken, catalog as uploadCatalog, image as uploadImage } from '../samples/upload.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Runs a command of the program to its end. */
export async function runCommand(file: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(ROOT, 'cli', file), ...args], {
    cwd: temporaryFolder(),
    env: { ...BARE_ENV, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** A site with something of everything; what was changed and thrown away as well. */
export async function fillSite(site: TestApp): Promise<void> {
  const bytes = await photo({ width: 64, height: 48 }, 1).png().toBuffer();
  const picture = await taken(uploadImage(site, { bytes, name: 'a.png' }));
  const brand = await site.brand({ name: 'Şule İğdır', logoUrl: picture.url });
  await site.ok('PUT', `/brands/${brand.id}`, { description: 'Çok\nsatır "tırnak" ₺' });
  await site.product({ brandId: brand.id, price: 12.5, features: ['bir', 'iki'] });
  const file = await taken(uploadCatalog(site, { bytes: await pdf({ text: 'Belge' }), name: 'b.pdf' }));
  await site.catalog({ fileUrl: file.url, tags: ['x'] });
  const section = await site.section();
  await site.item(section.id, { name: 'stat', data: { b: 1, a: { z: [1, null, true], y: 'ğ' } } });
  await site.message({ name: 'Ayşe Öz' });
  await site.ok('DELETE', `/brands/${(await site.brand({ name: 'Silinen' })).id}`);
}

/** What a database holds, table by table. */
export async function contentOf(place: Place): Promise<Record<string, unknown>> {
  return atOneMoment(place, async (db, engine) => {
    const all: Record<string, unknown> = {};
    for (const shape of await tablesOf(db, engine))
      if (shape.name !== 'revisions') all[shape.name] = await digestOf(db, shape);
    return all;
  });
}

/** A copy of a site whose files are on this machine. */
export async function archiveOf(place: Place, key?: string): Promise<string> {
  const storage = await openLocalStorage(join(place.dataDir, 'media'));
  const target = join(temporaryFolder(), 'site.tar');
  await makeArchive({ place, storage, target, key, clock: () => new Date() });
  return target;
}

/** The environment of a program on a database. */
export function envOf({ dataDir, databaseUrl }: Place) {
  return readEnv({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
}
