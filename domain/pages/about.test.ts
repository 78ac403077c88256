import { describe, expect, it } from 'vitest';
import { aboutView } from './about.ts';
import { plainPicture } from './picture.ts';
import type { ItemRow, SectionRow } from './rows.ts';

function item(id: string, name: string, data: unknown, sortOrder: number): ItemRow {
  return { id, name, data, isActive: true, sortOrder, createdAt: `2026-01-01T00:00:0${id.length}.000Z` };
}

function section(key: string, items: ItemRow[]): SectionRow {
  return {
    page: 'about',
    section: key,
    title: null,
    subtitle: null,
    description: null,
    imageUrl: null,
    isActive: true,
    content: {},
    items,
  };
}

function view(sections: SectionRow[]) {
  return aboutView({ sections, totals: { brands: 3, products: 40 }, pictureOf: plainPicture });
}

describe('aboutView', () => {
  it('has its fixed texts: Vizyon, Misyon, no values, six reasons, no picture', () => {
    const { purpose, values, reasons, hero } = view([]);
    expect([purpose.vision.title, purpose.mission.title]).toEqual(['Vizyon', 'Misyon']);
    expect(values.cards).toEqual([]);
    expect(reasons).toHaveLength(6);
    expect(hero.picture).toBeNull();
  });

  it('shows one item of each order, in order', () => {
    const values = section('values', [
      item('bb', 'value', { title: 'Genç ikiz' }, 2),
      item('c', 'value', { title: 'Birinci' }, 1),
      item('a', 'value', { title: 'Yaşlı ikiz' }, 2),
      item('d', 'value', { description: 'Başlıksız' }, 3),
    ]);
    expect(view([values]).values.cards.map(({ title }) => title)).toEqual(['Birinci', 'Yaşlı ikiz']);
  });

  it('keeps the fallback title of a card that has only a text', () => {
    const purpose = section('mission-vision', [item('v', 'vision', { description: 'Kendi sözümüz' }, 1)]);
    expect(view([purpose]).purpose.vision).toEqual({
      title: 'Vizyon',
      description: 'Kendi sözümüz',
      icon: null,
    });
  });
});
