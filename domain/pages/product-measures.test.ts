import { expect, test } from 'vitest';
import { specLines } from './product-measures.ts';

const line = (label: string, value: string, unit = '') => ({ label, value, unit });
const of = (...specifications: Array<ReturnType<typeof line>>) => ({ specifications });

test('a measure has its place between the least and the greatest of its family', () => {
  const family = [of(line('Süre', '10', 's')), of(line('SÜRE', '20', 's'), line('Ağırlık', '98', 'kg'))];
  const [time, weight, kind] = specLines(
    of(line('Süre', '14', 's'), line('Ağırlık', '98', 'kg'), line('Çıktı', 'STL')),
    family,
  );
  expect(time?.place).toEqual({ from: 0, to: 0.4 });
  // All weigh the same: there is nothing to compare.
  expect(weight?.place).toBeNull();
  expect(kind).toMatchObject({ measure: null, place: null });
});

test('a range is drawn as what it covers, and other units are another measure', () => {
  const [diameter, length] = specLines(of(line('Çap', '3–4', 'mm'), line('Boy', '5', 'cm')), [
    of(line('Çap', '2–6', 'mm'), line('Boy', '9', 'mm')),
  ]);
  expect(diameter?.place).toEqual({ from: 0.25, to: 0.5 });
  expect(length?.place).toBeNull();
});
