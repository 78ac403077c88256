import type { Right } from './rights.ts';
import { brandWords } from './things/brand.ts';
import { catalogWords } from './things/catalog.ts';
import { categoryWords } from './things/category.ts';
import { messageWords } from './things/message.ts';
import { productWords } from './things/product.ts';
import { quoteWords } from './things/quote.ts';

/** Reading the rows of a kind, and writing them. */
function both<Name extends string>({ name }: { name: Name }) {
  return [`${name}:read`, `${name}:write`] as const;
}

/** What a token of another program may be given, one right each. */
export const SCOPES = [
  'products:read',
  'stock:write',
  'products:write',
  ...both(brandWords),
  ...both(categoryWords),
  ...both(catalogWords),
  'media:write',
  'quotes:read',
  'messages:read',
] as const satisfies readonly Right[];
export type Scope = (typeof SCOPES)[number];

/** What the scopes are about, in the words of the panel. */
const THINGS: Readonly<Record<Scope extends `${infer Thing}:${string}` ? Thing : never, string>> = {
  [productWords.name]: productWords.plural,
  stock: 'Stok ve fiyat',
  [brandWords.name]: brandWords.plural,
  [categoryWords.name]: categoryWords.plural,
  [catalogWords.name]: catalogWords.plural,
  media: 'Görseller',
  quotes: quoteWords.plural,
  messages: messageWords.plural,
};

/** What a scope is called: a thing, and what is done with it. */
export function scopeWords(scope: Scope): { thing: string; does: 'okur' | 'yazar' } {
  const [thing, verb] = scope.split(':') as [keyof typeof THINGS, string];
  return { thing: THINGS[thing], does: verb === 'read' ? 'okur' : 'yazar' };
}

/** Who writes products writes their stock, and who writes that sees them. */
const ALONG: Readonly<Partial<Record<Scope, Right>>> = {
  'products:write': 'stock:write',
  'stock:write': 'products:read',
};

/** Whether scopes give a right; who writes a thing reads it too. */
export function scopesAllow(scopes: readonly Scope[], right: Right): boolean {
  const written = right.replace(/:read$/, ':write');
  return scopes.some((scope) => scope === right || scope === written || ALONG[scope] === right);
}
