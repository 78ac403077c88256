import type { Field } from './section-field.ts';

/** How new items come: empty, one for each uploaded picture, or chosen from the brands. */
export type AddWay = 'empty' | 'pictures' | 'brands';

export type ItemKind = {
  /** The item's `name`; null where the name is its label (links, social accounts). */
  name: string | null;
  /** The heading of its list, and what one of them is called. */
  label: string;
  one: string;
  addLabel: string;
  addBy: AddWay;
  /** How many a section may hold. */
  max: number;
  fields: readonly Field[];
  /** Start values of a new one. */
  initial?: Record<string, unknown>;
  /** Only one row, edited in place, never listed. */
  single?: true;
};

export type SectionKind = {
  page: PageKey;
  section: string;
  label: string;
  note?: string;
  fields: readonly Field[];
  items: readonly ItemKind[];
};

export const PAGES = [
  { key: 'homepage', label: 'Ana sayfa', path: '/' },
  { key: 'about', label: 'Kurumsal', path: '/about' },
  { key: 'distributors', label: 'Bayiliklerimiz', path: '/distributors' },
  { key: 'header', label: 'Üst menü', path: '/' },
  { key: 'footer', label: 'Alt bilgi', path: '/' },
] as const;
export type PageKey = (typeof PAGES)[number]['key'];

const title: Field = { key: 'title', label: 'Başlık', kind: 'text', max: 120 };
const subtitle: Field = { key: 'subtitle', label: 'Alt başlık', kind: 'text', max: 200 };
const description: Field = { key: 'description', label: 'Açıklama', kind: 'textarea', max: 1000 };

/** Title, subtitle and description of a section; `fallback` is the title that stands where none is entered. */
export function headingFields(fallback: string): [title: Field, subtitle: Field, description: Field] {
  return [{ ...title, fallback }, subtitle, description];
}

/** What an icon stands beside. */
export const iconField: Field = { key: 'data.icon', label: 'Simge', kind: 'icon', max: 40 };

/** The picture of a section with its alternative text. */
export const pictureFields: readonly Field[] = [
  {
    key: 'imageUrl',
    label: 'Görsel',
    kind: 'image',
    max: 2000,
    recommended: '800x600 (4:3)',
    folder: 'images',
  },
  {
    key: 'content.imageAlt',
    label: 'Alternatif metin',
    kind: 'text',
    max: 160,
    hint: 'Görseli göremeyenlere okunur.',
  },
];

export const statisticKind: ItemKind = {
  name: 'statistic',
  label: 'İstatistikler',
  one: 'İstatistik',
  addLabel: 'İstatistik ekle',
  addBy: 'empty',
  max: 4,
  fields: [
    { key: 'data.value', label: 'Değer', kind: 'text', max: 20, required: 'Değeri yazın.' },
    { key: 'data.label', label: 'Etiket', kind: 'text', max: 60, required: 'Etiketi yazın.' },
    iconField,
  ],
};

/** A list of links whose names are their labels. */
export function linkKind(texts: {
  label: string;
  one: string;
  addLabel: string;
  nameLabel: string;
  missing: string;
}): ItemKind {
  return {
    name: null,
    label: texts.label,
    one: texts.one,
    addLabel: texts.addLabel,
    addBy: 'empty',
    max: 12,
    fields: [
      { key: 'name', label: texts.nameLabel, kind: 'text', max: 60, required: texts.missing },
      { key: 'data.url', label: 'URL', kind: 'link', max: 2000, required: texts.missing },
    ],
  };
}
