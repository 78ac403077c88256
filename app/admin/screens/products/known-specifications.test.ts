import { expect, it } from 'vitest';
import { knownLabels } from './known-specifications.ts';

it('labels are offered by how many products have them, with what most of them write', () => {
  const known = knownLabels([
    [
      { label: 'Renk', value: 'Mavi', unit: '' },
      { label: 'Çap', value: '3,3', unit: 'mm' },
    ],
    [{ label: 'ÇAP', value: '4', unit: 'mm' }],
    [{ label: 'Çap', value: '4', unit: 'cm' }],
    [],
  ]);
  expect(known).toEqual([
    { label: 'Çap', unit: 'mm', values: ['4', '3,3'] },
    { label: 'Renk', unit: '', values: ['Mavi'] },
  ]);
});
