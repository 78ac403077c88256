import { specParams } from '../../domain/pages/read-specs.ts';
import { LIST_PARAMS, PAGE_PARAMS } from '../../domain/site/paths.ts';

const VALUE_MAX = 200;
const LIST_MAX = 400;
/** Parameters of the router's own data requests. */
const DATA_PARAMS = ['_routes', 'index'];
const DATA = /\.data$/;

/** Whether an address asks for the data of a page instead of the page. */
export function isDataPath(path: string): boolean {
  return DATA.test(path);
}

/** The one form of a path: lower case, single slashes, none at the end; null when it has that form. */
export function canonicalPath(path: string): string | null {
  const lower = path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const single = lower.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return single === path ? null : single;
}

/**
 * The one form of an address: that of its path, and without the number of a first page.
 * The rest of the query stays as it is.
 */
export function canonicalAddress(url: URL): URL {
  const canonical = new URL(url);
  canonical.pathname = canonicalPath(url.pathname) ?? url.pathname;
  if (['', '1'].includes(url.searchParams.get('page') ?? 'none')) canonical.searchParams.delete('page');
  return canonical;
}

/** An address with only the parameters that pages read, in a fixed order and of a bounded length. */
export function pageAddress(url: URL): URL {
  const clean = new URL(url);
  clean.search = '';
  const names = isDataPath(url.pathname) ? [...PAGE_PARAMS, ...DATA_PARAMS] : PAGE_PARAMS;
  for (const name of [...names].sort()) {
    const all = url.searchParams.getAll(name);
    const isList = LIST_PARAMS.includes(name);
    const value = isList ? all.join(',') : all[0];
    if (value !== undefined && all.length > 0)
      clean.searchParams.set(name, value.slice(0, isList ? LIST_MAX : VALUE_MAX).toWellFormed());
  }
  for (const [name, value] of specParams(url.searchParams)) clean.searchParams.append(name, value);
  return clean;
}
