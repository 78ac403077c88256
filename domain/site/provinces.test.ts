import { expect, test } from 'vitest';
import { MAP, PROVINCES } from './provinces.ts';

test('81 provinces stand on the map, in the order of the alphabet, each once', () => {
  const names = PROVINCES.map(({ name }) => name);
  expect(names).toHaveLength(81);
  expect(new Set(names).size).toBe(81);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'tr')));
  for (const { name, x, y } of PROVINCES) {
    expect(x, name).toBeGreaterThan(0);
    expect(x, name).toBeLessThan(MAP.width);
    expect(y, name).toBeGreaterThan(0);
    expect(y, name).toBeLessThan(MAP.height);
  }
});
