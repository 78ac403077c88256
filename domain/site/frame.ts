import { FOOTER_DEFAULT } from './section-defaults.ts';
import { type ItemKind, linkKind, type SectionKind } from './section-kind.ts';

export const SOCIAL_ICONS = ['Facebook', 'Instagram', 'Linkedin', 'Twitter'] as const;

const SOCIAL_MISSING = 'Lütfen hesap adı ve URL girin!';

const social: ItemKind = {
  name: null,
  label: 'Sosyal hesaplar',
  one: 'Sosyal hesap',
  addLabel: 'Hesap ekle',
  addBy: 'empty',
  max: 12,
  fields: [
    { key: 'name', label: 'Hesap adı', kind: 'text', max: 60, required: SOCIAL_MISSING },
    { key: 'data.url', label: 'URL', kind: 'link', max: 2000, required: SOCIAL_MISSING },
    {
      key: 'data.icon',
      label: 'Simge',
      kind: 'choice',
      max: 40,
      options: SOCIAL_ICONS.map((icon) => ({ value: icon, label: icon === 'Linkedin' ? 'LinkedIn' : icon })),
    },
  ],
  initial: { icon: 'Instagram' },
};

/** The bar above every page. */
export const headerKinds: readonly SectionKind[] = [
  {
    page: 'header',
    section: 'logo',
    label: 'Logo',
    fields: [
      {
        key: 'content.logoUrl',
        label: 'Logo',
        kind: 'image',
        max: 2000,
        folder: 'logos',
        hint: 'Logo yoksa simge ve şirket adı gösterilir.',
      },
    ],
    items: [],
  },
  {
    page: 'header',
    section: 'navigation',
    label: 'Menü',
    fields: [],
    items: [
      linkKind({
        label: 'Menü',
        one: 'Menü öğesi',
        addLabel: 'Menü öğesi ekle',
        nameLabel: 'Menü adı',
        missing: 'Lütfen menü adı ve URL girin!',
      }),
    ],
  },
];

/** The foot of every page. */
export const footerKinds: readonly SectionKind[] = [
  {
    page: 'footer',
    section: 'company-info',
    label: 'Şirket bilgisi',
    fields: [
      { key: 'content.name', label: 'Şirket adı', kind: 'text', max: 120 },
      {
        key: 'content.description',
        label: 'Açıklama',
        kind: 'textarea',
        max: 600,
        fallback: FOOTER_DEFAULT.description,
      },
      { key: 'content.logo', label: 'Logo', kind: 'image', max: 2000, recommended: '40x40', folder: 'logos' },
    ],
    items: [],
  },
  {
    page: 'footer',
    section: 'contact-info',
    label: 'İletişim bilgisi',
    fields: [
      { key: 'content.phone', label: 'Telefon', kind: 'text', max: 40, fallback: FOOTER_DEFAULT.phone },
      { key: 'content.email', label: 'E-posta', kind: 'email', max: 254, fallback: FOOTER_DEFAULT.email },
      {
        key: 'content.address',
        label: 'Adres',
        kind: 'textarea',
        max: 300,
        fallback: FOOTER_DEFAULT.address,
      },
      {
        key: 'content.workingHours',
        label: 'Çalışma saatleri',
        kind: 'text',
        max: 120,
        fallback: FOOTER_DEFAULT.workingHours,
      },
    ],
    items: [],
  },
  {
    page: 'footer',
    section: 'quick-links',
    label: 'Hızlı bağlantılar',
    fields: [],
    items: [
      linkKind({
        label: 'Hızlı bağlantılar',
        one: 'Bağlantı',
        addLabel: 'Bağlantı ekle',
        nameLabel: 'Bağlantı adı',
        missing: 'Lütfen bağlantı adı ve URL girin!',
      }),
    ],
  },
  { page: 'footer', section: 'social-media', label: 'Sosyal medya', fields: [], items: [social] },
];
