import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Parts } from '../http/pieces.ts';

/** Most scripts are the same on all pages. */
const hashes = new LRUCache<string, string>({ max: 200 });

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/** What the scripts of one rendering carry; nobody who writes into the page can know it. */
export function scriptMark(): string {
  return randomBytes(16).toString('base64url');
}

/** The hashes of the inline scripts of a text that carry the mark, as a content policy names them. */
export function scriptHashes(html: string, mark: string): string[] {
  const found = new Set<string>();
  const word = ` nonce="${mark}"`;
  for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, at + word.length)) {
    const start = html.lastIndexOf('<', at);
    const text = html.indexOf('>', at) + 1;
    const isInline = html.startsWith('<script', start) && !/\ssrc=/.test(html.slice(start, text));
    if (isInline) found.add(hashOf(html.slice(text, html.indexOf('</script>', text))));
  }
  return [...found];
}

/** A part of a page as it leaves: without marks, which have served. */
export function withoutMarks<Part extends string | Uint8Array>(part: Part, mark: string): Part | string {
  return typeof part === 'string' ? part.replaceAll(` nonce="${mark}"`, '') : part;
}

/**
 * The content policy of a page. Its inline scripts are named by hash, and only those that the program itself has marked
 * while it rendered: a script that came with somebody's text is not among them. A nonce in the policy itself would be
 * the same for everyone who is sent the kept page.
 * @param page its parts, none of which ends within a script; those that are bytes have none
 */
export function contentPolicy(page: Parts, mark: string): string {
  const scripts = new Set(page.flatMap((part) => (typeof part === 'string' ? scriptHashes(part, mark) : [])));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    "script-src-attr 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default later',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** While developing, tools add scripts, styles and sockets of their own. */
export const DEVELOPMENT_POLICY = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
