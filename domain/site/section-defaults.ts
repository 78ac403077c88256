import { PATHS } from './paths.ts';

type Heading = { title: string; subtitle: string | null; description: string | null };
type Fact = { value: string; label: string };
type Link = { name: string; url: string };

/** The copy that stands where a section is missing, inactive or empty, and the texts that never change. */

/**
 * What a page does with a section that staff switched off: header, footer and each page's hero stand on their fixed
 * copy, as no page can do without them; every other band is gone.
 */
export function standsWhenOff({ page, section }: { page: string; section: string }): boolean {
  return page === 'header' || page === 'footer' || section === 'hero';
}

export const HERO_DEFAULT = {
  badge: 'Yetkili dental distribütörü',
  title: 'Diş hekimliğinin vitrini.',
  subtitle: 'Klinik ve laboratuvar için tek muhatap.',
  description:
    "Üniti, görüntülemeyi, implantı ve sarf malzemesini Türkiye'deki klinik ve laboratuvarlara biz ulaştırıyoruz. Kurulumu ve bakımı da kendi ekibimiz yapıyor.",
  actions: [
    { name: 'Ürünleri inceleyin', url: PATHS.distributors },
    { name: 'Katalogları indirin', url: PATHS.catalogs },
  ] as Link[],
};

export const FEATURED_DEFAULT: Heading = { title: 'Öne çıkan ürünler', subtitle: null, description: null };
export const DISTRIBUTOR_BRANDS_DEFAULT: Heading = {
  title: 'Distribütörü olduğumuz markalar',
  subtitle: null,
  description:
    "Her markanın Türkiye'deki yetkili temsilcisiyiz: orijinal ürün, yerel stok, fabrika eğitimli teknik servis.",
};
export const BRANDS_STRIP_DEFAULT: Heading = {
  title: 'Temsil ettiğimiz markalar',
  subtitle: null,
  description: null,
};
export const TESTIMONIALS_DEFAULT: Heading = {
  title: 'Kurduğumuz kliniklerden',
  subtitle: null,
  description: null,
};
export const GALLERY_DEFAULT: Heading = { title: 'Klinik galerisi', subtitle: null, description: null };
/** What the viewer tells of a project whose own details are not entered. */
export const GALLERY_NAME_DEFAULT = 'Klinik projesi';
export const GALLERY_STATUS_DEFAULT = 'Tamamlandı';
export const GALLERY_DETAILS_DEFAULT: readonly string[] = [
  'Keşif ve yerleşim planı',
  'Cihaz, mobilya ve tesisat kurulumu',
  'Ekip eğitimi ve periyodik bakım',
];
export const ABOUT_PREVIEW_DEFAULT = {
  title: 'Bir depodan, her ildeki kliniğe.',
  subtitle: null,
  paragraphs: [
    'Diş hekimlerine ve diş laboratuvarlarına profesyonel ürün tedarik ediyoruz. Sık kullanılan ürünler rafta bekler, sipariş aynı gün çıkar.',
    'Cihazı kuruyor, ekibinize öğretiyor, bakımını yapıyoruz. Satış sonrasını işin kendisi sayıyoruz.',
  ],
};

/** The home page's fixed statistics. */
export const HOME_FACTS: readonly Fact[] = [
  {
    value: '%100 orijinal',
    label: 'Her kutu üreticiden doğrudan gelir; lot ve seri numarası irsaliyede yazar.',
  },
  { value: '15+ yıl', label: 'Klinik ve laboratuvarlara ürün, kurulum ve servis.' },
];
/** The fixed figures where a page has no statistics of its own, after the counts of brands and products. */
export const FIXED_STATISTICS: readonly Fact[] = [
  { value: '%100', label: 'orijinal ürün' },
  { value: '15+', label: 'yıl sektör deneyimi' },
];

export const ABOUT_DEFAULT: Heading = {
  title: 'Kurumsal',
  subtitle: 'Diş hekimliğine ürün, kurulum ve servis.',
  description:
    'Diş hekimlerine ve diş laboratuvarlarına profesyonel ürün tedarik ediyoruz. Temsil ettiğimiz markaların satışını, kurulumunu, eğitimini ve bakımını kendi ekibimizle yapıyoruz.',
};
export const VALUES_DEFAULT: Heading = { title: 'Değerlerimiz', subtitle: null, description: null };
export const ABOUT_STATISTICS_DEFAULT: Heading = { title: 'Rakamlarla', subtitle: null, description: null };
export const MISSION_VISION_DEFAULT: Heading = {
  title: 'Vizyon ve misyon',
  subtitle: null,
  description: null,
};
export const VISION_DEFAULT = {
  title: 'Vizyon',
  description:
    "Türkiye'nin her ilindeki kliniğin, büyük şehirdekiyle aynı ürüne ve aynı teknik servise ulaşması.",
};
export const MISSION_DEFAULT = {
  title: 'Misyon',
  description:
    'Diş hekiminin ve teknisyenin vaktini hastasına ve işine bırakmak: ürünü, kurulumu, eğitimi ve bakımı tek muhatapta toplamak.',
};
/** The six fixed reasons to choose the company. */
export const ABOUT_REASONS: ReadonlyArray<{ title: string; description: string }> = [
  {
    title: 'Doğrudan üreticiden',
    description: 'Distribütörlük sözleşmesiyle çalışıyoruz; arada başka satıcı yok.',
  },
  { title: 'Türkiye stoku', description: 'Sık kullanılan ürünler ve yedek parçalar kendi depomuzda.' },
  {
    title: 'Kendi teknik ekibimiz',
    description: 'Kurulumu ve onarımı fabrikada eğitim almış teknisyenlerimiz yapar.',
  },
  {
    title: 'Uygulamalı eğitim',
    description: 'Cihazı teslim ederken hekime ve yardımcılara kliniğinizde anlatırız.',
  },
  { title: 'Yazılı teklif', description: 'Fiyat, teslim günü ve garanti süresi aynı sayfada, imza altında.' },
  {
    title: 'Tek muhatap',
    description: 'Satıştan bakıma aynı kişiyi ararsınız; sizi kimseye yönlendirmeyiz.',
  },
];

export const DISTRIBUTORS_DEFAULT: Heading = {
  title: 'Bayiliklerimiz',
  subtitle: "Türkiye'de temsil ettiğimiz markalar",
  description:
    'Her biriyle doğrudan üreticinin sözleşmesiyle çalışıyoruz: orijinal ürün, yerel yedek parça, fabrikada eğitim almış teknisyen.',
};
export const ALL_PRODUCTS_DEFAULT: Heading = { title: 'Tüm ürünler', subtitle: null, description: null };

export const NAVIGATION_DEFAULT: readonly Link[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Kurumsal', url: PATHS.about },
  { name: 'Markalar', url: PATHS.brands },
  { name: 'Bayiliklerimiz', url: PATHS.distributors },
  { name: 'Hizmetlerimiz', url: PATHS.clinicSetup },
  { name: 'Kataloglar', url: PATHS.catalogs },
  { name: 'İletişim', url: PATHS.contact },
];
export const QUICK_LINKS_DEFAULT: readonly Link[] = NAVIGATION_DEFAULT.filter(
  (link) => link.url !== PATHS.clinicSetup,
);

export const FOOTER_DEFAULT = {
  description:
    'Diş hekimlerine ve diş laboratuvarlarına profesyonel ürün tedarik ediyoruz; kurulum, eğitim ve bakımı kendi ekibimizle yapıyoruz.',
  phone: '0312 555 01 42',
  email: 'bilgi@vitrindental.example',
  address: 'Ankara, Türkiye',
  workingHours: 'Pazartesi - Cuma: 09:00 - 18:00',
};
export const SOCIAL_DEFAULT: ReadonlyArray<Link & { icon: string }> = [
  { name: 'Facebook', url: 'https://vitrindental.example/facebook', icon: 'Facebook' },
  { name: 'Instagram', url: 'https://vitrindental.example/instagram', icon: 'Instagram' },
  { name: 'LinkedIn', url: 'https://vitrindental.example/linkedin', icon: 'Linkedin' },
  { name: 'Twitter', url: 'https://vitrindental.example/twitter', icon: 'Twitter' },
];
/** Who built the site, where the settings name nobody. */
export const CREDIT_DEFAULT = { name: 'Vitrin', url: 'https://vitrindental.example' };

/** The contact page's hours; the footer's are its own. */
export const CONTACT_HOURS = 'Pazartesi - Cumartesi: 09:00 - 19:00';
/** The year the site's copyright starts in. */
export const COPYRIGHT_START = 2025;
