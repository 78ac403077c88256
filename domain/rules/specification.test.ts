import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { writeNumber } from './number-text.ts';
import { labelKey, readMeasure, valueWithUnit } from './specification.ts';
import { inUnit, unitOf } from './unit.ts';

const number = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((n) => n / 1000);
const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,;/–-−… %°m') }),
);

function read(value: string, unit = '') {
  const measure = readMeasure({ value, unit });
  return measure && [measure.list ?? [measure.min, measure.max], measure.unit];
}

describe('a value', () => {
  test.each([
    ['3,3', 'mm', [3.3, 3.3], 'mm'],
    ['3.3', 'mm', [3.3, 3.3], 'mm'],
    ['200.000', 'rpm', [200_000, 200_000], 'dev/dk'],
    ['1,234.5', '', [1234.5, 1234.5], ''],
    ['-20', '°C', [-20, -20], '°C'],
    ['−100', 'mbar', [-100, -100], 'mbar'],
    ['134 °C', '', [134, 134], '°C'],
    ['134°C', 'C', [134, 134], '°C'],
    ['%78', '', [78, 78], '%'],
    ['78', '%', [78, 78], '%'],
    ['%70–80', '', [70, 80], '%'],
    ['10 lt', '', [10, 10], 'L'],
    ['10 litre', 'L', [10, 10], 'L'],
    ['40.000 dev/dk', '', [40_000, 40_000], 'dev/dk'],
    ['3,3–5,0', 'mm', [3.3, 5], 'mm'],
    ['3.3 - 5.0', 'mm', [3.3, 5], 'mm'],
    ['3,3-5,0', 'mm', [3.3, 5], 'mm'],
    ['8 ile 14', 'mm', [8, 14], 'mm'],
    ['14…8', '', [8, 14], ''],
    ['3,3 mm – 5,0 mm', '', [3.3, 5], 'mm'],
    ['−180 – −100', 'mbar', [-180, -100], 'mbar'],
    ['-40–20', '°C', [-40, 20], '°C'],
    ['8.000–35.000', 'lüks', [8000, 35_000], 'lüks'],
    ['10, 12, 14', 'mm', [10, 12, 14], 'mm'],
    ['10, 12 ve 14 mm', '', [10, 12, 14], 'mm'],
    ['5,0 ve 6,5', 'mm', [5, 6.5], 'mm'],
    ['3,3 / 3,75 / 4,1 / 5,0', 'mm', [3.3, 3.75, 4.1, 5], 'mm'],
    ['110/220 V', '', [110, 220], 'V'],
    ['15° ve 25°', '', [15, 25], '°'],
  ])('%j %j is read', (value, unit, numbers, named) => {
    expect(read(value, unit)).toEqual([numbers, named]);
  });

  test.each([
    ['Konik', ''],
    ['10 × 10', 'cm'],
    ['1:5', ''],
    ['Grade 4', ''],
    ['4-0', 'x', false],
    ['A1–D4', ''],
    ['3 adım', ''],
    ['2 × 0,75', 'kW'],
    ['', 'mm'],
    ['–', ''],
    ['3,3 cm', 'mm'],
  ])('%j %j is a text or a plain range', (value, unit, isText = true) => {
    expect(readMeasure({ value, unit }) === null).toBe(isText);
  });

  it('is read as it was written, whatever stands between two numbers', () => {
    fc.assert(
      fc.property(number, number, fc.constantFrom('–', ' – ', ' ile ', ' - ', '…', '—'), (a, b, between) => {
        const text = `${writeNumber(a, 3)}${between}${writeNumber(b, 3)}`;
        expect(read(text, 'mm')).toEqual([[Math.min(a, b), Math.max(a, b)], 'mm']);
      }),
    );
  });

  it('that is several keeps them in their order', () => {
    const several = fc.array(number, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(several, fc.constantFrom(', ', ' / ', '; ', ' ve '), (numbers, between) => {
        const text = numbers.map((one) => writeNumber(one, 3)).join(between);
        const measure = readMeasure({ value: text, unit: 'mm' });
        expect(measure).toEqual({
          min: Math.min(...numbers),
          max: Math.max(...numbers),
          list: numbers.map((one) => one + 0),
          unit: 'mm',
        });
      }),
    );
  });

  it('never throws, and bounds what it found', () => {
    fc.assert(
      fc.property(anyValue, fc.string(), (value, unit) => {
        const { min, max, list } = readMeasure({ value, unit }) ?? { min: 0, max: 0, list: null };
        expect(min).toBeLessThanOrEqual(max);
        expect((list ?? []).filter((one) => one < min || one > max)).toEqual([]);
      }),
    );
  });
});

describe('a unit', () => {
  test.each([
    ['lt', 'L'],
    ['Litre', 'L'],
    ['LİTRE', 'L'],
    ['l', 'L'],
    ['mL', 'ml'],
    ['MM', 'mm'],
    ['μm', 'µm'],
    ['rpm', 'dev/dk'],
    ['devir/dk', 'dev/dk'],
    ['sn', 's'],
    ['NCM', 'Ncm'],
    ['c', '°C'],
    ['A', 'A'],
    ['mw/cm2', 'mW/cm²'],
    [' parsek ', 'parsek'],
  ])('%j is %j', (text, unit) => {
    expect(unitOf(text)).toBe(unit);
    expect(unitOf(unitOf(text))).toBe(unit);
  });

  it('is turned into another one of what it measures', () => {
    expect(inUnit(1.6, 'cm', 'mm')).toBe(16);
    expect(inUnit(22, 'µm', 'mm')).toBe(0.022);
    expect(inUnit(2.5, 'L', 'ml')).toBe(2500);
    expect(inUnit(3, 'parsek', 'parsek')).toBe(3);
    expect(inUnit(3, 'mm', 'kg')).toBeNull();
    expect(inUnit(3, 'mm', '')).toBeNull();
  });
});

it('labels that are read alike are one', () => {
  expect(new Set(['ÇAP', 'Çap', 'cap ', 'çap:'].map(labelKey)).size).toBe(1);
  expect(labelKey('SIKMA TORKU')).toBe(labelKey('Sıkma torku'));
});

test.each([
  ['3,3–5,0', 'mm', '3,3–5,0 mm'],
  ['78', '%', '%78'],
  ['%78', '%', '%78'],
  ['15', '°', '15°'],
  ['Konik', '', 'Konik'],
])('%j %j is shown as %j', (value, unit, text) => {
  expect(valueWithUnit({ value, unit })).toBe(text);
});
