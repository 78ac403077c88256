import { type DemoSection, inOrder } from './types.ts';

export const aboutSections: DemoSection[] = [
  {
    page: 'about',
    section: 'hero',
    title: 'Kurumsal',
    subtitle: "2009'da üç markayla, Ankara'da bir depoda başladık.",
    description:
      'Bugün on marka taşıyor, sekizinin Türkiye distribütörlüğünü yürütüyoruz. 46 kişilik ekibimizin yarısı sahada: kliniği kuruyor, cihazı öğretiyor, arızaya gidiyor. Satış sonrasını işin kendisi sayıyoruz.',
    imageUrl: 'scenes/about.webp',
    content: {
      imageAlt: 'Sevkiyata hazır koliler, kompozit seti, bonding şişeleri, şırınga ve diş modeli',
    },
    sortOrder: 1,
    isActive: true,
    items: [],
  },
  {
    page: 'about',
    section: 'statistics',
    title: 'Rakamlarla',
    subtitle: '',
    description: '',
    content: {},
    sortOrder: 2,
    isActive: true,
    items: inOrder([
      { name: 'statistic', data: { value: '2009', label: 'kuruluş yılı', icon: 'calendar-days' } },
      { name: 'statistic', data: { value: '46', label: 'kişilik ekip', icon: 'users' } },
      { name: 'statistic', data: { value: '22', label: 'teknisyen, yedi bölgede', icon: 'wrench' } },
      { name: 'statistic', data: { value: '2.400 m²', label: 'merkez depo, Ostim', icon: 'warehouse' } },
    ]),
  },
  {
    page: 'about',
    section: 'mission-vision',
    title: 'Vizyon ve misyon',
    subtitle: '',
    description: '',
    content: {},
    sortOrder: 3,
    isActive: true,
    items: inOrder([
      {
        name: 'vision',
        data: {
          icon: 'eye',
          title: 'Vizyon',
          description:
            "Türkiye'nin her ilinde bir kliniğin, büyük şehirdekiyle aynı ürüne aynı günde, aynı teknik servise aynı saatte ulaşması.",
        },
      },
      {
        name: 'mission',
        data: {
          icon: 'target',
          title: 'Misyon',
          description:
            'Diş hekiminin ve teknisyenin vaktini hastasına ve işine bırakmak. Ürünü, kurulumu, eğitimi ve bakımı tek muhatapta toplamak.',
        },
      },
    ]),
  },
  {
    page: 'about',
    section: 'values',
    title: 'Değerlerimiz',
    subtitle: 'Altı kural, her teklifte ve her kurulumda aynı',
    description: '',
    content: {},
    sortOrder: 4,
    isActive: true,
    items: inOrder([
      {
        name: 'value',
        data: {
          icon: 'badge-check',
          title: 'Orijinal ürün',
          description: 'Her kutu üreticiden doğrudan gelir; lot ve seri numarası irsaliyede yazar.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'file-text',
          title: 'Yazılı söz',
          description: 'Teslim günü, garanti süresi ve servis saati teklifin üzerinde durur.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'package-check',
          title: 'Yakın stok',
          description:
            "Sık kullanılan ürünler Ankara'dadır. Saat 15:00'e kadar gelen sipariş o gün kargodadır.",
        },
      },
      {
        name: 'value',
        data: {
          icon: 'graduation-cap',
          title: 'Öğreterek teslim',
          description: 'Cihazı ekibinize uygulamalı anlatmadan kurulumu bitmiş saymayız.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'shield-check',
          title: 'İzlenebilirlik',
          description: 'Steril ve implante edilen ürünlerin lot kaydı on yıl saklanır.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'recycle',
          title: 'Az atık',
          description: 'Eski cihazı geri alır, ambalajı toplar, onarılabileni değiştirmeden önce onarırız.',
        },
      },
    ]),
  },
];
