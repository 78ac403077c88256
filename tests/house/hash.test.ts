import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from '../../bin/lib/hash.mjs';

describe('hashSources', () => {
  let folder = '';
  const hash = () => hashSources(folder, ['app', 'public', 'vite.config.ts']);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-hash-'));
    mkdirSync(join(folder, 'app', 'ui'), { recursive: true });
    write('app/root.tsx', 'root');
    write('vite.config.ts', 'config');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('stays while nothing changes, whatever the times of the files say', () => {
    const before = hash();
    write('app/root.tsx', 'root');
    expect(hash()).toBe(before);
  });

  it.each([
    ['a text', 'app/root.tsx', 'other'],
    ['a new file below', 'app/ui/button.tsx', 'button'],
    ['a named file', 'vite.config.ts', 'other'],
  ])('changes with %s', (_, file, text) => {
    const before = hash();
    write(file, text);
    expect(hash()).not.toBe(before);
  });

  it('does not count tests', () => {
    const before = hash();
    write('app/ui/button.test.tsx', 'test');
    expect(hash()).toBe(before);
  });

  it('tells a moved text from the same text elsewhere', () => {
    write('app/a.ts', 'text');
    const before = hash();
    rmSync(join(folder, 'app', 'a.ts'));
    write('app/b.ts', 'text');
    expect(hash()).not.toBe(before);
  });
});
