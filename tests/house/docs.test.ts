import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const notInTheSource = ['node_modules', 'build', 'data', '.cache'];
const mediaTypes = ['application', 'audio', 'font', 'image', 'text', 'video'];

function readScripts(): Record<string, string> {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
}

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

const pages = [join(root, 'README.md'), join(root, 'CONTRIBUTING.md'), ...pagesBelow(join(root, 'docs'))];

/** Paths of this project in code spans, such as `server/records/` or `biome.json`, up to a placeholder. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, span = '']) => span.split(/[<*{…]/)[0] ?? '')
    .filter((span) => /^[\w.-]+\/[^:]*$/.test(span) || /^[\w.-]+\.(md|json|example)$/.test(span))
    .filter((span) => ![...notInTheSource, ...mediaTypes, '.', '..'].includes(span.split('/')[0] ?? ''));
}

/** Targets of links and pictures that are not on the web. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
}

describe.each(pages.map((page) => [relative(root, page), page]))('%s', (_, page) => {
  const text = readFileSync(page, 'utf8');

  it('names only paths that exist', () => {
    const missing = [
      ...pathsIn(text).filter((path) => !existsSync(join(root, path))),
      ...linksIn(text).filter((path) => !existsSync(join(dirname(page), path))),
    ];
    expect(missing).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const scripts = readScripts();
    expect(scriptsIn(text).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the configuration', () => {
  const variables = [
    ...readFileSync(join(root, 'server', 'env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV');

  it.each(['README.md', '.env.example'])('is complete in %s', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    expect(variables).toContain('DATA_DIR');
    expect(variables.filter((name) => !text.includes(name))).toEqual([]);
  });
});

describe('package.json', () => {
  it('has only scripts whose file exists', () => {
    const files = Object.values(readScripts()).flatMap((script) => script.match(/[\w/-]+\.m?ts\b/g) ?? []);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('has each script in the README', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const unnamed = Object.keys(readScripts()).filter(
      (name) => !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});
