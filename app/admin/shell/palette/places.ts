import type { Field } from '../../../../domain/site/section-field.ts';
import { pageLabel, SECTION_KINDS } from '../../../../domain/site/section-kinds.ts';
import { COMPANY_GROUP, SETTING_GROUPS } from '../../../../domain/site/seo.ts';
import { menuScreens, screenPath } from '../../lib/screens.ts';
import { EDITORS, editorLabel, sectionPath, seoPath, sitePath } from '../../lib/site-paths.ts';
import { SETTINGS_PARTS } from '../../screens/settings/parts.ts';

/** A place of the panel that Ctrl+K leads to. */
export type Place = {
  id: string;
  /** The screen whose sign it has. */
  screen: string;
  label: string;
  /** Where it is: the page of a section. */
  detail: string;
  /** What it is found by besides: what can be written there, and what people call it. */
  words: string;
  to: string;
};

/** What people may call a screen or an editor that its name does not say. */
const ALSO: Record<string, string> = {
  dashboard: 'panel özet başlangıç',
  site: 'içerik sayfa metin düzenle',
  messages: 'gelen kutusu iletişim formu',
  quotes: 'teklif listesi fiyat sipariş istek',
  media: 'dosya görsel resim belge medya media',
  activities: 'geçmiş değişiklik kim ne yaptı log',
  trash: 'silinenler geri yükle geri dönüşüm trash',
  accounts: 'kişi kullanıcı personel yetki davet yönetici editör iki adım güvenlik denetim accounts',
  settings: 'şifre oturum şirket settings',
  header: 'logo menü navigasyon header',
  footer: 'iletişim telefon adres sosyal medya bağlantılar footer',
  seo: 'google arama motoru meta başlık açıklama paylaşım',
  homepage: 'anasayfa giriş ilk sayfa homepage',
  about: 'hakkımızda şirket about',
  distributors: 'bayi distribütör distributors',
};

function fieldWords(fields: readonly Field[]): string {
  return fields.map((field) => field.label).join(' ');
}

const screens: Place[] = menuScreens.map(({ id, label, path }) => ({
  id,
  screen: id,
  label,
  detail: '',
  words: ALSO[id] ?? '',
  to: screenPath(path),
}));
const editors: Place[] = EDITORS.map((editor) => ({
  id: `site/${editor}`,
  screen: 'site',
  label: editorLabel(editor),
  detail: 'Site Özelleştirme',
  words: ALSO[editor] ?? '',
  to: sitePath(editor),
}));
const sections: Place[] = SECTION_KINDS.map(({ page, section, label, fields, items }) => ({
  id: `site/${page}/${section}`,
  screen: 'site',
  label,
  detail: pageLabel(page),
  words: [section, fieldWords(fields), ...items.map((item) => item.label)].join(' '),
  to: sectionPath(`${page}/${section}`),
}));
const settings: Place[] = SETTING_GROUPS.map(({ key, label, fields }) => ({
  id: `site/seo/${key}`,
  screen: 'site',
  label,
  detail: editorLabel('seo'),
  words: fieldWords(fields),
  to: seoPath(key),
}));
const parts: Place[] = SETTINGS_PARTS.map(({ id, label, words }) => ({
  id: `settings/${id}`,
  screen: 'settings',
  label,
  detail: 'Ayarlar',
  words: [
    words,
    ...(id === 'sirket'
      ? [fieldWords(SETTING_GROUPS.find((group) => group.key === COMPANY_GROUP)?.fields ?? [])]
      : []),
  ].join(' '),
  to: `${screenPath('settings')}#${id}`,
}));

/** Every screen, every editor, and every part of them. */
export const places: readonly Place[] = [...screens, ...editors, ...parts, ...sections, ...settings];
