import type { CatalogPlan } from './types.ts';

export const goruntuleme = {
  key: 'goruntuleme',
  title: 'Görüntüleme',
  description:
    'Panoramik, tomografi, sensör, tarayıcı ve büyüteç.\nKarşılaştırma ve oda hazırlığı tablolarıyla.',
  category: 'Panoramik röntgen',
  fileName: 'Vitrin Dental Görüntüleme 2026.pdf',
  thumbnail: 'catalogs/goruntuleme.webp',
  tags: [
    'panoramik röntgen',
    'tomografi',
    'RVG sensör',
    'ağız içi tarayıcı',
    'büyüteç',
    'Lumident',
    'Denova',
  ],
  isFeatured: false,
  isActive: true,
  sortOrder: 5,
  year: '2026',
  tagline: 'Tarayıcı, sensör ve röntgen',
  cover: 'products/intraoral-scanner.webp',
  foreword:
    'Tek diş filminden tomografiye, gözlükten tarayıcıya. Oda ölçüsü ve ruhsat için gerekenler panoramik cihazların ardında; lisans başvurusunu birlikte hazırlıyoruz.',
  chapters: [
    {
      heading: 'Panoramik ve tomografi',
      intro: 'İki ve üç boyutlu dört cihaz. Kurulum, ölçüm raporu ve eğitim dahildir.',
      picture: 'products/panoramic-xray.webp',
      categories: ['lumident-panoramik-rontgen'],
      tables: [
        {
          caption: 'Karşılaştırma',
          head: ['Cihaz', 'Görüntü alanı', 'Çekim', 'Tüp'],
          rows: [
            ['Panora Kompakt', 'Panoramik', '13,5 saniye', '60–85 kV'],
            ['Panora 2B', 'Panoramik, 17 program', '10,2 saniye', '60–90 kV'],
            ['Panora 3B', '5 × 5 – 10 × 10 cm', '14 saniye', '60–100 kV'],
            ['Panora 3B Geniş', '16 × 10 cm', '18 saniye', '60–110 kV'],
          ],
        },
        {
          caption: 'Oda hazırlığı',
          head: ['Gereken', 'Değer'],
          rows: [
            ['En küçük oda', '200 × 220 cm, tavan 225 cm'],
            ['Duvar ve kapı', '2 mm kurşun eşdeğeri'],
            ['Elektrik', '220 V, 20 A, ayrı hat ve topraklama'],
            ['Ağ', 'Cat 6, bilgisayara doğrudan'],
          ],
          note: 'Lisans ve ruhsat evrakını cihazla birlikte hazırlıyoruz; zırhlama ölçümünü yetkili kuruluş yapar.',
        },
      ],
      notes: {
        heading: 'Kurulum ve sonrası',
        lines: [
          'Keşif: cihazın odaya ve asansöre sığdığını ölçerek doğrularız.',
          'Eğitim: çekim, yazılım ve hasta konumlandırma için bir gün.',
          'Bakım: yılda bir kalibrasyon, ölçüm raporuyla.',
        ],
      },
    },
    {
      heading: 'Dijital sensörler',
      intro: 'Boy 1 ve boy 2, ince kenar, değiştirilebilir kablo. Yazılım Türkçedir.',
      picture: 'products/x-ray-sensor.webp',
      categories: ['lumident-dijital-sensor'],
      notes: {
        heading: 'Kılıf ve bakım',
        lines: [
          'Her hastada yeni kılıf kullanın; sensörü otoklava koymayın.',
          "Kabloyu gövdeye sarmayın, 5 cm'den dar halka yapmayın.",
          'Garanti süresinde değişen sensör iki iş gününde elinizdedir.',
        ],
      },
    },
    {
      heading: 'Ağız içi tarayıcılar',
      intro: 'Kablosuz, pudrasız tarama. Dosyalar açık: STL ve PLY.',
      picture: 'products/intraoral-scanner.webp',
      categories: ['denova-cad-cam'],
      tables: [
        {
          caption: 'Bilgisayar gereksinimi',
          head: ['Parça', 'En az', 'Önerilen'],
          rows: [
            ['İşlemci', '6 çekirdek', '8 çekirdek'],
            ['Bellek', '16 GB', '32 GB'],
            ['Ekran kartı', '6 GB', '8 GB'],
            ['Disk', '512 GB SSD', '1 TB SSD'],
          ],
          note: 'Uygun bilgisayarı da biz kurabiliriz. Deneme için tarayıcı kliniğinize üç gün bırakılır.',
        },
      ],
    },
    {
      heading: 'Büyüteç gözlükleri',
      intro: 'Galile ve prizmatik, 2,5 kattan 6 kata. Göz açıklığınıza göre üretilir.',
      picture: 'products/loupes.webp',
      categories: ['lumident-buyutec'],
      tables: [
        {
          caption: 'Hangi işe hangi büyütme',
          head: ['Büyütme', 'Görüş alanı', 'İş'],
          rows: [
            ['2,5×', '100 mm', 'Muayene, cerrahi, ortodonti'],
            ['3,5×', '70 mm', 'Restoratif, protez'],
            ['4,5×', '55 mm', 'Endodonti, mikro cerrahi'],
            ['6,0×', '40 mm', 'Kanal ağzı, kırık hattı'],
          ],
          note: 'Ölçü için bir ziyaret yeterlidir; teslim 20 iş günüdür.',
        },
      ],
    },
  ],
} satisfies CatalogPlan;
