import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Product } from '../../domain/things/product.ts';
import { openTestApp, temporaryFolder } from '../factories.ts';

const WRITES = 1000;
const AT_ONCE = 16;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

type Server = { url: string; token: string; child: ChildProcess };

function start(folder: string): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function startServer(folder: string): Promise<Server> {
  const child = start(folder);
  const [line] = await once(child.stdout ?? child, 'data');
  return { ...JSON.parse(String(line)), child };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function send<T>({ url, token }: Server, method: string, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A visitor looks at a product; told is whether that was acknowledged. */
async function look({ url }: Server, id: string): Promise<boolean> {
  const path = `/counts?what=view&product=${id}`;
  const headers = { 'User-Agent': 'Mozilla/5.0 Firefox/130.0' };
  return fetch(url + path, { method: 'POST', headers }).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe('a server that is killed in the middle of 1,000 writes', () => {
  it('has lost none that it acknowledged, and holds nothing half-written', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder);
    const brand = await send<{ id: string }>(server, 'POST', '/brands', { name: 'Nordfil' });
    const category = await send<{ id: string }>(server, 'POST', '/categories', {
      name: 'Sarf',
      brandId: brand.id,
    });
    const acknowledged = new Map<string, Product>();
    const looks: Promise<boolean>[] = [];
    let asked = 0;
    const { promise: half, resolve: isHalfway } = Promise.withResolvers<string>();
    function acknowledge(row: Product): void {
      acknowledged.set(row.id, row);
      if (acknowledged.size > WRITES / 3) isHalfway('halfway');
    }

    async function write(): Promise<void> {
      while (asked < WRITES) {
        asked += 1;
        const created = await send<Product>(server, 'POST', '/products', {
          name: `Ürün ${asked}`,
          brandId: brand.id,
          categoryId: category.id,
          features: ['bir', 'iki'],
        });
        acknowledge(created);
        looks.push(look(server, created.id));
        if (asked % 3 > 0) continue;
        asked += 1;
        acknowledge(await send<Product>(server, 'PUT', `/products/${created.id}`, { price: asked }));
      }
    }

    const writers = Promise.allSettled(Array.from({ length: AT_ONCE }, write));
    const halfway = await Promise.race([half, writers]);
    expect(halfway).toBe('halfway');
    await kill(server.child);
    expect((await writers).map((result) => result.status)).toEqual(Array(AT_ONCE).fill('rejected'));
    expect(asked).toBeLessThan(WRITES);

    const after = await openTestApp({ folder });
    const { db } = after.services;
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    for (const [id, row] of acknowledged) {
      const stored = await after.ok<Product>('GET', `/products/${id}`);
      // What was under way when the process ended may have been written without an answer.
      if (stored.version === row.version) expect(stored).toEqual(row);
      else expect(stored.version).toBe(row.version + 1);
    }
    const told = (await Promise.all(looks)).filter(Boolean).length;
    const { views } = await db
      .selectFrom('dailyCounts')
      .select(sql<number>`sum(count)`.as('views'))
      .where('kind', '=', 'views')
      .where('subject', '!=', '')
      .executeTakeFirstOrThrow();
    expect(told).toBeGreaterThan(0);
    expect(Number(views)).toBeGreaterThanOrEqual(told);
    expect(Number(views)).toBeLessThanOrEqual(looks.length);
    const versions = await db
      .selectFrom('products')
      .select(sql<number>`sum(version)`.as('sum'))
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom('history')
      .select(sql<number>`count(*)`.as('count'))
      .where('entity', '=', 'products')
      .executeTakeFirstOrThrow();
    expect(lines.count).toBe(versions.sum);
    const revision = await after.services.records.revision();
    expect(revision).toBe(1 + 2 + Number(lines.count));
    await after.close();
  });
});

describe('a data folder', () => {
  it('belongs to one process, and is free again when that one is gone, however it went', async () => {
    const folder = temporaryFolder();
    const first = await startServer(folder);
    const second = start(folder);
    const said: string[] = [];
    second.stderr?.on('data', (part) => said.push(String(part)));
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(said.join('')).toContain(
      `${folder} klasörünü başka bir Vitrin süreci kullanıyor. Önce onu durdurun ya da DATA_DIR ile başka bir klasör seçin.`,
    );
    await expect(openTestApp({ folder })).rejects.toThrow('başka bir Vitrin süreci kullanıyor');
    await send(first, 'POST', '/brands', { name: 'Nordfil' });
    await kill(first.child);
    const third = await openTestApp({ folder });
    expect((await third.visit<unknown[]>('/brands')).body).toHaveLength(1);
    await third.close();
  });

  it('that cannot be written says so, and not that it is in use', async () => {
    const folder = join(import.meta.filename, 'data');
    await expect(openTestApp({ folder })).rejects.toThrow(`${folder} klasörüne yazılamıyor.`);
  });
});
