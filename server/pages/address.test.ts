import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress, canonicalPath, pageAddress } from './address.ts';

describe('canonicalPath', () => {
  it('is lower case, with single slashes and none at the end', () => {
    expect(canonicalPath('/Brands/NORDFIL/')).toBe('/brands/nordfil');
    expect(canonicalPath('//brands//nordfil')).toBe('/brands/nordfil');
    expect(canonicalPath('//evil.example/')).toBe('/evil.example');
    expect(canonicalPath('/brands/%C4%B0mplant/A')).toBe('/brands/%C4%B0mplant/a');
  });

  it('leaves the one form as it is', () => {
    for (const path of ['/', '/about', '/brands/nordfil/kompozit', '/brands/%C4%B0'])
      expect(canonicalPath(path)).toBeNull();
  });

  it('arrives in one step, always within the site', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', 'ş', '/', '%C4', '-') }), (path) => {
        const once = canonicalPath(`/${path}`) ?? `/${path}`;
        expect(canonicalPath(once)).toBeNull();
        expect(once).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('pageAddress', () => {
  const clean = (address: string) => {
    const { pathname, search } = pageAddress(new URL(address, 'https://v.example'));
    return pathname + search;
  };

  it('keeps what pages read, in one order', () => {
    expect(clean('/catalogs?utm_source=x&q=implant&page=2')).toBe('/catalogs?page=2&q=implant');
    expect(clean('/?fbclid=1')).toBe('/');
    // A form without scripts names each choice by itself.
    expect(clean('/ara?brand=b&brand=a&q=x&q=y')).toBe('/ara?brand=b%2Ca&q=x');
    // What is chosen of the technical data, in one order and once.
    expect(clean('/brands/a?o.renk=b&o.cap.min=3&o.renk=a&o.renk=b&o.X=1&sort=name')).toBe(
      '/brands/a?sort=name&o.cap.min=3&o.renk=a&o.renk=b',
    );
  });

  it('stays on the site, whatever the path looks like', () => {
    for (const path of ['//%zz.data', '//evil.example/a.data', '/%zz', '//', '/%00', '///x:y@z']) {
      const { host, pathname } = pageAddress(new URL(`https://v.example${path}?utm_source=x`));
      expect([host, pathname]).toEqual(['v.example', path]);
    }
  });

  it('keeps the router’s own parameters of data requests only', () => {
    expect(clean('/about.data?_routes=storefront')).toBe('/about.data?_routes=storefront');
    expect(clean('/about?_routes=storefront')).toBe('/about');
  });

  it('cuts long values', () => {
    expect(clean(`/catalogs?q=${'a'.repeat(5000)}`).length).toBeLessThan(230);
  });
});

describe('canonicalAddress', () => {
  const form = (address: string) => {
    const { pathname, search } = canonicalAddress(new URL(address, 'https://v.example'));
    return pathname + search;
  };

  it('has the one form of the path and leaves out the number of a first page', () => {
    expect(form('/Brands/X/?page=1&utm_source=a')).toBe('/brands/x?utm_source=a');
    expect(form('/brands/x?page=')).toBe('/brands/x');
  });

  it('leaves the rest of a query to the letter', () => {
    expect(form('/about?q=%20a&Q=B%C5%9F')).toBe('/about?q=%20a&Q=B%C5%9F');
    expect(form('/brands/x?page=11')).toBe('/brands/x?page=11');
  });
});
