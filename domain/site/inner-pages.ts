import { PROVINCES } from './provinces.ts';
import {
  ABOUT_DEFAULT,
  ABOUT_STATISTICS_DEFAULT,
  ALL_PRODUCTS_DEFAULT,
  DISTRIBUTORS_DEFAULT,
  MISSION_DEFAULT,
  MISSION_VISION_DEFAULT,
  VALUES_DEFAULT,
  VISION_DEFAULT,
} from './section-defaults.ts';
import {
  headingFields,
  type ItemKind,
  iconField,
  pictureFields,
  type SectionKind,
  statisticKind,
} from './section-kind.ts';

function card(name: string, fallback: { title: string }): ItemKind {
  return {
    name,
    label: fallback.title,
    one: fallback.title,
    addLabel: `${fallback.title} ekle`,
    addBy: 'empty',
    max: 1,
    single: true,
    fields: [
      iconField,
      { key: 'data.title', label: 'Başlık', kind: 'text', max: 80, fallback: fallback.title },
      { key: 'data.description', label: 'Açıklama', kind: 'textarea', max: 1000 },
    ],
  };
}

const value: ItemKind = {
  name: 'value',
  label: 'Değerler',
  one: 'Değer',
  addLabel: 'Değer ekle',
  addBy: 'empty',
  max: 12,
  fields: [
    iconField,
    { key: 'data.title', label: 'Başlık', kind: 'text', max: 80, required: 'Başlık yazın.' },
    { key: 'data.description', label: 'Açıklama', kind: 'textarea', max: 400 },
  ],
};

/** Where the technicians live: the map of the page. */
const city: ItemKind = {
  name: 'city',
  label: 'Teknisyenler',
  one: 'İl',
  addLabel: 'İl ekle',
  addBy: 'empty',
  max: 81,
  fields: [
    {
      key: 'data.city',
      label: 'İl',
      kind: 'choice',
      max: 40,
      required: 'İli seçin.',
      options: PROVINCES.map(({ name }) => ({ value: name, label: name })),
    },
    {
      key: 'data.value',
      label: 'Teknisyen sayısı',
      kind: 'text',
      max: 3,
      required: 'Kaç teknisyen olduğunu yazın.',
      hint: 'Yalnız rakam. Sayfadaki harita ve toplam bundan çıkar.',
    },
  ],
};

/** The about page, in the order of the page. */
export const aboutKinds: readonly SectionKind[] = [
  {
    page: 'about',
    section: 'hero',
    label: 'Hero',
    fields: [...headingFields(ABOUT_DEFAULT.title), ...pictureFields],
    items: [],
  },
  {
    page: 'about',
    section: 'values',
    label: 'Değerler',
    fields: headingFields(VALUES_DEFAULT.title),
    items: [value],
  },
  {
    page: 'about',
    section: 'statistics',
    label: 'İstatistikler',
    fields: headingFields(ABOUT_STATISTICS_DEFAULT.title),
    items: [statisticKind, city],
  },
  {
    page: 'about',
    section: 'mission-vision',
    label: 'Vizyon ve misyon',
    fields: headingFields(MISSION_VISION_DEFAULT.title),
    items: [card('vision', VISION_DEFAULT), card('mission', MISSION_DEFAULT)],
  },
];

/** The page of the distributor brands. */
export const distributorKinds: readonly SectionKind[] = [
  {
    page: 'distributors',
    section: 'hero',
    label: 'Hero',
    fields: headingFields(DISTRIBUTORS_DEFAULT.title),
    items: [],
  },
  {
    page: 'distributors',
    section: 'products',
    label: 'Ürünler',
    fields: headingFields(ALL_PRODUCTS_DEFAULT.title),
    items: [],
  },
];
