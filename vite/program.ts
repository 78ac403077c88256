import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const ENTRY = join(ROOT, 'server', 'main.ts');

/** What stays a package of its own: it brings files or processes along, is asked for by name, or is for developers. */
const APART = [
  ...['sharp', 'pdfjs-dist', 'pdfkit', 'workerpool', 'pg', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
  ...['lucide-react', 'vite'],
];

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

/**
 * Writes the server into one file, `main.js` in a folder, given as a whole path. As the thousand modules that it is made of, its start took
 * twice the time and it held 28 MB more.
 */
export async function buildProgram(folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourcePlaces(folder)],
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: ENTRY,
      target: 'node24',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'main-[name].js' } },
    },
  });
}
