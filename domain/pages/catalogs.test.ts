import { describe, expect, it } from 'vitest';
import { catalogsView } from './catalogs.ts';
import { findCatalogs } from './find-catalogs.ts';
import { plainPicture } from './picture.ts';
import type { CatalogRow } from './rows.ts';

function row(id: string, title: string, category: string | null): CatalogRow {
  const file = { fileUrl: '/media/a.pdf', fileName: null, fileSize: null, pages: null, thumbnailUrl: null };
  return { id, slug: id, title, category, description: null, isFeatured: false, ...file };
}

const rows = [
  row('1', 'KILAVUZ', 'Restoratif'),
  row('2', 'Işık cihazları', 'Cihaz'),
  row('3', 'Genel', null),
];
const ask = (query: string, category: string | null) => catalogsView(rows, { query, category }, plainPicture);

describe('the catalogs', () => {
  it('are searched by Turkish rules, and narrowed to one category', () => {
    const { catalogs } = ask('', null);
    const found = (query: string, category: string | null) =>
      findCatalogs(catalogs, query, category).map(({ id }) => id);
    expect(found('kılavuz', null)).toEqual(['1']);
    expect(found('ISIK', null)).toEqual(['2']);
    expect(found('', 'Cihaz')).toEqual(['2']);
    expect(found('kılavuz', 'Cihaz')).toEqual([]);
  });

  it('name each category once, and take one that none of them has for none', () => {
    expect(ask(' a ', 'Cihaz')).toMatchObject({ query: 'a', category: 'Cihaz' });
    expect(ask('', 'Yok').category).toBeNull();
    expect(ask('', null).categories).toEqual(['Restoratif', 'Cihaz', 'Genel']);
  });
});
