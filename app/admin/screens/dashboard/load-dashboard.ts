import { DASHBOARD_SECONDS, type Stats } from '../../../../domain/pages/dashboard.ts';
import type { Insights } from '../../../../domain/things/insights.ts';
import type { Activity } from '../../../../server/modules/activities/service.ts';
import type { Growth } from '../../../../server/modules/dashboard/stats.ts';
import type { ListedName } from '../../kinds/all-kinds.ts';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';

const KEY = 'adminDashboard';
export const RECENT = 6;

export type PanelData = {
  totals: Stats;
  growth: Record<ListedName, Growth>;
  recent: Activity[];
  insights: Insights;
};
/** What the screen shows, when it was asked, and whether it is a copy because the server does not answer. */
export type Loaded = { data: PanelData; at: number; isCopy: boolean };
type Copy = Omit<Loaded, 'isCopy'>;

/** The technical line of a failed load. */
export function loadErrorLine(error: unknown): string {
  return isApiError(error) && error.status > 0 ? `HTTP error! status: ${error.status}` : 'An error occurred';
}

// What staff see stays in this tab: another person at the same browser does not find it.
function keep(copy: Copy): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(copy));
  } catch {
    // A full or blocked storage costs the copy, not the screen.
  }
}

/** The kept answer while it is younger than 300 seconds, else null. */
export function recentCopy(now: number): Copy | null {
  try {
    const copy = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Copy> | null;
    const age = now - Number(copy?.at);
    return copy?.data?.insights && age >= 0 && age < DASHBOARD_SECONDS * 1000
      ? { data: copy.data, at: Number(copy.at) }
      : null;
  } catch {
    return null;
  }
}

async function ask(signal: AbortSignal): Promise<PanelData> {
  const options = { init: { signal } };
  const [dashboard, growth, recent, insights] = await Promise.all([
    read(api.dashboard.$get({}, options)),
    read(api.stats.$get({}, options)),
    read(api.activities.$get({ query: { limit: String(RECENT) } }, options)),
    read(api.insights.$get({}, options)),
  ]);
  return { totals: dashboard.stats, growth, recent, insights };
}

/**
 * The site's rule for its dashboard load: the server's answer is kept with its time, and stands in for
 * a load that fails while it is younger than five minutes. A refusal of the server stands.
 */
export async function loadPanel(signal: AbortSignal): Promise<Loaded> {
  try {
    const loaded = { data: await ask(signal), at: Date.now() };
    keep(loaded);
    return { ...loaded, isCopy: false };
  } catch (error) {
    const isOutage = isApiError(error) && (error.status === 0 || error.status >= 500);
    const copy = isOutage ? recentCopy(Date.now()) : null;
    if (copy) return { ...copy, isCopy: true };
    throw error;
  }
}
