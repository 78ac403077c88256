import type { CatalogPlan } from './types.ts';

export const sarfMalzemeleri = {
  key: 'sarf-malzemeleri',
  title: 'Sarf Malzemeleri',
  description: 'Eldiven, maske, pamuk, emici ve profilaksi.\nAylık tüketim çizelgesi ve beden tablosuyla.',
  category: 'Sarf malzemeleri',
  fileName: 'Vitrin Dental Sarf Malzemeleri 2026.pdf',
  thumbnail: 'catalogs/sarf-malzemeleri.webp',
  tags: ['eldiven', 'maske', 'pamuk rulo', 'profilaksi', 'Pera Dental'],
  isFeatured: false,
  isActive: true,
  sortOrder: 10,
  year: '2026',
  tagline: 'Eldiven, maske ve tek kullanımlık',
  cover: 'products/nitrile-gloves-box.webp',
  foreword:
    'Her gün biten ne varsa. Kutu ve koli adetleri kodun yanında, bir ünitin aylık tüketimi ilgili bölümün sonunda: siparişi ayda bire indirmek için.',
  chapters: [
    {
      heading: 'Eldiven ve maske',
      intro: 'Pudrasız nitril eldivenler, Tip II ve Tip IIR maskeler.',
      picture: 'products/face-mask-box.webp',
      categories: ['pera-eldiven-ve-maske'],
      tables: [
        {
          caption: 'Eldiven bedeni',
          head: ['Beden', 'El genişliği', 'Numara karşılığı'],
          rows: [
            ['XS', '70 mm ve altı', '5,5–6'],
            ['S', '70–80 mm', '6,5–7'],
            ['M', '80–95 mm', '7,5–8'],
            ['L', '95–110 mm', '8,5–9'],
            ['XL', '110 mm ve üzeri', '9,5–10'],
          ],
          note: 'El genişliğini avuç içinin en geniş yerinden, başparmak hariç ölçün.',
        },
        {
          caption: 'Maske tipleri, EN 14683',
          head: ['Tip', 'Bakteri filtreleme', 'Sıvı direnci', 'Nerede'],
          rows: [
            ['Tip II', 'En az %98', 'Yok', 'Muayene, karşılama'],
            ['Tip IIR', 'En az %98', '120 mmHg', 'Sprey oluşan her işlem'],
          ],
        },
      ],
      notes: {
        heading: 'Saklama',
        lines: [
          'Kutuları güneş ve röntgen cihazından uzakta, 5–30 °C arasında saklayın.',
          'Lot numarası ve son kullanma tarihi kutunun alt yüzündedir.',
          'Beden değişimi, açılmamış kutularda otuz gün içinde ücretsizdir.',
        ],
      },
    },
    {
      heading: 'Pamuk, emici ve kaşık',
      intro: 'Rulolar ve dispenseri, tükürük emiciler, tek kullanımlık ölçü kaşıkları.',
      picture: 'products/cotton-rolls-dispenser.webp',
      categories: ['pera-sarf-malzemeleri', 'pera-olcu-ve-kasik'],
      tables: [
        {
          caption: 'Bir ünitin aylık tüketimi',
          head: ['Ürün', 'Günde 8 hasta', 'Günde 12 hasta', 'Günde 16 hasta'],
          rows: [
            ['Nitril eldiven', '7 kutu', '11 kutu', '14 kutu'],
            ['Cerrahi maske', '2 kutu', '3 kutu', '4 kutu'],
            ['Tükürük emici', '2 paket', '3 paket', '4 paket'],
            ['Pamuk rulo', '2 paket', '3 paket', '3 paket'],
          ],
          note: 'Ayda 22 iş günü, hekim ve bir yardımcı için. Değerler yuvarlanmıştır.',
        },
      ],
      notes: {
        heading: 'Koli ile sipariş',
        lines: [
          'Eldiven ve maske kolisi 10 kutu, emici kolisi 20 pakettir.',
          'Koli siparişleri palet beklenmeden, kargo ile çıkar.',
          'Düzenli teslim isterseniz ayın gününü yazın; liste sizde durur, her ay değiştirebilirsiniz.',
        ],
      },
    },
    {
      heading: 'Profilaksi',
      intro: 'İki tane boyunda pasta, florür vernikler, lastik ve fırçalar.',
      picture: 'products/prophy-paste-cups.webp',
      categories: ['pera-profilaksi'],
      tables: [
        {
          caption: 'Pasta seçimi',
          head: ['Tane', 'RDA', 'Ne zaman'],
          rows: [
            ['Orta', '120', 'Renklenme ve plak'],
            ['İnce', '40', 'Cila, restorasyon çevresi, hassas diş'],
          ],
        },
        {
          caption: 'Florür verniği aralığı',
          head: ['Çürük riski', 'Uygulama', 'Bir yılda'],
          rows: [
            ['Düşük', 'Yılda bir', '1'],
            ['Orta', 'Altı ayda bir', '2'],
            ['Yüksek', 'Üç ayda bir', '4'],
          ],
          note: 'Uygulamadan sonra iki saat sert ve sıcak yiyecekten kaçınılır; diş aynı gün fırçalanmaz.',
        },
      ],
    },
  ],
} satisfies CatalogPlan;
