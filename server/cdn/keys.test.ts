import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL, meets } from '../db/changes.ts';
import { keysOfChanges, keysOfReads } from './keys.ts';

const kind = fc.constantFrom('products', 'brands', 'sectionItems', 'media');
const id = fc.constantFrom('0193-a', '0193-b', '/media/ğü Ş.webp', 'any', 'homepage');
const end = fc.constantFrom('', '#');
const name = fc
  .tuple(kind, fc.constantFrom('', '@', ':'), id, end)
  .map(([of, sign, one, last]) => `${of}${sign && sign + one}${last}`);
const read = fc.oneof({ weight: 9, arbitrary: name }, fc.constant(ALL));
const changed = fc.oneof(
  { weight: 6, arbitrary: name },
  fc.tuple(kind, end).map(([of, last]) => `${of}*${last}`),
  fc.constant(ALL),
);

/** So many names that neither fit into a header nor into a call. */
function many(names: readonly string[], count: number): Set<string> {
  const rows = Array.from({ length: count }, (_, index) => `products:0193c0de-0000-7000-8000-${index}`);
  return new Set([...names, ...rows]);
}

describe('the keys of an answer and of a call', () => {
  it.each([
    ['few', 0, 0],
    ['many read', 60, 0],
    ['many changed', 0, 150],
    ['many of both', 60, 150],
  ])('have one in common where a change makes the answer out of date: %s', (_, reads, changes) => {
    fc.assert(
      fc.property(fc.array(read), fc.array(changed, { minLength: 1 }), (someRead, someChanged) => {
        const allRead = many(someRead, reads);
        const allChanged = many(someChanged, changes);
        const isMet = [...allChanged].some((one) => [...allRead].some((other) => meets(other, one)));
        const called = new Set(keysOfChanges(allChanged));
        const isPurged = keysOfReads(allRead).some((key) => called.has(key));
        expect(isPurged || !isMet).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('leave alone what a change does not touch', () => {
    const carried = keysOfReads(new Set(['products:1', 'products@a', 'brands:a', 'settings']));
    for (const [names, isMet] of [
      [['products:1'], true],
      [['products', 'products:2', 'products@a'], true],
      [['products', 'products:2', 'products@b'], false],
      [['products:1#', 'products#'], false],
      [['brands*'], true],
      [['categories*', 'catalogs'], false],
      [[ALL], true],
    ] as const) {
      const called = keysOfChanges(new Set<string>(names));
      expect([names, carried.some((key) => called.includes(key))]).toEqual([names, isMet]);
    }
  });

  it('are words that a CDN takes, and no more of them than fit', () => {
    fc.assert(
      fc.property(fc.array(read), (names) => {
        for (const keys of [keysOfReads(many(names, 500)), keysOfChanges(many(names, 500))]) {
          expect(keys.join('\n')).toMatch(/^[a-z0-9._-]+(\n[a-z0-9._-]+)*$/);
          expect(keys.join(' ').length).toBeLessThanOrEqual(1000);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('name rows until there are too many of their kind, and then the kind', () => {
    const page = keysOfReads(many(['brands:a', 'settings'], 60));
    expect(page).toEqual([
      'all',
      'brands-a',
      'brands-any',
      'products',
      'products-any',
      'settings',
      'settings-any',
    ]);
    expect(keysOfChanges(many([], 150))).toEqual(['products-any', 'seen']);
  });
});
