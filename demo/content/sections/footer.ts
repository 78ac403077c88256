import { company } from '../company.ts';
import { asWritten, type DemoSection } from './types.ts';

export const footerSections: DemoSection[] = [
  {
    page: 'footer',
    section: 'company-info',
    title: company.name,
    subtitle: '',
    description: '',
    content: {
      name: company.name,
      description:
        "2009'dan bu yana diş hekimlerine ve diş laboratuvarlarına profesyonel ürün tedarik ediyoruz; kurulum, eğitim ve bakımı kendi ekibimizle yapıyoruz.",
      logo: '',
    },
    sortOrder: 1,
    isActive: true,
    items: [],
  },
  {
    page: 'footer',
    section: 'quick-links',
    title: 'Hızlı Bağlantılar',
    subtitle: '',
    description: '',
    content: {},
    sortOrder: 2,
    isActive: true,
    items: asWritten([
      { name: 'Ana Sayfa', data: { url: '/' } },
      { name: 'Kurumsal', data: { url: '/about' } },
      { name: 'Markalar', data: { url: '/brands' } },
      { name: 'Bayiliklerimiz', data: { url: '/distributors' } },
      { name: 'Kataloglar', data: { url: '/catalogs' } },
      { name: 'İletişim', data: { url: '/contact' } },
    ]),
  },
  {
    page: 'footer',
    section: 'contact-info',
    title: 'İletişim',
    subtitle: '',
    description: '',
    content: {
      phone: company.phone,
      email: company.email,
      address: company.address,
      workingHours: company.workingHours,
    },
    sortOrder: 3,
    isActive: true,
    items: [],
  },
  {
    page: 'footer',
    section: 'social-media',
    title: 'Bizi Takip Edin',
    subtitle: '',
    description: '',
    content: {},
    sortOrder: 4,
    isActive: true,
    items: asWritten([
      { name: 'Facebook', data: { url: `https://${company.website}/facebook`, icon: 'Facebook' } },
      { name: 'Instagram', data: { url: `https://${company.website}/instagram`, icon: 'Instagram' } },
      { name: 'LinkedIn', data: { url: `https://${company.website}/linkedin`, icon: 'Linkedin' } },
      { name: 'Twitter', data: { url: `https://${company.website}/twitter`, icon: 'Twitter' } },
    ]),
  },
];
