import { describe, expect, it } from 'vitest';
import { createChanges } from './changes.ts';
import { createKept } from './kept.ts';
import { gatherReads, readAs } from './reads.ts';

function keeper(limit = 100) {
  const changes = createChanges();
  const kept = createKept<{ made: number }>({ changes, limit, weigh: () => 1 });
  let count = 0;
  const read = (names: readonly string[], before: Promise<void> = Promise.resolve()) =>
    readAs(
      () => names,
      async () => {
        await before;
        count += 1;
        return { made: count };
      },
    );
  return { changes, kept, read };
}

describe('what is kept', () => {
  it('is made once, until something changes that it read', async () => {
    const { changes, kept, read } = keeper();
    const get = async () => (await kept.get('a', () => read(['products@x']))).made;
    expect([await get(), await get()]).toEqual([1, 1]);
    changes.announce(['products@y', 'settings']);
    expect(await get()).toBe(1);
    changes.announce(['products@x']);
    expect([await get(), await get()]).toEqual([2, 2]);
  });

  it('says what it read to whoever reads it from memory', async () => {
    const { kept, read } = keeper();
    const inner = () => kept.get('a', () => read(['products@x']));
    const names = async () => {
      const outer = await gatherReads(async () => [await inner(), await read(['settings'])]);
      return [...outer.reads].sort();
    };
    expect(await names()).toEqual(['products@x', 'settings']);
    expect(await names()).toEqual(['products@x', 'settings']);
  });

  it('is not what was begun before a change and ended after it', async () => {
    const { changes, kept, read } = keeper();
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = kept.get('a', () => read(['products@x'], promise));
    const beside = kept.get('a', () => read(['never asked']));
    changes.announce(['products@x']);
    const after = kept.get('a', () => read(['products@x']));
    expect(await after).toEqual({ made: 1 });
    resolve();
    expect(await Promise.all([before, beside])).toEqual([{ made: 2 }, { made: 2 }]);
    expect(kept.find('a')).toEqual({ made: 1 });
  });

  it('makes room for what is asked for', async () => {
    const { changes, kept, read } = keeper(2);
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, () => read([key]));
    expect(['a', 'b', 'c'].map((key) => kept.has(key))).toEqual([true, false, true]);
    changes.announce(['a', 'b']);
    expect(['a', 'c'].map((key) => kept.has(key))).toEqual([false, true]);
  });

  it('is not a failure', async () => {
    const { kept, read } = keeper();
    const failing = () => Promise.reject(new Error('away'));
    await expect(kept.get('a', failing)).rejects.toThrow('away');
    expect(await kept.get('a', () => read([]))).toEqual({ made: 1 });
  });
});
