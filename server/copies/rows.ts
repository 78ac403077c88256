import { createHash } from 'node:crypto';
import type { TableShape } from './tables.ts';

type Row = Record<string, unknown>;

/** A row as one line of JSON, the same from either engine but for the order of what is inside of JSON columns. */
export function toLine(row: Row): string {
  return JSON.stringify(row, (_name, value) => (value instanceof Uint8Array ? base64(value) : value));
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** A row as it came from a database, with values that JSON has. */
export function fromDatabase(row: Row, { columns }: TableShape): Row {
  const own: Row = {};
  for (const { name } of columns) {
    const value = row[name];
    own[name] = value instanceof Uint8Array ? base64(value) : (value ?? null);
  }
  return own;
}

/** A row as it is written into a database of this shape. */
export function toDatabase(row: Row, { columns }: TableShape): Row {
  const own: Row = {};
  for (const { name, holds } of columns) {
    const value = row[name] ?? null;
    if (value === null) own[name] = null;
    else if (holds === 'json') own[name] = JSON.stringify(value);
    else if (holds === 'bytes') own[name] = Buffer.from(String(value), 'base64');
    else own[name] = value;
  }
  return own;
}

/** JSON whose names stand in one order, however they were stored. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, own]) => `${JSON.stringify(name)}:${canonical(own)}`).join(',')}}`;
}

const WHOLE = 1n << 256n;

/**
 * A digest of rows in whatever order, since each engine sorts texts in its own way: the sum of the rows' own digests.
 */
export function createRowsDigest() {
  let sum = 0n;
  let rows = 0;
  return {
    add: (row: Row) => {
      const own = createHash('sha256').update(canonical(row)).digest('hex');
      sum = (sum + BigInt(`0x${own}`)) % WHOLE;
      rows += 1;
    },
    result: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}
