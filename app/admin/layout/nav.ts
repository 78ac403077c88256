import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  BookOpen,
  Clock,
  FolderTree,
  Image,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  Package,
  Settings,
  Trash2,
} from 'lucide-react';
import { api, read } from '../../lib/api.ts';
import { type CountKey, type Screen, screens } from '../screens.ts';

const UNREAD_EVERY_MS = 60_000;

const ICONS: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  brands: BadgeCheck,
  categories: FolderTree,
  products: Package,
  catalogs: BookOpen,
  messages: Mail,
  site: LayoutTemplate,
  media: Image,
  activities: Clock,
  trash: Trash2,
  settings: Settings,
};

/** The sign of a screen, by its id. */
export function screenIcon(screen: string): LucideIcon {
  return ICONS[screen] ?? LayoutTemplate;
}

/** The screens that have a name in menus. */
export const menuScreens = screens.filter((screen): screen is Screen & { label: string } =>
  Boolean(screen.label),
);

/** The screen with this id, when the panel has it. */
export function findScreen(id: string): Screen | undefined {
  return screens.find((screen) => screen.id === id);
}

async function countUnread(): Promise<number> {
  const response = await api.messages.$get({ query: { isRead: 'false', limit: '1' } });
  // A body that nobody reads keeps its connection.
  await response.arrayBuffer();
  return Number(response.headers.get('X-Total-Count'));
}

/** The numbers beside the screens' names. */
export function useCounts(): Partial<Record<CountKey, number>> {
  const stats = useQuery({ queryKey: ['stats'], queryFn: () => read(api.stats.$get()) });
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: countUnread,
    enabled: findScreen('messages') !== undefined,
    refetchInterval: UNREAD_EVERY_MS,
  });
  const { brands, categories, products, catalogs } = stats.data ?? {};
  return Object.fromEntries(
    Object.entries({
      brands: brands?.total,
      categories: categories?.total,
      products: products?.total,
      catalogs: catalogs?.total,
      unread: unread.data,
    }).filter(([, count]) => count !== undefined),
  );
}
