/** What a large import costs: 5,000 rows from a file, tried and written as the panel does it, and what visitors feel. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addProducts, percentile, report, signIn, startSite } from './site.ts';
import { openVisitor } from './visitor.ts';

const ROWS = 5_000;
/** As the panel sends them. */
const PART_ROWS = 200;
const IDLE_MS = 10_000;
const LIMITS = { seconds: 60, p95: 50 };
const COLUMNS = ['sku', 'price', 'stock', 'description'].map((field, at) => ({ at, field }));

type FileRow = { row: number; cells: unknown[]; version?: number | null };
type Answer = { results: Array<{ row: number; status: string; version: number | null }> };

const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-imports-'));
await (await startSite({ dataDir })).close();
await addProducts(dataDir, ROWS);
const site = await startSite({ dataDir });
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<boolean> {
  const { access_token: token } = await signIn(site.base);
  const headers = { Authorization: `Bearer ${token}` };
  const table = await tableOf(headers);
  const visitor = openVisitor(`${site.base}/`);
  await new Promise((done) => setTimeout(done, 2000));
  await visitor.take();
  await new Promise((done) => setTimeout(done, IDLE_MS));
  const idle = await visitor.take();
  const began = performance.now();
  const rows = await upload(headers, table);
  const tried = await send(headers, rows, true);
  const trialSeconds = (performance.now() - began) / 1000;
  const versions = new Map(tried.map(({ row, version }) => [row, version]));
  const versioned = rows.map((row) => ({ ...row, version: versions.get(row.row) ?? null }));
  const written = await send(headers, versioned, false);
  const seconds = (performance.now() - began) / 1000;
  const busy = await visitor.stop();
  const changed = written.filter(({ status }) => status === 'updated').length;
  if (changed !== ROWS) throw new Error(`${changed} of ${ROWS} rows were written.`);
  const [before, during] = [percentile(idle, 0.95), percentile(busy, 0.95)];
  console.log(
    `trial ${trialSeconds.toFixed(1)} s; home page p95 ${before.toFixed(2)} ms alone (${idle.length} answers), p99 meanwhile ${percentile(busy, 0.99).toFixed(1)} ms (${busy.length} answers)`,
  );
  return [
    report(`${ROWS} rows: read, tried and written`, seconds, LIMITS.seconds, 's'),
    report('home page p95 meanwhile', during, LIMITS.p95, 'ms'),
  ].every(Boolean);
}

/** A file that changes three fields of each product; as CSV, what the server reads of it is the same as of a workbook. */
async function tableOf(headers: Record<string, string>): Promise<string> {
  const codes: string[] = [];
  let next: string | undefined = '/api/products?limit=100&includeInactive=true';
  while (next && codes.length < ROWS) {
    const answer: Response = await fetch(`${site.base}${next}`, { headers });
    codes.push(...((await answer.json()) as Array<{ sku: string }>).map(({ sku }) => sku));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  const lines = codes
    .slice(0, ROWS)
    .map((code, at) => `${code};${100 + at},50;${at % 90};"Dolgu ve kaplama için, ${at}. sıradaki ürün."`);
  if (lines.length < ROWS) throw new Error(`Only ${lines.length} products were listed.`);
  return ['Ürün kodu;Fiyat;Stok;Açıklama', ...lines].join('\r\n');
}

async function upload(headers: Record<string, string>, table: string): Promise<FileRow[]> {
  const form = new FormData();
  form.set('file', new File([table], 'fiyatlar.csv'));
  const answer = await fetch(`${site.base}/api/upload/table`, { method: 'POST', body: form, headers });
  if (!answer.ok) throw new Error(`The file was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { rows: FileRow[] } }).data.rows;
}

async function send(headers: Record<string, string>, rows: readonly FileRow[], dryRun: boolean) {
  const results: Answer['results'] = [];
  for (let from = 0; from < rows.length; from += PART_ROWS) {
    const answer = await fetch(`${site.base}/api/imports/products`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'X-Operation-Id': 'olcum' },
      body: JSON.stringify({ columns: COLUMNS, rows: rows.slice(from, from + PART_ROWS), dryRun }),
    });
    if (!answer.ok) throw new Error(`A part was answered ${answer.status}: ${await answer.text()}`);
    results.push(...((await answer.json()) as Answer).results);
  }
  return results;
}
