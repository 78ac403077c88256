import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode, plainOf, respond, sizeOf } from './encoded.ts';
import { answerOf, jsonOfLists, piecesOf } from './json.ts';
import { digestOf, gzipOf, joined, type Pieces } from './pieces.ts';

type Row = { id: string; name: string };
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({ id: `r${place}`, name: `Kanal eğesi ${place}` }));
const textOf = (pieces: Pieces) => new TextDecoder().decode(joined(pieces));
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a body in pieces', () => {
  it('is one gzip stream, whatever its pieces are', async () => {
    const text = bytes('Diş hekimliğinin vitrini. '.repeat(9000));
    const sizes = [0, 1, 1023, 1024, 1025, 65_535, 65_536, 200_000];
    const pieces = [bytes('['), text, ...sizes.map((size) => new Uint8Array(randomBytes(size))), text];
    const packed = await gzipOf(pieces);
    expect(gunzipSync(packed).equals(joined(pieces))).toBe(true);
    expect((await gzipOf([text])).length).toBeLessThan(text.length / 50);
    expect(gunzipSync(await gzipOf([])).length).toBe(0);
    // Packed again beside others, of which some are the same.
    const others = [text, ...pieces.slice(3), bytes('Yeni')];
    expect(gunzipSync(await gzipOf(others)).equals(joined(others))).toBe(true);
  });

  it('is told from another by its content and order', () => {
    const [one, two] = [bytes('bir'), bytes('iki')];
    expect(digestOf([one, two])).toBe(digestOf([bytes('bir'), bytes('iki')]));
    const all = [[one, two], [two, one], [one], [one, one], [two], []].map(digestOf);
    expect(new Set(all).size).toBe(all.length);
  });

  it('leaves whole, in each encoding, and is kept once', async () => {
    const list = rows(20_000);
    const answer = { list, settings: { title: 'Vitrin' } };
    const encoded = await encode(
      new Response(null, { headers: { 'Content-Type': 'application/json' } }),
      {},
      jsonOfLists(answer),
    );
    const plain = JSON.stringify(answer);
    expect(sizeOf(encoded)).toBe(1024 + Buffer.byteLength(plain));
    const ask = (encoding: string) =>
      respond(encoded, new Request('https://v.example/', { headers: { 'Accept-Encoding': encoding } }));
    const packed = Buffer.from(await (await ask('gzip')).arrayBuffer());
    expect(gunzipSync(packed).toString()).toBe(plain);
    expect(sizeOf(encoded)).toBe(1024 + packed.length);
    expect(await (await ask('identity')).text()).toBe(plain);
    expect(Buffer.from(await plainOf(encoded)).toString()).toBe(plain);
  });
});

describe('lists as JSON', () => {
  it('say what is in them', () => {
    for (const count of [0, 1, 63, 64, 65, 128, 500]) {
      const list = rows(count);
      const answer = { list, words: ['a', 'ş'], mixed: [{ a: 1 }, null], none: null, again: list, end: 1 };
      expect(textOf(jsonOfLists(answer))).toBe(JSON.stringify(answer));
    }
    expect(textOf(jsonOfLists({}))).toBe('{}');
  });

  it('say what changed, in the pieces where it did', () => {
    const before = rows(1000);
    const first = jsonOfLists({ before });
    const changed = before.with(500, { id: 'r500', name: 'Yeni ad' });
    const second = jsonOfLists({ before: changed });
    expect(textOf(second)).toBe(JSON.stringify({ before: changed }));
    expect(second.filter((piece) => !first.includes(piece) && piece.length > 64)).toHaveLength(1);
    const row = { id: 'r', name: 'Başta' };
    const longer = [row, ...before];
    for (const list of [longer, before.slice(0, 30), longer.toReversed(), before.slice(64), before])
      expect(textOf(jsonOfLists({ list, before: list }))).toBe(JSON.stringify({ list, before: list }));
  });

  it('are read out of an answer as they were put in', async () => {
    const pieces = jsonOfLists({ list: rows(100) });
    const answer = answerOf((body) => new Response(body), pieces);
    expect(await piecesOf(answer)).toBe(pieces);
    expect(await answer.text()).toBe(textOf(pieces));
    expect((await piecesOf(new Response('Vitrin'))).map((piece) => piece.length)).toEqual([6]);
  });
});
