import type { LargeSite } from './large-site.ts';

/** Calls a site, as the staff or as a visitor. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export function asker({ base, token }: LargeSite, isStaff: boolean): Ask {
  const own: Record<string, string> = isStaff ? { Authorization: `Bearer ${token}` } : {};
  return (path, init = {}) =>
    fetch(base + path, { ...init, headers: { ...own, 'Content-Type': 'application/json', ...init.headers } });
}

async function put(site: LargeSite, id: string, changes: object): Promise<void> {
  const body = JSON.stringify(changes);
  const answer = await asker(site, true)(`/api/products/${id}`, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`A write was answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Gives a product another text, as most edits do. */
export function write(site: LargeSite, id: string): Promise<void> {
  return put(site, id, { description: `Ölçüm ${performance.now()}` });
}

const hidden = new Set<string>();

/** Hides a product or shows it again: what says how many there are is out of date by that. */
export function turn(site: LargeSite, id: string): Promise<void> {
  const isActive = hidden.delete(id);
  if (!isActive) hidden.add(id);
  return put(site, id, { isActive });
}

/** A call that has to succeed. */
export async function ok(ask: Ask, path: string): Promise<void> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** How many requests a second so many clients get answered. */
export async function rate(
  clients: number,
  seconds: number,
  request: (client: number, count: number) => Promise<Response>,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  async function client(number: number): Promise<void> {
    for (let count = 0; performance.now() < end; count++) {
      const answer = await request(number, count);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A request was answered ${answer.status}.`);
      answered += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return answered / seconds;
}

export type Product = {
  id: string;
  slug: string;
  brand: { slug: string };
  category: { slug: string } | null;
};

/** A product of the many, or the first of the demo company, which is the same everywhere. */
export async function firstProduct(site: LargeSite, sort = '-sortOrder'): Promise<Product> {
  const answer = await asker(site, false)(`/api/products?limit=1&sort=${sort}`);
  const [row] = (await answer.json()) as Product[];
  if (!row) throw new Error('There is no product.');
  return row;
}
