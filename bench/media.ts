/** What heavy files cost: how pages answer while pictures are processed, and what a large PDF takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { pdf } from '../tests/samples/documents.ts';
import { photo } from '../tests/samples/images.ts';
import { percentile, report, signIn, startSite } from './site.ts';
import { openVisitor } from './visitor.ts';

const MB = 1024 * 1024;
const PICTURES = 20;
const IDLE_MS = 10_000;
const SLOWER_LIMIT = 3;
const PDF_PAGES = 300;
const PDF_MEMORY_LIMIT_MB = 512;
const PDF_SECONDS_LIMIT = 90;

const site = await startSite();
const { access_token: token } = await signIn(site.base);
let fine = true;
try {
  await pictures();
  await largePdf();
} finally {
  await site.close();
}
process.exitCode = fine ? 0 : 1;

type Stored = { url: string; pages: number | null };

function formOf(folder: string, name: string, bytes: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  form.set('folder', folder);
  return form;
}

async function upload(kind: 'image' | 'catalog', form: FormData): Promise<Stored> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.base}/api/upload/${kind}`, { method: 'POST', body: form, headers });
  if (answer.status !== 201) throw new Error(`An upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Stored }).data;
}

/** Just below 5 MB, whatever the encoder makes of the seed. */
async function fiveMegabytes(seed: number): Promise<Buffer<ArrayBuffer>> {
  const source = photo({ width: 3600, height: 2400 }, seed);
  for (let quality = 94; ; quality -= 2) {
    const bytes = await source.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= 5 * MB) return Buffer.from(bytes);
  }
}

async function pictures(): Promise<void> {
  const files = [];
  for (let seed = 1; seed <= PICTURES; seed++) files.push(await fiveMegabytes(seed));
  const size = files.reduce((sum, file) => sum + file.length, 0) / PICTURES / MB;
  const forms = files.map((file, index) => formOf('images', `resim-${index}.jpg`, file));
  const visitor = openVisitor(`${site.base}/`);
  await new Promise((done) => setTimeout(done, 2000));
  await visitor.take();
  await new Promise((done) => setTimeout(done, IDLE_MS));
  const idle = await visitor.take();
  const started = performance.now();
  await Promise.all(
    forms.map(async (form) => {
      const { url } = await upload('image', form);
      for (const copy of ['w=640&f=avif', 'w=640&f=webp'])
        await (await fetch(`${site.base}${url}?${copy}`)).arrayBuffer();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const busy = await visitor.stop();
  const [before, during] = [percentile(idle, 0.95), percentile(busy, 0.95)];
  console.log(
    `${PICTURES} pictures of ${size.toFixed(1)} MB with two copies each: ${seconds.toFixed(1)} s; home page p95 ${before.toFixed(2)} ms idle (${idle.length} answers), ${during.toFixed(2)} ms meanwhile (${busy.length} answers)`,
  );
  fine =
    report('home page p95 while pictures are processed, times idle', during / before, SLOWER_LIMIT, '') &&
    fine;
}

/** What the server and the processes that it has started hold beside the program files, which they share. */
function memoryMb(): number {
  return familyOf(String(site.pid)).reduce((sum, id) => sum + anonymousMb(id), 0);
}

function anonymousMb(id: string): number {
  try {
    return Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** A process and all below it, by their ids; one that has just ended has none. */
function familyOf(id: string): string[] {
  try {
    const children = readdirSync(`/proc/${id}/task`).flatMap((thread) =>
      (readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).flatMap(familyOf),
    );
    return [id, ...children];
  } catch {
    return [];
  }
}

async function largePdf(): Promise<void> {
  if (process.platform !== 'linux')
    return console.log('The memory of a large PDF is measured on Linux only.');
  const images: Buffer[] = [];
  for (let seed = 1; seed <= PDF_PAGES; seed++)
    images.push(await photo({ width: 620, height: 405 }, seed).jpeg({ quality: 94 }).toBuffer());
  const file = Buffer.from(
    await pdf({ pages: PDF_PAGES, text: 'Kompozit dolgu malzemeleri, sayfa', images }),
  );
  const before = memoryMb();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryMb());
  }, 20);
  const started = performance.now();
  const { pages, url } = await upload('catalog', formOf('catalogs', 'buyuk.pdf', file));
  const opened = (performance.now() - started) / 1000;
  const read = await untilTextIsFound(url);
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  if (pages !== PDF_PAGES || !read) throw new Error(`The PDF was read as ${pages} pages.`);
  console.log(
    `PDF of ${(file.length / MB).toFixed(1)} MB and ${pages} pages: answered after ${opened.toFixed(1)} s, text read after ${seconds.toFixed(1)} s`,
  );
  fine = report('large PDF, extra memory', most - before, PDF_MEMORY_LIMIT_MB, 'MB') && fine;
  fine = report('large PDF, until its text is read', seconds, PDF_SECONDS_LIMIT, 's') && fine;
}

/** The library finds a document by its words once they are read. */
async function untilTextIsFound(url: string): Promise<boolean> {
  const ends = performance.now() + PDF_SECONDS_LIMIT * 1000;
  while (performance.now() < ends) {
    const answer = await fetch(
      `${site.base}/api/media?kind=document&search=kompozit%20sayfa%20${PDF_PAGES}`,
      {
        headers: { Authorization: `Bearer ${token}` },
      },
    );
    const files = (await answer.json()) as Stored[];
    if (files.some((file) => file.url === url)) return true;
    await new Promise((done) => setTimeout(done, 200));
  }
  return false;
}
