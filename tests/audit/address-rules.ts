import type { Crawl } from './crawl.ts';
import { linkTo, metaOf, type ReadPage, readPage, titleOf } from './page.ts';

function isHidden(page: ReadPage): boolean {
  return metaOf(page.html, 'robots')?.startsWith('noindex') ?? false;
}

function headFaults(base: string, page: ReadPage, pages: Crawl['pages']): string[] {
  const faults: string[] = [];
  const canonical = linkTo(page.html, 'canonical');
  if (!titleOf(page.html)) faults.push('has no title');
  if (!metaOf(page.html, 'description')) faults.push('has no description');
  if (isHidden(page)) return canonical ? [...faults, 'is hidden and has a canonical address'] : faults;
  if (!canonical?.startsWith(`${base}/`)) return [...faults, `has the canonical address ${canonical}`];
  const own = pages.get(canonical.slice(base.length));
  if (!own) return [...faults, `has a canonical address that nothing links: ${canonical}`];
  if (own.status !== 200 || linkTo(own.html, 'canonical') !== canonical)
    faults.push(`has a canonical address that is not its own: ${canonical}`);
  if (metaOf(page.html, 'og:url') !== canonical) faults.push('is shared under another address');
  for (const rel of ['prev', 'next']) {
    const neighbour = linkTo(page.html, rel);
    if (neighbour && pages.get(neighbour.slice(base.length))?.status !== 200)
      faults.push(`has no ${rel} at ${neighbour}`);
  }
  return faults;
}

/** The addresses of a site's map. */
export async function mapOf(base: string): Promise<string[]> {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address.slice(base.length) || '/',
  );
}

/** Where pages tell search engines something else than what they are, or the map does. */
export function canonicalFaults(base: string, { pages }: Crawl, map: readonly string[]): string[] {
  const shown = [...pages.values()].filter((page) => page.status === 200);
  const faults = shown.flatMap((page) =>
    headFaults(base, page, pages).map((fault) => `${page.path} ${fault}`),
  );
  const own = shown.filter((page) => linkTo(page.html, 'canonical') === base + page.path);
  const titles = Map.groupBy(own, (page) => titleOf(page.html));
  for (const [title, same] of titles)
    if (same.length > 1) faults.push(`"${title}" is the title of ${same.map(({ path }) => path).join(', ')}`);
  const paths = new Set(own.map((page) => page.path));
  for (const path of map)
    if (!paths.has(path)) faults.push(`${path} is in the map and not a page of its own`);
  for (const path of paths)
    if (!path.includes('?') && !map.includes(path)) faults.push(`${path} is not in the map`);
  return faults;
}

/** Other forms of an address, each with where it has to lead in one step. */
function formsOf(path: string): Array<[asked: string, place: string]> {
  const query = '?utm_source=Posta%20A';
  const forms: Array<[string, string]> = [[`${path}?page=1&utm_source=a`, `${path}?utm_source=a`]];
  if (path === '/') return forms;
  return [
    ...forms,
    [path.toUpperCase() + query, path + query],
    [`${path}/${query}`, path + query],
    [`/${path}`, path],
    [`${path.replaceAll('/', '//').toUpperCase()}/?page=`, path],
  ];
}

/** Addresses that do not lead to their page in one step with their query. */
export async function redirectFaults(
  base: string,
  paths: readonly string[],
  moved: ReadonlyArray<[old: string, place: string]>,
): Promise<string[]> {
  const forms = [
    ...paths.flatMap(formsOf),
    ...moved.flatMap(([old, place]) =>
      formsOf(old).map(([asked, form]) => [asked, place + form.slice(old.length)]),
    ),
  ];
  const faults: string[] = [];
  for (const [asked = '', place = ''] of forms) {
    const step = await readPage(base, asked);
    if (step.status !== 301 || step.location !== place)
      faults.push(`${asked} answers ${step.status} ${step.location ?? ''} instead of ${place}`);
    else if ((await readPage(base, place)).status !== 200)
      faults.push(`${asked} leads to ${place}, where nothing is`);
  }
  for (const path of paths.filter((path) => path.startsWith('/brands/') || path === '/distributors')) {
    if (path.split('/').length > 4) continue;
    for (const page of ['0', 'abc', '9999']) {
      const { status } = await readPage(base, `${path}?page=${page}`);
      if (status !== 404) faults.push(`${path}?page=${page} answers ${status}`);
    }
  }
  return faults;
}
