import type { CatalogPlan } from './types.ts';

export const implantoloji2026 = {
  key: 'implantoloji-2026',
  title: 'İmplantoloji 2026',
  description: 'İmplant, dayanak ve cerrahi set.\nÇap ve boy tablosu, frez sırası ve tork değerleriyle.',
  category: 'İmplantoloji',
  fileName: 'Vitrin Dental İmplantoloji 2026.pdf',
  thumbnail: 'catalogs/implantoloji-2026.webp',
  tags: ['implant', 'dayanak', 'iyileşme başlığı', 'cerrahi set', 'Corvus Implant'],
  isFeatured: true,
  isActive: true,
  sortOrder: 1,
  year: '2026',
  tagline: 'İmplant, dayanak ve protetik parçalar',
  cover: 'products/dental-implant.webp',
  foreword:
    'Corvus sistemi bir arada: implant, iyileşme başlığı, dayanak ve cerrahi set. Çap ve boy tablosu ile frez sırası ilgili ürünlerin hemen ardındadır.',
  chapters: [
    {
      heading: 'İmplantlar',
      intro:
        'Kemik ve doku seviyesinde beş gövde. Her implant steril tüpte gelir; lot etiketi hasta dosyası için çift basılıdır.',
      picture: 'products/dental-implant.webp',
      categories: ['corvus-implantoloji'],
      tables: [
        {
          caption: 'Çap ve boy tablosu',
          head: ['Gövde', 'Çap (mm)', 'Boy (mm)', 'Önerilen tork'],
          rows: [
            ['Conic', '3,3 / 3,75 / 4,1 / 5,0', '8 / 10 / 12 / 14', '30–45 Ncm'],
            ['Conic Aktif', '3,5 / 4,3 / 5,0', '10 / 12 / 14 / 16', '35–50 Ncm'],
            ['Conic Dar', '2,9', '10 / 12 / 14', '25–35 Ncm'],
            ['Conic Kısa', '4,1 / 5,0 / 6,0', '5,0 / 6,5', '25–35 Ncm'],
            ['Tisso', '3,3 / 4,1 / 4,8', '8 / 10 / 12', '30–45 Ncm'],
          ],
          note: 'Siparişte ürün kodunun ardına çapı ve boyu yazın. Örnek: CRV-CN 4,1 × 10.',
        },
      ],
      notes: {
        heading: 'Takip ve iade',
        lines: [
          'Lot numarası irsaliyeye işlenir ve on yıl saklanır.',
          'Steril tüpü açılmamış implant, çap ve boy değişimi için bir yıl içinde geri alınır.',
          'Açılan her tüpün etiketini hasta dosyasına yapıştırın; ikinci etiket hasta kartı içindir.',
        ],
      },
    },
    {
      heading: 'İyileşme başlıkları',
      intro: 'Diş eti yüksekliğine ve çıkış profiline göre üç genişlik. Renkler platformu gösterir.',
      picture: 'products/healing-caps.webp',
      categories: ['corvus-protetik-parcalar'],
      notes: {
        heading: 'Seçerken',
        lines: [
          'Başlığın üstü diş etinin 0,5–1 mm üzerinde kalmalıdır.',
          'Altın renk dar platformu, çelik rengi standart platformu gösterir.',
          'Başlıklar el torkuyla, en çok 10 Ncm ile takılır.',
        ],
      },
    },
    {
      heading: 'Dayanaklar',
      intro: 'Düz, açılı, zirkonya ve çok üniteli. Tümü 1,25 mm altıgen tornavidayla takılır.',
      picture: 'products/acili-dayanak.webp',
      categories: ['corvus-dayanak'],
      notes: {
        heading: 'Sıkma sırası',
        lines: [
          'Vidayı önce elle oturtun, sonra tork anahtarıyla çizelgedeki değere getirin.',
          'On dakika bekleyip aynı torkla bir kez daha sıkın.',
          'Bir kez torklanmış vidayı kalıcı protezde yenisiyle değiştirin.',
        ],
      },
    },
    {
      heading: 'Cerrahi set ve tork',
      intro: 'Frezler renk koduyla dizilidir. Kaset, içindekilerle birlikte otoklava girer.',
      picture: 'products/surgical-kit.webp',
      categories: ['corvus-cerrahi', 'vektor-piyasemen'],
      tables: [
        {
          caption: 'Conic için frez sırası',
          head: ['İmplant çapı', '1. frez', '2. frez', '3. frez', '4. frez'],
          rows: [
            ['3,3 mm', '2,0', '2,4', '2,8', '–'],
            ['3,75 mm', '2,0', '2,8', '3,2', '–'],
            ['4,1 mm', '2,0', '2,8', '3,5', '–'],
            ['5,0 mm', '2,0', '2,8', '3,5', '4,3'],
          ],
          note: 'Ölçüler mm. Hız 800 dev/dk, dıştan bol soğutma. Kullanım kılavuzundaki sıra esastır.',
        },
      ],
    },
  ],
} satisfies CatalogPlan;
