import { expect, it } from 'vitest';
import { encode } from '../http/encoded.ts';
import { createLastDrawn } from './last-drawn.ts';

/** A page made of a text, and how often it was drawn. */
function drawer(pages: ReturnType<typeof createLastDrawn>, status = 200) {
  let drawn = 0;
  return {
    ask: (address: string, content: string) =>
      pages.get(address, async (isKnown) => {
        if (isKnown(Buffer.from(content))) return encode(new Response(null, { status }));
        drawn += 1;
        return encode(new Response(`<p>${content}</p>`, { status }));
      }),
    drawn: () => drawn,
  };
}
const textOf = ({ bodies }: Awaited<ReturnType<typeof encode>>) => new TextDecoder().decode(bodies.identity);

it('answers the page of before with its encodings while it is made of the same', async () => {
  const { ask, drawn } = drawer(createLastDrawn());
  const first = await ask('/brands', 'Alfa');
  first.bodies.br = new Uint8Array([1]);
  const again = await ask('/brands', 'Alfa');
  expect(textOf(again)).toBe('<p>Alfa</p>');
  expect(again.bodies.br).toEqual(new Uint8Array([1]));
  expect(drawn()).toBe(1);
});

it('draws what is made of something else, has another address, or was dropped for others', async () => {
  const { ask, drawn } = drawer(createLastDrawn(3000));
  const told: string[] = [];
  for (const [address, content] of [
    ['/a', 'eski'],
    ['/a', 'yeni'],
    ['/a', 'eski'],
    ['/b', 'eski'],
    // Two pages fit.
    ['/c', 'eski'],
    ['/a', 'eski'],
  ] as const)
    told.push(textOf(await ask(address, content)));
  expect(told).toEqual(['eski', 'yeni', 'eski', 'eski', 'eski', 'eski'].map((text) => `<p>${text}</p>`));
  expect(drawn()).toBe(6);
});

it('weighs a page with the encodings that have come to it', async () => {
  const { ask, drawn } = drawer(createLastDrawn(5000));
  const page = await ask('/a', 'eski');
  page.bodies.br = new Uint8Array(2500);
  // There was room for four; with this one there is for two.
  for (const address of ['/a', '/b', '/c', '/a']) await ask(address, 'eski');
  expect(drawn()).toBe(4);
});

it('keeps no page that is not there', async () => {
  const { ask, drawn } = drawer(createLastDrawn(), 404);
  await ask('/yok', 'Bulunamadı');
  expect(textOf(await ask('/yok', 'Bulunamadı'))).toBe('<p>Bulunamadı</p>');
  expect(drawn()).toBe(2);
});
