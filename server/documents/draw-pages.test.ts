import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderCatalogPdf } from '../../demo/catalog-pdf.ts';
import { catalogs } from '../../demo/content/catalogs.ts';
import { temporaryFolder } from '../../tests/factories.ts';
import { pdf } from '../../tests/samples/documents.ts';
import { drawPages } from './draw-pages.ts';
import { linesOf } from './page-lines.ts';

const folder = temporaryFolder();

function prepared(bytes: Buffer): { path: string; to: string } {
  const to = join(folder, crypto.randomUUID());
  mkdirSync(to);
  const path = `${to}.pdf`;
  writeFileSync(path, bytes);
  return { path, to };
}

const SIZE = { y: 20, size: 10, widthOf: () => 1 };

describe('the pages of a PDF', () => {
  it('are drawn in two widths, with what stands on them and their chapters', async () => {
    const { path, to } = prepared(await renderCatalogPdf(catalogs[0] as (typeof catalogs)[0]));
    const { book, pages } = await drawPages(path, { from: 1, count: 3, folder: to });
    expect(readdirSync(to).sort()).toEqual(
      [1, 2, 3].flatMap((page) => [`${page}-1520.webp`, `${page}-760.webp`]),
    );
    const { width, height } = await sharp(join(to, '3-1520.webp')).metadata();
    expect([width, height / width]).toEqual([1520, expect.closeTo(Math.SQRT2, 2)]);
    expect(book.pages).toBeGreaterThan(5);
    expect(book.chapters.slice(0, 2)).toEqual([
      { title: 'İçindekiler', page: 2 },
      { title: 'İmplantlar', page: 3 },
    ]);
    const line = pages[2]?.lines.find(([, , , , text]) => text === 'CRV-CN');
    // The codes are set at the right edge of A4's column.
    expect(line?.[0]).toBeGreaterThan(480);
    expect((line?.[0] ?? 0) + (line?.[2] ?? 0)).toBeLessThan(595);
  });

  it('are those that were asked for, and none beyond the last', async () => {
    const { path, to } = prepared(await pdf({ pages: 3 }));
    const { book, pages } = await drawPages(path, { from: 3, count: 4, folder: to });
    expect([book.pages, pages.map(({ lines }) => lines[0]?.[4])]).toEqual([3, ['Sayfa 3']]);
  });

  it('of a file that is none are refused', async () => {
    const { path, to } = prepared(Buffer.from('%PDF-1.7\nyok\n%%EOF'));
    await expect(drawPages(path, { from: 1, count: 1, folder: to })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the lines of a page', () => {
  it('join the runs of a line, and keep columns apart', () => {
    const runs = [
      { ...SIZE, text: 'Conic', x: 10, width: 25 },
      { ...SIZE, text: ' ', x: 35, width: 3 },
      { ...SIZE, text: 'İmplant', x: 38, width: 35 },
      { ...SIZE, text: 'CRV-CN', x: 300, width: 30 },
      { ...SIZE, y: 40, text: 'Tisso', x: 10, width: 25 },
    ];
    expect(linesOf(runs)).toEqual([
      [10, 20, 63, 10, 'Conic İmplant', [38]],
      [300, 20, 30, 10, 'CRV-CN', []],
      [10, 40, 25, 10, 'Tisso', []],
    ]);
  });
});
