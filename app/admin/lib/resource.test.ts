import { expect, test } from 'vitest';
import { afterLogin, loginPath } from './admin-paths.ts';
import { nextCursor, queryText } from './resource.ts';

test('the next cursor is read from the Link header', () => {
  expect(nextCursor('</api/products?limit=60&cursor=eyJ%2Bx>; rel="next"')).toBe('eyJ+x');
  expect(nextCursor('</api/products?cursor=a>; rel=next')).toBe('a');
  expect(nextCursor('</api/products?cursor=a>; rel="prev"')).toBeNull();
  expect(nextCursor(null)).toBeNull();
});

test('a query holds what is set, as text', () => {
  expect(
    queryText({ search: 'a', limit: 5, includeInactive: false, sort: '', cursor: null, stock: undefined }),
  ).toEqual({
    search: 'a',
    limit: '5',
    includeInactive: 'false',
  });
});

test('signing in leads back to a page of the panel only', () => {
  expect(loginPath('/admin/products?search=a&edit=1')).toBe(
    '/admin/login?next=%2Fadmin%2Fproducts%3Fsearch%3Da%26edit%3D1',
  );
  expect(loginPath('/admin')).toBe('/admin/login');
  expect(afterLogin('/admin/products?search=a')).toBe('/admin/products?search=a');
  for (const next of [
    null,
    '',
    'https://ornek.com/admin',
    '//ornek.com',
    '/administrator',
    '/admin/login?next=x',
    '/',
    'javascript:1',
  ]) {
    expect(afterLogin(next)).toBe('/admin');
  }
});
