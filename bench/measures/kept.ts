import { type Figure, median } from '../figures.ts';
import { CORE, keepOnCore, load, memoryOf } from '../load.ts';
import { type Site, startSite } from '../site.ts';
import { sentFor, startBare } from './bare.ts';
import { CALM_LOOKS, CALM_MS, untilCalm } from './cpu.ts';
import { demoFolder } from './demo-site.ts';

const CONNECTIONS = 32;
/** Short turns: what else the machine does then falls on both alike. */
const SECONDS = 1;
/** Of two bare servers one answers a third more, by what the engine happens to make of it: several are asked. */
const BARE_SERVERS = 3;
const RUNS = 4;
const WARM_UP_RUNS = 2;
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

async function share(site: Site, path: string, more: Record<string, string> = {}) {
  const headers = { ...BROWSER, ...more };
  const asked = { connections: CONNECTIONS, seconds: SECONDS, headers };
  // Asked for often, an answer is made as small as it gets: both servers send that.
  for (let time = 0; time < 5; time++) await sentFor(site.base + path, headers);
  await new Promise((done) => setTimeout(done, 1500));
  const sent = await sentFor(site.base + path, headers);
  const shares: number[] = [];
  const rates: number[] = [];
  for (let server = 0; server < BARE_SERVERS; server++) {
    const bare = await startBare(sent);
    for (let run = -WARM_UP_RUNS; run < RUNS; run++) {
      const [own, limit] = [await load(site.base + path, asked), await load(bare.url, asked)];
      if (run < 0) continue;
      shares.push(own / limit);
      rates.push(own);
    }
    await bare.close();
  }
  return { share: median(shares), note: `${Math.round(median(rates))} a second` };
}

/** What kept answers cost beside a bare server that sends the same bytes, both on one core. */
export async function kept(): Promise<Figure[]> {
  const site = await startSite({ demo: await demoFolder() });
  try {
    const weight = await memoryOf(site.pid);
    await untilCalm(site.pid, CALM_MS, CALM_LOOKS);
    keepOnCore(CORE.server, site.pid);
    const list = '/api/products?limit=25';
    const products = (await (await fetch(site.base + list)).json()) as Array<{
      slug: string;
      brand: { slug: string };
      category: { slug: string } | null;
    }>;
    const [first] = products;
    const product = `/brands/${first?.brand.slug}/${first?.category?.slug ?? 'genel'}/${first?.slug}`;
    const figures: Figure[] = [];
    for (const [what, path, limit] of [
      [`GET ${list}, kept`, list, 0.6],
      ['home page, kept', '/', 0.6],
      ['a product page, kept', product, 0.6],
    ] as const) {
      const { share: figure, note } = await share(site, path);
      figures.push({ what, figure, unit: 'of a bare server', limit, atLeast: true, note });
    }
    const { headers } = await sentFor(`${site.base}/`, BROWSER);
    const known = await share(site, '/', { 'If-None-Match': String(headers.etag) });
    figures.push({
      what: '304',
      figure: known.share,
      unit: 'of a bare server',
      limit: 0.7,
      atLeast: true,
      note: known.note,
    });
    const loaded = await memoryOf(site.pid);
    if (weight !== null)
      figures.push({ what: 'memory after a start with the demo', figure: weight, unit: 'MB', limit: 150 });
    if (loaded !== null)
      figures.push({ what: 'memory after a minute of load', figure: loaded, unit: 'MB', limit: 220 });
    return figures;
  } finally {
    await site.close();
  }
}
