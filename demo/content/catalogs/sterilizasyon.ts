import type { CatalogPlan } from './types.ts';

export const sterilizasyon = {
  key: 'sterilizasyon',
  title: 'Sterilizasyon',
  description: 'Otoklav, poşet, alet kaseti ve dezenfektan.\nÇevrim, poşet boyu ve sulandırma tablolarıyla.',
  category: 'Sterilizasyon',
  fileName: 'Vitrin Dental Sterilizasyon 2026.pdf',
  thumbnail: 'catalogs/sterilizasyon.webp',
  tags: ['otoklav', 'sterilizasyon poşeti', 'dezenfektan', 'alet kaseti', 'Kalyon Medikal'],
  isFeatured: false,
  isActive: true,
  sortOrder: 6,
  year: '2026',
  tagline: 'Otoklav, poşet ve takip',
  cover: 'products/autoclave.webp',
  foreword:
    'Kirliden temize, aletin izlediği sırayla. Çevrim süreleri, poşet boyları ve sulandırma oranları duvara asılacak kadar kısa tablolarda.',
  chapters: [
    {
      heading: 'Otoklavlar',
      intro: 'S ve B sınıfı, 12 litreden 29 litreye. Yıllık validasyonu sahada yapıyoruz.',
      picture: 'products/autoclave.webp',
      categories: ['kalyon-otoklav'],
      tables: [
        {
          caption: 'Çevrimler',
          head: ['Program', 'Sıcaklık', 'Bekleme', 'Yük'],
          rows: [
            ['Üniversal', '134 °C', '4 dakika', 'Poşetli alet, piyasemen'],
            ['Hassas', '121 °C', '20 dakika', 'Kauçuk, plastik, tekstil'],
            ['Hızlı', '134 °C', '4 dakika', 'Poşetsiz, hemen kullanılacak alet'],
            ['Prion', '134 °C', '18 dakika', 'Cerrahi setler'],
            ['Bowie-Dick', '134 °C', '3,5 dakika', 'Her sabah, boş hazneyle'],
          ],
          note: 'Bekleme, hazne sıcaklığa ulaştıktan sonraki süredir; ısınma ve kurutma eklenir.',
        },
      ],
      notes: {
        heading: 'Denetim sıklığı',
        lines: [
          'Her çevrimde: çevrim çıktısı ve poşetin indikatörü.',
          'Her gün: vakum kaçağı ve Bowie-Dick testi.',
          'Her ay: spor testi. Yılda bir: ölçüm raporlu validasyon.',
        ],
      },
    },
    {
      heading: 'Poşetler ve tezgâh',
      intro: 'Kendinden yapışkanlı üç boy poşet; kirli, temiz ve steril bölmeli tezgâh.',
      picture: 'products/sterilizasyon-poseti-135.webp',
      categories: ['kalyon-sterilizasyon', 'meridyen-klinik-mobilyasi'],
      tables: [
        {
          caption: 'Hangi alete hangi poşet',
          head: ['Alet', 'Poşet'],
          rows: [
            ['Piyasemen, ayna ve sond, frez kutusu', '90 × 230 mm'],
            ['Davye, elevatör, ölçü kaşığı', '135 × 280 mm'],
            ['Beşli alet kaseti, cerrahi takım', '190 × 330 mm'],
          ],
          note: 'Poşetin dörtte üçünden fazlasını doldurmayın. Üzerine tarih, çevrim numarası ve adınızı yazın.',
        },
      ],
    },
    {
      heading: 'Alet kasetleri',
      intro: 'Yıkamadan sterilizasyona alet elle ayıklanmaz. Delikli çelik, silikon ray.',
      picture: 'products/instrument-cassette.webp',
      categories: ['kalyon-alet-kaseti'],
      notes: {
        heading: 'Kasetle çalışmak',
        lines: [
          'İşlem bitince aletleri kasete dizin, kapağı kilitleyin, kasetle yıkayın.',
          'Raylar beş renktir; her işleme ya da her hekime bir renk ayırın.',
          'Kaseti otoklava dik değil yatık koyun; üst üste iki kasetten fazla dizmeyin.',
        ],
      },
    },
    {
      heading: 'Dezenfeksiyon',
      intro: 'Alet, yüzey, el, ölçü ve aspirasyon hattı için beş ürün.',
      picture: 'products/yuzey-dezenfektani-1l.webp',
      categories: ['kalyon-dezenfeksiyon'],
      tables: [
        {
          caption: 'Sulandırma ve bekleme',
          head: ['Ürün', 'Oran', '1 litre su için', 'Bekleme'],
          rows: [
            ['Alet dezenfektanı', '%2', '20 ml', '15 dakika'],
            ['Aspirasyon hattı', '%2,5', '25 ml', 'Gece boyunca'],
            ['Ölçü dezenfektanı', 'Hazır', '–', '3 dakika'],
            ['Yüzey dezenfektanı', 'Hazır', '–', '30 saniye'],
            ['El antiseptiği', 'Hazır', '–', '30 saniye, cerrahi 90 saniye'],
          ],
          note: 'Çözeltiyi her gün, gözle kirlenmişse hemen yenileyin. Ürünleri birbirine karıştırmayın.',
        },
      ],
    },
  ],
} satisfies CatalogPlan;
