/** Crawls the built demo site as search engines and readers do, and prints what is wrong with it: nothing, it should. */
import { type Site, signIn, startSite } from '../../bench/site.ts';
import { accessibilityFaults } from './accessibility.ts';
import { canonicalFaults, mapOf, redirectFaults } from './address-rules.ts';
import { brokenLinks, type Crawl, crawl } from './crawl.ts';
import { missingForGoogle } from './google-fields.ts';
import { faultsOfHtml } from './html-rules.ts';
import { type ReadPage, readPage, structuredDataOf } from './page.ts';
import { faultsOfSchema } from './schema-types.ts';

type Row = { id: string; slug: string; brand: Row; category: Row };

/** Pages that no link leads to. */
const STATES = ['/yok', '/brands/yok', '/brands/nordfil/yok/yok', '/distributors?page=9999', '/admin/login'];
const SHOWN = 20;
let total = 0;

function print(what: string, of: string, faults: readonly string[]): void {
  total += faults.length;
  console.log(`${faults.length === 0 ? 'ok  ' : 'BAD '} ${what}: ${faults.length} (${of})`);
  for (const fault of faults.slice(0, SHOWN)) console.log(`       ${fault}`);
  if (faults.length > SHOWN) console.log(`       … and ${faults.length - SHOWN} more`);
}

async function htmlFaults(pages: Iterable<ReadPage>): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, html } of pages)
    for (const fault of await faultsOfHtml(html)) faults.push(`${path}: ${fault}`);
  return faults;
}

async function dataFaults(pages: Iterable<ReadPage>): Promise<string[]> {
  const data = new Map([...pages].map(({ path, html }) => [path, structuredDataOf(html)]));
  const lacking = [...data].flatMap(([path, entries]) =>
    missingForGoogle(entries).map((fault) => `${path}: ${fault}`),
  );
  return [...lacking, ...(await faultsOfSchema(data))];
}

/** The first page of each kind: of as many parts, below the same first one, with or without a query. */
function oneOfEach(pages: Crawl['pages']): string[] {
  const kinds = new Map<string, string>();
  for (const { path, status } of pages.values()) {
    const [address = '', query] = path.split('?');
    const parts = address.split('/').filter(Boolean);
    const kind = `${parts[0] ?? ''} ${parts.length} ${query?.split('=')[0] ?? ''}`;
    if (status === 200 && !kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

async function call<T>(site: Site, method: string, path: string, body?: unknown): Promise<T> {
  const { access_token } = await signIn(site.base);
  const answer = await fetch(`${site.base}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json() as Promise<T>;
}

/** Gives a brand, its category and its product new slugs: where each address of before has to lead. */
async function move(site: Site, product: Row): Promise<Array<[string, string]>> {
  const { brand, category } = product;
  await call(site, 'PUT', `/brands/${brand.id}`, { slug: `${brand.slug}-yeni` });
  await call(site, 'PUT', `/categories/${category.id}`, { slug: `${category.slug}-yeni` });
  await call(site, 'PUT', `/products/${product.id}`, { slug: `${product.slug}-yeni` });
  const old = `/brands/${brand.slug}`;
  const place = `/brands/${brand.slug}-yeni`;
  return [
    [old, place],
    [`/distributors/${brand.slug}`, `/distributors/${brand.slug}-yeni`],
    [`${old}/${category.slug}`, `${place}/${category.slug}-yeni`],
    [`${old}/${category.slug}/${product.slug}`, `${place}/${category.slug}-yeni/${product.slug}-yeni`],
  ];
}

const site = await startSite();
try {
  const { base } = site;
  const map = await mapOf(base);
  const found = await crawl(base, ['/', ...map]);
  const states = await Promise.all(STATES.map((path) => readPage(base, path)));
  const everything = [...found.pages.values(), ...states];
  const kinds = oneOfEach(found.pages);

  const links = `${found.links.length} links, ${found.files.size} files`;
  print('links', links, await brokenLinks(base, found));
  print('html-validate', `${everything.length} pages`, await htmlFaults(everything));
  print('structured data', `${found.pages.size} pages`, await dataFaults(found.pages.values()));
  print('canonical addresses', `${map.length} in the map`, canonicalFaults(base, found, map));

  const [product] = await call<[Row]>(site, 'GET', '/products?limit=1&isFeatured=true');
  const own = kinds.filter((path) => !path.includes('?'));
  const offers = map.filter((path) => path.split('/').length === 5);
  await call(site, 'PUT', '/settings', { showPrices: true });
  const priced = await Promise.all(offers.map((path) => readPage(base, path)));
  print('structured data with prices', `${priced.length} pages`, await dataFaults(priced));
  print('html-validate with prices', `${priced.length} pages`, await htmlFaults(priced));

  const seen = [...kinds, ...STATES];
  print('axe', `${seen.length} kinds of pages, two sizes, two themes`, await accessibilityFaults(base, seen));
  const moved = await move(site, product);
  const kept = own.filter((path) => !moved.some(([old]) => path.startsWith(old)));
  print(
    'redirects',
    `${kept.length} kinds of pages, ${moved.length} that moved`,
    await redirectFaults(base, kept, moved),
  );
} finally {
  await site.close();
}
console.log(total === 0 ? 'Nothing is wrong.' : `${total} faults.`);
process.exitCode = total === 0 ? 0 : 1;
