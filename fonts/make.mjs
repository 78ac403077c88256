/**
 * Makes the fonts of this folder. Its tools are no packages of the project, as the fonts change once in years:
 *
 *   cd "$(mktemp -d)"
 *   npm install subset-font@2.9.0 @fontsource-variable/inter@5.3.0 @expo-google-fonts/schibsted-grotesk@0.4.2 \
 *     @fontsource-variable/schibsted-grotesk@5.3.0
 *   node <this folder>/make.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withGlyphOf } from './glyph.mjs';

const LIRA = '₺';
/** Inter's figures are this much taller than Schibsted Grotesk's; `app/styles/fonts.css` says the same. */
const SIZE = 0.982;
const CUTS = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold' };

/**
 * What Turkish pages of the trade are written with, in the weights that they use: the first visit loads a little more
 * than half of what the family's own two files weigh. Those still come for a letter that lacks here.
 */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 32 + place));
const LETTERS = {
  latin: `${ASCII}ÇçÖöÜüÂâÎîÛûıÄäÉéÈèÊêÔôßµ\u00a0¡¿£§©«»®°±²³¶·¹¼½¾×÷–—‘’“”„•…′″‹›€™−↑↓`,
  'latin-ext': 'ĞğİŞş',
};
const WEIGHTS = { min: 400, max: 700 };

const installed = createRequire(join(process.cwd(), 'index.js'));
const subset = installed('subset-font');
const inter = readFileSync(
  installed.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
);
const out = (/** @type {string} */ name, /** @type {Buffer} */ bytes) =>
  writeFileSync(join(import.meta.dirname, name), bytes);

out(
  'lira.woff2',
  await subset(inter, LIRA, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 900 } } }),
);
for (const [part, letters] of Object.entries(LETTERS)) {
  const whole = `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${part}-wght-normal.woff2`;
  const bytes = readFileSync(installed.resolve(whole));
  const wanted = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } };
  out(`turkish-${part}.woff2`, await subset(bytes, letters, wanted));
}
for (const [weight, cut] of Object.entries(CUTS)) {
  const name = `@expo-google-fonts/schibsted-grotesk/${weight}${cut}/SchibstedGrotesk_${weight}${cut}.ttf`;
  const lira = await subset(inter, LIRA, {
    targetFormat: 'truetype',
    variationAxes: { wght: Number(weight) },
  });
  out(`SchibstedGrotesk-${cut}.ttf`, withGlyphOf(readFileSync(installed.resolve(name)), lira, LIRA, SIZE));
}
