import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Gives a test run one folder for all that it leaves behind: a worker that is ended cannot tidy up. */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-run-'));
  // A PostgreSQL runs as an account of its own, and has to come through to its folder.
  chmodSync(folder, 0o711);
  folders.push(folder);
  process.once('exit', teardown);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
}

export function teardown(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
