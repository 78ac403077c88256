import type { CatalogPlan } from './types.ts';

export const endodonti = {
  key: 'endodonti',
  title: 'Endodonti',
  description:
    'Kanal eğesi, kanal dolgusu, irrigasyon ve cihazlar.\nISO renk tablosu, hız ve tork değerleriyle.',
  category: 'Endodonti',
  fileName: 'Vitrin Dental Endodonti 2026.pdf',
  thumbnail: 'catalogs/endodonti.webp',
  tags: ['kanal eğesi', 'döner eğe', 'güta perka', 'endomotor', 'Alba Endo'],
  isFeatured: false,
  isActive: true,
  sortOrder: 2,
  year: '2026',
  tagline: 'Eğeler, dolgu ve irrigasyon',
  cover: 'products/endo-files.webp',
  foreword:
    'Girişten dolguya, kanal tedavisinin sırasıyla. Renk tablosu bütün eğe ve konlarda aynıdır; hız ve tork değerleri döner eğelerin ardında yer alır.',
  chapters: [
    {
      heading: 'El eğeleri',
      intro: 'Paslanmaz çelik K ve H tipi eğeler, yol açıcılar ve başlangıç seti.',
      picture: 'products/endo-files.webp',
      categories: ['alba-kanal-egesi'],
      tables: [
        {
          caption: 'ISO renk tablosu',
          head: ['Renk', 'Birinci sıra', 'İkinci sıra', 'Üçüncü sıra'],
          rows: [
            ['Beyaz', '15', '45', '90'],
            ['Sarı', '20', '50', '100'],
            ['Kırmızı', '25', '55', '110'],
            ['Mavi', '30', '60', '120'],
            ['Yeşil', '35', '70', '130'],
            ['Siyah', '40', '80', '140'],
          ],
          swatches: ['#FFFFFF', '#F2C230', '#D5342B', '#2F62B5', '#2E8B57', '#1B1B1B'],
          note: '06 pembe, 08 gri, 10 mor. Numara, uç çapının milimetrenin yüzde biri cinsinden değeridir.',
        },
      ],
    },
    {
      heading: 'Döner eğeler',
      intro: 'Isıl işlemli NiTi: sürekli dönüş, resiprokal hareket, söküm ve süt dişi.',
      picture: 'products/niti-rotary-files.webp',
      categories: ['alba-doner-ege'],
      tables: [
        {
          caption: 'Hız ve tork',
          head: ['Eğe', 'Hareket', 'Hız', 'Tork'],
          rows: [
            ['Alpin NiTi', 'Sürekli', '300 dev/dk', '2 Ncm'],
            ['Alpin Resiprokal', 'İleri geri', 'Motorun resiprokal programı', '–'],
            ['Alpin Söküm', 'Sürekli', '500 dev/dk', '3 Ncm'],
            ['Alpin Süt Dişi', 'Sürekli', '250 dev/dk', '1,5 Ncm'],
          ],
        },
      ],
      notes: {
        heading: 'Kullanırken',
        lines: [
          'Önce 10 numara el eğesiyle yol açıklığını doğrulayın.',
          'Her üç ileri geri harekette eğeyi çıkarın, temizleyin, kanalı yıkayın.',
          'Yivleri açılmış eğeyi kullanmayın; eğri kanallarda tek hastadan sonra atın.',
        ],
      },
    },
    {
      heading: 'Kanal dolgusu',
      intro: 'Güta perka ve steril kâğıt konlar; %2, %4 ve %6 açıda, eğelerle aynı renkte.',
      picture: 'products/gutta-percha-points.webp',
      categories: ['alba-kanal-dolgusu'],
      notes: {
        heading: 'Eğe ile kon eşleşmesi',
        lines: [
          'El eğesiyle şekillenen kanalda %2 açılı kon kullanın.',
          'Alpin NiTi .04 eğelerin ardından %4, .06 eğelerin ardından %6 açılı kon gelir.',
          'Ana kon apekste hafif bir geri çekme direnci vermelidir.',
        ],
      },
    },
    {
      heading: 'İrrigasyon ve izolasyon',
      intro: 'Yan delikli kanüller, kilitli şırıngalar, lastik örtü ve klempler.',
      picture: 'products/rubber-dam-kit.webp',
      categories: ['alba-endodonti'],
      tables: [
        {
          caption: 'İrrigasyon sırası',
          head: ['Adım', 'Solüsyon', 'Miktar'],
          rows: [
            ['Şekillendirme boyunca', 'NaOCl %2,5–5,25', 'Her eğede 2 ml'],
            ['Smear tabakası', 'EDTA %17', '5 ml, 1 dakika'],
            ['Son yıkama', 'NaOCl %2,5', '5 ml'],
            ['Kurutmadan önce', 'Serum fizyolojik', '5 ml'],
          ],
          note: 'Kanül çalışma boyundan 2 mm kısa ve kanalda serbest olmalıdır. NaOCl ile klorheksidini karıştırmayın.',
        },
      ],
    },
    {
      heading: 'Cihazlar',
      intro: 'Endomotorlar, apeks bulucular ve endo modlu ultrasonik cihaz.',
      picture: 'products/endomotor.webp',
      categories: ['alba-cihazlar', 'vektor-ultrasonik'],
      notes: {
        heading: 'Kurulum ve garanti',
        lines: [
          'Eğe programlarınızı teslimde birlikte yükleriz.',
          'Endomotor ve apeks bulucular 24 ay garantilidir.',
          'Başlık ve kablolar ayrı sipariş edilebilir; kodunu seri numarasıyla birlikte sorun.',
        ],
      },
    },
  ],
} satisfies CatalogPlan;
