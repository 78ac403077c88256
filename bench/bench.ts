/**
 * What the site costs beside what it may, in one table; the limits are those that `docs/performance.md` explains.
 * `-- kept queries rendering pages instances weight` runs only these parts; `--peers` also builds the page of others that an
 * uncached page is compared with.
 */
import { type Figure, print, type Tell } from './figures.ts';
import { instances } from './measures/instances.ts';
import { kept } from './measures/kept.ts';
import { pages } from './measures/pages.ts';
import { queries } from './measures/queries.ts';
import { rendering } from './measures/rendering.ts';
import { weight } from './measures/weight.ts';

/** A part that tells all it has at its end. */
function atOnce(measure: () => Promise<Figure[]>) {
  return async (tell: Tell): Promise<void> => (await measure()).forEach(tell);
}

const PARTS: Record<string, (tell: Tell) => Promise<void>> = {
  kept: atOnce(kept),
  queries,
  rendering: atOnce(() => rendering(process.argv.includes('--peers'))),
  pages: atOnce(() => pages()),
  instances: atOnce(() => instances()),
  weight: atOnce(() => weight()),
};

function tell(figure: Figure): void {
  if (!print(figure)) process.exitCode = 1;
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await measure(tell);
}
