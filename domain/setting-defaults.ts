import type { SettingValues } from './setting.ts';

/** What holds where nothing is set. */
export const SETTING_DEFAULTS: Partial<SettingValues> = {
  companyName: 'Vitrin Dental',
  robots: 'index,follow',
  language: 'tr',
  showPrices: 'false',
  twitterCard: 'summary_large_image',
  mapLat: '39.9334',
  mapLng: '32.8597',
  mapZoom: '13',
};
