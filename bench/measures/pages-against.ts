import type { Result } from 'lighthouse';
import { type Figure, median } from '../figures.ts';
import { startSite } from '../site.ts';
import { addresses, visit } from './pages.ts';

/** So far two measurements of the same page differ here. */
const NOISE = 1.05;
/** A page that fetches nothing for so long is there; what it fetches then is for the pages after it. */
const QUIET_MS = 1000;
/**
 * The line is slowed, since what Lighthouse reckons from a visit on a fast one moves by whole round trips of 150 ms with
 * the order in which small pictures arrive; a visit goes on until all that is fetched later is there.
 */
const ON_A_SLOW_LINE = { throttlingMethod: 'devtools', pauseAfterLoadMs: 5000 } as const;

type Request = { networkRequestTime: number; networkEndTime: number; transferSize: number };

/** What a page fetches for itself, and what it fetches once it is there, in kB over the wire. */
function weights({ audits }: Result): { own: number; later: number } {
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: Request[] };
  const inOrder = items.toSorted((a, b) => a.networkRequestTime - b.networkRequestTime);
  const sums = { own: 0, later: 0 };
  let end = inOrder[0]?.networkEndTime ?? 0;
  let isThere = false;
  for (const { networkRequestTime, networkEndTime, transferSize } of inOrder) {
    isThere ||= networkRequestTime > end + QUIET_MS;
    sums[isThere ? 'later' : 'own'] += transferSize / 1024;
    end = Math.max(end, networkEndTime);
  }
  return sums;
}

const waitFor =
  (audit: string) =>
  ({ audits }: Result) =>
    audits[audit]?.numericValue ?? Number.NaN;

/** What comes over the wire, and what a visitor waits for; below `unnoticed` nobody notices a difference. */
const MEASURES = [
  { what: 'weight', of: (one: Result) => weights(one).own, unit: 'kB', limit: 1 },
  { what: 'fetched later', of: (one: Result) => weights(one).later, unit: 'kB', limit: 1 },
  { what: 'first paint', of: waitFor('first-contentful-paint'), unit: 'ms', limit: NOISE },
  { what: 'largest paint', of: waitFor('largest-contentful-paint'), unit: 'ms', limit: NOISE },
  { what: 'speed index', of: waitFor('speed-index'), unit: 'ms', limit: NOISE },
  { what: 'blocking', of: waitFor('total-blocking-time'), unit: 'ms', limit: NOISE, unnoticed: 200 },
];

function shown(value: number): string {
  return String(Math.round(value));
}

/**
 * What the pages of this build weigh, and how soon they are seen, as times of the same pages of an earlier one: both
 * stand at the same time and are visited in turns, after a first visit that makes what is made on demand.
 * @param before the folder of a checkout of the earlier program, with its build
 * @param only names of pages; all where there is none
 * @param runs visits of each page, of which the middle counts
 */
export async function pagesAgainst(before: string, only: readonly string[], runs: number): Promise<Figure[]> {
  const sites = [await startSite({ from: before }), await startSite()] as const;
  try {
    const figures: Figure[] = [];
    for (const [name, path] of await addresses(sites[1].base)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const visits: [Result[], Result[]] = [[], []];
      for (let run = 0; run <= runs; run++)
        for (const [at, { base }] of sites.entries()) {
          const seen = await visit(base + path, ['performance'], ON_A_SLOW_LINE);
          if (run > 0) visits[at]?.push(seen);
        }
      for (const { what, of, unit, limit, unnoticed = 0 } of MEASURES) {
        const [old = Number.NaN, own = Number.NaN] = visits.map((ones) => median(ones.map(of)));
        figures.push({
          what: `${name}, ${what}`,
          figure: Math.max(own, unnoticed) / Math.max(old, unnoticed),
          unit: 'ratio',
          limit,
          note: `${shown(old)} ${unit} before, ${shown(own)} ${unit} now`,
        });
      }
    }
    return figures;
  } finally {
    for (const site of sites) await site.close();
  }
}
