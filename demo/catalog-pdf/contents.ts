import type { DemoCatalog } from '../content/catalogs/types.ts';
import type { Pictures } from './pictures.ts';
import { anchor, type Sheet } from './sheet.ts';
import { color, column, page, type } from './theme.ts';

const steps = [
  ['Kodu bulun', 'Her ürünün kodu adının sağında durur.'],
  ['Bize yazın', "Kodu ve adedi WhatsApp'tan ya da e-postayla iletin."],
  ['Teklifinizi alın', 'Stok durumu ve teslim günü teklifin üzerinde yazar.'],
] as const;

function drawEntries(sheet: Sheet, catalog: DemoCatalog, pages: number[], top: number): number {
  let y = top;
  sheet.line(page.margin, y, column, color.ink, 1);
  sheet.inside('TOC', () => {
    for (const [index, { heading, rows }] of catalog.sections.entries()) {
      const at = y;
      sheet.inside('TOCI', () => {
        sheet.text('Lbl', String(index + 1), page.margin, at + 15, 30, {
          ...type.heading,
          color: color.teal,
        });
        sheet.text('Reference', heading, page.margin + 40, at + 15, 320, type.heading);
        const count = { ...type.body, align: 'right' } as const;
        sheet.text('P', `${rows.length} ürün`, page.margin + 340, at + 18, 90, count);
        const number = { ...type.heading, weight: 'medium', align: 'right' } as const;
        sheet.text('P', String(pages[index] ?? ''), page.margin + column - 60, at + 15, 60, number);
      });
      sheet.link(page.margin, at, column, 50, { chapter: index + 1 });
      y += 50;
      sheet.line(page.margin, y, column, color.line);
    }
  });
  return y;
}

function drawBrands(sheet: Sheet, catalog: DemoCatalog, marks: Pictures['marks'], top: number): void {
  sheet.text('H3', 'Bu katalogdaki markalar', page.margin, top, column, type.label);
  let x = page.margin;
  let y = top + 24;
  for (const { name, wordmark } of catalog.brands) {
    const mark = marks.get(wordmark);
    if (!mark) continue;
    const width = 26 * mark.ratio;
    if (x + width > page.margin + column) {
      x = page.margin;
      y += 38;
    }
    sheet.picture(mark.image, x, y, width, 26, name);
    x += width + 26;
  }
}

function drawSteps(sheet: Sheet, top: number): void {
  const width = (column - 2 * 24) / 3;
  for (const [index, [heading, text]] of steps.entries()) {
    const x = page.margin + index * (width + 24);
    sheet.line(x, top, width, color.ink, 1);
    const y = sheet.text('H3', `${index + 1}. ${heading}`, x, top + 12, width, type.strong);
    sheet.text('P', text, x, y + 4, width, type.body);
  }
}

/** The second page: foreword, chapters with their page numbers, brands, how to order. */
export function drawContents(sheet: Sheet, catalog: DemoCatalog, { marks }: Pictures, pages: number[]): void {
  sheet.addPage(color.paper);
  sheet.doc.outline.addItem('İçindekiler');
  sheet.doc.addNamedDestination(anchor(0));
  const top = sheet.text('H2', 'İçindekiler', page.margin - 2, 64, column, type.display);
  const lead = sheet.text('P', catalog.foreword, page.margin + 170, top + 18, column - 170, type.lead);
  const entries = drawEntries(sheet, catalog, pages, lead + 34);
  drawBrands(sheet, catalog, marks, entries + 40);
  drawSteps(sheet, 690);
}
