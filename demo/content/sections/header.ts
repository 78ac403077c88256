import { asWritten, type DemoSection } from './types.ts';

export const headerSections: DemoSection[] = [
  {
    page: 'header',
    section: 'navigation',
    title: 'Menü',
    subtitle: '',
    description: '',
    content: {},
    sortOrder: 1,
    isActive: true,
    items: asWritten([
      { name: 'Ana Sayfa', data: { url: '/' } },
      { name: 'Kurumsal', data: { url: '/about' } },
      { name: 'Markalar', data: { url: '/brands' } },
      { name: 'Bayiliklerimiz', data: { url: '/distributors' } },
      { name: 'Hizmetlerimiz', data: { url: '/clinic-setup' } },
      { name: 'Kataloglar', data: { url: '/catalogs' } },
      { name: 'İletişim', data: { url: '/contact' } },
    ]),
  },
  {
    page: 'header',
    section: 'logo',
    title: 'Logo',
    subtitle: '',
    description: '',
    content: { logoUrl: '' },
    sortOrder: 2,
    isActive: true,
    items: [],
  },
];
