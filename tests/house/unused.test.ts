import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it('no file, export or package is there that nothing uses', () => {
  const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
  const { stdout } = spawnSync(process.execPath, [knip, '--no-progress', '--no-config-hints'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
