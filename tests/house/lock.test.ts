import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '../../bin/lib/lock.mjs';

describe('withLock', () => {
  let folder = '';
  let path = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-lock-'));
    path = join(folder, 'lock');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets one after the other work', async () => {
    const seen: string[] = [];
    async function work(name: string) {
      seen.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 30));
      seen.push(`${name} ends`);
    }
    await Promise.all([
      withLock(() => work('first'), { path, poll: 5 }),
      withLock(() => work('second'), { path, poll: 5 }),
    ]);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('answers what the work answers and leaves nothing behind', async () => {
    await expect(withLock(async () => 7, { path })).resolves.toBe(7);
    expect(existsSync(path)).toBe(false);
  });

  it('is released when the work fails', async () => {
    await expect(withLock(() => Promise.reject(new Error('broken')), { path })).rejects.toThrow('broken');
    expect(existsSync(path)).toBe(false);
  });

  it('takes over from a holder that gave no sign of life for long', async () => {
    mkdirSync(path);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(path, longAgo, longAgo);
    await expect(withLock(async () => 'mine', { path, poll: 5 })).resolves.toBe('mine');
  });
});
