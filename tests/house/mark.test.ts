import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PATH = /\bd="(M[^"]+)"/;

function markIn(file: string): string | undefined {
  return PATH.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))?.[1];
}

it('the mark is drawn alike on the site, in the panel and in the browser tab', () => {
  const mark = markIn('app/storefront/layout/logo.tsx');
  expect(mark).toBeDefined();
  expect(markIn('app/admin/frame/logo.tsx')).toBe(mark);
  expect(markIn('public/favicon.svg')).toBe(mark);
});
