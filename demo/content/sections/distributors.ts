import type { DemoSection } from './types.ts';

export const distributorsSections: DemoSection[] = [
  {
    page: 'distributors',
    section: 'hero',
    title: 'Bayiliklerimiz',
    subtitle: "Türkiye'de temsil ettiğimiz markalar",
    description:
      'Her biriyle doğrudan üreticinin sözleşmesiyle çalışıyoruz: orijinal ürün, Ankara depoda yedek parça, fabrikada eğitim almış teknisyen.',
    content: {},
    sortOrder: 1,
    isActive: true,
    items: [],
  },
  {
    page: 'distributors',
    section: 'products',
    title: 'Tüm ürünler',
    subtitle: 'Sarf malzemesinden ünite',
    description:
      "Ürünün sayfasında özellikleri ve kataloğu bulunur. Sorularınızı oradan WhatsApp'la iletebilirsiniz.",
    content: {},
    sortOrder: 2,
    isActive: true,
    items: [],
  },
];
