import type { Right } from '../../../domain/rights.ts';
import { brandWords } from '../../../domain/things/brand.ts';
import { catalogWords } from '../../../domain/things/catalog.ts';
import { categoryWords } from '../../../domain/things/category.ts';
import { productWords } from '../../../domain/things/product.ts';
import type { NamedWords } from '../../../domain/things/row.ts';

export type Screen = {
  id: string;
  /** Below `/admin`; empty for the first screen. */
  path: string;
  /** The route module, seen from `app/`. */
  file: string;
  /** In the sidebar, the phone's menu and the palette. Screens without one are reached from another screen. */
  label?: string;
  /** In the bar at the foot of a phone, by this name. */
  tab?: string;
  /** What creates one of its things: `Ürün ekle`. Opened with `?new=1`. */
  create?: string;
  /** What changing something here takes, where that is more than content takes. */
  right?: Right;
  /** Stands below the line in the sidebar. */
  secondary?: boolean;
};

/** The screen of a kind that has a list and a form. */
function listScreen({ name, title, plural }: NamedWords): Screen {
  return {
    id: name,
    path: name,
    file: `admin/screens/${name}/route.tsx`,
    label: plural,
    create: `${title} ekle`,
  };
}

/** Every screen behind the sign-in, in the order of the sidebar. A new screen is one more entry. */
export const screens: readonly Screen[] = [
  { id: 'dashboard', path: '', file: 'admin/screens/dashboard/route.tsx', label: 'Dashboard', tab: 'Panel' },
  listScreen(brandWords),
  listScreen(categoryWords),
  { ...listScreen(productWords), tab: productWords.plural },
  { ...listScreen(catalogWords), tab: catalogWords.plural },
  {
    id: 'site',
    path: 'site-customization',
    file: 'admin/screens/site/route.tsx',
    label: 'Site Özelleştirme',
  },
  { id: 'site-seo', path: 'site-customization/seo', file: 'admin/screens/site/seo/route.tsx' },
  { id: 'site-editor', path: 'site-customization/:page', file: 'admin/screens/site/editor/route.tsx' },
  { id: 'quotes', path: 'quotes', file: 'admin/screens/quotes/route.tsx', label: 'Teklifler' },
  {
    id: 'messages',
    path: 'messages',
    file: 'admin/screens/messages/route.tsx',
    label: 'Mesajlar',
  },
  { id: 'plans', path: 'plans', file: 'admin/screens/plans/route.tsx', label: 'Yayın planı' },
  { id: 'gaps', path: 'gaps', file: 'admin/screens/gaps/route.tsx', label: 'Eksikler' },
  { id: 'media', path: 'media', file: 'admin/screens/media/route.tsx', label: 'Kitaplık' },
  {
    id: 'activities',
    path: 'activities',
    file: 'admin/screens/activities/route.tsx',
    label: 'Son işlemler',
    secondary: true,
  },
  { id: 'trash', path: 'trash', file: 'admin/screens/trash/route.tsx', label: 'Çöp Kutusu', secondary: true },
  {
    id: 'accounts',
    path: 'accounts',
    file: 'admin/screens/accounts/route.tsx',
    label: 'Hesaplar',
    secondary: true,
  },
  { id: 'import', path: 'import', file: 'admin/screens/import/route.tsx' },
  { id: 'copies', path: 'copies', file: 'admin/screens/copies/route.tsx' },
  { id: 'search', path: 'search', file: 'admin/screens/search/route.tsx' },
  {
    id: 'settings',
    path: 'settings',
    file: 'admin/screens/settings/route.tsx',
    label: 'Ayarlar',
    right: 'settings:write',
    secondary: true,
  },
];

/** The screen with this id, when the panel has it. */
export function findScreen(id: string): Screen | undefined {
  return screens.find((screen) => screen.id === id);
}

/** The screens that have a name in menus. */
export const menuScreens = screens.filter((screen): screen is Screen & { label: string } =>
  Boolean(screen.label),
);

/** The address of a screen. */
export function screenPath(path: string): string {
  return path ? `/admin/${path}` : '/admin';
}
