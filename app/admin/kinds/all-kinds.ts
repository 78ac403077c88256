import { formatCount } from '../../../domain/rules/format.ts';
import type { KindName } from '../../../domain/things/row.ts';
import type { ActivityType } from '../../../server/all-kinds.ts';
import { findScreen, screenPath } from '../lib/screens.ts';
import { brandKind } from './brand.ts';
import { catalogKind } from './catalog.ts';
import { categoryKind } from './category.ts';
import { draftKind, planKind } from './draft.ts';
import type { PanelKind } from './kind.ts';
import { mediaKind } from './media.ts';
import { messageKind } from './message.ts';
import { productKind } from './product.ts';
import { quoteKind } from './quote.ts';
import { sectionItemKind, sectionKind, settingKind } from './site.ts';
import { synonymKind } from './synonym.ts';

/** The kinds that have a list screen with a form, in the order of the site. */
export const LISTED_KINDS = [brandKind, categoryKind, productKind, catalogKind] as const;
export type ListedName = (typeof LISTED_KINDS)[number]['name'];

const ALL_KINDS: readonly PanelKind[] = [
  ...LISTED_KINDS,
  sectionKind,
  sectionItemKind,
  settingKind,
  messageKind,
  quoteKind,
  synonymKind,
  mediaKind,
  draftKind,
  planKind,
];
/** Every kind by its name. */
export const KINDS = Object.fromEntries(ALL_KINDS.map((kind) => [kind.name, kind])) as Record<
  KindName,
  PanelKind
>;

/** The kinds in whose rows a picture or a document may stand. */
export const KINDS_WITH_FILES = ALL_KINDS.filter((kind) => kind.files).map((kind) => kind.name);

/** The kind of this name, or null: accounts, say, are no rows that staff edit. */
export function findKind(name: string): PanelKind | null {
  return ALL_KINDS.find((kind) => kind.name === name) ?? null;
}

/** `4 kategori, 12 ürün`: how many of each kind, in the order of the site; empty when there are none. */
export function countWords(counts: Partial<Record<string, number>>): string {
  return ALL_KINDS.map(({ name, noun }) => [counts[name] ?? 0, noun] as const)
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${formatCount(count)} ${noun}`)
    .join(', ');
}

/** The kinds as a choice of what to show. */
export function kindOptions(kinds: readonly PanelKind[]): { value: string; label: string }[] {
  return kinds.map(({ name, title }) => ({ value: name, label: title }));
}

/** What the activity list tells apart beside the listed kinds. */
export const OTHER_ACTIVITIES: readonly { value: ActivityType; label: string }[] = [
  { value: 'site', label: 'Site metinleri' },
  { value: messageKind.name, label: messageKind.title },
  { value: quoteKind.name, label: quoteKind.title },
  { value: mediaKind.name, label: mediaKind.title },
  { value: draftKind.name, label: draftKind.title },
  { value: planKind.name, label: planKind.title },
  { value: 'settings', label: 'Ayarlar' },
  { value: 'accounts', label: 'Hesap' },
];

/** Where a row opens in the panel; null when the panel has no screen for it. */
export function openPath(name: KindName, id: string): string | null {
  const { screen, opens } = KINDS[name];
  const place = findScreen(screen);
  if (!place) return null;
  const path = screenPath(place.path);
  return opens ? `${path}?${opens}=${encodeURIComponent(id)}` : path;
}

/** The address that opens the form of a new one; null for what is not created by a form. */
export function createPath(name: KindName): string | null {
  const screen = findScreen(KINDS[name].screen);
  return screen?.create ? `${screenPath(screen.path)}?new=1` : null;
}
