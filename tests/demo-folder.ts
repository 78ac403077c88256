/** Loads the demo company into a folder, once for all servers of the browser tests. Usage: demo-folder.ts <folder> */
import { mkdir, rename, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { startSite } from '../bench/site.ts';
import { readerPath } from '../domain/site/paths.ts';
import type { Catalog } from '../domain/things/catalog.ts';

const WAITING = 'Sayfalar hazırlanıyor';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: demo-folder.ts <folder>');
// One that was begun and not finished is no company.
const partial = `${folder}.partial`;
await rm(partial, { recursive: true, force: true });
await mkdir(partial, { recursive: true });
const site = await startSite({ dataDir: partial });
try {
  const catalogs = (await (await fetch(`${site.base}/api/catalogs?limit=500`)).json()) as Catalog[];
  // The pages of a catalog are drawn behind the scenes: each server would go on with that beside the first tests.
  for (const { slug } of catalogs)
    while ((await (await fetch(site.base + readerPath(slug))).text()).includes(WAITING))
      await setTimeout(200);
} finally {
  await site.close();
}
await rename(partial, folder);
