import { expect, test } from 'vitest';
import { readableName } from './media-words.ts';

test.each([
  ['goruntuleme-istasyonu.webp', 'Görüntüleme istasyonu ve koltuk', 'Görüntüleme istasyonu'],
  ['muayene-odasi-2.webp', 'Aydınlık bir muayene odası', 'Muayene odası 2'],
  ['hero.webp', null, 'Hero'],
  ['klav_23_otoklav.png', 'Klav 23 otoklav, kapağı kapalı', 'Klav 23 otoklav'],
  ['cbct-cihazi.jpg', 'CBCT cihazı', 'CBCT cihazı'],
  ['Vitrin Dental İmplantoloji 2026.pdf', null, 'Vitrin Dental İmplantoloji 2026.pdf'],
  ['.pdf', null, '.pdf'],
])('%s is read with the letters of its alternative text', (name, alt, read) => {
  expect(readableName({ name, alt })).toBe(read);
});
