import { createHash } from 'node:crypto';
import type { Product } from '../../domain/things/product.ts';
import { photo } from '../samples/images.ts';
import { uploadForm } from '../samples/upload.ts';
import { openClients, type Target } from './client.ts';
import { cutOff, type Fate } from './cuts.ts';
import type { Tally } from './tally.ts';

/** What was acknowledged: the newest state of each product, those that were deleted, files by their digest. */
export type Ledger = {
  products: Map<string, Product>;
  deleted: Set<string>;
  files: Map<string, string>;
  /** What has to be there of rows whose senders hung up, by their names. */
  cut: Map<string, Fate>;
};

export function newLedger(): Ledger {
  return { products: new Map(), deleted: new Set(), files: new Map(), cut: new Map() };
}

const CLIENTS = 20;
/** A storm that has not come to its end by then has been stopped by something. */
const WITHIN_MS = 5 * 60_000;

type Storm = {
  target: Target;
  ledger: Ledger;
  tally: Tally;
  /** Acknowledged writes after which it is over. */
  wanted: number;
  /** What every product says of itself: long texts fill a disk. */
  description?: string;
  onAcknowledged?: (count: number) => void;
};

/**
 * Writes of every sort from many clients, some of which hang up, until so many were acknowledged or the server is gone.
 * Answers what clients met that got no answer.
 */
export async function runStorm(storm: Storm): Promise<string[]> {
  const { target, ledger, tally, wanted, description, onAcknowledged } = storm;
  const { ask, read, close } = openClients(target, tally);
  const end = performance.now() + WITHIN_MS;
  const brand = await ask<{ id: string }>('POST', '/brands', { name: `Fırtına ${tally.rounds}` });
  const category = await ask<{ id: string }>('POST', '/categories', { name: 'Sarf', brandId: brand?.id });
  const own = { brandId: brand?.id, categoryId: category?.id };
  const shared = await ask<Product>('POST', '/products', { name: 'Ortak', ...own });
  if (!shared) return ['the storm could not begin'];
  let count = 0;

  function acknowledge(): void {
    count += 1;
    tally.acknowledged += 1;
    onAcknowledged?.(count);
  }
  function keep(row: Product | null): void {
    if (!row) return;
    const known = ledger.products.get(row.id);
    if (!known || known.version < row.version) ledger.products.set(row.id, row);
    acknowledge();
  }

  async function upload(seed: number): Promise<void> {
    const bytes = await photo({ width: 48, height: 32 }, seed).png().toBuffer();
    const form = uploadForm({ bytes, name: `${seed}.png`, folder: 'products' });
    const stored = await ask<{ data: { url: string } }>('POST', '/upload/image', form);
    if (!stored) return;
    const kept = await read(stored.data.url);
    if (kept) ledger.files.set(stored.data.url, createHash('sha256').update(kept).digest('hex'));
    acknowledge();
  }

  /** Into the trash, and every other one back out of it. */
  async function throwAway({ id }: Product, back: boolean): Promise<void> {
    const gone = await ask<{ trashId: string }>('DELETE', `/products/${id}`);
    if (!gone) return;
    ledger.deleted.add(id);
    acknowledge();
    if (!back) return;
    // Until it is answered, either may be so.
    ledger.deleted.delete(id);
    ledger.products.delete(id);
    if (await ask('POST', `/trash/${gone.trashId}/restore`))
      keep(await ask<Product>('GET', `/products/${id}`));
  }

  async function client(number: number): Promise<void> {
    for (let turn = 0; count < wanted && performance.now() < end; turn++) {
      const name = `Ürün ${tally.rounds} ${number} ${turn}`;
      const row = await ask<Product>('POST', '/products', { name, description, ...own });
      keep(row);
      // All clients write to one row as well.
      keep(await ask<Product>('PUT', `/products/${shared?.id}`, { stock: number * 1000 + turn }));
      if (row && turn % 4 === 1) await throwAway(row, number % 2 === 0);
      if ((number + turn) % 5 === 0) await upload(tally.rounds * 100_000 + number * 1000 + turn);
      if (turn % 3 === 0) await cutOff(target, { name: `${name}, yarım`, ...own }, number + turn, ledger.cut);
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  close();
  if (count < wanted && performance.now() >= end) return ['the storm was stopped by something'];
  return ends.flatMap((ended) => (ended.status === 'rejected' ? [String(ended.reason)] : []));
}
