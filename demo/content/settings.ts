import type { SettingValues } from '../../domain/site/setting.ts';
import { company } from './company.ts';

type DemoSettings = Partial<SettingValues>;

/** Site-wide settings of the demo company. `ogImage` is a path below demo/media. */
export const settings = {
  companyName: company.name,
  whatsapp: company.whatsapp,
  metaTitle: 'Vitrin Dental | Diş hekimliği ürünleri ve klinik kurulumu',
  metaDescription:
    "Ünit, görüntüleme, implant ve sarf malzemesi: 10 marka, tek muhatap. Kurulum, eğitim ve bakım kendi ekibimizden. Ankara'dan 81 ile sevkiyat.",
  metaKeywords:
    'diş hekimliği ürünleri, dental depo, diş üniti, implant, kompozit, endodonti, otoklav, ağız içi tarayıcı, klinik kurulumu, Ankara',
  author: company.name,
  publisher: company.name,
  robots: 'index,follow',
  language: 'tr',
  ogTitle: 'Vitrin Dental: diş hekimliğinin vitrini',
  ogDescription:
    'On markanın ürünleri, PDF kataloglar ve klinik kurulumu. Üniti, görüntülemeyi, implantı ve sarf malzemesini klinik ve laboratuvarlara biz ulaştırıyoruz.',
  ogImage: 'scenes/hero.webp',
  twitterCard: 'summary_large_image',
  twitterSite: '',
  canonicalUrl: '',
  siteUrl: '',
  mapLat: '39.9708',
  mapLng: '32.7440',
  mapZoom: '15',
} satisfies DemoSettings;
