import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  Clock,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  Trash2,
  Users,
} from 'lucide-react';
import { KINDS } from '../kinds/all-kinds.ts';
import { api, read } from '../lib/api.ts';

const UNREAD_EVERY_MS = 60_000;

const ICONS: Record<string, LucideIcon> = {
  ...Object.fromEntries(Object.values(KINDS).map(({ screen, icon }) => [screen, icon])),
  dashboard: LayoutDashboard,
  plans: CalendarClock,
  gaps: ListChecks,
  activities: Clock,
  trash: Trash2,
  accounts: Users,
};

/** The sign of a screen, by its id. */
export function screenIcon(screen: string): LucideIcon {
  return ICONS[screen] ?? LayoutTemplate;
}

async function countMessages(query: { isRead?: 'false'; isSuspect: 'true' | 'false' }): Promise<number> {
  const response = await api.messages.$get({ query: { ...query, limit: '1' } });
  // A body that nobody reads keeps its connection.
  await response.arrayBuffer();
  return Number(response.headers.get('X-Total-Count'));
}

/** How many messages there are in each state. */
export function useMessageCounts() {
  return useQuery({
    queryKey: ['messages', 'counts'],
    queryFn: () => read(api.messages.counts.$get()),
    refetchInterval: UNREAD_EVERY_MS,
  }).data;
}

/** How many quotes there are in each state. */
export function useQuoteCounts() {
  return useQuery({
    queryKey: ['quotes', 'counts'],
    queryFn: () => read(api.quotes.counts.$get()),
    refetchInterval: UNREAD_EVERY_MS,
  }).data;
}

/** The screens whose number is of what is new and unanswered. */
export const NEWS: Readonly<Record<string, string>> = { messages: 'okunmamış', quotes: 'yeni' };

/** The numbers beside the screens' names, by the id of the screen: of messages and quotes those that are new. */
export function useCounts(): Partial<Record<string, number>> {
  const stats = useQuery({ queryKey: ['stats'], queryFn: () => read(api.stats.$get()) });
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: () => countMessages({ isRead: 'false', isSuspect: 'false' }),
    refetchInterval: UNREAD_EVERY_MS,
  });
  const quotes = useQuoteCounts();
  const totals = Object.entries(stats.data ?? {}).map(([kind, { total }]) => [kind, total]);
  return {
    ...Object.fromEntries(totals),
    ...(unread.data !== undefined && { messages: unread.data }),
    ...(quotes && { quotes: quotes.new }),
  };
}

/** How many messages look like a robot's. */
export function useSuspects(): number | undefined {
  return useQuery({
    queryKey: ['messages', 'suspects'],
    queryFn: () => countMessages({ isSuspect: 'true' }),
    refetchInterval: UNREAD_EVERY_MS,
  }).data;
}
