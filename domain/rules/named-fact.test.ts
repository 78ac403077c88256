import { expect, it } from 'vitest';
import { namedFacts } from './named-fact.ts';

it('only a feature that names what it tells is a named fact', () => {
  expect(
    namedFacts([
      'Kompozit modu: 2.800 K',
      'Hız artırma 1:5',
      '4 g, üç renk: IVA',
      '25 mikro aplikatör',
      ': x',
    ]),
  ).toEqual([{ name: 'Kompozit modu', value: '2.800 K' }]);
});
