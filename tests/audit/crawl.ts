import { elements, type ReadPage, readPage } from './page.ts';

/** A link as it stands on a page. */
type Link = { from: string; path: string; hash: string };
export type Crawl = {
  /** Every page by its path with query, as it answered. */
  pages: Map<string, ReadPage>;
  links: Link[];
  /** Stylesheets, scripts, pictures and files, with a page that names each. */
  files: Map<string, string>;
};

/** What staff see, what the API answers, and what is no page. */
const NO_PAGE = /^\/(admin|api|assets|media|og|sitemaps?|favicon|icon|apple-touch|site\.webmanifest)/;
const FETCHED: Record<string, string> = { img: 'src', link: 'href', script: 'src', iframe: 'src' };
/** Relations that name pages, not files. */
const PAGE_RELATIONS = ['canonical', 'prev', 'next'];
const AT_ONCE = 4;
const PAGES_MAX = 5000;

/** An address within the site as path and fragment; null for one of another site. */
function within(base: string, from: string, address: string): { path: string; hash: string } | null {
  if (!URL.canParse(address, base + from)) return null;
  const url = new URL(address, base + from);
  if (url.origin !== new URL(base).origin) return null;
  return { path: url.pathname + url.search, hash: url.hash.slice(1) };
}

/** Reads every page of a site that links lead to, from some first ones on. */
export async function crawl(base: string, first: readonly string[]): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), links: [], files: new Map() };
  const waiting = [...first];
  const seen = new Set(waiting);

  function take(from: string, address: string): void {
    const target = within(base, from, address);
    if (!target) return;
    if (NO_PAGE.test(target.path)) {
      found.files.set(target.path, found.files.get(target.path) ?? from);
      return;
    }
    found.links.push({ from, ...target });
    if (seen.has(target.path)) return;
    seen.add(target.path);
    waiting.push(target.path);
  }

  function read(page: ReadPage): void {
    found.pages.set(page.path, page);
    for (const link of elements(page.html, 'a')) take(page.path, link.get('href') ?? page.path);
    for (const [name, attribute] of Object.entries(FETCHED)) {
      for (const element of elements(page.html, name)) {
        const address = element.get(attribute);
        if (address && !PAGE_RELATIONS.includes(element.get('rel') ?? '')) take(page.path, address);
      }
    }
  }

  while (waiting.length > 0 && found.pages.size < PAGES_MAX) {
    const some = waiting.splice(0, AT_ONCE);
    for (const page of await Promise.all(some.map((path) => readPage(base, path)))) read(page);
  }
  return found;
}

/** Links and files that lead nowhere, to a redirect, or to a place that a page does not have. */
export async function brokenLinks(base: string, { pages, links, files }: Crawl): Promise<string[]> {
  const faults: string[] = [];
  for (const { from, path, hash } of links) {
    const page = pages.get(path);
    if (!page) continue;
    if (page.location) faults.push(`${from}: ${path} leads on to ${page.location}`);
    else if (page.status !== 200) faults.push(`${from}: ${path} answers ${page.status}`);
    else if (hash && !page.html.includes(`id="${hash}"`)) faults.push(`${from}: ${path} has no #${hash}`);
  }
  for (const [path, from] of files) {
    if (path.startsWith('/admin')) continue;
    const { status } = await fetch(base + path, { method: 'HEAD', redirect: 'manual' });
    if (status !== 200) faults.push(`${from}: ${path} answers ${status}`);
  }
  return [...new Set(faults)];
}
