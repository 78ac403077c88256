/**
 * Visitors' search at 1,000 and 50,000 products: typing, whole searches, building the index, its memory. Times are of the
 * processor, with all that the process does beside; one question at a time, they are what a visitor waits for.
 */
import { rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readEnv } from '../server/env.ts';
import { openServices, type Services } from '../server/services.ts';
import { fillShelf } from '../tests/demo-shelf.ts';
import { keptData } from './kept-data.ts';
import { addProducts, percentile, report } from './site.ts';

const SIZES = [1_000, 50_000];
const ROUNDS = 6;
const LIMITS = { p95: 30, broad: 40, buildSeconds: 60, memoryMb: 120 };
/** What is typed: names, two words, an ending, a wrong letter, a measure, a code, a brand, what nobody has. */
const SEARCHES = [
  'kompozit',
  'İMPLANT',
  'nikel titanyum',
  'bonding mini',
  'fissür örtücüler',
  'bondng',
  'titanym sond',
  'matris bandı 26 adet',
  'MAR-BON',
  'marmara frez',
  'güta perka',
  'bulunmaz sözcük',
];

/** What a large part of the products answers: a letter, beginnings, a word of every brand's name, of every description. */
const BROAD = [
  'a',
  'k',
  'ko',
  'ma',
  'ti',
  'im',
  'el',
  'dental',
  'marmara',
  'adet',
  'mini',
  'çelik',
  'diş',
  'kompozit',
];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function megabytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

/** Each beginning of a text from its second letter on, as somebody types it. */
function typed(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2));
}

async function timesOf(texts: readonly string[], ask: (text: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const text of texts) {
      const began = process.cpuUsage();
      await ask(text);
      const { user, system } = process.cpuUsage(began);
      // The first round warms up.
      if (round > 0) times.push((user + system) / 1000);
    }
  return times;
}

function open(folder: string): Promise<Services> {
  return openServices({ env: readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }) });
}

async function fill(folder: string, products: number): Promise<void> {
  const services = await open(folder);
  await fillShelf(services);
  await services.close();
  await addProducts(folder, products);
}

async function measure(products: number): Promise<boolean> {
  const folder = await keptData(`search-${products}`, (dataDir) => fill(dataDir, products));
  const services = await open(folder);
  try {
    const before = megabytes();
    const began = process.cpuUsage();
    await services.index.ready();
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1_000_000;
    const memory = megabytes() - before;
    const { finder } = services;
    const typing = await timesOf(SEARCHES.flatMap(typed), (q) => finder.suggest(q));
    const whole = await timesOf(SEARCHES, (q) => finder.find({ q }));
    const broad = [
      ...(await timesOf(BROAD, (q) => finder.suggest(q))),
      ...(await timesOf(BROAD, (q) => finder.find({ q }))),
    ];
    const of = `${products.toLocaleString('en')} products`;
    return [
      report(`${of}: typing, p50`, percentile(typing, 0.5), LIMITS.p95, 'ms CPU'),
      report(`${of}: typing, p95`, percentile(typing, 0.95), LIMITS.p95, 'ms CPU'),
      report(`${of}: whole search, p50`, percentile(whole, 0.5), LIMITS.p95, 'ms CPU'),
      report(`${of}: whole search, p95`, percentile(whole, 0.95), LIMITS.p95, 'ms CPU'),
      report(`${of}: what most products answer, the slowest`, percentile(broad, 1), LIMITS.broad, 'ms CPU'),
      report(`${of}: building the index`, seconds, LIMITS.buildSeconds, 's CPU'),
      report(`${of}: memory of the index`, memory, LIMITS.memoryMb, 'MB'),
    ].every(Boolean);
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
}

let fine = true;
for (const size of SIZES) fine = (await measure(size)) && fine;
process.exitCode = fine ? 0 : 1;
