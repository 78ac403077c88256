import type { CatalogPlan } from './types.ts';

export const laboratuvar = {
  key: 'laboratuvar',
  title: 'Laboratuvar',
  description: 'Freze ünitesi, 3B yazıcı, reçine ve el aletleri.\nMalzeme uyumu ve baskı ayarı tablolarıyla.',
  category: 'Laboratuvar',
  fileName: 'Vitrin Dental Laboratuvar 2026.pdf',
  thumbnail: 'catalogs/laboratuvar.webp',
  tags: ['freze ünitesi', '3B yazıcı', 'model reçinesi', 'artikülatör', 'Denova', 'Pera Dental'],
  isFeatured: false,
  isActive: true,
  sortOrder: 9,
  year: '2026',
  tagline: 'Zirkonya blok ve tasarım',
  cover: 'products/zirconia-disc.webp',
  foreword:
    'Tasarımdan teslim edilen işe laboratuvarın iki hattı: freze ve baskı. Cihazların hepsi açık dosya okur; hangi malzemenin hangi cihazda çalıştığı tablolarda yazar.',
  chapters: [
    {
      heading: 'Freze üniteleri',
      intro: 'Kuru, ıslak ve klinik tipi üç ünite. Kurulum ve iki günlük eğitim dahildir.',
      picture: 'products/milling-unit.webp',
      categories: ['denova-frezeleme'],
      tables: [
        {
          caption: 'Malzeme uyumu',
          head: ['Malzeme', 'Mill 5', 'Mill 5W', 'Mill 5 Klinik'],
          rows: [
            ['Zirkonya', 'Kuru', 'Kuru', 'Kuru'],
            ['PMMA ve mum', 'Kuru', 'Kuru', 'Kuru'],
            ['Cam seramik blok', '–', 'Islak', '–'],
            ['Titanyum', '–', 'Islak', '–'],
          ],
          note: 'Hava 6 bar, kuru ve yağsız. Kuru çalışmada toz emişi gerekir; emiş ünitesini birlikte öneriyoruz.',
        },
      ],
    },
    {
      heading: '3B yazıcılar',
      intro: 'Model, cerrahi kılavuz ve plak için masaüstü reçine yazıcıları.',
      picture: 'products/resin-3d-printer.webp',
      categories: ['denova-3b-baski'],
      tables: [
        {
          caption: 'Günde kaç model',
          head: ['Yazıcı', 'Bir baskıda', 'Baskı süresi', 'Sekiz saatte'],
          rows: [
            ['Print 4K', '5 model', '55 dakika', '40 model'],
            ['Print 8K', '10 model', '60 dakika', '80 model'],
            ['Print Orto', '24 dik model', '75 dakika', '144 model'],
          ],
          note: 'Tam çene model, 100 µm katman. Yıkama ve son sertleştirme ayrıca 20 dakika sürer.',
        },
      ],
    },
    {
      heading: 'Model reçineleri',
      intro: '385 ve 405 nm yazıcılar için kilogramlık şişeler.',
      picture: 'products/resin-bottle.webp',
      categories: ['denova-recine'],
      notes: {
        heading: 'Kullanım',
        lines: [
          'Şişeyi her dolumdan önce iki dakika çalkalayın.',
          'Baskıyı alkolle iki kez üçer dakika yıkayın, 15 dakika kurutun, 10 dakika sertleştirin.',
          'Bir kilogram reçineden ortalama 45 tam çene model çıkar.',
          'Sertleşmemiş reçineyi lavaboya dökmeyin; boş şişeleri geri alıyoruz.',
        ],
      },
    },
    {
      heading: 'Tezgâh ve el aletleri',
      intro: 'Artikülatör, mum, modelaj aletleri, büküm pensi ve laboratuvar taburesi.',
      picture: 'products/articulator.webp',
      categories: ['pera-laboratuvar', 'ortis-ortodontik-pens', 'meridyen-tabure'],
      notes: {
        heading: 'Artikülatör seçimi',
        lines: [
          'Tek kuron ve kısa köprü: ortalama değerli artikülatör yeterlidir.',
          'Uzun köprü, tam protez ve splint: yarı ayarlanabilir ve yüz arkı.',
          'Plakalar mıknatıslıdır; klinikteki ve laboratuvardaki gövdeler birbirine ayarlanır.',
        ],
      },
    },
  ],
} satisfies CatalogPlan;
