/**
 * Brings the products of a CSV file to a Vitrin site: new ones are added, those that differ are changed, the rest is left
 * alone. Needs Node 20 or newer and nothing else.
 *
 *   VITRIN_URL=https://www.example.com VITRIN_TOKEN=vtn_… node sync.mjs products.csv [--dry-run]
 *
 * The first line names the columns, separated by `;`. `externalId` or `sku` finds the product; `brand` and `category` are
 * names, prices and stock are written as `1250.5` and `40`. A column that is not there, and a cell that is empty, leaves
 * what the site has.
 *
 * The token needs 'Ürünler yazar', and 'Markalar okur' with 'Kategoriler okur' where the file names brands; for a file of
 * stock and prices alone 'Stok ve fiyat yazar' is enough.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 500;
const TRIES = 5;
const NUMBERS = new Set(['price', 'stock']);

const { VITRIN_URL, VITRIN_TOKEN } = process.env;
const [file, ...flags] = process.argv.slice(2);
if (!VITRIN_URL || !VITRIN_TOKEN || !file) {
  process.stderr.write('Usage: VITRIN_URL=… VITRIN_TOKEN=vtn_… node sync.mjs products.csv [--dry-run]\n');
  process.exit(2);
}
const isDryRun = flags.includes('--dry-run');
// Names this run: a part that is sent again after a lost connection is not written twice.
const run = `sync-${new Date().toISOString()}`;

/** Calls the API; waits and tries again while the site is busy or away. */
async function call(method, path, body, key) {
  for (let tried = 1; ; tried += 1) {
    const answer = await fetch(new URL(`/api${path}`, VITRIN_URL), {
      method,
      headers: {
        Authorization: `Bearer ${VITRIN_TOKEN}`,
        'X-Operation-Id': run.replaceAll(/[^\w-]/g, '-'),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: body && JSON.stringify(body),
    }).catch((error) => ({ ok: false, status: 0, error }));
    if (answer.ok) return answer.json();
    const isPassing = [0, 409, 429, 500, 502, 503, 504].includes(answer.status);
    if (!isPassing || tried === TRIES) {
      const said = answer.error?.message ?? (await answer.json().catch(() => ({}))).message ?? '';
      throw new Error(`${method} ${path}: ${answer.status} ${said}`);
    }
    const wait = Number(answer.headers?.get('Retry-After')) || 2 ** tried;
    await sleep(wait * 1000);
  }
}

/** The cells of a line; a cell in quotes may hold `;`, and two quotes stand for one. */
function cellsOf(line) {
  const cells = line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g);
  return [...cells].map(([, quoted, plain]) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );
}

function readCsv(text) {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const names = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, place) => [names[place], cell])));
}

/** Brands and categories by their names: a product names them by id. */
async function readPlaces() {
  const brands = await call('GET', '/brands?includeInactive=true');
  const categories = await call('GET', '/categories?includeInactive=true');
  return {
    brandId: new Map(brands.map(({ id, name }) => [name, id])),
    categoryId: new Map(categories.map(({ id, name, brandId }) => [`${brandId} ${name}`, id])),
  };
}

/** A line of the file as the API takes it. */
function productOf({ brand, category, ...row }, places) {
  const given = Object.entries(row).filter(([, cell]) => cell !== '');
  const product = Object.fromEntries(
    given.map(([name, cell]) => [name, NUMBERS.has(name) ? Number(cell) : cell]),
  );
  if (!brand || !places) return product;
  const brandId = places.brandId.get(brand);
  const categoryId = places.categoryId.get(`${brandId} ${category}`);
  return { ...product, ...(brandId && { brandId }), ...(categoryId && { categoryId }) };
}

const rows = readCsv(await readFile(file, 'utf8'));
const places = rows.some(({ brand }) => brand) ? await readPlaces() : null;
const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
for (let start = 0; start < rows.length; start += AT_ONCE) {
  const products = rows.slice(start, start + AT_ONCE).map((row) => productOf(row, places));
  const answer = await call('PUT', '/products/batch', { products, dryRun: isDryRun }, `${run}-${start}`);
  for (const [status, count] of Object.entries(answer.counts)) counts[status] += count;
  for (const { row, status, message, issues } of answer.results)
    if (status === 'refused')
      process.stderr.write(
        `Line ${start + row + 2}: ${message} (${issues.map(({ path }) => path).join(', ')})\n`,
      );
}
process.stdout.write(`${JSON.stringify(counts)}\n`);
process.exitCode = counts.refused > 0 ? 1 : 0;
