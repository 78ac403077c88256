import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|wav)$/;
const WORTH_BYTES = 512;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < WORTH_BYTES) return;
  const br = await brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, await deflate(body, { level: 9 }));
}

/** Puts a `.br` and a `.gz` beside every text file of a folder: the server sends those as they are. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}
