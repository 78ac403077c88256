import { createHash } from 'node:crypto';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';
import { leaveOut } from './vite/leave-out.ts';
import { oneByte, SLIM } from './vite/program.ts';
import { BEHIND_SIGN_IN, UNUSED } from './vite/unused.ts';
import { leaveUnusedConstants, WITHOUT_SIDE_EFFECTS } from './vite/unused-constants.ts';

const TARGET = 'es2022';

type Modules = {
  getModuleInfo: (id: string) => {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
};

/** The modules that a module is loaded with: those that are asked for by themselves and lead to it. */
function loadedWith(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const current of seen) {
    const info = modules.getModuleInfo(current);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(current);
    for (const importer of info.importers) seen.add(importer);
  }
  return entries.sort();
}

/** Small rules that are asked for from everywhere. */
const RULES = /domain\/(fallbacks|pages\/spec-choice|rules\/(clean-text|format|safe-link|tint|turkish))\.ts/;

/** What every page begins with, of the site and of the panel. */
function startFile(id: string, modules: Modules): string | null {
  const isFirst = loadedWith(id, modules).some((entry) => /\/app\/(root|entry\.client)\.tsx/.test(entry));
  return isFirst || RULES.test(id) ? 'start' : null;
}

/** What every public page needs, or most of them do: the frame around them, and what several are made of. */
function siteFile(id: string, modules: Modules): string | null {
  const pages = loadedWith(id, modules).filter((entry) => entry.includes('/app/storefront/'));
  const isOfFrame = pages.some((entry) => entry.includes('/layout/route.tsx'));
  return isOfFrame || (SITE.test(id) && !FRONTS.test(id) && pages.length > 1) ? 'site' : null;
}

/**
 * What public pages and the panel share stays in files as small as pages need it: all that is loaded with the same
 * pages is one.
 */
function sharedFile(id: string, modules: Modules): string | null {
  const entries = loadedWith(id, modules);
  const isShared = ['/app/storefront/', '/app/admin/'].every((room) =>
    entries.some((entry) => entry.includes(room)),
  );
  if (!isShared) return null;
  return `shared-${createHash('sha256').update(entries.join()).digest('hex').slice(0, 6)}`;
}

/** What comes by itself or follows a press that was answered already. */
const UNHURRIED = /\/(page-from|client|follow-buttons|tray|toaster|empty-page)-[\w-]+\.js$/;

const SITE =
  /app\/storefront\/(layout\/(?!(no-file|not-found)\.)|lib\/(?!use-told\.)|preview|ui\/(?!(filter-form|filter-panel|help-tile|more-icons|more-products|product-grid|spec-facets)\.))/;
/** What the home page and the pages that list brands and catalogs are made of, and those of one brand are not. */
const FRONTS = /app\/storefront\/ui\/(brand-grid|brand-mark|figures|search-field|use-typed-query)\./;
/** What the reader shares with other pages that open catalogs. */
const OF_CATALOGS =
  /pages\/catalogs\/(download-link|use-seen|reader\/use-ask-again)\.|domain\/things\/book\./;
/** What narrows lists. */
const FILTERS =
  /app\/storefront\/ui\/(filter-form|filter-panel|spec-facets)\.|domain\/pages\/product-filter\./;

function isOfLists(id: string): boolean {
  return /app\/storefront\/ui\/(?!(filter-form|filter-panel|spec-facets)\.)/.test(id) && !FRONTS.test(id);
}

/**
 * Few files that stay cached from page to page, since small ones are compressed badly: React with its router, what every
 * page begins with, and what most public pages share. Shared parts that the first page does not need are in a file of
 * their own. The panel's own parts are one file: it takes what they need along, so what public pages need too is put
 * aside before.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
  { name: startFile, priority: 4 },
  { name: siteFile, priority: 3 },
  { name: 'lists', test: isOfLists, priority: 2, minShareCount: 2 },
  { name: 'catalogs', test: OF_CATALOGS, priority: 2 },
  { name: sharedFile, priority: 1, minShareCount: 2 },
  { name: 'fronts', test: FRONTS, priority: 0 },
  { name: 'filters', test: FILTERS, priority: 0 },
  { name: 'panel', test: /app\/admin\/(ui|lib|shell|form|list|kinds)\//, priority: 0, minShareCount: 2 },
];

/** `import { script } from './x.ts?script'`: a program of its own, as the text that stands in the page. */
function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const input = id.replace('?script', '');
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            target: TARGET,
            write: false,
            modulePreload: false,
            rolldownOptions: {
              input,
              // What an entry does not use of a module (React, say) is not run for its own sake.
              treeshake: { moduleSideEffects: [input] },
              output: { format: 'iife' },
            },
          },
        });
        if (!('output' in built)) throw new Error(`${input} is no single program.`);
        return `export const script = ${JSON.stringify(built.output[0].code.trim())};`;
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  // Only what is used of packages is loaded then: as modules of their own they cost the server 30 MB and a second.
  ssr: { noExternal: command === 'build' ? true : [] },
  plugins: [
    inlineScripts(),
    leaveOut(UNUSED),
    leaveOut(BEHIND_SIGN_IN, 'ssr'),
    leaveUnusedConstants(),
    tailwindcss(),
    reactRouter(),
    oneByte(),
  ],
  build: {
    target: TARGET,
    modulePreload: {
      // What nobody waits for names no files to fetch beside it: the names alone weigh a kilobyte on every page.
      resolveDependencies: (file, dependencies) => (UNHURRIED.test(file) ? [] : dependencies),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      // Packages ask it; while developing, the server renders with what they have for developers.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        rolldownOptions: {
          // One file to find, read and link, for what browsers load later has no parts of its own here.
          output: { minify: SLIM, codeSplitting: false },
          // What a screen that is left out was made of goes with it.
          treeshake: { moduleSideEffects: (id) => !WITHOUT_SIDE_EFFECTS.test(id) },
        },
      },
    },
  },
}));
