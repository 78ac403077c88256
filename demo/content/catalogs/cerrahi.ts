import type { CatalogPlan } from './types.ts';

export const cerrahi = {
  key: 'cerrahi',
  title: 'Cerrahi',
  description: 'Davye, elevatör, bistüri, sütür ve greft.\nDavye numaraları ve sütür seçimi tablolarıyla.',
  category: 'Cerrahi',
  fileName: 'Vitrin Dental Cerrahi 2026.pdf',
  thumbnail: 'catalogs/cerrahi.webp',
  tags: ['davye', 'elevatör', 'sütür', 'kemik grefti', 'Vektör', 'Corvus Implant'],
  isFeatured: false,
  isActive: true,
  sortOrder: 8,
  year: '2026',
  tagline: 'Davye, elevatör ve el aletleri',
  cover: 'products/extraction-forceps.webp',
  foreword:
    "Çekimden sinüs kaldırmaya, cerrahi tepsisinin içindekiler. Çelik aletlerin tamamı 134 °C otoklavlanır; bileme hizmeti Ankara'daki atölyededir.",
  chapters: [
    {
      heading: 'Davye ve elevatör',
      intro: 'Üst çene davyeleri, kök davyesi ve elevatör setleri. Sapta numara ve yön işareti.',
      picture: 'products/elevators-set.webp',
      categories: ['vektor-davye-ve-elevator'],
      tables: [
        {
          caption: 'Davye numaraları',
          head: ['Numara', 'Diş', 'Yön'],
          rows: [
            ['7', 'Üst küçük azılar', 'Sağ ve sol'],
            ['17', 'Üst birinci ve ikinci büyük azı', 'Sağ'],
            ['18', 'Üst birinci ve ikinci büyük azı', 'Sol'],
            ['Kök', 'Kuronu kırık üst dişler', 'Sağ ve sol'],
          ],
        },
      ],
      notes: {
        heading: 'Bileme ve bakım',
        lines: [
          'Elevatör ve periotom ağızlarını altı ayda bir bileyin; taş setle gelir.',
          'Eklemi her çevrimden önce alet yağıyla yağlayın.',
          'Davyeyi otoklava açık konumda koyun.',
        ],
      },
    },
    {
      heading: 'Bistüri, sütür ve greft',
      intro: 'Steril paketler ve biyomateryal. Her ambalajda çıkarılabilir lot etiketi bulunur.',
      picture: 'products/scalpel-and-suture.webp',
      categories: ['corvus-bisturi-ve-sutur', 'corvus-biyomateryal'],
      tables: [
        {
          caption: 'Sütür seçimi',
          head: ['Yer', 'Kalınlık', 'Alınma'],
          rows: [
            ['Çekim yarası', '4-0', '5–7 gün'],
            ['Flep ve implant', '4-0', '7–10 gün'],
            ['Greft üstü, gerilimli kapama', '4-0, ayrı dikiş', '10–14 gün'],
          ],
        },
        {
          caption: 'Greft miktarı',
          head: ['Boşluk', 'Yaklaşık miktar'],
          rows: [
            ['Tek çekim soketi', '0,5–1 g'],
            ['Krestal sinüs, tek implant', '0,5 g'],
            ['Lateral sinüs', '2–4 g'],
          ],
          note: '1 g, yaklaşık 2 ml hacim doldurur. Granülü steril serumla nemlendirip hafifçe yerleştirin.',
        },
      ],
    },
    {
      heading: 'Cerrahi setler',
      intro: 'Sinüs kaldırma takımı ve cerrahi aletlere göre bölünen kaset.',
      picture: 'products/instrument-cassette.webp',
      categories: ['corvus-cerrahi', 'kalyon-alet-kaseti'],
      notes: {
        heading: 'Set teslimi',
        lines: [
          'Setler dizilmiş teslim edilir; ilk vakada isterseniz ürün uzmanı yanınızda olur.',
          'Eksilen parçalar tek tek sipariş edilir, kod kasetin üzerinde yazar.',
          'Frezleri 30 kullanımdan sonra yenileyin; kullanım kartı setin içindedir.',
        ],
      },
    },
    {
      heading: 'El aletleri ve ultrasonik',
      intro: 'Muayene takımları, periodontal sond ve diş taşı cihazı.',
      picture: 'products/dental-mirror-and-probe.webp',
      categories: ['vektor-el-aletleri', 'vektor-ultrasonik'],
    },
    {
      heading: 'Aspiratör ve ışık',
      intro: 'Cerrahi odası için taşınabilir aspiratörler ve ayaklı lamba.',
      picture: 'products/suction-pump.webp',
      categories: ['meridyen-hava-ve-vakum', 'meridyen-reflektor'],
      notes: {
        heading: 'Günlük bakım',
        lines: [
          'Kavanozları her vakadan sonra boşaltın; 121 °C otoklavlanır.',
          'Bakteri filtresini 500 çalışma saatinde bir değiştirin.',
          'Lamba tutamaklarını her hastada steril olanla değiştirin.',
        ],
      },
    },
  ],
} satisfies CatalogPlan;
