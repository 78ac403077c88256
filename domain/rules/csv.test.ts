import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvTable, withoutGuard } from './csv.ts';

describe('a table for spreadsheets', () => {
  it('is parted by semicolons, says that it is UTF-8, and writes numbers the Turkish way', () => {
    expect(csvTable([['Ürün', 'Kod "A"']])).toBe('\ufeff"Ürün";"Kod ""A"""\r\n');
    expect(csvLine(['İmplant', 1234.5, -3])).toBe('"İmplant";1234,5;-3\r\n');
  });

  it.each(['=1+1', '+90 532', '-40 °C', '@sum', '\tx', "'=1"])('lets %j be a text', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  it('gives back what was made safe', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '\t') }), (text) => {
        const written = csvLine([text]).slice(1, -3);
        expect(withoutGuard(written)).toBe(text);
      }),
    );
  });
});
