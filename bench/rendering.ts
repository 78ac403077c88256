/** What an uncached page costs the server; with `--peers` also beside a page of the same content made with Next.js. */
import { print } from './figures.ts';
import { rendering } from './measures/rendering.ts';

const figures = await rendering(process.argv.includes('--peers'));
if (!figures.map(print).every(Boolean)) process.exitCode = 1;
