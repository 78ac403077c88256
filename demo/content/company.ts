/** What the demo company says about itself wherever it is asked: footer, settings and the last page of every catalog. */
export const company = {
  name: 'Vitrin Dental',
  slogan: 'Diş hekimliğinin vitrini',
  since: 2009,
  phone: '0312 555 01 42',
  whatsapp: '0500 555 01 42',
  email: 'bilgi@vitrindental.example',
  website: 'vitrindental.example',
  address: 'Ostim OSB, 1234. Cadde No: 56, Yenimahalle / Ankara',
  workingHours: 'Pazartesi - Cuma: 09:00 - 18:00',
} as const;
