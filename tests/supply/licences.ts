import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** What may go out with the program: all of them let it be used, changed and passed on by anyone. */
const SHIPPED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
  ],
  // Of fonts, which it lets go out with a program.
  'OFL-1.1',
]);
/** What tools may have beside that: they stay with the developers. */
const TOOLS = new Set([...SHIPPED, 'MPL-2.0', 'CC0-1.0', 'CC-BY-4.0', 'PSF-2.0', 'Python-2.0', 'Zlib']);
/** The library behind the pictures is a file of its own, which whoever runs the program may replace, as it asks. */
const REPLACEABLE = /^@img\/sharp-/;
const LIBRARY = 'LGPL-3.0-or-later';
/** Packages whose manifest names no licence; a text in the package says MIT. */
const BY_TEXT = new Set(['png-js', 'busboy', 'dicer', 'humanize-number', 'only', 'streamsearch']);

export type Licence = { name: string; version: string; licence: string; dev: boolean };
type Entry = { version: string; license?: string; dev?: boolean };

/** Every package of the lock file with its licence, as the lock file or a text beside the package tells it. */
export function readLicences(): Licence[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, dev = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      return { name, version, licence: license ?? (BY_TEXT.has(name) ? 'MIT' : 'unknown'), dev };
    });
}

/** Whether a package may be used: each licence that is asked for with AND, one of those that OR leaves to choose. */
export function isAllowed({ name, licence, dev }: Licence): boolean {
  const known = dev ? TOOLS : SHIPPED;
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) =>
      part.split(' OR ').some((one) => known.has(one) || (one === LIBRARY && REPLACEABLE.test(name))),
    );
}
