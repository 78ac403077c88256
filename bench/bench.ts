/**
 * What the site costs beside what it may, in one table; the limits are those that `docs/performance.md` explains.
 * `-- kept queries rendering pages instances weight` runs only these parts; `--peers` also builds the page of others that an
 * uncached page is compared with.
 */
import { type Figure, print } from './figures.ts';
import { instances } from './measures/instances.ts';
import { kept } from './measures/kept.ts';
import { pages } from './measures/pages.ts';
import { queries } from './measures/queries.ts';
import { rendering } from './measures/rendering.ts';
import { weight } from './measures/weight.ts';

const PARTS: Record<string, () => Promise<Figure[]>> = {
  kept,
  queries,
  rendering: () => rendering(process.argv.includes('--peers')),
  pages: () => pages(),
  instances,
  weight,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const figures = await measure();
  if (!figures.map(print).every(Boolean)) process.exitCode = 1;
}
