import type { DataStrategyResult } from 'react-router';
import type { Dashboard } from '../../../domain/pages/dashboard.ts';
import { dashboardSource } from '../../../domain/pages/dashboard-source.ts';
import { isKept, pageAt } from '../../../domain/pages/page-at.ts';
import type { SuggestAnswer } from '../../../domain/search/answer.ts';
import { suggestIn } from '../../../domain/search/in-copy.ts';
import { viewOf } from '../lib/load.ts';

/** What a page's loader would answer, from a kept dashboard answer; undefined for a page that it cannot tell of. */
export async function pageFrom(
  copy: Dashboard,
  request: Request,
  url: URL,
): Promise<DataStrategyResult | undefined> {
  const found = await pageAt(dashboardSource(copy), url);
  if (!found) return undefined;
  try {
    return { type: 'data', result: viewOf(found, request) };
  } catch (moved) {
    return { type: 'error', result: moved };
  }
}

/** Whether a kept dashboard answer tells of the pages of a route. */
export function tellsOf(path: string): boolean {
  return isKept(path);
}

/** What the search offers for a text, from a kept dashboard answer. */
export function suggestFromCopy(copy: Dashboard, text: string): Promise<SuggestAnswer> {
  return suggestIn(dashboardSource(copy), text);
}
