/**
 * Lighthouse on the public pages with a phone's profile, and what their scripts weigh; `-- home brand` for some of them.
 * `-- --before <folder>` holds each page against the same one of an earlier build, in the folder of its checkout, the middle of `--runs 5` visits.
 */
import { parseArgs } from 'node:util';
import { print } from './figures.ts';
import { pages } from './measures/pages.ts';
import { pagesAgainst } from './measures/pages-against.ts';

const { values, positionals } = parseArgs({
  options: { before: { type: 'string' }, runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const figures = await (values.before
  ? pagesAgainst(values.before, positionals, Number(values.runs))
  : pages(positionals));
if (!figures.map(print).every(Boolean)) process.exitCode = 1;
