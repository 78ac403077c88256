/** What an installation of the running program weighs, made in a folder of its own as an update makes it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { ROOT } from '../site.ts';

const HEAVIEST = 10;

/** What a folder takes on the disk, in MB. */
function sizeOf(path: string): number {
  const [kilobytes] = execFileSync('du', ['-sk', path], { encoding: 'utf8' }).split('\t');
  return Number(kilobytes) / 1024;
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : [name],
    );
}

export async function weight(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-weight-'));
  try {
    for (const name of ['bin', 'package.json', 'package-lock.json', '.npmrc'])
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    const install = "(await import('./bin/lib/install.mjs')).ensureInstalled({ dev: false })";
    execFileSync(process.execPath, ['--input-type=module', '--eval', `await ${install}`], { cwd: folder });
    const packages = join(folder, 'node_modules');
    const sizes = packagesIn(packages).map((name) => ({ name, size: sizeOf(join(packages, name)) }));
    const heaviest = sizes.toSorted((a, b) => b.size - a.size).slice(0, HEAVIEST);
    const note = heaviest.map(({ name, size }) => `${name} ${Math.round(size)}`).join(', ');
    return [{ what: 'packages of a running system', figure: sizeOf(packages), unit: 'MB', limit: 350, note }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
