import {
  BadgeCheck,
  BookOpen,
  FolderTree,
  Image,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  Package,
  Settings,
} from 'lucide-react';
import { formatCount } from '../../../domain/format.ts';
import type { ActivityType } from '../../../server/db/schema.ts';
import type { RecordKind } from '../../../server/records/kinds.ts';
import { findScreen } from '../layout/nav.ts';
import { screenPath } from '../screens.ts';

export type Kind = RecordKind;
/** The kinds that have a list screen with a form. */
export const LISTED_KINDS = ['brands', 'categories', 'products', 'catalogs'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

type Words = {
  /** Beside a number or inside a sentence: `3 ürün`. */
  noun: string;
  title: string;
  plural: string;
  icon: LucideIcon;
};

export const KIND_WORDS: Record<Kind, Words> = {
  brands: { noun: 'marka', title: 'Marka', plural: 'Markalar', icon: BadgeCheck },
  categories: { noun: 'kategori', title: 'Kategori', plural: 'Kategoriler', icon: FolderTree },
  products: { noun: 'ürün', title: 'Ürün', plural: 'Ürünler', icon: Package },
  catalogs: { noun: 'katalog', title: 'Katalog', plural: 'Kataloglar', icon: BookOpen },
  sections: { noun: 'bölüm', title: 'Site bölümü', plural: 'Site bölümleri', icon: LayoutTemplate },
  sectionItems: { noun: 'bölüm öğesi', title: 'Bölüm öğesi', plural: 'Bölüm öğeleri', icon: LayoutTemplate },
  settings: { noun: 'ayar', title: 'Site ayarları', plural: 'Site ayarları', icon: Settings },
  messages: { noun: 'mesaj', title: 'Mesaj', plural: 'Mesajlar', icon: Mail },
  media: { noun: 'dosya', title: 'Dosya', plural: 'Dosyalar', icon: Image },
};

/** `4 kategori, 12 ürün`: how many of each kind, in the order of the site; empty when there are none. */
export function countWords(counts: Partial<Record<string, number>>): string {
  return Object.entries(KIND_WORDS)
    .map(([kind, { noun }]) => [counts[kind] ?? 0, noun] as const)
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${formatCount(count)} ${noun}`)
    .join(', ');
}

/** What the activity list tells its lines apart by. */
export const ACTIVITY_TITLES: Record<ActivityType, string> = {
  brands: KIND_WORDS.brands.title,
  categories: KIND_WORDS.categories.title,
  products: KIND_WORDS.products.title,
  catalogs: KIND_WORDS.catalogs.title,
  site: 'Site metinleri',
  messages: KIND_WORDS.messages.title,
  media: KIND_WORDS.media.title,
  settings: 'Ayarlar',
  accounts: 'Hesap',
};

const SCREEN_OF: Partial<Record<Kind, { screen: string; param: string | null }>> = {
  brands: { screen: 'brands', param: 'edit' },
  categories: { screen: 'categories', param: 'edit' },
  products: { screen: 'products', param: 'edit' },
  catalogs: { screen: 'catalogs', param: 'edit' },
  messages: { screen: 'messages', param: 'id' },
  sections: { screen: 'site', param: null },
  sectionItems: { screen: 'site', param: null },
  settings: { screen: 'settings', param: null },
  media: { screen: 'media', param: 'edit' },
};

/** Where a row opens in the panel; null when the panel has no screen for it. */
export function openPath(kind: Kind, id: string): string | null {
  const place = SCREEN_OF[kind];
  const screen = place && findScreen(place.screen);
  if (!place || !screen) return null;
  const path = screenPath(screen.path);
  return place.param ? `${path}?${place.param}=${encodeURIComponent(id)}` : path;
}

/** The address that opens the form of a new one; null for what is not created by a form. */
export function createPath(kind: Kind): string | null {
  const place = SCREEN_OF[kind];
  const screen = place && findScreen(place.screen);
  return screen?.create ? `${screenPath(screen.path)}?new=1` : null;
}
