import { DASHBOARD_SECONDS, type Dashboard } from '../../../domain/pages/dashboard.ts';
import { readStored, writeStored } from '../../shared/storage.ts';

const KEY = 'dashboard';

type Copy = { at: number; dashboard: Dashboard };

/**
 * Asks the server for the dashboard's answer and keeps it with its time, unread: reading it can wait until it is needed.
 * @throws Error `HTTP error! status: {code}` for anything but an answer
 */
export async function keepDashboard(now: () => number = Date.now): Promise<void> {
  const response = await fetch('/api/dashboard', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const answer = await response.text();
  if (answer.startsWith('{')) writeStored(KEY, `{"at":${now()},"dashboard":${answer}}`);
}

/** The kept answer while it is younger than 300 seconds, else null. */
export function recentCopy(now: number = Date.now()): Dashboard | null {
  const stored = readStored(KEY);
  if (!stored) return null;
  try {
    const copy = JSON.parse(stored) as Partial<Copy>;
    const age = now - Number(copy.at);
    return copy.dashboard && age >= 0 && age < DASHBOARD_SECONDS * 1000 ? copy.dashboard : null;
  } catch {
    return null;
  }
}
