import type { Right } from './rights.ts';

/** What a token of another program may be given, one right each. */
export const SCOPES = [
  'products:read',
  'stock:write',
  'products:write',
  'brands:read',
  'brands:write',
  'categories:read',
  'categories:write',
  'catalogs:read',
  'catalogs:write',
  'media:write',
  'quotes:read',
  'messages:read',
] as const satisfies readonly Right[];
export type Scope = (typeof SCOPES)[number];

/** What each is called: a thing, and what is done with it. */
export const SCOPE_WORDS: Readonly<Record<Scope, { thing: string; does: 'okur' | 'yazar' }>> = {
  'products:read': { thing: 'Ürünler', does: 'okur' },
  'stock:write': { thing: 'Stok ve fiyat', does: 'yazar' },
  'products:write': { thing: 'Ürünler', does: 'yazar' },
  'brands:read': { thing: 'Markalar', does: 'okur' },
  'brands:write': { thing: 'Markalar', does: 'yazar' },
  'categories:read': { thing: 'Kategoriler', does: 'okur' },
  'categories:write': { thing: 'Kategoriler', does: 'yazar' },
  'catalogs:read': { thing: 'Kataloglar', does: 'okur' },
  'catalogs:write': { thing: 'Kataloglar', does: 'yazar' },
  'media:write': { thing: 'Görseller', does: 'yazar' },
  'quotes:read': { thing: 'Teklifler', does: 'okur' },
  'messages:read': { thing: 'Mesajlar', does: 'okur' },
};

/** Who writes a thing reads it too, and who writes products their stock. */
const ALONG: Readonly<Partial<Record<Scope, readonly Right[]>>> = {
  'products:write': ['products:read', 'stock:write'],
  'stock:write': ['products:read'],
  'brands:write': ['brands:read'],
  'categories:write': ['categories:read'],
  'catalogs:write': ['catalogs:read'],
  'media:write': ['media:read'],
};

/** Whether scopes give a right. */
export function scopesAllow(scopes: readonly Scope[], right: Right): boolean {
  return scopes.some((scope) => scope === right || ALONG[scope]?.includes(right));
}
