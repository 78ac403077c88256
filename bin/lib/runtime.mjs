import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

const required = 24;

/** Where the Node that is installed as a platform package lies, whether it is there or not. */
export function bundledNode() {
  return process.platform === 'win32'
    ? join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
    : join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
}

/** The Node that runs the project: the bundled one, else the running one when it is new enough. */
export function findNode() {
  const bundled = bundledNode();
  if (existsSync(bundled)) return bundled;
  const [major] = process.versions.node.split('.').map(Number);
  if (major !== undefined && major >= required) return process.execPath;
  throw new Failure(
    `Vitrin runs on Node ${required}. For ${process.platform} on ${process.arch} no ready-made Node was installed, and the one at hand is ${process.versions.node}.\nInstall Node ${required} or newer from https://nodejs.org and run the same command again.`,
  );
}

/** Takes away a bundled Node that this system cannot run (another C library), so that the machine's own is used. */
export function dropUnusableNode() {
  const bundled = bundledNode();
  if (!existsSync(bundled) || spawnSync(bundled, ['--version']).status === 0) return;
  rmSync(bundled);
  rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
}
