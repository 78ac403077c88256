import { z } from 'zod';
import { cleanText } from '../rules/clean-text.ts';
import { text, version, wrongForm } from '../rules/fields.ts';
import { isSafeLink, isSafeSource, isWebAddress } from '../rules/safe-link.ts';
import type { KindWords } from '../things/row.ts';
import { SETTING_DEFAULTS } from './setting-defaults.ts';

export const settingWords: KindWords = { noun: 'ayar', title: 'Site ayarları', plural: 'Site ayarları' };

export const META_TITLE_MAX = 60;
export const META_DESCRIPTION_MAX = 160;
export const ROBOTS = ['index,follow', 'noindex,follow', 'index,nofollow', 'noindex,nofollow'] as const;
export const LANGUAGES = ['tr', 'en', 'de'] as const;
export const TWITTER_CARDS = ['summary', 'summary_large_image'] as const;

function short(max: number) {
  return text(max)
    .nullable()
    .transform((value) => value ?? '');
}
const web = short(2000).refine(
  (value) => value === '' || isWebAddress(value),
  wrongForm('Geçerli bir web adresi girin. Örnek: https://ornek.com.tr'),
);
const source = short(2000).refine(
  (value) => value === '' || isSafeSource(value),
  wrongForm('Adres http(s) ya da / ile başlamalıdır.'),
);
const link = short(2000).refine(
  (value) => value === '' || isSafeLink(value),
  wrongForm('Adres http(s), mailto, tel ya da / ile başlamalıdır.'),
);
/** Text of digits, or the number itself. */
function numeric(message: string) {
  return z
    .union([z.string(), z.number()], { error: message })
    .nullable()
    .transform((value) => cleanText(String(value ?? '')));
}
const ZOOM = '1 ile 19 arasında bir sayı girin.';
const DEGREES = 'Ondalık derece girin. Örnek: 39.9708';
function coordinate(limit: number) {
  return numeric(DEGREES).refine(
    (value) => value === '' || (/^-?\d{1,3}(\.\d{1,8})?$/.test(value) && Math.abs(Number(value)) <= limit),
    wrongForm(DEGREES),
  );
}

/** A whole number of months or days, as text like all settings. */
function period([min, max]: readonly [number, number]) {
  const hint = `${min} ile ${max} arasında bir tam sayı girin.`;
  return numeric(hint).refine(
    (value) => value === '' || (/^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max),
    wrongForm(hint),
  );
}
/** How long each may be kept, least and most: messages and logs in months, sessions in days. */
export const PERIODS = {
  messageMonths: [1, 120],
  quoteMonths: [1, 120],
  sessionDays: [1, 400],
  logMonths: [6, 120],
} as const;
export const CONSENT_MAX = 500;
export const KVKK_MAX = 20_000;

function long(max: number) {
  return text(max, 'lines')
    .nullable()
    .transform((value) => value ?? '');
}

const VAT = '0 ile 100 arasında bir tam sayı girin. Örnek: 20';

/** A switch, as text like all settings. */
const ON_OFF = 'Açık (true) ya da kapalı (false) olmalıdır.';
const onOff = z
  .union([z.boolean(), z.string()], { error: ON_OFF })
  .nullable()
  .transform((value) => String(value ?? ''))
  .refine((value) => ['', 'true', 'false'].includes(value), ON_OFF);

/** Every site-wide setting: what it accepts. Values are text; an empty one counts as not set. */
export const settingFields = {
  companyName: short(120),
  whatsapp: short(40).refine(
    (value) => value === '' || /^[+\d\s()-]{7,40}$/.test(value),
    wrongForm('Telefon numarasını rakamlarla yazın. Örnek: 0532 555 01 42'),
  ),
  metaTitle: short(META_TITLE_MAX),
  metaDescription: short(META_DESCRIPTION_MAX),
  metaKeywords: short(500),
  author: short(120),
  publisher: short(120),
  robots: z.union([z.enum(ROBOTS), z.literal('')], { error: 'Listeden bir seçenek seçin.' }),
  language: z.union([z.enum(LANGUAGES), z.literal('')], { error: 'Listeden bir dil seçin.' }),
  ogTitle: short(120),
  ogDescription: short(300),
  ogImage: source,
  siteUrl: web,
  twitterCard: z.union([z.enum(TWITTER_CARDS), z.literal('')], { error: 'Listeden bir seçenek seçin.' }),
  twitterSite: short(80),
  canonicalUrl: web,
  creditName: short(80),
  creditUrl: link,
  kvkkUrl: link,
  privacyUrl: link,
  showPrices: onOff,
  messageMonths: period(PERIODS.messageMonths),
  quoteMonths: period(PERIODS.quoteMonths),
  vatRate: numeric(VAT).refine((value) => /^(?:\d{0,2}|100)$/.test(value), wrongForm(VAT)),
  sessionDays: period(PERIODS.sessionDays),
  logMonths: period(PERIODS.logMonths),
  consentText: short(CONSENT_MAX),
  kvkkText: long(KVKK_MAX),
  mapLat: coordinate(90),
  mapLng: coordinate(180),
  mapZoom: numeric(ZOOM).refine(
    (value) => value === '' || (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 19),
    wrongForm(ZOOM),
  ),
};

export type SettingKey = keyof typeof settingFields;
export type SettingValues = Record<SettingKey, string>;
export const SETTING_KEYS = Object.keys(settingFields) as SettingKey[];

/** What changes settings: any keys, and the version the form was opened with. */
export const settingsPatch = z.strictObject({ ...settingFields, version }).partial();
export type SettingsPatch = z.input<typeof settingsPatch>;

/** All settings with the defaults in the gaps. */
export function withDefaults(values: Partial<SettingValues>): SettingValues {
  const defaults: Partial<SettingValues> = SETTING_DEFAULTS;
  return Object.fromEntries(
    SETTING_KEYS.map((key) => [key, values[key] || defaults[key] || '']),
  ) as SettingValues;
}

/** The settings as the API answers them. */
export const settingsRow = z.object({
  ...Object.fromEntries(SETTING_KEYS.map((key) => [key, z.string()])),
  version: z.int().min(1),
});
export type Settings = SettingValues & { version: number };
