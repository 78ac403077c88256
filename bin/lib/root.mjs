import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder, wherever the command was called from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A path in the project's cache folder, which is created when missing.
 * @param {...string} parts
 */
export function cachePath(...parts) {
  const path = join(root, '.cache', ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
