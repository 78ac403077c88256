import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss, { type Declaration, type Root, type Rule } from 'postcss';
import { expect, it } from 'vitest';

const STYLES = 'app/styles';
const SPACE =
  /^(--[\w-]*(gap|inset|section)|(padding|margin|inset|scroll-margin|scroll-padding)(-.*)?|(row-|column-)?gap|top|right|bottom|left)$/;

function read(path: string): Root {
  return postcss.parse(readFileSync(path, 'utf8'));
}

/** The files that a stylesheet is made of, those that a page names for itself in their place. */
function sheets(entry: string, folder = STYLES): string[] {
  const found: string[] = [];
  read(join(folder, entry)).walkAtRules('import', ({ params }) => {
    const [, path = ''] = /^"(\.[^"]+)"/.exec(params) ?? [];
    if (path) found.push(join(folder, path));
  });
  return found.flatMap((path) => (basename(path) === 'own.css' ? sheets('own.css', dirname(path)) : [path]));
}

function rules(path: string): Rule[] {
  const found: Rule[] = [];
  read(path).walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== 'atrule' || !('name' in parent) || parent.name !== 'keyframes') found.push(rule);
  });
  return found;
}

function classes({ selector }: Rule): string[] {
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

const FIRST = sheets('storefront.css');
const LATER = sheets('storefront-later.css');
const PUBLIC = [...FIRST, ...LATER];
const OWN = PUBLIC.filter((path) => path.startsWith('app/storefront/'));

it('every stylesheet of a public page is in one of the two that the pages load', () => {
  expect(globSync('app/storefront/**/*.css').length).toBeGreaterThan(30);
  const named = globSync('app/storefront/**/*.css').filter((path) => !/\/(own|first)\.css$/.test(path));
  expect(OWN.toSorted()).toEqual(named.sort());
  for (const own of [FIRST.filter((path) => OWN.includes(path)), LATER]) expect(own).toEqual(own.toSorted());
});

it('a page whose styles come later has them in itself', () => {
  const pages = new Set(LATER.filter((path) => path.includes('/pages/')).map(dirname));
  const whole = [...pages].filter((page) => !FIRST.some((path) => dirname(path) === page));
  const own = globSync('app/storefront/**/own.css');
  expect(own.map(dirname).sort()).toEqual(whole.sort());
  for (const path of own)
    expect(sheets('own.css', dirname(path))).toEqual(
      LATER.filter((sheet) => dirname(sheet) === dirname(path)),
    );
});

it('no component brings a stylesheet of its own, which the panel would load with it', () => {
  const sources = globSync('app/{storefront,shared}/**/*.{ts,tsx}');
  const importing = sources.filter((path) => /^import '.*\.css'/m.test(readFileSync(path, 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});

it.each([['storefront.css', 'storefront-later.css'], ['admin.css']])(
  'a class of %s is named in one file only',
  (...entries) => {
    const files = new Map<string, Set<string>>();
    for (const path of [
      ...entries.flatMap((entry) => sheets(entry)),
      ...entries.map((entry) => join(STYLES, entry)),
    ]) {
      for (const name of rules(path).flatMap(classes))
        files.set(name, (files.get(name) ?? new Set()).add(path));
    }
    const several = [...files].filter(([, paths]) => paths.size > 1);
    expect(several.map(([name, paths]) => `.${name}: ${[...paths].join(', ')}`)).toEqual([]);
  },
);

it('beside the ground files every rule is of a class, in a layer that says what it may change', () => {
  expect(
    OWN.flatMap((path) => read(path).nodes.map((node) => `${path}: ${node.toString().split(' {')[0]}`)),
  ).toEqual(
    OWN.map((path) => expect.stringMatching(new RegExp(`^${path}: @layer (elements|components|pages)$`))),
  );
  const unnamed = OWN.flatMap((path) =>
    rules(path)
      .filter((rule) => classes(rule).length === 0 && !rule.selector.startsWith('&'))
      .map(({ selector }) => `${path}: ${selector}`),
  );
  expect(unnamed).toEqual([]);
});

it('the page states the layers in the order that the stylesheet has', () => {
  const [, stated = ''] = /@layer ([^;{]+);/.exec(readFileSync(join(STYLES, 'storefront.css'), 'utf8')) ?? [];
  expect(stated).toContain('elements, components, pages');
  expect(readFileSync('app/root.tsx', 'utf8')).toContain(`@layer properties, ${stated}, utilities;`);
});

it('what stands in the page of an open catalog is part of what comes after, in its order', () => {
  const [path = ''] = globSync('app/storefront/**/first.css');
  const first = sheets('first.css', dirname(path));
  expect(first).toEqual(expect.arrayContaining(sheets('own.css', dirname(path))));
  expect(PUBLIC.filter((path) => first.includes(path))).toEqual(first);
});

it('space comes from the scale', () => {
  const raw: string[] = [];
  const note = (path: string) => (declaration: Declaration) => {
    const { prop, value } = declaration;
    if (SPACE.test(prop) && /\drem\b/.test(value)) raw.push(`${path}: ${declaration.toString()}`);
  };
  for (const path of PUBLIC.filter((name) => !name.endsWith('tokens.css'))) read(path).walkDecls(note(path));
  for (const path of globSync('app/storefront/**/*.tsx')) {
    if (/\drem\b|\}rem/.test(readFileSync(path, 'utf8'))) raw.push(path);
  }
  expect(raw).toEqual([]);
});
