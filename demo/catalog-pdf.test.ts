import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderCatalogPdf } from './catalog-pdf.ts';
import { catalogs } from './content/catalogs.ts';
import { company } from './content/company.ts';
import { demoProducts } from './content/products.ts';

const MEGABYTE = 1024 * 1024;

/** Text runs of a page joined as a reader selects them: one space between runs, none doubled. */
function joined(parts: string[]): string {
  return parts.join(' ').replace(/\s+/g, ' ');
}

async function read(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(joined(items.map((item) => ('str' in item ? item.str : ''))));
  }
  const metadata = await document.getMetadata();
  const outline = await document.getOutline();
  const chapter = JSON.stringify(await (await document.getPage(3)).getStructTree());
  const info: Record<string, unknown> = { ...metadata.info };
  await document.loadingTask.destroy();
  return {
    pages,
    text: joined(pages),
    info,
    outline: outline.map((entry) => entry.title),
    chapter,
  };
}

describe.each(catalogs)('the PDF of $key', (catalog) => {
  let pdf: Buffer;
  let content: Awaited<ReturnType<typeof read>>;

  beforeAll(async () => {
    pdf = await renderCatalogPdf(catalog);
    content = await read(pdf);
  });

  it('is a PDF of 6 to 12 pages below 1.5 MB', () => {
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(content.pages.length).toBeGreaterThanOrEqual(6);
    expect(content.pages.length).toBeLessThanOrEqual(12);
    expect(pdf.length).toBeLessThan(1.5 * MEGABYTE);
  });

  it('names itself, its author and its language', () => {
    expect(content.info).toMatchObject({
      Title: `${catalog.title} | ${company.name}`,
      Author: company.name,
      Language: 'tr-TR',
    });
    expect(content.outline).toEqual([
      'İçindekiler',
      ...catalog.sections.map((chapter) => chapter.heading),
      'İletişim',
    ]);
  });

  it('prints every product that points to it', () => {
    const products = demoProducts.filter((product) => product.isActive && product.catalog === catalog.key);
    expect(products.length).toBeGreaterThan(0);
    const missing = products.filter(
      ({ sku, name }) => !content.text.includes(sku) || !content.text.includes(name),
    );
    expect(missing.map((product) => product.name)).toEqual([]);
  });

  it('is tagged: pictures described, headings and tables marked', () => {
    for (const role of ['"role":"H2"', '"role":"Table"', '"role":"TH"', '"scope":"Column"', '"alt":"']) {
      expect(content.chapter).toContain(role);
    }
  });

  it('lists its chapters with the pages they start on', () => {
    const [, contents = ''] = content.pages;
    for (const [index, { heading, rows }] of catalog.sections.entries()) {
      const start = content.pages.findIndex((page, at) => at > 1 && page.includes(`Bölüm ${index + 1}`)) + 1;
      expect(contents).toContain(`${index + 1} ${heading} ${rows.length} ürün ${start}`);
    }
  });

  it('numbers its inner pages and ends with the way to reach the company', () => {
    for (const [index, page] of content.pages.slice(1, -1).entries()) {
      expect(page).toContain(`${company.name}, ${catalog.title} ${index + 2}`);
    }
    expect(content.pages.at(-1)).toContain(company.phone);
    expect(content.pages.at(-1)).toContain(company.email);
  });

  it('never prints a price', () => {
    expect(content.text).not.toMatch(/₺|\d\s?TL\b|\bfiyat/i);
  });

  it.runIf(catalog === catalogs[0])(
    'has the same bytes each time, and others for another content',
    async () => {
      expect(pdf.equals(await renderCatalogPdf(catalog))).toBe(true);
      expect(pdf.equals(await renderCatalogPdf({ ...catalog, tagline: 'Başka bir satır' }))).toBe(false);
      for (const letter of 'çğıöşüÇİÖÜ') expect(content.text).toContain(letter);
      expect(content.text).toContain('İyileşme başlıkları');
    },
  );
});
