import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUOTE_TEXT_MAX, type QuoteLine, quoteText } from './quote-text.ts';

const stored = {
  code: 'TK-4F7K2',
  link: 'https://vitrindental.example/teklif/dGhpcyBpcyBub3QgYSBrZXkgYXQgYWxs',
};
const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
const line: fc.Arbitrary<QuoteLine> = fc.record({
  name: anyText,
  sku: fc.string({ maxLength: 64 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  note: anyText,
});

describe('quoteText', () => {
  it('tells code, lines, sender and link', () => {
    const lines = [
      { name: 'Conic İmplant', sku: 'CRV-CN', quantity: 10, note: '4,1 × 10 mm' },
      { name: 'Tork Anahtarı', sku: '', quantity: 1, note: '' },
    ];
    expect(quoteText({ lines, stored, from: ['Dt. Elif Aydın', '', 'Çankaya Diş Kliniği'] })).toBe(
      `Merhaba, TK-4F7K2 kodlu listem için teklif rica ederim.

1. 10 adet Conic İmplant (CRV-CN): 4,1 × 10 mm
2. 1 adet Tork Anahtarı

Dt. Elif Aydın, Çankaya Diş Kliniği
Listenin tamamı: ${stored.link}`,
    );
    expect(quoteText({ lines: lines.slice(1) })).toBe(
      'Merhaba, şu ürünler için teklif rica ederim.\n\n1. 1 adet Tork Anahtarı',
    );
  });

  it('stays short whatever is in the list, keeps the link whole and loses no line unsaid', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), fc.array(anyText, { maxLength: 2 }), (lines, from) => {
        const text = quoteText({ lines, stored, from });
        expect(text.length).toBeLessThanOrEqual(QUOTE_TEXT_MAX);
        expect(text.endsWith(`Listenin tamamı: ${stored.link}`)).toBe(true);
        expect(text).toContain(stored.code);
        const shown = lines.filter((_, index) => text.includes(`\n${index + 1}. `)).length;
        const more = /\n… ve (\d+) ürün daha\n/.exec(text);
        if (shown < lines.length) expect(Number(more?.[1])).toBeGreaterThan(0);
        if (!more) for (const index of lines.keys()) expect(text).toContain(`${index + 1}. `);
      }),
    );
  });

  it('shows some of sixty lines and counts the rest', () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      name: `Nitril Muayene Eldiveni ${index + 1}`,
      sku: `PRA-NE${index}`,
      quantity: 20,
      note: '',
    }));
    const text = quoteText({ lines, stored });
    const shown = text.match(/^\d+\. /gm)?.length ?? 0;
    expect(shown).toBeGreaterThan(15);
    expect(text).toContain(`… ve ${60 - shown} ürün daha`);
  });
});
