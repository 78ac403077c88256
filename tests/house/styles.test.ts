import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STOREFRONT = readFileSync('app/styles/storefront.css', 'utf8');

it('every stylesheet of a public page is in the one that the pages load', () => {
  const sheets = globSync('app/storefront/**/*.css').map((path) => path.slice('app/'.length));
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((path) => !STOREFRONT.includes(`@import "../${path}"`))).toEqual([]);
});

it('no component brings a stylesheet of its own, which the panel would load with it', () => {
  const sources = globSync('app/{storefront,ui,lib}/**/*.{ts,tsx}');
  const importing = sources.filter((path) => /^import '.*\.css'/m.test(readFileSync(path, 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});
