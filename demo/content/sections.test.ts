import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { itemInput, sectionInput } from '../../domain/site/section.ts';
import { fieldErrors } from '../../domain/site/section-field.ts';
import { itemKind, SECTION_KINDS, sectionKind } from '../../domain/site/section-kinds.ts';
import { META_DESCRIPTION_MAX, META_TITLE_MAX, settingsPatch } from '../../domain/site/setting.ts';
import { demoBrands } from './brands.ts';
import { catalogs } from './catalogs.ts';
import { company } from './company.ts';
import { demoProducts } from './products.ts';
import { sections } from './sections.ts';
import { settings } from './settings.ts';

const media = fileURLToPath(new URL('../media/', import.meta.url));
const stored = (path: string) => `/media/${path}`;

function section(page: string, key: string) {
  const found = sections.find((entry) => entry.page === page && entry.section === key);
  if (!found) throw new Error(`${page}/${key} is missing`);
  return found;
}

/** The item as the seeder stores it: pictures by address, brands by their own fields. */
function resolved({ name, data }: { name: string; data: object }): { name: string; data: object } {
  if (name === 'gallery_image' && 'url' in data)
    return { name, data: { ...data, url: stored(String(data.url)) } };
  if (name === 'brand' && 'brand' in data) return { name, data: { id: data.brand, name: data.brand } };
  return { name, data };
}

describe('the sections of the demo', () => {
  it('are those that the pages know, each once', () => {
    const known = SECTION_KINDS.map((kind) => `${kind.page}/${kind.section}`).sort();
    expect(sections.map((entry) => `${entry.page}/${entry.section}`).sort()).toEqual(known);
  });

  it.each(sections)('$page/$section keeps the limits of its fields', (entry) => {
    const kind = sectionKind(entry.page, entry.section);
    const { page, section, title, subtitle, description, imageUrl, content, sortOrder, isActive } = entry;
    const row = { title, subtitle, description, imageUrl: imageUrl ? stored(imageUrl) : '', content };
    expect(fieldErrors(kind?.fields ?? [], row)).toEqual({});
    const input = { page, section, ...row, sortOrder, isActive };
    expect(sectionInput.safeParse(input).error?.issues ?? []).toEqual([]);
    for (const item of entry.items.map(resolved)) {
      const shape = itemKind(kind, item.name);
      expect(shape, `${item.name} in ${page}/${section}`).not.toBeNull();
      expect(fieldErrors(shape?.fields ?? [], item)).toEqual({});
      expect(itemInput.safeParse(item).success).toBe(true);
    }
    for (const shape of kind?.items ?? []) {
      const count = entry.items.filter((item) => shape.name === null || item.name === shape.name).length;
      expect(count, shape.label).toBeLessThanOrEqual(shape.max);
    }
  });

  it('number their items from 1 without a gap; header and footer have 0 throughout', () => {
    for (const { page, items } of sections) {
      const isFrame = page === 'header' || page === 'footer';
      expect(items.map((item) => item.sortOrder)).toEqual(items.map((_, index) => (isFrame ? 0 : index + 1)));
    }
  });

  it('fill the home page: four statistics, two buttons, a card, no picture of its own', () => {
    const names = section('homepage', 'hero').items.map((item) => item.name);
    const count = (name: string) => names.filter((entry) => entry === name).length;
    expect([count('statistic'), count('cta_button'), count('floating_card'), count('hero_image')]).toEqual([
      4, 2, 1, 0,
    ]);
    expect(section('homepage', 'testimonials').items.length).toBeGreaterThanOrEqual(8);
    expect(section('homepage', 'gallery').items.length).toBeGreaterThanOrEqual(8);
    expect(section('about', 'values').items).toHaveLength(6);
  });

  it('show every brand once in the logo strip', () => {
    const shown = section('homepage', 'brands-carousel').items.map(({ data }) =>
      'brand' in data ? data.brand : '',
    );
    expect(shown.toSorted()).toEqual(demoBrands.map((brand) => brand.key).toSorted());
  });

  it('keep the menu of the specification', () => {
    const menu = section('header', 'navigation').items.map(({ name, data }) => [
      name,
      'url' in data ? data.url : '',
    ]);
    expect(menu).toEqual([
      ['Ana Sayfa', '/'],
      ['Kurumsal', '/about'],
      ['Markalar', '/brands'],
      ['Bayiliklerimiz', '/distributors'],
      ['Hizmetlerimiz', '/clinic-setup'],
      ['Kataloglar', '/catalogs'],
      ['İletişim', '/contact'],
    ]);
    expect(section('footer', 'contact-info').content.workingHours).toBe('Pazartesi - Cuma: 09:00 - 18:00');
  });

  it('claim figures that are true of the demo', () => {
    const figures = section('homepage', 'hero').items.map(({ data }) => ('value' in data ? data.value : ''));
    expect(figures).toContain(String(demoBrands.length));
    expect(section('homepage', 'hero').subtitle).toContain(`${demoBrands.length} marka`);
    const story = section('about', 'hero').description;
    expect(story).toContain('on marka');
    expect(demoBrands.filter((brand) => brand.isDistributor)).toHaveLength(8);
    expect(story).toContain('sekizinin');
    expect(company.since).toBe(2009);
  });
});

describe('the settings of the demo', () => {
  it('pass the checks of the domain', () => {
    expect(
      settingsPatch.safeParse({ ...settings, ogImage: stored(settings.ogImage) }).error?.issues ?? [],
    ).toEqual([]);
    expect(settings.metaTitle.length).toBeLessThanOrEqual(META_TITLE_MAX);
    expect(settings.metaDescription.length).toBeLessThanOrEqual(META_DESCRIPTION_MAX);
  });
});

describe('the pictures that sections, settings and catalogs name', () => {
  it('are there', () => {
    const gallery = section('homepage', 'gallery').items.map(({ data }) => ('url' in data ? data.url : ''));
    const images = sections.flatMap((entry) => entry.imageUrl ?? []);
    const covers = catalogs.flatMap((catalog) => [catalog.thumbnail, catalog.cover]);
    const chapters = catalogs.flatMap((catalog) => catalog.sections.map((chapter) => chapter.picture));
    const all = [...gallery, ...images, ...covers, ...chapters, settings.ogImage];
    expect(all.filter((path) => !existsSync(media + path))).toEqual([]);
  });
});

describe('the catalogs of the demo', () => {
  it('are ten, in order, one or two of them featured', () => {
    expect(catalogs.map((catalog) => catalog.sortOrder).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(new Set(catalogs.map((catalog) => catalog.fileName)).size).toBe(10);
    expect(catalogs.filter((catalog) => catalog.isFeatured).length).toBeGreaterThan(0);
    expect(catalogs.filter((catalog) => catalog.isFeatured).length).toBeLessThanOrEqual(2);
  });

  it('hold every active product that names one, once', () => {
    const printed = catalogs.flatMap((catalog) =>
      catalog.sections.flatMap(({ rows }) => rows.map((row) => row.code)),
    );
    const named = demoProducts
      .filter((product) => product.isActive && product.catalog)
      .map((product) => product.sku);
    expect(printed.toSorted()).toEqual(named.toSorted());
  });

  it('have no empty chapter and no crooked table', () => {
    for (const { key, sections: chapters } of catalogs) {
      for (const { heading, rows, tables = [] } of chapters) {
        expect(rows.length, `${key}: ${heading}`).toBeGreaterThan(0);
        for (const { head, rows: lines, swatches } of tables) {
          expect(lines.filter((line) => line.length !== head.length)).toEqual([]);
          if (swatches) expect(swatches).toHaveLength(lines.length);
        }
      }
    }
  });
});
