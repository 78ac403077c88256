import type { Field } from './section-field.ts';
import {
  LANGUAGES,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  ROBOTS,
  type SettingKey,
  TWITTER_CARDS,
} from './setting.ts';
import { SETTING_DEFAULTS } from './setting-defaults.ts';

export type SettingField = Field & { key: SettingKey };
export type SettingGroup = { key: string; label: string; note?: string; fields: readonly SettingField[] };

const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  tr: 'Türkçe (tr)',
  en: 'İngilizce (en)',
  de: 'Almanca (de)',
};
const CARD_NAMES: Record<(typeof TWITTER_CARDS)[number], string> = {
  summary: 'Küçük görselli (summary)',
  summary_large_image: 'Büyük görselli (summary_large_image)',
};

function same(value: string) {
  return { value, label: value };
}

/** The group that the panel's settings screen has too. */
export const COMPANY_GROUP = 'site';

/** The settings behind the head of every page, as their editor shows them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    key: 'search',
    label: 'Arama sonuçları',
    note: 'Ana sayfanın başlığı ve açıklaması. Öteki sayfalar kendi adlarını ve açıklamalarını kullanır; açıklaması olmayan sayfada buradaki geçerlidir.',
    fields: [
      { key: 'metaTitle', label: 'Meta başlık', kind: 'text', max: META_TITLE_MAX },
      { key: 'metaDescription', label: 'Meta açıklama', kind: 'textarea', max: META_DESCRIPTION_MAX },
      {
        key: 'metaKeywords',
        label: 'Anahtar kelimeler',
        kind: 'textarea',
        max: 500,
        hint: 'Virgülle ayırın.',
      },
    ],
  },
  {
    key: 'social',
    label: 'Sosyal paylaşım',
    fields: [
      {
        key: 'ogTitle',
        label: 'Paylaşım başlığı',
        kind: 'text',
        max: 120,
        hint: 'Boşsa meta başlık kullanılır.',
      },
      {
        key: 'ogDescription',
        label: 'Paylaşım açıklaması',
        kind: 'textarea',
        max: 300,
        hint: 'Boşsa meta açıklama kullanılır.',
      },
      {
        key: 'ogImage',
        label: 'Paylaşım görseli',
        kind: 'image',
        max: 2000,
        recommended: '1200x630',
        folder: 'og-images',
      },
      {
        key: 'twitterCard',
        label: 'Twitter kartı',
        kind: 'choice',
        max: 40,
        options: TWITTER_CARDS.map((card) => ({ value: card, label: CARD_NAMES[card] })),
        fallback: 'summary_large_image',
      },
      { key: 'twitterSite', label: 'Twitter hesabı', kind: 'text', max: 80, hint: 'Örnek: @vitrindental' },
    ],
  },
  {
    key: 'crawling',
    label: 'Dizin ve dil',
    fields: [
      {
        key: 'canonicalUrl',
        label: 'Kanonik adres',
        kind: 'link',
        max: 2000,
        hint: 'Yalnız ana sayfanın. Boşsa kendi adresi kullanılır.',
      },
      {
        key: 'robots',
        label: 'Robots',
        kind: 'choice',
        max: 40,
        options: ROBOTS.map(same),
        fallback: 'index,follow',
      },
      {
        key: 'language',
        label: 'Dil',
        kind: 'choice',
        max: 2,
        options: LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
        fallback: 'tr',
      },
      { key: 'author', label: 'Yazar', kind: 'text', max: 120 },
      { key: 'publisher', label: 'Yayıncı', kind: 'text', max: 120 },
    ],
  },
  {
    key: COMPANY_GROUP,
    label: 'Site bilgileri',
    note: 'Şirket adı bütün sayfaların başlığında, adresler paylaşım ve arama sonuçlarında geçer.',
    fields: [
      {
        key: 'companyName',
        label: 'Şirket adı',
        kind: 'text',
        max: 120,
        fallback: SETTING_DEFAULTS.companyName,
      },
      {
        key: 'siteUrl',
        label: 'Site adresi',
        kind: 'link',
        max: 2000,
        hint: 'Örnek: https://ornek.com.tr. Boşsa isteğin geldiği adres kullanılır.',
      },
      {
        key: 'whatsapp',
        label: 'WhatsApp numarası',
        kind: 'text',
        max: 40,
        hint: 'Boşsa alt bilgideki telefon kullanılır.',
      },
      {
        key: 'mapLat',
        label: 'Harita enlemi',
        kind: 'text',
        max: 20,
        hint: 'Ondalık derece. Örnek: 39.9708',
      },
      {
        key: 'mapLng',
        label: 'Harita boylamı',
        kind: 'text',
        max: 20,
        hint: 'Ondalık derece. Örnek: 32.7440',
      },
      { key: 'mapZoom', label: 'Harita yakınlığı', kind: 'text', max: 2, hint: '1 ile 19 arasında.' },
      { key: 'kvkkUrl', label: 'KVKK sayfasının adresi', kind: 'link', max: 2000 },
      { key: 'privacyUrl', label: 'Gizlilik sayfasının adresi', kind: 'link', max: 2000 },
      { key: 'creditName', label: 'Siteyi yapan', kind: 'text', max: 80 },
      { key: 'creditUrl', label: 'Siteyi yapanın adresi', kind: 'link', max: 2000 },
    ],
  },
];
