import { expect, test } from 'vitest';
import { featureParts } from './feature-parts.ts';

const labels = ['Süre', 'Çekim süresi', 'Çap', 'Bağlantı'];
const specifications = labels.map((label) => ({ label, value: '1', unit: '' }));

function parts(...features: string[]) {
  return featureParts({ features, specifications }).map(({ name, value, after }) => [name, value, after]);
}

test('a feature is split at the name that it brings, before or behind its value', () => {
  expect(parts('Renk: A2', 'Çekim süresi 10,2 saniye', '3,3–5,0 mm çap', 'Konik bağlantı')).toEqual([
    ['Renk', 'A2', false],
    ['Çekim süresi', '10,2 saniye', false],
    ['çap', '3,3–5,0 mm', true],
    ['bağlantı', 'Konik', true],
  ]);
});

test('a sentence stays whole, and so does a name that is only part of a word', () => {
  const whole = ['Kapama vidası dahil', 'Çaplar karışmaz', 'Üç boy, konik bağlantı', 'Çap'];
  expect(parts(...whole)).toEqual(whole.map((feature) => [null, feature, false]));
});
