import { createHash } from 'node:crypto';
import type { Product } from '../../domain/things/product.ts';
import { photo } from '../samples/images.ts';
import { uploadForm } from '../samples/upload.ts';
import { noteStatus, type Tally } from './tally.ts';

/** What was acknowledged: the newest state of each product, those that were deleted, and files by their digest. */
export type Ledger = {
  products: Map<string, Product>;
  deleted: Set<string>;
  files: Map<string, string>;
};

export type Target = { url: string; token: string };

async function ask<T>(target: Target, tally: Tally, method: string, path: string, body?: object | FormData) {
  const response = await fetch(target.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${target.token}`,
      ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  noteStatus(tally, `${method} ${path}`, response.status);
  return response.ok ? (JSON.parse(text) as T) : null;
}

type Storm = {
  target: Target;
  ledger: Ledger;
  tally: Tally;
  wanted: number;
  onAcknowledged: (count: number) => void;
};

/** Writes of every sort from many clients, until so many were acknowledged or the server is gone. */
export async function runStorm({ target, ledger, tally, wanted, onAcknowledged }: Storm): Promise<void> {
  const brand = await ask<{ id: string }>(target, tally, 'POST', '/brands', {
    name: `Fırtına ${tally.rounds}`,
  });
  const category = await ask<{ id: string }>(target, tally, 'POST', '/categories', {
    name: 'Sarf',
    brandId: brand?.id,
  });
  const own = { brandId: brand?.id, categoryId: category?.id };
  const shared = await ask<Product>(target, tally, 'POST', '/products', { name: 'Ortak', ...own });
  if (!shared) return;
  let count = 0;

  function acknowledge(): void {
    count += 1;
    tally.acknowledged += 1;
    onAcknowledged(count);
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
    const stored = await ask<{ data: { url: string } }>(target, tally, 'POST', '/upload/image', form);
    if (!stored) return;
    const answer = await fetch(new URL(stored.data.url, target.url));
    if (answer.ok)
      ledger.files.set(
        stored.data.url,
        createHash('sha256')
          .update(Buffer.from(await answer.arrayBuffer()))
          .digest('hex'),
      );
    acknowledge();
  }

  async function client(number: number): Promise<void> {
    for (let turn = 0; count < wanted; turn++) {
      const row = await ask<Product>(target, tally, 'POST', '/products', {
        name: `Ürün ${number} ${turn}`,
        ...own,
      });
      keep(row);
      // All clients write to one row as well.
      keep(
        await ask<Product>(target, tally, 'PUT', `/products/${shared?.id}`, { stock: number * 1000 + turn }),
      );
      if (row && turn % 4 === 1 && (await ask(target, tally, 'DELETE', `/products/${row.id}`))) {
        ledger.deleted.add(row.id);
        acknowledge();
      }
      if (turn % 5 === 0) await upload(tally.rounds * 100_000 + number * 1000 + turn);
    }
  }
  await Promise.allSettled(Array.from({ length: 20 }, (_, number) => client(number)));
}
