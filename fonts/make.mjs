/**
 * Makes the fonts of this folder. Its tools are no packages of the project, as the fonts change once in years:
 *
 *   cd "$(mktemp -d)"
 *   npm install subset-font@2.9.0 @fontsource-variable/inter@5.3.0 @expo-google-fonts/schibsted-grotesk@0.4.2
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
for (const [weight, cut] of Object.entries(CUTS)) {
  const name = `@expo-google-fonts/schibsted-grotesk/${weight}${cut}/SchibstedGrotesk_${weight}${cut}.ttf`;
  const lira = await subset(inter, LIRA, {
    targetFormat: 'truetype',
    variationAxes: { wght: Number(weight) },
  });
  out(`SchibstedGrotesk-${cut}.ttf`, withGlyphOf(readFileSync(installed.resolve(name)), lira, LIRA, SIZE));
}
