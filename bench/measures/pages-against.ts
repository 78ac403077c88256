import type { Result } from 'lighthouse';
import { type Figure, median } from '../figures.ts';
import { startSite } from '../site.ts';
import { addresses, visit } from './pages.ts';

const RUNS = 5;
/** So far two measurements of the same page differ here. */
const NOISE = 1.05;

/** What a visitor waits for, and what of it comes over the wire; the first two are held against each other. */
const AUDITS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
} as const;

function measured({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Number.NaN;
}

function shown(value: number): string {
  return String(Math.round(value));
}

/**
 * What the pages of this build weigh, and how soon they are seen, as times of the same pages of an earlier one: both
 * stand at the same time and are visited in turns, after a first visit that makes what is made on demand.
 * @param before the folder of a checkout of the earlier program, with its build
 * @param only names of pages; all where there is none
 */
export async function pagesAgainst(before: string, only: readonly string[] = []): Promise<Figure[]> {
  const sites = [await startSite({ from: before }), await startSite()] as const;
  try {
    const figures: Figure[] = [];
    for (const [name, path] of await addresses(sites[1].base)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const visits: [Result[], Result[]] = [[], []];
      for (let run = 0; run <= RUNS; run++)
        for (const [at, { base }] of sites.entries()) {
          const seen = await visit(base + path, ['performance']);
          if (run > 0) visits[at]?.push(seen);
        }
      const both = (audit: string): [number, number] => {
        const [old, own] = visits.map((of) => median(of.map((one) => measured(one, audit))));
        return [old ?? Number.NaN, own ?? Number.NaN];
      };
      const [heavy, weight] = both('total-byte-weight');
      figures.push({
        what: `${name}, weight`,
        figure: weight / heavy,
        unit: 'ratio',
        limit: 1,
        note: `${shown(heavy / 1024)} kB before, ${shown(weight / 1024)} kB now`,
      });
      for (const [what, audit] of Object.entries(AUDITS)) {
        const [old, own] = both(audit);
        figures.push({
          what: `${name}, ${what}`,
          // Two that are near nothing differ by nothing.
          figure: Math.max(own, 50) / Math.max(old, 50),
          unit: 'ratio',
          limit: NOISE,
          note: `${shown(old)} ms before, ${shown(own)} ms now`,
        });
      }
    }
    return figures;
  } finally {
    for (const site of sites) await site.close();
  }
}
