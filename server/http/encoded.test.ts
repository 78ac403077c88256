import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressWell, encode, readyEncoding, respond } from './encoded.ts';

const TEXT = 'Diş hekimliğinin vitrini. '.repeat(200);

function page(): Response {
  return new Response(TEXT, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Own': 'kept' } });
}

function ask(headers: Record<string, string>, method = 'GET'): Request {
  return new Request('https://v.example/', { method, headers });
}

describe('an answer', () => {
  it('is left as it is where the build has compressed it', async () => {
    const encoded = { ...(await encode(page())), isSmall: true };
    const br = new Uint8Array(1);
    encoded.bodies.br = br;
    await compressWell(encoded);
    expect(Object.keys(encoded.bodies).sort()).toEqual(['br', 'identity']);
    expect(encoded.bodies.br).toBe(br);
    expect(
      (await respond(encoded, ask({ 'Accept-Encoding': 'gzip, br, zstd' }))).headers.get('Content-Encoding'),
    ).toBe('br');
  });

  it('leaves in the best encoding that is taken', async () => {
    const encoded = await encode(page());
    const br = await respond(encoded, ask({ 'Accept-Encoding': 'gzip, br' }));
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(TEXT);
    const gzip = await respond(encoded, ask({ 'Accept-Encoding': 'gzip, br;q=0' }));
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(TEXT);
    const zstd = await respond(encoded, ask({ 'Accept-Encoding': 'zstd' }));
    expect(zstd.headers.get('Content-Encoding')).toBe('zstd');
    expect(zstdDecompressSync(Buffer.from(await zstd.arrayBuffer())).toString()).toBe(TEXT);
    const plain = await respond(encoded, ask({}));
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(TEXT);
    expect(plain.headers.get('Vary')).toContain('Accept-Encoding');
    expect(plain.headers.get('X-Own')).toBe('kept');
  });

  it('leaves in the smallest of them, once all are made', async () => {
    const encoded = await encode(page());
    await compressWell(encoded);
    const sizes = (['zstd', 'br', 'gzip'] as const).map((name) => encoded.bodies[name]?.length ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    const sent = await respond(encoded, ask({ 'Accept-Encoding': 'gzip, deflate, br, zstd' }));
    expect(Number(sent.headers.get('Content-Length'))).toBe(Math.min(...sizes));
  });

  it('is kept in the forms that are asked for, and made whole again from any of them', async () => {
    const forms: Array<Record<string, string>> = [
      { 'Accept-Encoding': 'zstd' },
      { 'Accept-Encoding': 'br' },
      { 'Accept-Encoding': 'gzip' },
      {},
    ];
    for (const [index, first] of forms.entries()) {
      const encoded = await encode(page());
      await respond(encoded, ask(first));
      if (index < 3) expect(encoded.bodies.identity).toBeUndefined();
      for (const next of forms) {
        const sent = await respond(encoded, ask(next));
        const bytes = Buffer.from(await sent.arrayBuffer());
        expect(sent.headers.get('Content-Length')).toBe(String(bytes.length));
        const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
        const encoding = sent.headers.get('Content-Encoding') as keyof typeof unpack | null;
        expect(encoding ?? undefined).toBe(next['Accept-Encoding']);
        expect((encoding ? unpack[encoding](bytes) : bytes).toString()).toBe(TEXT);
      }
      await compressWell(encoded);
      expect(Object.keys(encoded.bodies).sort()).toEqual(['br', 'gzip', 'zstd']);
      expect(await (await respond(encoded, ask({}))).text()).toBe(TEXT);
      expect(readyEncoding(encoded, undefined)).toBe('identity');
    }
  });

  it('is 304 for those who have it', async () => {
    const encoded = await encode(page());
    const tag = (await respond(encoded, ask({}))).headers.get('ETag') ?? '';
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await respond(encoded, ask({ 'If-None-Match': known }));
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await respond(encoded, ask({ 'If-None-Match': '"other"' }))).status).toBe(200);
  });

  it('has no body for HEAD, and the same length', async () => {
    const head = await respond(await encode(page()), ask({}, 'HEAD'));
    expect(await head.text()).toBe('');
    expect(Number(head.headers.get('Content-Length'))).toBe(new TextEncoder().encode(TEXT).length);
  });

  it('leaves pictures and short texts as they are', async () => {
    const png = new Response(new Uint8Array(5000), { headers: { 'Content-Type': 'image/png' } });
    const short = new Response('kısa', { headers: { 'Content-Type': 'text/plain' } });
    for (const response of [png, short]) {
      const sent = await respond(await encode(response), ask({ 'Accept-Encoding': 'br' }));
      expect(sent.headers.get('Content-Encoding')).toBeNull();
    }
  });

  it('leaves whole where it is no text, though the build has compressed it', async () => {
    const sound = new Response(TEXT, { headers: { 'Content-Type': 'audio/wav' } });
    const br = new Uint8Array(brotliCompressSync(TEXT));
    const encoded = { ...(await encode(sound)), bodies: { br }, isSmall: true };
    const sent = await respond(encoded, ask({ 'Accept-Encoding': 'gzip, br' }));
    expect(sent.headers.get('Content-Encoding')).toBeNull();
    expect(await sent.text()).toBe(TEXT);
  });

  it('keeps its status and says who else may not keep it', async () => {
    const gone = new Response('Bulunamadı', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    const sent = await respond(
      await encode(gone, { 'Cache-Control': 'no-cache' }),
      ask({ 'If-None-Match': '*' }),
    );
    expect(sent.status).toBe(404);
    expect(sent.headers.get('Cache-Control')).toBe('no-cache');
  });
});
