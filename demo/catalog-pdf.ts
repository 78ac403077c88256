import { drawChapter } from './catalog-pdf/chapter.ts';
import { drawContact } from './catalog-pdf/contact.ts';
import { drawContents } from './catalog-pdf/contents.ts';
import { drawCover } from './catalog-pdf/cover.ts';
import { loadPictures, type Pictures } from './catalog-pdf/pictures.ts';
import { Sheet } from './catalog-pdf/sheet.ts';
import { color, column, page, type } from './catalog-pdf/theme.ts';
import type { DemoCatalog } from './content/catalogs/types.ts';
import { company } from './content/company.ts';
import { demoMediaAlt } from './content/media-alt.ts';
import type { MediaPath } from './content/types.ts';

/** A fixed date keeps the bytes, and with them the address of the stored file, the same on every machine. */
const printed = new Date(Date.UTC(2026, 0, 5, 9));
const alts: Partial<Record<MediaPath, string>> = demoMediaAlt;

function drawFoot(sheet: Sheet, catalog: DemoCatalog): void {
  const style = { ...type.label, color: color.ink2 };
  sheet.decor(() => {
    sheet.text(null, `${company.name}, ${catalog.title}`, page.margin, page.foot, column, style);
    sheet.text(null, String(sheet.pageNumber), page.margin, page.foot, column, { ...style, align: 'right' });
  }, 'Pagination');
}

function draw(catalog: DemoCatalog, pictures: Pictures, pages: number[]): { sheet: Sheet; starts: number[] } {
  const sheet = new Sheet({
    title: `${catalog.title} | ${company.name}`,
    subject: catalog.description,
    author: company.name,
    keywords: catalog.tags.join(', '),
    date: printed,
  });
  const starts: number[] = [];
  drawCover(sheet, catalog, pictures.cover, alts[catalog.cover] ?? catalog.title);
  drawContents(sheet, catalog, pictures, pages);
  drawFoot(sheet, catalog);
  for (const [index, chapter] of catalog.sections.entries()) {
    const tile = pictures.chapters[index];
    if (!tile) throw new Error(`The chapter '${chapter.heading}' of ${catalog.key} has no picture.`);
    starts.push(sheet.pageNumber + 1);
    const alt = alts[chapter.picture] ?? chapter.heading;
    drawChapter(sheet, chapter, { number: index + 1, tile, alt }, pictures.thumbs, (ground) => {
      sheet.addPage(ground);
      drawFoot(sheet, catalog);
    });
  }
  drawContact(sheet, catalog, pictures.farewell);
  return { sheet, starts };
}

/** Prints a catalog: a tagged A4 PDF, the same bytes for the same catalog. */
export async function renderCatalogPdf(catalog: DemoCatalog): Promise<Buffer> {
  const pictures = await loadPictures(catalog);
  const { starts } = draw(catalog, pictures, []);
  return draw(catalog, pictures, starts).sheet.finish();
}
