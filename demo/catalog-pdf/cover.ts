import type { DemoCatalog } from '../content/catalogs/types.ts';
import { company } from '../content/company.ts';
import type { Tile } from './pictures.ts';
import type { Sheet } from './sheet.ts';
import { color, column, coverWall, page, type } from './theme.ts';

const barHeight = 10;
const logoPath =
  'M1 1h9.2L15 13.6 19.8 1H29v15.2C29 25.6 25.4 31 20.2 31c-2.1 0-3.2-1.1-5.2-1.1S11.9 31 9.8 31C4.6 31 1 25.6 1 16.2z';

/** Sign and name of the company. */
export function logo(sheet: Sheet, x: number, y: number, ink: string): void {
  sheet.mark(
    'Span',
    () => {
      sheet.doc.save().translate(x, y).scale(0.72).path(logoPath).fill(ink).restore();
      const [first = '', second = ''] = company.name.split(' ');
      const size = 17;
      sheet.text(null, first, x + 30, y + 0.5, 200, { size, weight: 'head', tracking: -0.02, color: ink });
      const width = sheet.widthOf(first, { size, weight: 'head', tracking: -0.02 });
      sheet.text(null, second, x + 30 + width + 4, y + 0.5, 200, { size, tracking: -0.01, color: ink });
    },
    { actual: company.name },
  );
}

/** The front page: the product in its vitrin, title above, shelf edge below. */
export function drawCover(sheet: Sheet, catalog: DemoCatalog, { image, shelf }: Tile, alt: string): void {
  const { margin, width, height } = page;
  sheet.addPage(shelf);
  sheet.picture(image, 0, 0, width, coverWall, alt);
  sheet.decor(() => sheet.rect(0, height - barHeight, width, barHeight, color.primary));
  logo(sheet, margin, 44, color.primary);
  const label = { size: 11, weight: 'medium', color: color.primary, align: 'right' } as const;
  sheet.text('P', `Ürün kataloğu ${catalog.year}`, margin, 49, column, label);
  sheet.line(margin, 82, column, color.primary, 1.2);
  sheet.text(
    'Title',
    catalog.title.replace(` ${catalog.year}`, ''),
    margin - 3,
    106,
    column + 20,
    type.cover,
  );
  const tagline = { size: 13, weight: 'medium', color: color.primary, leading: 1.35 } as const;
  sheet.text('P', catalog.tagline, margin, 768, 360, tagline);
  const number = { size: 46, weight: 'medium', tracking: -0.03, color: color.coral, align: 'right' } as const;
  const series = String(catalog.sortOrder).padStart(2, '0');
  sheet.decor(() => sheet.text(null, series, margin, 746, column, number));
}
