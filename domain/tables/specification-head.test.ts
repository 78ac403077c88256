import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameGathering, readSpecificationHead, specificationHead } from './specification-head.ts';

const nothing = () => false;

describe('the head of a technical value', () => {
  it.each([
    ['Çap (mm)', { label: 'Çap', unit: 'mm' }],
    ['Çap ( MM )', { label: 'Çap', unit: 'mm' }],
    ['Bağlantı', { label: 'Bağlantı', unit: '' }],
    ['Ses (dB(A))', { label: 'Ses', unit: 'dB' }],
    ['Teknik: Marka', { label: 'Marka', unit: '' }],
    ['Teknik: Oran | %', { label: 'Oran', unit: '%' }],
  ])('%s is read', (head, name) => {
    expect(readSpecificationHead(head)).toEqual(name);
  });

  it('says so where it could mean another field', () => {
    expect(specificationHead({ label: 'Çap', unit: 'mm' }, nothing)).toBe('Çap (mm)');
    expect(specificationHead({ label: 'Marka', unit: '' }, () => true)).toBe('Teknik: Marka');
    expect(specificationHead({ label: 'Çap (mm)', unit: '' }, nothing)).toBe('Teknik: Çap (mm)');
  });

  it('is read as the name that it was written for, whatever that is', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.trim());
    const label = word.filter((text) => text !== '');
    fc.assert(
      fc.property(label, word, fc.boolean(), (own, unit, isField) => {
        const name = { label: own, unit };
        expect(readSpecificationHead(specificationHead(name, () => isField))).toEqual(name);
      }),
    );
  });
});

it('names come in the order in which most products tell them', () => {
  const { add, names } = createNameGathering();
  const line = (label: string) => ({ label, value: '1', unit: '' });
  add([line('Çap'), line('Boy')]);
  add([line('Çap'), line('Açı'), line('Boy')]);
  add([line('Renk')]);
  expect(names.map(({ label }) => label)).toEqual(['Çap', 'Açı', 'Boy', 'Renk']);
});
