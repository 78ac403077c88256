/** What holds where nothing is set. Apart from the settings, so that a page loads no validator for it. */
export const SETTING_DEFAULTS = {
  companyName: 'Vitrin Dental',
  robots: 'index,follow',
  language: 'tr',
  showPrices: 'false',
  twitterCard: 'summary_large_image',
  mapLat: '39.9334',
  mapLng: '32.8597',
  mapZoom: '13',
  messageMonths: '24',
  quoteMonths: '24',
  vatRate: '20',
  sessionDays: '365',
  logMonths: '24',
  consentText: 'Bilgileriniz yalnızca size dönmek için kullanılır:',
} as const;
