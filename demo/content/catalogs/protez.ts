import type { CatalogPlan } from './types.ts';

export const protez = {
  key: 'protez',
  title: 'Protez',
  description: 'Ölçü, renk, kesim, zirkonya ve simantasyon.\nÖlçü maddesi ve zirkonya seçim tablolarıyla.',
  category: 'Ölçü',
  fileName: 'Vitrin Dental Protez Ölçü ve Renk 2026.pdf',
  thumbnail: 'catalogs/protez.webp',
  tags: ['ölçü', 'aljinat', 'zirkonya', 'renk skalası', 'siman', 'Nordfil', 'Denova'],
  isFeatured: false,
  isActive: true,
  sortOrder: 7,
  year: '2026',
  tagline: 'Renk, ölçü ve simantasyon',
  cover: 'products/shade-guide.webp',
  foreword:
    'Renk seçiminden simantasyona, kuronun klinikle laboratuvar arasındaki yolu. Ölçü sertleşme süreleri ve zirkonya seçim tablosu ilgili bölümlerdedir.',
  chapters: [
    {
      heading: 'Ölçü',
      intro: 'Aljinatlar, A tipi silikonlar, kapanış kaydı ve kaşıklar.',
      picture: 'products/impression-material-cartridge.webp',
      categories: ['pera-olcu-ve-kasik', 'nordfil-olcu'],
      tables: [
        {
          caption: 'Ölçü maddesi seçimi',
          head: ['İş', 'Madde', 'Döküm süresi'],
          rows: [
            ['Ön ölçü, karşıt çene', 'Kromatik aljinat', '30 dakika içinde'],
            ['Plak, ortodonti', 'Ortodontik aljinat', '30 dakika içinde'],
            ['Laboratuvara kargo', 'Uzun ömürlü aljinat', '100 saat içinde'],
            ['Kuron, köprü', 'Hafif ve orta akışkan silikon', '14 gün içinde'],
            ['Kapanış', 'Kapanış kayıt silikonu', 'Süre sınırı yok'],
          ],
          note: 'Ölçüyü ağızdan çıkarınca 15 saniye yıkayın, dezenfektanla 3 dakika bekletin.',
        },
      ],
    },
    {
      heading: 'Kesim frezleri',
      intro: 'Kuron, lamina ve zirkonya için on dört parçalık setler; yüksek torklu türbin.',
      picture: 'products/diamond-burs.webp',
      categories: ['vektor-frez', 'vektor-turbin'],
      tables: [
        {
          caption: 'Kesim derinliği',
          head: ['Restorasyon', 'Kenar', 'Yüzey', 'Kesici kenar'],
          rows: [
            ['Zirkonya kuron, arka', '0,5 mm', '1,0 mm', '1,5 mm'],
            ['Zirkonya kuron, ön', '0,5 mm', '0,8–1,0 mm', '1,5 mm'],
            ['Lamina', '0,3 mm', '0,3–0,5 mm', '1,0–1,5 mm'],
          ],
          note: 'Üreticinin kalınlık değerleri esastır; kesime başlamadan malzemeyi laboratuvarla kararlaştırın.',
        },
      ],
    },
    {
      heading: 'Renk ve siman',
      intro: 'On altı tonluk skala ve florür salan cam iyonomer yapıştırma simanı.',
      picture: 'products/cement-powder-liquid.webp',
      categories: ['nordfil-renk-secimi', 'nordfil-siman'],
      notes: {
        heading: 'Rengi seçerken',
        lines: [
          'Gün ışığında, pencereye dönük, işlemin başında seçin; diş kurudukça açılır.',
          'Beş saniyeden uzun bakmayın, arada gri bir yüzeye bakıp gözünüzü dinlendirin.',
          'Skalayla birlikte fotoğraf çekin; laboratuvara ton numarasını ve fotoğrafı yollayın.',
        ],
      },
    },
    {
      heading: 'Zirkonya diskler',
      intro: '98 mm diskler: opak, yüksek geçirgen, süper geçirgen ve çok katmanlı.',
      picture: 'products/zirconia-disc.webp',
      categories: ['denova-zirkonya-disk'],
      tables: [
        {
          caption: 'Hangi işe hangi zirkonya',
          head: ['İş', 'Disk', 'Dayanım'],
          rows: [
            ['Altyapı, renkli diş üstü', 'Opak', '1.300 MPa'],
            ['Arka kuron, uzun köprü', 'HT', '1.150 MPa'],
            ['Ön ve arka, tek parça', 'Çok katmanlı', '700–1.100 MPa'],
            ['Ön kuron, üç üyeye kadar', 'ST', '850 MPa'],
          ],
        },
      ],
    },
    {
      heading: 'İmplant üstü',
      intro: 'Dayanağı modelde seçmek için deneme seti ve protetik tornavidalar.',
      picture: 'products/tork-anahtari-10-50.webp',
      categories: ['corvus-dayanak', 'corvus-cerrahi'],
      notes: {
        heading: 'Daha fazlası',
        lines: [
          'Dayanakların tamamı İmplantoloji 2026 kataloğundadır.',
          'Tork değerleri: düz ve açılı dayanak 25, zirkonya 20, çok üniteli 15 Ncm.',
        ],
      },
    },
  ],
} satisfies CatalogPlan;
