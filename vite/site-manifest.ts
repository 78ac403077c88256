import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WHOLE = /^manifest-[\w-]+\.js$/;

type Manifest = { url: string; routes: Record<string, unknown> };

/**
 * Writes a second list of addresses beside the router's own, `site-manifest-….js` beside `manifest-….js`: public pages
 * load that one, without the panel's screens.
 * @param assets the folder that the build put both into
 * @throws Error where the router's list is not there, or not the one assignment that it was
 */
export async function writeSiteManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => WHOLE.test(file));
  if (!name) throw new Error('the build wrote no list of addresses');
  const text = await readFile(join(assets, name), 'utf8');
  const at = text.indexOf('{');
  const end = text.lastIndexOf('}') + 1;
  const manifest = JSON.parse(text.slice(at, end)) as Manifest;
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith('admin/'));
  const url = manifest.url.replace(name, `site-${name}`);
  const site = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(routes) });
  await writeFile(join(assets, `site-${name}`), text.slice(0, at) + site + text.slice(end));
}
