import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Quote, QuoteItem, QuoteOffer } from '../../../domain/things/quote.ts';
import { sumsOf } from '../../../domain/things/quote.ts';
import { temporaryFolder } from '../../../tests/factories.ts';
import { readPdf } from '../../documents/read-pdf.ts';
import { quotePdf } from './pdf.ts';

const SENDER = {
  company: 'Vitrin Dental',
  address: 'Ostim OSB, 1234. Cadde No: 56, Yenimahalle / Ankara',
  phone: '0312 555 01 42',
  email: 'bilgi@vitrindental.example',
};

function lineOf(place: number): QuoteItem {
  const told = { sku: `CRV-${place}`, brand: 'Corvus Implant', href: null, imageUrl: null };
  return {
    ...{ productId: null, name: `Nitril Muayene Eldiveni Ş İ ğ ${place}`, ...told },
    ...{ quantity: 10, note: place % 7 === 0 ? 'M beden, kolide 10 kutu' : '', price: 1234.5, discount: 5 },
  };
}

it('an offer of sixty lines stands on several sheets, with every line, its sums and the sign of the lira', async () => {
  const items = Array.from({ length: 60 }, (_, index) => lineOf(index + 1));
  const terms = {
    currency: 'TRY',
    discount: 2.5,
    vatRate: 20,
    delivery: 'Stoktan',
    terms: 'Kurulum dahil.',
  } as const;
  const offer: QuoteOffer = {
    ...{ items, ...terms, validUntil: '2026-12-05', by: 'Selin Koç', via: 'link' },
    sums: sumsOf({ items, ...terms }),
  };
  const told = {
    code: 'TK-4F7K2',
    clinic: 'Çankaya Diş',
    name: 'Elif Işık',
    sentAt: '2026-11-21T06:05:00.000Z',
  };
  const file = join(temporaryFolder(), 'teklif.pdf');
  writeFileSync(file, await quotePdf({ ...told, createdAt: told.sentAt } as Quote, offer, SENDER));
  const pages = Promise.withResolvers<number>();
  const text = await readPdf(file, (first) => pages.resolve(first.pages));
  expect(await pages.promise).toBeGreaterThan(2);
  const plain = text.replace(/\s+/g, ' ');
  for (const { name } of items) expect(plain).toContain(name);
  for (const said of [
    'TK-4F7K2',
    'Çankaya Diş',
    '21 Kasım 2026',
    '₺11.727,75',
    '5 Aralık 2026 gününe kadar geçerlidir.',
  ])
    expect(plain).toContain(said);
  expect(plain).toContain('₺823.288,04');
});
