import { request } from 'node:http';
import { isBuilt } from '../../bin/lib/build.mjs';
import { temporaryFolder } from '../factories.ts';
import { PROGRAM_ADMIN, startProgram } from '../program.ts';
import { noteStatus, type Tally } from './tally.ts';

const PATHS = [
  ...['/', '/about', '/brands', '/brands/x', '/brands/x/y', '/brands/x/y/z', '/distributors'],
  ...[
    '/distributors/x',
    '/clinic-setup',
    '/catalogs',
    '/contact',
    '/kvkk',
    '/gizlilik',
    '/media/products/x.webp',
  ],
  ...['/media/x/y.pdf', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/assets/x.js', '/_root.data'],
  ...['/brands.data', '/admin', '/admin/login', '/admin/products', '/admin/x', '/admin/products/x'],
  ...['/admin/login/sifre', '/api/docs', '/api/x', '/favicon.ico'],
];
const SEGMENTS = [
  ...['%00', '%zz', '%', '..', '%2e%2e%2f', '%C4%B0', '%F0%9F%92%A3', '%ED%A0%80', '.data', '~', '-', '//'],
  ...[
    "'or-1=1--",
    '%3Cscript%3E',
    'a'.repeat(2_000),
    '__proto__',
    'constructor',
    ';',
    ':',
    '@evil.example',
    '*',
  ],
];
const QUERIES = [
  ...[
    '?',
    '?page=-1',
    '?page=1e21',
    '?page=%00',
    '?q=%zz',
    '?q=%C4%B0&q=x',
    '?q[]=1',
    '?_routes=x',
    '?_routes=',
  ],
  ...[
    '?sort=%3Cscript%3E',
    '?x'.repeat(500),
    '?onizleme=x',
    '?w=0',
    '?w=99999&f=avif',
    '?utm_source=x',
    '?category=',
  ],
];
const ODD = {
  'Accept-Encoding': ['br', 'zstd', 'gzip;q=0', '*;q=0', 'identity;q=0', ';;', 'br;q=x', 'x'.repeat(500)],
  Range: [
    'bytes=0-0',
    'bytes=5-1',
    'bytes=-1',
    'bytes=0-,1-',
    'bytes=99999999999-',
    'lines=1',
    'bytes=-',
    'x',
  ],
  'If-None-Match': ['*', '""', 'W/"x"', '"a", "b"', 'x', '"'],
  Host: ['', 'evil.example', 'a b', '[::1', 'x:99999', '..', '%00', 'ş'],
  Cookie: ['=', 'a=%zz', ';;;', '__proto__=1', `x=${'y'.repeat(3_000)}`, 'session=%00'],
  Accept: ['', '*/*', 'text/html;q=x', 'application/json', 'image/avif'],
  'X-Forwarded-Proto': ['https', 'javascript', ''],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
} as const;

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function oddAddress(paths: readonly string[]): string {
  let path = pick(paths);
  if (Math.random() < 0.4) path = path.replace(/[^/]+$/, () => pick(SEGMENTS));
  if (Math.random() < 0.3) path += `/${pick(SEGMENTS)}`;
  return Math.random() < 0.4 ? path + pick(QUERIES) : path;
}

function oddHeaders(): Record<string, string> {
  const names = Object.keys(ODD) as Array<keyof typeof ODD>;
  return Object.fromEntries(
    names
      .filter(() => Math.random() < 0.3)
      .map((name) => [name, Buffer.from(pick<string>(ODD[name])).toString('latin1')]),
  );
}

/** The status of an answer; zero when the connection ended without one. */
function statusOf(url: URL, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const method = Math.random() < 0.1 ? 'HEAD' : 'GET';
    request({ hostname: url.hostname, port: url.port, path, headers, method }, (answer) => {
      answer.on('error', () => resolve(0)).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    })
      .on('error', () => resolve(0))
      .end();
  });
}

/** Whether the pages are built, from the sources as they are. */
export function pagesAreBuilt(): boolean {
  return isBuilt();
}

/** Fills a new site with a row of each sort; answers the pages that show them. */
async function realPages(url: string): Promise<string[]> {
  let token = '';
  async function post(path: string, body: object): Promise<Record<string, string>> {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, string>;
  }
  const opened = await post('/auth/login', { email: PROGRAM_ADMIN.email, password: PROGRAM_ADMIN.password });
  token = opened.access_token ?? '';
  const brand = await post('/brands', { name: 'Şule İğdır', isDistributor: true });
  const category = await post('/categories', { name: 'Kompozit', brandId: brand.id });
  const ids = { brandId: brand.id, categoryId: category.id };
  const product = await post('/products', { name: 'Elmas frez', price: 12.5, features: ['ince'], ...ids });
  const catalog = await post('/catalogs', { title: 'Katalog', fileUrl: '/media/katalog.pdf' });
  const way = `/brands/${brand.slug}/${category.slug}`;
  return [
    ...[`/brands/${brand.slug}`, way, `${way}/${product.slug}`, `/distributors/${brand.slug}`],
    ...[`/admin/brands/${brand.id}`, `/admin/products/${product.id}`, `/admin/catalogs/${catalog.id}`],
    ...[`${way}/${product.slug}.data`, `/brands/${brand.slug}.data`],
  ];
}

const AT_ONCE = 4;

/** Asks the built program for pages at odd addresses, with odd headers: each is answered, and none with 5xx. */
export async function runPages(calls: number, tally: Tally): Promise<void> {
  const program = await startProgram({ DATA_DIR: temporaryFolder() }, '--empty');
  const url = new URL(program.url);
  const paths = [...PATHS, ...(await realPages(program.url))];
  let left = calls;
  async function visitor(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const [path, headers] = [oddAddress(paths), oddHeaders()];
      const status = await statusOf(url, path, headers);
      const call = `GET ${path} ${JSON.stringify(headers)}`.slice(0, 400);
      noteStatus(tally, call, status);
      if (status === 0) tally.wrong.push(`no answer: ${call}`);
      if (status === 503) tally.failed.push(`503 ${call}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  program.child.kill('SIGTERM');
  const { code } = await program.ended;
  if (code !== 0) tally.wrong.push(`the program ended with ${code}`);
  tally.rounds += 1;
}
