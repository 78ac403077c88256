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
      { name: 'city', data: { city: 'Ankara', value: '6' } },
      { name: 'city', data: { city: 'İstanbul', value: '5' } },
      { name: 'city', data: { city: 'İzmir', value: '3' } },
      { name: 'city', data: { city: 'Adana', value: '2' } },
      { name: 'city', data: { city: 'Antalya', value: '2' } },
      { name: 'city', data: { city: 'Samsun', value: '1' } },
      { name: 'city', data: { city: 'Trabzon', value: '1' } },
      { name: 'city', data: { city: 'Gaziantep', value: '1' } },
      { name: 'city', data: { city: 'Erzurum', value: '1' } },
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
          icon: 'shield-check',
          title: 'İzlenebilirlik',
          description:
            'Steril ve implante edilen ürünlerin lot kaydı on yıl saklanır; geri çağrılan lotu aynı gün haber veririz.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'message-circle',
          title: 'Açık konuşmak',
          description: 'İşinize uymayan cihazı satmayız; başka marka daha uygunsa onu söyleriz.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'clock',
          title: 'Klinik saatine saygı',
          description: 'Kurulumu ve bakımı hasta saatlerinin dışında yaparız, kliniğiniz kapanmaz.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'shield',
          title: 'Gizlilik',
          description:
            'Servise gelen cihazdaki hasta kayıtlarına bakmaz, kopyalamaz, teslimde silindiğini yazarız.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'wrench',
          title: 'Önce onarım',
          description:
            'Onarılabileni değiştirmeyiz; değişecek parçayı size gösterir, eskisini teslim ederiz.',
        },
      },
      {
        name: 'value',
        data: {
          icon: 'recycle',
          title: 'Az atık',
          description:
            'Eski cihazı geri alır, ambalajı toplar, amalgam ve elektronik atığı belgesiyle teslim ederiz.',
        },
      },
    ]),
  },
];
