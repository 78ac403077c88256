import {
  ABOUT_PREVIEW_DEFAULT,
  BRANDS_STRIP_DEFAULT,
  DISTRIBUTOR_BRANDS_DEFAULT,
  FEATURED_DEFAULT,
  GALLERY_DEFAULT,
  GALLERY_STATUS_DEFAULT,
  HERO_DEFAULT,
  TESTIMONIALS_DEFAULT,
} from './section-defaults.ts';
import { type Field, RATING_MAX } from './section-field.ts';
import {
  headingFields,
  type ItemKind,
  pictureFields,
  type SectionKind,
  statisticKind,
} from './section-kind.ts';
import { CELL_PLACES, cellKey } from './window.ts';

const button: ItemKind = {
  name: 'cta_button',
  label: 'Düğmeler',
  one: 'Düğme',
  addLabel: 'Düğme ekle',
  addBy: 'empty',
  max: 2,
  fields: [
    { key: 'data.name', label: 'Düğme yazısı', kind: 'text', max: 40, required: 'Düğme yazısını yazın.' },
    {
      key: 'data.url',
      label: 'URL',
      kind: 'link',
      max: 2000,
      hint: 'Boş bırakılırsa /distributors sayfasına gider.',
    },
  ],
};

const heroImage: ItemKind = {
  name: 'hero_image',
  label: 'Hero görseli',
  one: 'Hero görseli',
  addLabel: 'Görsel ekle',
  addBy: 'empty',
  max: 1,
  single: true,
  fields: [
    {
      key: 'data.url',
      label: 'Görsel',
      kind: 'image',
      max: 2000,
      recommended: '1920x1080 (16:9)',
      folder: 'images',
      hint: 'Görsel seçilmezse vitrinde öne çıkan ürünler durur.',
    },
    { key: 'data.alt', label: 'Alternatif metin', kind: 'text', max: 160 },
  ],
};

const satisfactionCard: ItemKind = {
  name: 'floating_card',
  label: 'Memnuniyet kartı',
  one: 'Memnuniyet kartı',
  addLabel: 'Kart ekle',
  addBy: 'empty',
  max: 1,
  single: true,
  fields: [
    {
      key: 'data.rating',
      label: 'Puan',
      kind: 'rating',
      max: RATING_MAX,
      hint: 'Puan girilmezse kart gösterilmez.',
    },
    { key: 'data.title', label: 'Başlık', kind: 'text', max: 80 },
    { key: 'data.description', label: 'Açıklama', kind: 'textarea', max: 200 },
  ],
};

const brand: ItemKind = {
  name: 'brand',
  label: 'Markalar',
  one: 'Marka',
  addLabel: 'Marka seç',
  addBy: 'brands',
  max: 60,
  fields: [
    { key: 'data.id', label: 'Marka', kind: 'text', max: 64, required: 'Marka seçin.' },
    { key: 'data.name', label: 'Marka adı', kind: 'text', max: 120 },
    { key: 'data.slug', label: 'Slug', kind: 'text', max: 160 },
    { key: 'data.logoUrl', label: 'Logo', kind: 'image', max: 2000, folder: 'logos' },
    { key: 'data.logo', label: 'Emoji', kind: 'text', max: 16 },
    { key: 'data.description', label: 'Açıklama', kind: 'textarea', max: 5000 },
  ],
};

const testimonial: ItemKind = {
  name: 'testimonial',
  label: 'Yorumlar',
  one: 'Yorum',
  addLabel: 'Yorum ekle',
  addBy: 'empty',
  max: 40,
  fields: [
    { key: 'data.name', label: 'Ad soyad', kind: 'text', max: 80, required: 'Ad soyad yazın.' },
    { key: 'data.title', label: 'Unvan', kind: 'text', max: 80 },
    { key: 'data.clinic', label: 'Klinik', kind: 'text', max: 120 },
    { key: 'data.rating', label: 'Puan', kind: 'rating', max: RATING_MAX },
    { key: 'data.text', label: 'Yorum', kind: 'textarea', max: 600, required: 'Yorumu yazın.' },
  ],
  initial: { rating: RATING_MAX },
};

const galleryImage: ItemKind = {
  name: 'gallery_image',
  label: 'Görseller',
  one: 'Görsel',
  addLabel: 'Görsel ekle',
  addBy: 'pictures',
  max: 60,
  fields: [
    {
      key: 'data.url',
      label: 'Görsel',
      kind: 'image',
      max: 2000,
      required: 'Görsel seçin.',
      recommended: '1200x800 (3:2)',
      folder: 'gallery',
    },
    { key: 'data.clinicName', label: 'Klinik adı', kind: 'text', max: 120 },
    { key: 'data.projectName', label: 'Proje adı', kind: 'text', max: 120 },
    { key: 'data.status', label: 'Durum', kind: 'text', max: 60, fallback: GALLERY_STATUS_DEFAULT },
    { key: 'data.alt', label: 'Alternatif metin', kind: 'text', max: 160 },
    {
      key: 'data.details',
      label: 'Detaylar',
      kind: 'lines',
      max: 200,
      hint: 'Her satıra bir detay yazın. Boş satırlar atılır.',
    },
  ],
};

/** The products of the six-tile window; where none is chosen a featured one stands. */
const windowFields: readonly Field[] = CELL_PLACES.map((place, index) => ({
  key: `content.${cellKey(index)}`,
  label: `Vitrin gözü, ${place}`,
  kind: 'cell',
  max: 0,
}));

const [heroTitle, heroSubtitle, heroDescription] = headingFields(HERO_DEFAULT.title);
const [aboutTitle, aboutSubtitle, aboutDescription] = headingFields(ABOUT_PREVIEW_DEFAULT.title);

/** The home page, in the order of the page. */
export const homepageKinds: readonly SectionKind[] = [
  {
    page: 'homepage',
    section: 'hero',
    label: 'Hero',
    fields: [
      { key: 'content.badge', label: 'Rozet', kind: 'text', max: 60 },
      { ...heroTitle, max: 60 },
      { ...heroSubtitle, max: 120 },
      { ...heroDescription, max: 220 },
      ...windowFields,
    ],
    items: [statisticKind, button, heroImage, satisfactionCard],
  },
  {
    page: 'homepage',
    section: 'featured-products',
    label: 'Öne çıkan ürünler',
    fields: headingFields(FEATURED_DEFAULT.title),
    items: [],
    note: 'En popüler ürünler otomatik olarak gösterilir. Bir ürünü burada göstermek için ürünler sayfasında öne çıkarın.',
  },
  {
    page: 'homepage',
    section: 'distributor-brands',
    label: 'Bayilik markaları',
    fields: headingFields(DISTRIBUTOR_BRANDS_DEFAULT.title),
    items: [],
  },
  {
    page: 'homepage',
    section: 'brands-carousel',
    label: 'Logo şeridi',
    fields: headingFields(BRANDS_STRIP_DEFAULT.title),
    items: [brand],
  },
  {
    page: 'homepage',
    section: 'about-preview',
    label: 'Hakkımızda',
    fields: [
      aboutTitle,
      aboutSubtitle,
      { ...aboutDescription, label: 'Birinci paragraf' },
      { key: 'content.secondParagraph', label: 'İkinci paragraf', kind: 'textarea', max: 1000 },
      ...pictureFields,
    ],
    items: [],
  },
  {
    page: 'homepage',
    section: 'testimonials',
    label: 'Yorumlar',
    fields: headingFields(TESTIMONIALS_DEFAULT.title),
    items: [testimonial],
  },
  {
    page: 'homepage',
    section: 'gallery',
    label: 'Klinik galerisi',
    fields: headingFields(GALLERY_DEFAULT.title),
    items: [galleryImage],
  },
];
