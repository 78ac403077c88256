import type { CatalogPlan } from './types.ts';

export const restoratif = {
  key: 'restoratif',
  title: 'Restoratif',
  description: 'Kompozit, bonding, siman ve ışık cihazları.\nTabaka kalınlığı ve ışık süresi tablosuyla.',
  category: 'Restoratif',
  fileName: 'Vitrin Dental Restoratif 2026.pdf',
  thumbnail: 'catalogs/restoratif.webp',
  tags: ['kompozit', 'bonding', 'siman', 'polisaj', 'Nordfil'],
  isFeatured: false,
  isActive: true,
  sortOrder: 3,
  year: '2026',
  tagline: 'Kompozit, bonding ve cila',
  cover: 'products/composite-syringe.webp',
  foreword:
    "Asitten cilaya bir dolgunun bütün adımları. Renkler Ankara'da stokludur; tek şırınga da sipariş edilebilir. Işık süreleri kompozitlerin ardındaki tabloda yer alır.",
  chapters: [
    {
      heading: 'Kompozitler',
      intro: 'Ön bölge, arka bölge ve tek tabaka için şırınga ve akışkan kompozitler.',
      picture: 'products/composite-syringe.webp',
      categories: ['nordfil-kompozit', 'nordfil-akiskan-kompozit'],
      tables: [
        {
          caption: 'Tabaka kalınlığı ve ışık süresi',
          head: ['Kompozit', 'En kalın tabaka', '1.200 mW/cm²', '1.600 mW/cm²'],
          rows: [
            ['Nano', '2 mm', '20 sn', '15 sn'],
            ['Posterior', '2 mm', '20 sn', '15 sn'],
            ['Mine', '0,5 mm', '20 sn', '10 sn'],
            ['Bulk', '4 mm', '20 sn', '10 sn'],
            ['Akışkan', '2 mm', '20 sn', '15 sn'],
            ['Akışkan Bulk', '4 mm', '20 sn', '15 sn'],
          ],
          note: 'Işık ucu yüzeye en çok 2 mm uzakta ve dik tutulduğunda. Koyu renklerde süreyi iki katına çıkarın.',
        },
      ],
    },
    {
      heading: 'Setler, matris ve cila',
      intro: 'Başlangıç setleri, seksiyonel matrisler, bitim frezleri ve dört adımlı polisaj.',
      picture: 'products/composite-kit.webp',
      categories: ['nordfil-restoratif'],
    },
    {
      heading: 'Bonding ve asit',
      intro: 'Üniversal, tek şişe ve asitsiz sistemler; %37 fosforik asit jel.',
      picture: 'products/universal-bond.webp',
      categories: ['nordfil-bonding'],
      notes: {
        heading: 'Uygularken',
        lines: [
          'Asit: minede 30, dentinde 15 saniye. En az asitleme süresi kadar yıkayın.',
          'Dentini ıslak pamukla nemli bırakın, hava ile kurutmayın.',
          'Bondu 20 saniye ovun, 5 saniye hafif havayla inceltin, 10 saniye ışıkla sertleştirin.',
          'Şişeyi her kullanımdan sonra hemen kapatın; çözücü uçarsa bağlanma düşer.',
        ],
      },
    },
    {
      heading: 'Cam iyonomer',
      intro: 'Toz-likit ve kapsül. Florür salar, nemli ortamda bağlanır.',
      picture: 'products/glass-ionomer-capsules.webp',
      categories: ['nordfil-siman'],
      tables: [
        {
          caption: 'Hangi durumda hangisi',
          head: ['Durum', 'Ürün', 'Neden'],
          rows: [
            ['Kompozit altına kaide', 'Kaide simanı, toz-likit', 'Kalınlığı likit oranıyla ayarlanır'],
            ['Süt dişi, sınıf I ve II', 'Hızlı kapsül', '90 saniyede sertleşir'],
            ['Geçici ya da uzun süreli dolgu', 'Kapsül', 'Basma dayanımı 230 MPa'],
          ],
        },
      ],
    },
    {
      heading: 'Işık ve renk',
      intro: 'Kablosuz LED cihazlar ve kompozitle aynı malzemeden renk skalası.',
      picture: 'products/curing-light.webp',
      categories: ['nordfil-polimerizasyon', 'nordfil-renk-secimi'],
      notes: {
        heading: 'Işık bakımı',
        lines: [
          'Fiber ucu her hastadan sonra silin; yapışan kompozit ışığı yarıya düşürebilir.',
          'Işık gücünü ayda bir dahili ölçerle denetleyin.',
          'Pil 24 ay garantilidir; onarım süresince yedek cihaz gönderilir.',
        ],
      },
    },
    {
      heading: 'Frez ve piyasemen',
      intro: 'Kaviteyi açan, biçimlendiren ve cilalayan: türbinler, anguldruvalar ve elmas frezler.',
      picture: 'products/turbine-handpiece.webp',
      categories: ['vektor-frez', 'vektor-turbin', 'vektor-piyasemen'],
      tables: [
        {
          caption: 'Kum rengi ve kullanım',
          head: ['Halka', 'Kum', 'Kullanım'],
          rows: [
            ['Siyah', '150 µm', 'Zirkonya kesimi, hızlı madde kaldırma'],
            ['Yeşil', '125 µm', 'Kaba preparasyon'],
            ['Mavi', '107 µm', 'Kavite açma, genel kullanım'],
            ['Kırmızı', '46 µm', 'Bitim'],
            ['Sarı', '25 µm', 'Kompozit bitimi ve cila öncesi'],
          ],
          swatches: ['#1B1B1B', '#2E8B57', '#2F62B5', '#D5342B', '#F2C230'],
        },
      ],
      notes: {
        heading: 'Piyasemen bakımı',
        lines: [
          'Her hastadan sonra yağlayın, sonra poşetleyip 134 °C çevrime verin.',
          'Türbinde 2,5–3 bar hava yeterlidir; yüksek basınç rulmanı erken bitirir.',
          "Tamir Ankara'daki atölyede ortalama üç iş günü sürer; bu sürede yedek başlık verilir.",
        ],
      },
    },
  ],
} satisfies CatalogPlan;
