import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Encoded, encode } from '../http/encoded.ts';

type Bytes = Uint8Array<ArrayBuffer>;

async function read(path: string): Promise<Bytes | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return null;
  }
}

/**
 * A file of the build with what `precompress` put beside it, from the first of these folders that has it; null where
 * none does.
 */
export async function encodedFile(
  folders: readonly string[],
  path: string,
  cacheControl: string,
): Promise<Encoded | null> {
  const inside = normalize(path);
  if (inside.includes('..') || inside.includes('%')) return null;
  for (const folder of folders) {
    const file = join(folder, inside);
    const body = await read(file);
    if (!body) continue;
    const type = getMimeType(file) ?? 'application/octet-stream';
    const headers = { 'Content-Type': type, 'Cache-Control': cacheControl };
    const encoded = await encode(new Response(body, { headers }));
    const [br, gz] = await Promise.all([read(`${file}.br`), read(`${file}.gz`)]);
    if (!br || !gz) return encoded;
    return { ...encoded, bodies: { br, gzip: gz }, isSmall: true };
  }
  return null;
}
