import { createMiddleware } from 'hono/factory';
import { AppError } from '../../domain/errors.ts';
import type { HttpEnv } from './context.ts';

type Shape = { depth: number; keys: number };

/** What a caller may send: a stranger what a form holds, the staff what a long list of rows does. */
const OPEN: Shape = { depth: 8, keys: 200 };
const STAFF: Shape = { depth: 32, keys: 20_000 };
/** Hundreds of whole rows. */
const BATCH: Shape = { depth: 32, keys: 100_000 };

const BATCHES = new Set(['/api/products/batch', '/api/products/changes']);

/** Whether a call takes many whole rows at once. */
export function isBatch(path: string): boolean {
  return BATCHES.has(path) || path.startsWith('/api/imports/');
}

const TEXTS = /"[^"\\]*(?:\\.[^"\\]*)*"/gs;
const STEP: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** How deep a JSON text goes and how many keys it has, told without building any of it. */
export function shapeOf(text: string): Shape {
  let level = 0;
  const shape: Shape = { depth: 0, keys: 0 };
  for (const [sign] of text.replace(TEXTS, '').matchAll(/[{}[\]:]/g)) {
    if (sign === ':') shape.keys += 1;
    level += STEP[sign] ?? 0;
    shape.depth = Math.max(shape.depth, level);
  }
  return shape;
}

/** Refuses JSON whose mere shape would cost more to look at than any call of ours needs, before anything does. */
export const limitShape = createMiddleware<HttpEnv>(async (c, next) => {
  const isJson = /\bjson\b/i.test(c.req.header('content-type') ?? '');
  if (isJson && c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const ofStaff = isBatch(c.req.path) ? BATCH : STAFF;
    const allowed = c.var.session ? ofStaff : OPEN;
    const { depth, keys } = shapeOf(await c.req.text());
    if (depth > allowed.depth) throw new AppError('bad_request', 'Gönderilen veri çok derin iç içe geçmiş.');
    if (keys > allowed.keys) throw new AppError('bad_request', 'Gönderilen veride çok fazla alan var.');
  }
  await next();
});
