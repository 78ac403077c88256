import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptParts } from './kept-parts.ts';
import { Kept, KeptParts } from './storefront/ui/kept.tsx';

let drawn = 0;

function Card({ name }: { name: string }) {
  drawn += 1;
  return createElement('b', null, name);
}

function Logo({ name }: { name: string }) {
  return createElement('img', { src: `/media/${name}.webp`, alt: '' });
}

function Other({ name }: { name: string }) {
  return createElement('i', null, name);
}

/** A page of cards as the server sends it. */
function page(mark: string, names: readonly string[], part: ComponentType<{ name: string }> = Card): string {
  const parts = keptParts(mark);
  const cards = names.map((name, index) =>
    createElement(Kept<{ name: string }>, { key: index, as: 'li', id: `k${index}`, part, from: { name } }),
  );
  const list = createElement(KeptParts, { value: parts.draw }, createElement('ul', { title: mark }, cards));
  const pieces = parts.putInto(renderToStaticMarkup(createElement('body', null, list)), ['<!--last-->']);
  return pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('');
}

describe('keptParts', () => {
  it('makes the same page as drawing each part with it', () => {
    const cards = ['Eğe', 'Frez'].map((name, index) =>
      createElement('li', { key: name, id: `k${index}` }, createElement(Card, { name })),
    );
    const whole = renderToStaticMarkup(createElement('ul', { title: 'abc' }, cards));
    expect(page('abc', ['Eğe', 'Frez'])).toBe(`<body>${whole}<!--last--></body>`);
  });

  it('puts nothing before a part, as a page would what it asks for ahead', () => {
    expect(page('abc', ['Vitrin'], Logo)).toContain('<li id="k0"><img src="/media/Vitrin.webp"');
  });

  it('draws a part once for the same data, and anew for other data or as another part', () => {
    page('abc', ['Ayna', 'Sond']);
    const before = drawn;
    expect(page('xyz', ['Sond', 'Ayna'])).toContain('<b>Sond</b>');
    expect(drawn).toBe(before);
    expect(page('xyz', ['Ayna 2'])).toContain('<b>Ayna 2</b>');
    expect(drawn).toBe(before + 1);
    expect(page('xyz', ['Ayna'], Other)).toContain('<i>Ayna</i>');
  });

  it('takes no text for the place of a part', () => {
    const html = page('mark', ['other.0.', '<script>', '0.']);
    expect(html).toContain('<b>other.0.</b>');
    expect(html).toContain('<b>&lt;script&gt;</b>');
    expect(html).not.toContain('undefined');
  });
});
