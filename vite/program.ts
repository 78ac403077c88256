import { globSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const ENTRY = join(ROOT, 'server', 'main.ts');
/** Threads that ask the embedded database begin within a request: a file of its own for each, beside the program. */
const THREADS = globSync(join(ROOT, 'server', 'db', '*-thread.ts'));
const THREAD = /new URL\((['"])\.\/([\w-]+-thread)\.ts\1, import\.meta\.url\)/g;

/** What stays a package of its own: it brings files or processes along, is asked for by name, or is for developers. */
const APART = [
  ...['sharp', 'pdfjs-dist', 'pdfkit', 'workerpool', 'pg', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
  ...['lucide-react', 'vite'],
];

/** How a program of the server is written; names stay, for those who read what failed. */
export const SLIM = { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } };

/**
 * Writes what `asciiOnly` leaves, the texts of tagged templates, as escapes too: V8 keeps the text of a program for as
 * long as it runs, and where one letter is no ASCII, as two bytes for each.
 */
export function oneByte(): Plugin {
  return {
    name: 'one-byte',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(
            /[^\0-\x7f]/g,
            (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
    },
  };
}

/** Sentences of Zod's own in forty languages: ours are said by `domain/`. */
function withoutLocales(): Plugin {
  return {
    name: 'without-locales',
    load: { filter: { id: /zod\/v4\/locales\/index\.js$/ }, handler: () => 'export {};' },
  };
}

/** Modules go on to find the files that lie beside their sources. */
function sourcePlaces(from: string): Plugin {
  return {
    name: 'source-places',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(url|dirname)/ },
      handler(code, id) {
        const file = relative(from, id).split(sep).join('/');
        const folder = relative(from, dirname(id)).split(sep).join('/');
        return {
          code: code
            // Built, a thread lies beside the program: its place is written so that it is not taken for one of a source.
            .replace(THREAD, "new URL('./$2.js', import.meta['url'])")
            .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`)
            .replaceAll(
              'import.meta.dirname',
              `process.getBuiltinModule('node:path').join(import.meta.dirname, ${JSON.stringify(folder)})`,
            ),
          map: null,
        };
      },
    },
  };
}

/** Writes what begins at a module into one file of a folder. */
async function buildFile(folder: string, entry: string, name: string, apart: string[]): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutLocales(), sourcePlaces(folder), oneByte()],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: entry,
      target: 'node24',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}-[name].js`, minify: SLIM },
      },
    },
  });
}

/**
 * Writes the server into one file, `main.js` in a folder, given as a whole path, and each of its threads into one beside
 * it. As the thousand modules that it is made of, its start took twice the time and it held 28 MB more.
 */
export async function buildProgram(folder: string): Promise<void> {
  await buildFile(folder, ENTRY, 'main', APART);
  // Of the pool they have only what takes its orders.
  const apart = APART.filter((name) => name !== 'workerpool');
  for (const thread of THREADS) await buildFile(folder, thread, basename(thread, '.ts'), apart);
}
