/** Lighthouse on the public pages with a phone's profile, and what their scripts weigh; `-- home brand` for some of them. */
import { print } from './figures.ts';
import { pages } from './measures/pages.ts';

const figures = await pages(process.argv.slice(2));
if (!figures.map(print).every(Boolean)) process.exitCode = 1;
