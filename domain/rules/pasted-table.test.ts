import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readTable } from './pasted-table.ts';

function lines(text: string): string[] {
  return readTable(text).map(({ label, value, unit }) => [label, value, unit].join('|'));
}

test.each([
  [
    'Excel, three columns with a head',
    'Etiket\tDeğer\tBirim\r\nÇap\t3,3–5,0\tmm\r\nTork\t35\tN.cm',
    ['Çap|3,3–5,0|mm', 'Tork|35|Ncm'],
  ],
  [
    'two columns, the unit behind the value',
    'Çap\t3,3 – 5,0 mm\nHacim\t10 lt\nBağlantı\tKonik',
    ['Çap|3,3 – 5,0|mm', 'Hacim|10|L', 'Bağlantı|Konik|'],
  ],
  [
    'lines with a colon',
    '• Çap: 3,3–5,0 mm\n- Dolgu oranı: %78\n* Oran: 1:5\nGenel\n',
    ['Çap|3,3–5,0|mm', 'Dolgu oranı|78|%', 'Oran|1:5|'],
  ],
  ['a table of bars', '| Özellik | Değer |\n|---|---|\n| Boy | 8–14 mm |', ['Boy|8–14|mm']],
  [
    'wide gaps',
    'Ağırlık    92 g\nMalzeme    Titanyum Grade 4',
    ['Ağırlık|92|g', 'Malzeme|Titanyum Grade 4|'],
  ],
  [
    'sizes',
    'Ölçü\t85 × 70 cm\nAçı\t15° ve 25°\nTür\tTip IIR',
    ['Ölçü|85 × 70|cm', 'Açı|15° ve 25°|', 'Tür|Tip IIR|'],
  ],
  ['a sentence', 'Kemik seviyesinde, konik gövdeli implant.', []],
  ['a value alone', '3,3–5,0', []],
])('%s', (_what, text, rows) => {
  expect(lines(text)).toEqual(rows);
});

it('a table that was written is read as it was', () => {
  const word = fc
    .stringMatching(/^[a-zçğıöşüA-Z][a-zçğıöşü ]{0,20}[a-z]$/)
    .map((text) => text.replace(/ +/g, ' '));
  const row = fc.record({
    label: word.filter((text) => !/^(etiket|name|label|feature|property)$/i.test(text)),
    value: word,
    unit: fc.constantFrom('mm', 'kg', 'Ncm'),
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\n', '\r\n'),
      (rows, end) => {
        const text = rows.map(({ label, value, unit }) => [label, value, unit].join('\t')).join(end);
        expect(readTable(text)).toEqual(rows);
      },
    ),
  );
});
