import { join } from 'node:path';
import type PdfDocument from 'pdfkit';
import { formatDate } from '../../../domain/rules/format.ts';
import { formatPrice } from '../../../domain/rules/money.ts';
import { lineTotal, vatsOf } from '../../../domain/rules/quote-sums.ts';
import type { Quote, QuoteOffer } from '../../../domain/things/quote.ts';

/** Who sends it: what stands at the head and at the foot of each sheet. */
export type QuoteSender = { company: string; address: string; phone: string; email: string };
type Sheet = InstanceType<typeof PdfDocument>;

const FONTS = join(import.meta.dirname, '../../../fonts');
const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 770 };
const RIGHT = PAGE.width - PAGE.margin;
const INK = '#0A2422';
const INK_2 = '#3C5552';
const LINE = '#E2DED3';
const PRIMARY = '#0B4F4A';
const SAND = '#EFE6D8';
/** The company's mark, 30 by 32. */
const MARK =
  'M1 1h9.2L15 13.6 19.8 1H29v15.2C29 25.6 25.4 31 20.2 31c-2.1 0-3.2-1.1-5.2-1.1S11.9 31 9.8 31C4.6 31 1 25.6 1 16.2z';
/** Where the columns of numbers end, and how wide each is. */
const COLUMNS = [
  { name: 'Adet', right: 320, width: 40 },
  { name: 'Birim', right: 410, width: 84 },
  { name: 'İskonto', right: 460, width: 46 },
  { name: 'Tutar', right: RIGHT, width: 84 },
] as const;

function percent(value: number): string {
  return `%${String(value).replace('.', ',')}`;
}

/** One offer being drawn, from the top of a sheet to its foot and on. */
class OfferSheet {
  private readonly doc: Sheet;
  private readonly sender: QuoteSender;
  private y = PAGE.margin;
  /** What stands at the head of the lines on each sheet that they go on. */
  private isInLines = false;

  constructor(doc: Sheet, sender: QuoteSender) {
    this.doc = doc;
    this.sender = sender;
  }

  private text(
    text: string,
    x: number,
    { size = 10, font = 'text', color = INK, width = 220, align = 'left' as 'left' | 'right' } = {},
  ): number {
    const { doc } = this;
    doc.font(font).fontSize(size).fillColor(color);
    doc.text(text, x, this.y, { width, align, lineGap: 1.5 });
    return doc.heightOfString(text, { width, lineGap: 1.5 });
  }

  private rule(color = LINE, weight = 0.7): void {
    this.doc.moveTo(PAGE.margin, this.y).lineTo(RIGHT, this.y).lineWidth(weight).strokeColor(color).stroke();
  }

  private foot(): void {
    const { doc, sender } = this;
    const before = this.y;
    doc.rect(PAGE.margin, PAGE.foot, RIGHT - PAGE.margin, 4).fill(SAND);
    this.y = PAGE.foot + 12;
    const told = [sender.address, sender.phone, sender.email].filter(Boolean).join(' · ');
    this.text(told, PAGE.margin, { size: 8.5, color: INK_2, width: RIGHT - PAGE.margin - 90 });
    this.y = before;
  }

  /** Goes on with another sheet where this one has no room for so much. */
  private room(height: number): void {
    if (this.y + height < PAGE.foot - 12) return;
    this.foot();
    this.doc.addPage();
    this.y = PAGE.margin;
    if (this.isInLines) this.lineHeads();
  }

  head({ code, clinic, name, sentAt, createdAt }: Quote): void {
    const date = formatDate(sentAt ?? createdAt);
    this.doc
      .save()
      .translate(PAGE.margin, this.y - 2)
      .scale(0.78)
      .path(MARK)
      .fill(PRIMARY)
      .restore();
    this.text(this.sender.company, PAGE.margin + 32, { size: 17, font: 'head', color: PRIMARY, width: 280 });
    this.text(`Teklif ${code}\n${date}`, RIGHT - 180, { width: 180, align: 'right' });
    this.y += 40;
    this.rule(INK, 1);
    this.y += 16;
    const who = [clinic, name].filter(Boolean);
    if (who[0]) this.y += this.text(who[0], PAGE.margin, { size: 12, font: 'medium', width: 400 }) + 2;
    if (who[1]) this.y += this.text(who[1], PAGE.margin, { color: INK_2, width: 400 });
    this.y += 16;
  }

  private columns(
    cells: readonly string[],
    look: { font?: string; color?: string; size?: number } = {},
  ): void {
    for (const [place, { right, width }] of COLUMNS.entries())
      this.text(cells[place] ?? '', right - width, { width, align: 'right', ...look });
  }

  private lineHeads(): void {
    const look = { size: 9, color: INK_2 };
    this.text('Ürün', PAGE.margin, look);
    this.columns(
      COLUMNS.map(({ name }) => name),
      look,
    );
    this.y += 16;
    this.rule();
  }

  lines({ items, currency }: QuoteOffer): void {
    this.lineHeads();
    this.isInLines = true;
    for (const item of items) {
      const { name, sku, brand, note, quantity, discount } = item;
      const price = item.price ?? 0;
      const told = [[brand, sku].filter(Boolean).join(' · '), note].filter(Boolean).join('\n');
      const width = 215;
      this.doc.font('medium').fontSize(10);
      const nameHeight = this.doc.heightOfString(name, { width, lineGap: 1.5 });
      this.doc.font('text').fontSize(8.5);
      const height = nameHeight + (told ? this.doc.heightOfString(told, { width, lineGap: 1.5 }) : 0) + 14;
      this.room(height);
      this.y += 7;
      this.columns([
        String(quantity),
        formatPrice(price, currency),
        discount > 0 ? percent(discount) : '–',
        formatPrice(lineTotal({ quantity, price, discount }), currency),
      ]);
      this.text(name, PAGE.margin, { font: 'medium', width });
      this.y += nameHeight;
      if (told) this.text(told, PAGE.margin, { size: 8.5, color: INK_2, width });
      this.y += height - nameHeight - 7;
      this.rule();
    }
    this.isInLines = false;
  }

  sums({ sums, currency, vatRate }: QuoteOffer): void {
    const rows = [
      ['Ara toplam', sums.subtotal],
      ...(sums.discount > 0 ? [['İskonto', -sums.discount] as const] : []),
      ...vatsOf({ sums, vatRate }).map(({ rate, vat }) => [`KDV ${percent(rate)}`, vat] as const),
    ] as Array<readonly [string, number]>;
    this.room(rows.length * 18 + 60);
    this.y += 12;
    for (const [name, value] of rows) {
      this.text(name, 320, { color: INK_2, width: 110 });
      this.text(formatPrice(value, currency), RIGHT - 120, { width: 120, align: 'right' });
      this.y += 18;
    }
    this.doc.moveTo(320, this.y).lineTo(RIGHT, this.y).lineWidth(1).strokeColor(INK).stroke();
    this.y += 8;
    this.text('Toplam', 320, { font: 'medium', size: 12, width: 100 });
    this.text(formatPrice(sums.total, currency), RIGHT - 160, {
      ...{ font: 'head', size: 14, width: 160 },
      align: 'right',
    });
    this.y += 34;
  }

  /** Says on each of several sheets which one it is. */
  numbers(): void {
    const { count } = this.doc.bufferedPageRange();
    if (count < 2) return;
    for (let place = 0; place < count; place++) {
      this.doc.switchToPage(place);
      this.y = PAGE.foot + 12;
      const look = { size: 8.5, color: INK_2, width: 80, align: 'right' as const };
      this.text(`${place + 1} / ${count}`, RIGHT - 80, look);
    }
  }

  terms({ validUntil, delivery, terms }: QuoteOffer): void {
    const told = [
      `${formatDate(validUntil)} gününe kadar geçerlidir.`,
      delivery && `Teslim: ${delivery}`,
      terms,
    ].filter(Boolean);
    const width = RIGHT - PAGE.margin;
    for (const line of told) {
      this.doc.font('text').fontSize(10);
      this.room(this.doc.heightOfString(line, { width, lineGap: 1.5 }) + 4);
      this.y += this.text(line, PAGE.margin, { width }) + 4;
    }
    this.foot();
  }
}

/** What was offered, as a PDF of A4 sheets. The library is loaded with the first one. */
export async function quotePdf(quote: Quote, offer: QuoteOffer, sender: QuoteSender): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: 'tr-TR',
    displayTitle: true,
    font: join(FONTS, 'SchibstedGrotesk-Regular.ttf'),
    info: {
      Title: `Teklif ${quote.code}`,
      Author: sender.company,
      Creator: sender.company,
      Producer: sender.company,
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.registerFont('text', join(FONTS, 'SchibstedGrotesk-Regular.ttf'));
  doc.registerFont('medium', join(FONTS, 'SchibstedGrotesk-Medium.ttf'));
  doc.registerFont('head', join(FONTS, 'SchibstedGrotesk-SemiBold.ttf'));
  const sheet = new OfferSheet(doc, sender);
  sheet.head(quote);
  sheet.lines(offer);
  sheet.sums(offer);
  sheet.terms(offer);
  sheet.numbers();
  doc.end();
  return whole;
}
