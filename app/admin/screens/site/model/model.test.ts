import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Section, SectionItem } from '../../../../../domain/site/section.ts';
import { itemKind, sectionKind } from '../../../../../domain/site/section-kinds.ts';
import { changeNames, changesOf } from './changes.ts';
import { conflictsOf, settle } from './conflicts.ts';
import { previewRow } from './preview-rows.ts';
import { rebase } from './rebase.ts';
import { fieldId, orderNumbers, placedErrors, planErrors, savePlan } from './save-plan.ts';
import {
  addItems,
  arrange,
  blankSection,
  dropItem,
  newItem,
  type SectionState,
  setActive,
  setField,
  setItemField,
  setSingleField,
  stored,
} from './section-state.ts';

function kindAt(page: string, section: string) {
  const kind = sectionKind(page, section);
  if (!kind) throw new Error(`${page}/${section}`);
  return kind;
}
const heroKind = kindAt('homepage', 'hero');
function heroItems(name: string) {
  const kind = itemKind(heroKind, name);
  if (!kind) throw new Error(name);
  return kind;
}

function item(id: string, name: string, data: Record<string, unknown>, sortOrder: number): SectionItem {
  return {
    id,
    sectionId: 's',
    name,
    data,
    isActive: true,
    sortOrder,
    version: 3,
    createdAt: '2026-01-01',
    updatedAt: '2026-01-01',
  };
}
const hero: Section = {
  ...blankSection(heroKind, 1),
  id: 's',
  version: 7,
  title: 'Başlık',
  content: { badge: 'Rozet', other: 1 },
  items: [
    item('a', 'statistic', { value: '1', label: 'bir' }, 1),
    item('b', 'statistic', { value: '2', label: 'iki' }, 2),
    item('c', 'cta_button', { name: 'Git', url: '/contact' }, 3),
    item('d', 'statistic', { value: '3', label: 'üç' }, 4),
  ],
};
function open(section: Section = hero): SectionState {
  return { kind: heroKind, base: section, draft: section };
}
function withRow(section: Section, id: string, change: Partial<SectionItem>): Section {
  return { ...section, items: section.items.map((row) => (row.id === id ? { ...row, ...change } : row)) };
}

describe('what is unsaved', () => {
  it('is nothing after opening, and nothing again once a text is typed back', () => {
    const typed = setField(open(), 'title', 'Başlık ve');
    expect(changesOf(open())).toEqual([]);
    expect(changesOf(setField(typed, 'title', ' Başlık '))).toEqual([]);
    expect(changesOf(setField(open(), 'subtitle', ''))).toEqual([]);
  });

  it('is named by field, item and order', () => {
    const statistics = heroItems('statistic');
    let state = setField(open(), 'title', 'Yeni');
    state = setItemField(state, 'a', 'data.value', '9');
    state = addItems(state, [newItem(statistics, 's')]);
    state = arrange(state, ['b', 'a']);
    expect(changeNames([state])).toBe('başlık, istatistik, yeni istatistik, istatistik sırası');
    const other = { ...open(), kind: kindAt('about', 'hero') };
    expect(changeNames([state, setField(other, 'title', 'x')])).toContain(' · Hero: başlık');
  });

  it('leaves out a single item that holds nothing', () => {
    const card = heroItems('floating_card');
    const touched = setSingleField(open(), card, 'data.title', 'A');
    expect(changesOf(touched)).toHaveLength(1);
    expect(changesOf(setSingleField(touched, card, 'data.title', ''))).toEqual([]);
  });

  it('does not count switches: they are stored at once', () => {
    expect(changesOf(setActive(setActive(open(), null, false), 'a', false))).toEqual([]);
  });
});

describe('the request of a save', () => {
  it('holds the changed columns with the versions they were read at', () => {
    let state = setField(open(), 'content.badge', ' Yeni rozet ');
    state = setItemField(state, 'c', 'data.url', '/brands ');
    expect(savePlan([state]).body).toEqual({
      created: [],
      sections: [{ id: 's', version: 7, content: { badge: 'Yeni rozet', other: 1 } }],
      items: [{ id: 'c', version: 3, data: { name: 'Git', url: '/brands' } }],
      added: [],
    });
  });

  it('creates a missing section with its items', () => {
    const blank = blankSection(heroKind, 1);
    const made = newItem(heroItems('statistic'), '', { value: '1', label: 'bir' });
    const { body, places } = savePlan([addItems({ kind: heroKind, base: blank, draft: blank }, [made])]);
    expect(body.created).toMatchObject([
      { page: 'homepage', section: 'hero', items: [{ name: 'statistic', sortOrder: 1 }] },
    ]);
    expect(places.get('created.0.items.0')).toEqual({ section: 'homepage/hero', item: made.id });
  });

  it('is empty when nothing changed', () => {
    const { body } = savePlan([open()]);
    expect(Object.values(body).flat()).toEqual([]);
  });

  it('drops blank lines of details', () => {
    const kind = kindAt('homepage', 'gallery');
    const gallery: Section = {
      ...blankSection(kind, 1),
      id: 'g',
      version: 1,
      items: [item('x', 'gallery_image', { url: '/media/a.webp', details: ['bir'] }, 1)],
    };
    const state = { kind, base: gallery, draft: gallery };
    const blank = setItemField(state, 'x', 'data.details', ['bir', '', ' ']);
    expect(changesOf(blank)).toEqual([]);
    const more = setItemField(state, 'x', 'data.details', ['bir', '', ' iki ']);
    expect(savePlan([more]).body.items[0]?.data).toMatchObject({ details: ['bir', 'iki'] });
  });
});

describe('the order', () => {
  it('moves only what changes its number', () => {
    const moved = arrange(open(), ['b', 'a', 'd']);
    expect(moved.draft.items.map((row) => row.id)).toEqual(['b', 'a', 'c', 'd']);
    expect(savePlan([moved]).body.items).toEqual([
      { id: 'b', version: 3, sortOrder: 1 },
      { id: 'a', version: 3, sortOrder: 2 },
    ]);
  });

  it('gives a new item one more than there are, or the next free number', () => {
    const made = newItem(heroItems('statistic'), 's', { value: '4', label: 'dört' });
    expect(orderNumbers(addItems(open(), [made])).get(made.id)).toBe(5);
    const gap = dropItem(open(), 'a');
    expect(orderNumbers(addItems(gap, [made])).get(made.id)).toBe(5);
  });

  it('keeps 0 in header and footer while all have it, and goes to the end otherwise', () => {
    const kind = kindAt('header', 'navigation');
    const links = kind.items[0];
    if (!links) throw new Error('links');
    const menu = (orders: number[]): SectionState => {
      const items = orders.map((order, place) => item(`m${place}`, 'Ad', { url: '/x' }, order));
      const section = { ...blankSection(kind, 1), id: 'h', version: 1, items };
      return { kind, base: section, draft: section };
    };
    const made = newItem(links, 'h');
    expect(orderNumbers(addItems(menu([0, 0]), [made])).get(made.id)).toBe(0);
    expect(orderNumbers(addItems(menu([1, 2]), [made])).get(made.id)).toBe(3);
  });

  it('never gives two items of a section one number after a move', () => {
    const orders = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(orders, fc.nat(), (numbers, seed) => {
        const items = numbers.map((order, place) => item(`i${place}`, 'statistic', {}, order));
        const state = open({ ...hero, items });
        const ids = items.map((row) => row.id);
        const at = seed % ids.length;
        const moved = arrange(state, [...ids.slice(at), ...ids.slice(0, at)]);
        const found = orderNumbers(moved);
        if (at > 0) expect(new Set(found.values()).size).toBe(items.length);
        expect(previewRow(moved).items.map((row) => row.id)).toEqual(moved.draft.items.map((row) => row.id));
      }),
    );
  });
});

describe('refusals', () => {
  it('stand at the fields of the rows that would be written', () => {
    let state = setField(open(), 'title', 'x'.repeat(61));
    state = setItemField(state, 'c', 'data.url', 'javascript:alert(1)');
    expect(planErrors([state])).toEqual({
      [fieldId('homepage/hero', null, 'title')]: 'En fazla 60 karakter olabilir.',
      [fieldId('homepage/hero', 'c', 'data.url')]: 'Adres http(s), mailto, tel ya da / ile başlamalıdır.',
    });
  });

  it('of the server find their fields again', () => {
    const state = setItemField(setField(open(), 'title', 'Yeni'), 'c', 'data.url', '/x');
    const errors = placedErrors(
      { 'items.0.data.url': 'Hayır.', 'sections.0.title': 'Uzun.' },
      savePlan([state]),
    );
    expect(errors).toEqual({
      [fieldId('homepage/hero', 'c', 'data.url')]: 'Hayır.',
      [fieldId('homepage/hero', null, 'title')]: 'Uzun.',
    });
  });
});

describe('what others store meanwhile', () => {
  const newer = {
    ...withRow(hero, 'a', { data: { value: '7', label: 'yedi' }, version: 4 }),
    version: 8,
    title: 'Onunki',
  };

  it('is taken where nothing was touched here', () => {
    const next = rebase(open(), newer);
    expect(next.draft).toEqual(newer);
    expect(changesOf(next)).toEqual([]);
  });

  it('waits for a choice where both wrote, and loses neither side', () => {
    const state = setItemField(setField(open(), 'title', 'Benimki'), 'a', 'data.value', '5');
    const kept = rebase(state, newer);
    expect(kept.draft.title).toBe('Benimki');
    expect(kept.base.version).toBe(7);
    const conflicts = conflictsOf([state], [newer]);
    expect(Object.values(conflicts.labels)).toEqual([
      'Hero: Başlık',
      'Hero, 1. İstatistik: Değer',
      'Hero, 1. İstatistik: Etiket',
    ]);
    const title = fieldId('homepage/hero', null, 'title');
    const settled = settle(state, [newer], {
      [title]: 'Benimki',
      [fieldId('homepage/hero', 'a', 'data.value')]: '7',
    });
    expect(settled.draft.title).toBe('Benimki');
    expect(settled.draft.items[0]?.data).toEqual({ value: '7', label: 'yedi' });
    expect(savePlan([settled]).body).toMatchObject({
      sections: [{ id: 's', version: 8, title: 'Benimki' }],
      items: [],
    });
  });

  it('keeps what was written to an item that someone deleted, as a new one', () => {
    const state = setItemField(open(), 'b', 'data.value', '22');
    const next = rebase(state, { ...hero, items: hero.items.filter((row) => row.id !== 'b') });
    const [revived] = next.draft.items.filter((row) => row.version === 0);
    expect(revived?.data).toEqual({ value: '22', label: 'iki' });
    expect(savePlan([next]).body.added).toHaveLength(1);
  });

  it('adds to a new order without disturbing it', () => {
    const state = arrange(open(), ['d', 'b', 'a']);
    const more = { ...hero, items: [...hero.items, item('e', 'statistic', { value: '5', label: 'beş' }, 5)] };
    expect(rebase(state, more).draft.items.map((row) => row.id)).toEqual(['d', 'b', 'c', 'a', 'e']);
  });

  it('never loses a new item', () => {
    const made = newItem(heroItems('statistic'), 's', { value: '4', label: 'dört' });
    expect(rebase(addItems(open(), [made]), newer).draft.items.at(-1)).toEqual(made);
  });
});

describe('a switch', () => {
  it('moves the version on only when nobody else wrote between', () => {
    const state = setActive(open(), null, false);
    expect(stored(state, { id: 's', version: 8, updatedAt: 'x' }).base.version).toBe(8);
    expect(stored(state, { id: 's', version: 9, updatedAt: 'x' }).base.version).toBe(7);
    expect(stored(state, { id: 'a', version: 4, updatedAt: 'x' }).draft.items[0]?.version).toBe(4);
  });
});
