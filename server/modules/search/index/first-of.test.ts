import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headOf, headsFrom } from './columns.ts';
import { firstOf } from './first-of.ts';
import { createIndex } from './index.ts';
import type { IndexedRow } from './rows.ts';

/** Keys as they are written, and letters that a number of seven bits a letter cannot say. */
const key = fc.string({ unit: fc.constantFrom(...'ABCa!#0~\u007f\u0100\u0131'), maxLength: 18 });

function rowOf(nameKey: string, at: number): IndexedRow {
  return {
    ...{ kind: 'product', id: String(at), key: `product:${String(at).padStart(3, '0')}`, sku: '' },
    ...{ name: nameKey, nameWords: 1, nameKey },
    ...{ isShown: true, inStock: false, brand: null, category: null },
  };
}

it('takes the first of what was found as if all of it were put in order', () => {
  const found = fc.array(fc.tuple(key, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(found, fc.integer({ min: 1, max: 9 }), fc.boolean(), (pairs, count, byName) => {
      const index = createIndex();
      const all = pairs.map(([nameKey, score], at) => ({ row: rowOf(nameKey, at), score }));
      for (const { row } of all) index.put(row, { texts: [], measures: [], code: '' });
      const scored = {
        rows: Uint32Array.from(all.keys()),
        scores: Float32Array.from(all, ({ score }) => score),
      };
      const ordered = all.toSorted(
        (a, b) =>
          (byName ? 0 : b.score - a.score) ||
          (a.row.nameKey < b.row.nameKey ? -1 : Number(a.row.nameKey > b.row.nameKey)) ||
          (a.row.key < b.row.key ? -1 : 1),
      );
      expect(firstOf(index, scored, count, byName ? 'name' : 'relevance')).toEqual(
        ordered.slice(0, count).map(({ row }) => row),
      );
    }),
  );
});

it('tells by numbers which texts begin with another one, or leaves it open', () => {
  fc.assert(
    fc.property(key, key, (text, rest) => {
      const [least, most] = headsFrom(text);
      const head = headOf(text + rest);
      expect(head >= least && head <= most).toBe(true);
    }),
  );
});
