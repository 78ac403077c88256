import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { leaveOut } from '../../vite/leave-out.ts';
import type { Unused } from '../../vite/unused.ts';
import { leaveUnusedConstants } from '../../vite/unused-constants.ts';

const LIBRARY = `
  function rare() { return 'a long way'; }
  function always() { return 'nothing to do'; }
  function Old() {}
  Old.prototype.speak = function () { return 'old words'; };
  export function use(kind) {
    always();
    if (kind === Old) return new Old();
    return kind === 'rare' ? rare() : 'kept';
  }
`;

const SCREEN = `
  import { use } from '/lib/index.js';
  export const meta = () => 'a title';
  export default function Screen() { return use('rare'); }
`;

/** What is built of texts, which `textOf` has for each file. */
async function codeOf(plugin: Plugin, textOf: (file: string) => string, options: BuildEnvironmentOptions) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'text',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/') ? id : null),
        load: (id) => (id.startsWith('/') ? textOf(id) : null),
      },
      plugin,
    ],
    build: { write: false, ...options },
  });
  if (!('output' in result)) throw new Error('One build is expected.');
  return result.output[0].code;
}

/** What is built of the library, or of the screen that uses it, with a list of what is left out. */
function built(
  list: Omit<Unused, 'file'>,
  { file = 'lib/index.js', input = '/lib/index.js' } = {},
): Promise<string> {
  return codeOf(leaveOut([{ file, ...list }]), (id) => (id === '/screen.js' ? SCREEN : LIBRARY), {
    rolldownOptions: { input, preserveEntrySignatures: 'strict' },
  });
}

async function used(code: string): Promise<(kind: unknown) => unknown> {
  const { use } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return use;
}

describe('what is left out of the build', () => {
  it('is gone from it; what is never called says so when it is', async () => {
    const code = await built({ never: ['rare'], idle: ['always'], methodsOf: ['Old'] });
    expect(code).not.toMatch(/long way|nothing to do|old words/);
    const use = await used(code);
    expect(use('')).toBe('kept');
    expect(() => use('rare')).toThrow('left out of the build');
  });

  it('may be what a file is imported for, with all that it was made of', async () => {
    const code = await built({ never: ['default'] }, { file: 'screen.js', input: '/screen.js' });
    expect(code).toContain('a title');
    expect(code).not.toMatch(/long way|kept/);
  });

  it('must be there: a library that has changed stops the build', async () => {
    await expect(built({ never: ['rare', 'gone'] })).rejects.toThrow('lib/index.js has no gone.');
    await expect(built({ never: ['rare'] }, { file: 'other/index.js' })).rejects.toThrow(
      'Not built in: other/index.js.',
    );
  });
});

/** What the server's pages are built of where they use a word that stands beside schemas, in a folder of this name. */
function wordsOf(folder: string): Promise<string> {
  const thing = `
    import { make } from '/lib/make.js';
    export const words = { noun: 'marka' };
    export const row = make('row').with('id');
    export const all = make('all');
    export const used = words.noun + make('used');
  `;
  const texts: Record<string, string> = {
    '/page.js': `import { all, used, words } from '/${folder}/brand.ts'; export const text = () => [words, used, all];`,
    '/lib/make.js': 'export const make = globalThis.make;',
  };
  return codeOf(leaveUnusedConstants(), (id) => texts[id] ?? thing, {
    ssr: true,
    rolldownOptions: { input: '/page.js' },
  });
}

it('of panel and domain the server draws with, constants that nobody uses are gone, and others are what they were', async () => {
  const code = await wordsOf('domain');
  expect(code).toContain('marka');
  expect(code).not.toMatch(/["']row["']/);
  expect(code).toMatch(/["']all["']/);
  expect(code).toMatch(/["']used["']/);
  expect(await wordsOf('app/storefront')).toMatch(/["']row["']/);
});
