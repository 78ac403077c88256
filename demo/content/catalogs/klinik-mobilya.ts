import type { CatalogPlan } from './types.ts';

export const klinikMobilya = {
  key: 'klinik-mobilya',
  title: 'Klinik Mobilya',
  description: 'Ünit, tabure, dolap ve hava-vakum.\nÜnit karşılaştırması ve tesisat ölçüleriyle.',
  category: 'Klinik mobilyası',
  fileName: 'Vitrin Dental Klinik Mobilya ve Donanım 2026.pdf',
  thumbnail: 'catalogs/klinik-mobilya.webp',
  tags: ['diş üniti', 'tabure', 'dolap', 'kompresör', 'Meridyen'],
  isFeatured: true,
  isActive: true,
  sortOrder: 4,
  year: '2026',
  tagline: 'Hekim tabureleri, dolaplar, ünitler',
  cover: 'products/stool.webp',
  foreword:
    'Bir muayene odasının bütün donanımı. Ünitlerin karşılaştırması ve tesisat ölçüleri, odayı çizerken elinizin altında olsun diye ilgili bölümlerdedir.',
  chapters: [
    {
      heading: 'Diş ünitleri',
      intro: 'Dar odadan cerrahi odasına dört model. Yedek parça, üretimden sonra on yıl stokta.',
      picture: 'products/dental-unit-chair.webp',
      categories: ['meridyen-unit-ve-koltuk'],
      tables: [
        {
          caption: 'Hangi odaya hangi ünit',
          head: ['Model', 'Koltuk', 'Hekim kolu', 'Oda', 'Uygun olduğu iş'],
          rows: [
            ['S200', 'Hidrolik, 150 kg', 'Üç alet', '9 m²', 'Dar oda, muayene'],
            ['S300', 'Hidrolik, 160 kg', 'Beş alet', '10 m²', 'Genel tedavi'],
            ['S300 Sol El', 'Hidrolik, 160 kg', 'Beş alet', '10 m²', 'Sol elini kullanan hekim'],
            ['S500', 'Elektromekanik, 180 kg', 'Beş alet, mikromotor', '12 m²', 'Cerrahi, endodonti'],
          ],
        },
        {
          caption: 'Tesisat hazırlığı',
          head: ['Hat', 'Değer', 'Yer'],
          rows: [
            ['Elektrik', '220 V, 16 A, kaçak akım korumalı', 'Ünit kutusu, zeminden 10 cm'],
            ['Su', '2–4 bar, sertlik en çok 15 °dH', 'Ünit kutusu, 1/2" vana'],
            ['Hava', '5–6 bar, yağsız ve kuru', 'Ünit kutusu, 1/2" vana'],
            ['Gider', 'Ø 50 mm, %2 eğim', 'Ünit kutusu, zemin seviyesi'],
            ['Oda', 'En az 300 × 260 cm', 'Koltuk başı duvara 60 cm'],
          ],
          note: 'Yerleşim planını ve kutu ölçüsünü siparişten önce, ücretsiz çiziyoruz.',
        },
      ],
      notes: {
        heading: 'Kurulum günü',
        lines: [
          'Montaj ve kalibrasyon bir ünit için yarım gün sürer.',
          'Ekibinize kullanım ve günlük bakım eğitimi aynı gün verilir.',
          'İlk planlı bakım altıncı ayda, randevuyu biz alırız.',
        ],
      },
    },
    {
      heading: 'Çocuk üniti ve reflektör',
      intro: '3-12 yaş için kısa koltuk ve alçak tabla; her odaya taşınan ayaklı LED reflektör.',
      picture: 'products/led-light-lamp.webp',
      categories: ['meridyen-cocuk-uniti', 'meridyen-reflektor'],
    },
    {
      heading: 'Tabureler',
      intro: 'Hekim ve asistan için; oturma yüksekliği boyunuza göre seçilir.',
      picture: 'products/stool.webp',
      categories: ['meridyen-tabure'],
      tables: [
        {
          caption: 'Boya göre oturma yüksekliği',
          head: ['Boyunuz', 'Oturma yüksekliği', 'Önerilen model'],
          rows: [
            ['155–170 cm', '46–52 cm', 'T10'],
            ['170–185 cm', '52–58 cm', 'T10'],
            ['185 cm ve üzeri', '58–66 cm', 'T14'],
          ],
          note: 'Uyluklar yere 15° eğimli, ayak tabanları tam yerde olmalıdır.',
        },
      ],
      notes: {
        heading: 'Döşeme',
        lines: [
          'Suni deri, alkol oranı %30 altındaki yüzey dezenfektanlarıyla silinir.',
          'Tekerlekler sert ve yumuşak zemin için ayrıdır; siparişte zemini yazın.',
        ],
      },
    },
    {
      heading: 'Hava ve vakum',
      intro: 'Yağsız kompresörler. Debi, aynı anda çalışan ünit sayısına göre seçilir.',
      picture: 'products/compressor.webp',
      categories: ['meridyen-hava-ve-vakum'],
      tables: [
        {
          caption: 'Kaç ünite hangi kompresör',
          head: ['Ünit sayısı', 'Gereken hava', 'Model'],
          rows: [
            ['1', '60 l/dk', 'H50'],
            ['2', '120 l/dk', 'H50'],
            ['3', '180 l/dk', 'H80'],
            ['4', '240 l/dk', 'H80'],
          ],
          note: 'Beş bar basınçta, ünit başına 60 l/dk ile. Dört ünitten sonrası için teklif isteyin.',
        },
      ],
    },
    {
      heading: 'Dolaplar',
      intro: 'Evyeli, frenli raylı, sekiz kapak rengi. Ölçüye göre kesim yapılır.',
      picture: 'products/cabinet.webp',
      categories: ['meridyen-klinik-mobilyasi'],
      notes: {
        heading: 'Sipariş verirken',
        lines: [
          'Evyenin sağda mı solda mı olacağını ve batarya tipini yazın.',
          'Teslim süresi standart renklerde 10, özel ölçüde 20 iş günüdür.',
          'Montajı kendi ekibimiz yapar; su bağlantısının hazır olması yeterlidir.',
        ],
      },
    },
  ],
} satisfies CatalogPlan;
