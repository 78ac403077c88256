import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrevious } from '../../bin/lib/previous.mjs';

const HOUR = 60 * 60 * 1000;

describe('keepPrevious', () => {
  let build = '';
  const current = () => join(build, 'assets');
  const keep = (now?: number) => keepPrevious(current(), join(build, 'kept'), now);
  const kept = () => readdirSync(join(build, 'kept')).sort();
  /** What the builder does: it empties its folder and fills it anew. */
  function rebuild(...names: string[]): void {
    rmSync(current(), { recursive: true, force: true });
    mkdirSync(current(), { recursive: true });
    for (const name of names) writeFileSync(join(current(), name), name);
  }
  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'vitrin-previous-'));
  });
  afterEach(() => rmSync(build, { recursive: true, force: true }));

  it('keeps the files of a build that another one takes the place of', () => {
    rebuild('home-1.js', 'home-1.js.br', 'shared.css');
    keep();
    rebuild('home-2.js', 'shared.css');
    expect(kept()).toEqual(['home-1.js', 'home-1.js.br', 'shared.css']);
    expect(readFileSync(join(build, 'kept', 'home-1.js'), 'utf8')).toBe('home-1.js');
  });

  it('lets go of them a day after they were in use', () => {
    const now = Date.now();
    rebuild('home-1.js', 'shared.css');
    keep(now);
    rebuild('home-2.js', 'shared.css');
    keep(now + 23 * HOUR);
    rebuild('home-3.js');
    expect(kept()).toEqual(['home-1.js', 'home-2.js', 'shared.css']);
    keep(now + 25 * HOUR);
    expect(kept()).toEqual(['home-2.js', 'home-3.js', 'shared.css']);
  });

  it('has nothing to keep before the first build', () => {
    keep();
    expect(kept()).toEqual([]);
  });
});
