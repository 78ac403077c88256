import { describe, expect, it } from 'vitest';
import { platesOf } from './plate.ts';

type Line = [label: string, value: string, unit?: string];

function product(id: string, imageUrl: string | null, ...lines: Line[]) {
  return { id, imageUrl, specifications: lines.map(([label, value, unit = '']) => ({ label, value, unit })) };
}

const SAME = '/media/implant.webp';

describe('plates', () => {
  it('stand for every use of a picture but the first, with the measure that sets the product apart', () => {
    const plates = platesOf([
      product('first', SAME, ['Çap', '4,1', 'mm'], ['Boy', '10', 'mm']),
      product('short', SAME, ['Çap', '4,1', 'mm'], ['Boy', '5', 'mm']),
      product('narrow', SAME, ['Çap', '2,9', 'mm'], ['Boy', '10', 'mm']),
      product('other', '/media/kit.webp', ['Çap', '2', 'mm']),
    ]);
    expect([...plates.keys()]).toEqual(['short', 'narrow']);
    expect(plates.get('short')).toEqual({
      ...{ kind: 'v', label: 'Boy', number: '5', unit: 'mm' },
      style: { '--v': 0.5, '--lo': 1, '--n': 10 },
    });
    expect(plates.get('narrow')).toMatchObject({ kind: 'h', label: 'Çap', number: '2,9', unit: 'mm' });
  });

  it('choose of several measures that differ the one most unlike the neighbours', () => {
    const plates = platesOf([
      product('first', SAME, ['Çap', '3,3–5,0', 'mm'], ['Boy', '8–14', 'mm']),
      product('short', SAME, ['Çap', '4,1–6,0', 'mm'], ['Boy', '5–6,5', 'mm']),
      product('long', SAME, ['Çap', '3,5–5,0', 'mm'], ['Boy', '10–16', 'mm']),
    ]);
    expect([...plates.values()].map(({ label, number }) => `${label} ${number}`)).toEqual([
      'Boy, en çok 6,5',
      'Boy, en çok 16',
    ]);
  });

  it('are drawn to one scale: neighbours compare by eye, and other units count by what they are', () => {
    const plates = platesOf([
      product('a', SAME, ['Boy', '1,6', 'cm']),
      product('b', SAME, ['Boy', '8', 'mm']),
      product('c', SAME, ['Boy', '12', 'mm']),
    ]);
    expect([...plates.values()].map(({ style }) => style['--v'])).toEqual([0.5, 0.75]);
    expect(plates.get('b')?.style['--n']).toBe(16);
  });

  it('say of a range how far it goes, and from where on it varies', () => {
    const plates = platesOf([
      product('a', SAME, ['Boy', '8', 'mm']),
      product('b', SAME, ['Boy', '10–16', 'mm']),
    ]);
    expect(plates.get('b')).toMatchObject({
      ...{ label: 'Boy, en çok', number: '16' },
      style: { '--v': 1, '--lo': 0.625 },
    });
  });

  it('draw an angle as one', () => {
    const plates = platesOf([product('a', SAME, ['Açı', '0°']), product('b', SAME, ['Açı', '25°'])]);
    expect(plates.get('b')).toMatchObject({
      kind: 'a',
      number: '25',
      unit: '°',
      style: { '--turn': '25deg' },
    });
  });

  it('are missing where no measure sets a product apart, and where there is no picture', () => {
    const plates = platesOf([
      product('a', SAME, ['Çap', '4', 'mm'], ['Bağlantı', 'Konik'], ['Renk', '3']),
      product('b', SAME, ['Çap', '4', 'mm'], ['Bağlantı', 'Düz'], ['Renk', '16']),
      product('c', SAME, ['Çap', '4', 'mm']),
      product('d', null, ['Çap', '1', 'mm']),
      product('e', null, ['Çap', '2', 'mm']),
    ]);
    expect([...plates.keys()]).toEqual([]);
  });
});
