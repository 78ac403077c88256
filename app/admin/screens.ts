/** The counts that the sidebar shows beside a screen's name. */
export type CountKey = 'brands' | 'categories' | 'products' | 'catalogs' | 'unread';

export type Screen = {
  id: string;
  /** Below `/admin`; empty for the first screen. */
  path: string;
  /** The route module, seen from `app/`. */
  file: string;
  /** In the sidebar, the phone's menu and the palette. Screens without one are reached from another screen. */
  label?: string;
  count?: CountKey;
  /** What creates one of its things: `Ürün ekle`. Opened with `?new=1`. */
  create?: string;
  /** Stands below the line in the sidebar. */
  secondary?: boolean;
};

/** Every screen behind the sign-in, in the order of the sidebar. A new screen is one more entry. */
export const screens: readonly Screen[] = [
  { id: 'dashboard', path: '', file: 'admin/dashboard/route.tsx', label: 'Dashboard' },
  {
    id: 'brands',
    path: 'brands',
    file: 'admin/brands/route.tsx',
    label: 'Markalar',
    count: 'brands',
    create: 'Marka ekle',
  },
  {
    id: 'categories',
    path: 'categories',
    file: 'admin/categories/route.tsx',
    label: 'Kategoriler',
    count: 'categories',
    create: 'Kategori ekle',
  },
  {
    id: 'products',
    path: 'products',
    file: 'admin/products/route.tsx',
    label: 'Ürünler',
    count: 'products',
    create: 'Ürün ekle',
  },
  {
    id: 'catalogs',
    path: 'catalogs',
    file: 'admin/catalogs/route.tsx',
    label: 'Kataloglar',
    count: 'catalogs',
    create: 'Katalog ekle',
  },
  {
    id: 'site',
    path: 'site-customization',
    file: 'admin/site/route.tsx',
    label: 'Site Özelleştirme',
  },
  { id: 'site-seo', path: 'site-customization/seo', file: 'admin/site/seo/route.tsx' },
  { id: 'site-editor', path: 'site-customization/:page', file: 'admin/site/editor/route.tsx' },
  {
    id: 'messages',
    path: 'messages',
    file: 'admin/messages/route.tsx',
    label: 'Mesajlar',
    count: 'unread',
  },
  { id: 'media', path: 'media', file: 'admin/media/route.tsx', label: 'Kitaplık' },
  {
    id: 'activities',
    path: 'activities',
    file: 'admin/activities/route.tsx',
    label: 'Son işlemler',
    secondary: true,
  },
  { id: 'trash', path: 'trash', file: 'admin/trash/route.tsx', label: 'Çöp Kutusu', secondary: true },
  { id: 'settings', path: 'settings', file: 'admin/settings/route.tsx', label: 'Ayarlar', secondary: true },
];

/** The address of a screen. */
export function screenPath(path: string): string {
  return path ? `/admin/${path}` : '/admin';
}
