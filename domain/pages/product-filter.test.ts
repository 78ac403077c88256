import { describe, expect, it } from 'vitest';
import { type FacetGroup, filterView } from './filter-view.ts';
import { filteredPath, NO_FILTER } from './product-filter.ts';
import { readFilter } from './read-filter.ts';
import { NO_SPECS } from './spec-choice.ts';

const groups: FacetGroup[] = [
  { featured: true, catalog: true, video: false, count: 2 },
  { featured: false, catalog: true, video: false, count: 5 },
  { featured: false, catalog: false, video: false, count: 3 },
];

describe('readFilter', () => {
  it('reads what is switched on and leaves out anything odd', () => {
    const params = new URLSearchParams('featured=1&catalog=yes&video=1&sort=name&colour=red');
    expect(readFilter(params)).toEqual({ facets: ['featured', 'video'], sort: 'name', specs: NO_SPECS });
    expect(readFilter(new URLSearchParams('sort=price'))).toEqual(NO_FILTER);
  });

  it('goes into an address and comes back', () => {
    const filter = { facets: ['catalog'], sort: 'newest', specs: NO_SPECS } as const;
    const path = filteredPath('/brands/nordfil', { ...filter, facets: [...filter.facets] });
    expect(path).toBe('/brands/nordfil?catalog=1&sort=newest');
    expect(readFilter(new URL(path, 'http://localhost').searchParams)).toEqual(filter);
    expect(filteredPath('/brands/nordfil', NO_FILTER)).toBe('/brands/nordfil');
  });
});

describe('filterView', () => {
  it('offers only what divides the list', () => {
    const { facets, total } = filterView(groups, NO_FILTER);
    expect(facets.map(({ key, count }) => [key, count])).toEqual([
      ['featured', 2],
      ['catalog', 7],
    ]);
    expect(total).toBe(10);
  });

  it('counts a facet together with those that are on', () => {
    const { facets, total } = filterView(groups, { ...NO_FILTER, facets: ['catalog'] });
    expect(facets).toEqual([
      { key: 'featured', label: 'Öne çıkan', count: 2, isOn: false },
      { key: 'catalog', label: 'Kataloğu olan', count: 7, isOn: true },
    ]);
    expect(total).toBe(7);
  });

  it('keeps a facet that is on although nothing passes, so that it can be switched off', () => {
    const { facets, total } = filterView(groups, { ...NO_FILTER, facets: ['video'] });
    expect(facets.find(({ key }) => key === 'video')).toMatchObject({ count: 0, isOn: true });
    expect(total).toBe(0);
  });
});
