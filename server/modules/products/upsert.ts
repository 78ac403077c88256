import { isDeepStrictEqual } from 'node:util';
import { AppError, type Issue, refusedField } from '../../../domain/errors.ts';
import { type Change, changesBetween } from '../../../domain/things/changes.ts';
import { type Product, productInput, productPatch } from '../../../domain/things/product.ts';
import type { Context } from '../../context.ts';
import { among } from '../../db/among.ts';
import { invalidInput } from '../../http/invalid.ts';
import { WHOLE } from '../../kinds/kind.ts';
import { checkExpected } from '../../records/change.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import { changeRecord, createRecord, readRecord } from '../../records/records.ts';
import type { Records, Write } from '../../records/write.ts';
import { completeProduct } from './place.ts';
import { selectProducts, toProduct } from './reader.ts';

/** What a product can be found by. */
export const PRODUCT_KEYS = ['id', 'externalId', 'sku', 'slug'] as const;
export type ProductKey = (typeof PRODUCT_KEYS)[number];

/** What other programs call a product, the surest first. */
export const MACHINE_KEYS: readonly ProductKey[] = ['externalId', 'sku'];

export type UpsertStatus = 'created' | 'updated' | 'unchanged' | 'refused';
/** A product as the answer names it; one that a trial would make has neither id nor version. */
export type NamedProduct = Pick<Product, 'name' | 'slug' | 'sku' | 'externalId'> & {
  id: string | null;
  version: number | null;
};
/** What became of a row, or would become of it. */
export type UpsertResult = {
  /** Its place among the rows that were given, from 0. */
  row: number;
  status: UpsertStatus;
  /** Null where the row was refused. */
  product: NamedProduct | null;
  /** The fields in which an updated product differs. */
  changes: Change[];
  /** Why it was refused: a sentence, and the fields. */
  message: string | null;
  issues: readonly Issue[];
};

/** What was done with many rows; `undoId` takes back what was changed. */
export type Upserted = {
  results: UpsertResult[];
  counts: Record<UpsertStatus, number>;
  undoId: string | null;
};

const KEY_WORDS: Readonly<Record<ProductKey, string>> = {
  id: 'Kimlik',
  externalId: 'Dış kod',
  sku: 'Ürün kodu',
  slug: 'Adres',
};

function keyOf(values: Values, key: ProductKey): string {
  const value = values[key];
  return typeof value === 'string' ? value.trim() : '';
}

/** The products that rows may mean, each by all of its names. */
async function readMeant(write: Write, rows: readonly Values[], by: readonly ProductKey[]) {
  const found = new Map<string, Product>();
  for (const key of by) {
    const wanted = new Set(rows.map((values) => keyOf(values, key)).filter(Boolean));
    if (wanted.size === 0) continue;
    const read = await selectProducts(write.tx, WHOLE)
      .where(among(`products.${key}`, wanted))
      .execute();
    for (const row of read) {
      const product = toProduct(WHOLE, row as never);
      found.set(`${key} ${product[key]}`, product);
    }
  }
  return (values: Values): Product | undefined =>
    by.map((key) => found.get(`${key} ${keyOf(values, key)}`)).find((product) => product !== undefined);
}

/** Refuses what two rows of a list mean. */
function createClaims(by: readonly ProductKey[]) {
  const rowOf = new Map<string, number>();
  return (row: number, values: Values, product: Product | undefined): void => {
    const given = by.filter((key) => keyOf(values, key));
    const [first] = given;
    if (!first) {
      const words = by.map((key) => KEY_WORDS[key].toLocaleLowerCase('tr')).join(' ya da ');
      throw refusedField(by.at(-1) ?? 'sku', 'required', `Ürünü bulmak için ${words} yazın.`);
    }
    const names = given.map((key) => `${key} ${keyOf(values, key)}`);
    if (product) names.push(`id ${product.id}`);
    const taken = names.map((name) => rowOf.get(name)).find((other) => other !== undefined);
    if (taken !== undefined)
      throw refusedField(first, 'repeated', `Bu ürün listenin ${taken + 1}. satırında da var.`);
    for (const name of names) rowOf.set(name, row);
  };
}

/** What is given without the keys that are left empty: they name nothing, and empty nothing. */
function valuesOf(given: Values): Values {
  const isBlank = (key: string) => (key === 'sku' || key === 'slug') && !keyOf(given, key);
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => value !== undefined && key !== 'id' && !isBlank(key)),
  );
}

async function create(write: Write, values: Values): Promise<RecordRow> {
  const { version: _version, ...own } = values;
  const parsed = productInput.safeParse(own);
  if (!parsed.success) throw invalidInput(parsed.error.issues, own);
  return createRecord(write, 'products', await completeProduct(write, parsed.data, null));
}

/** Writes what differs from the answered product; what comes back as it was answered is not judged. */
async function update(write: Write, values: Values, answered: Product) {
  const differs = ([key, value]: [string, unknown]) =>
    key === 'version' || !isDeepStrictEqual(value, Reflect.get(answered, key));
  const changed = Object.fromEntries(Object.entries(values).filter(differs));
  const parsed = productPatch.safeParse(changed);
  if (!parsed.success) throw invalidInput(parsed.error.issues, changed);
  const { version, ...patch } = parsed.data;
  await checkExpected(answered, { version }, async () => answered);
  if (Object.keys(patch).length === 0) return null;
  const before = await readRecord(write, 'products', answered.id);
  const row = await changeRecord(write, 'products', before, await completeProduct(write, patch, before));
  return row === before ? null : { before, row };
}

function named(row: Pick<RecordRow, 'id' | 'version'> & Values): NamedProduct & { version: number } {
  const { id, name, slug, sku, externalId = null, version } = row as unknown as Product;
  return { id, name, slug, sku, externalId, version };
}

/** What is the row's own fault; anything else ends the whole. */
function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && ['invalid', 'conflict', 'not_found'].includes(error.code);
}

/** What those may write who keep nothing but stock and prices; the rest is there to find the product by. */
const STOCK_FIELDS: ReadonlySet<string> = new Set(['stock', 'price', 'currency', 'version']);

export type UpsertHow = {
  by?: readonly ProductKey[] | undefined;
  /** The fields that may be written, where those are not all; no product is added then. */
  only?: ReadonlySet<string> | undefined;
};

/** @throws AppError invalid for what the caller may not write */
function checkFields(values: Values, answered: Product | undefined, only: ReadonlySet<string>): void {
  const message = 'Bu belirteç yalnız var olan ürünlerin stok ve fiyatını yazabilir.';
  const isSame = (key: string) => answered && isDeepStrictEqual(values[key], Reflect.get(answered, key));
  const beyond = Object.keys(values).find((key) => !only.has(key) && !isSame(key));
  if (!answered || beyond) throw refusedField(beyond ?? 'sku', 'not_allowed', message);
}

/**
 * Writes each row into the product that its keys name, or into a new one. Fields that a row does not name stay as they
 * are; a row that is refused changes nothing, and the others are written. Keys are tried in the order of `by`.
 */
export async function upsertProducts(
  write: Write,
  rows: readonly Values[],
  { by = MACHINE_KEYS, only }: UpsertHow = {},
): Promise<UpsertResult[]> {
  const find = await readMeant(write, rows, by);
  const claim = createClaims(by);
  const results: UpsertResult[] = [];
  const none = { product: null, changes: [], message: null, issues: [] };
  for (const [row, given] of rows.entries())
    try {
      const answered = find(given);
      claim(row, given, answered);
      if (!answered && by.includes('id') && keyOf(given, 'id'))
        throw refusedField('id', 'not_found', 'Bu kimlikte bir ürün yok.');
      const values = valuesOf(given);
      if (only) checkFields(values, answered, only);
      if (!answered) {
        results.push({ ...none, row, status: 'created', product: named(await create(write, values)) });
        continue;
      }
      const done = await update(write, values, answered);
      const product = named(done ? done.row : answered);
      results.push(
        done
          ? { ...none, row, status: 'updated', product, changes: changesBetween(done.before, done.row) }
          : { ...none, row, status: 'unchanged', product },
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      results.push({ ...none, row, status: 'refused', message: error.message, issues: error.issues ?? [] });
    }
  return results;
}

function countsOf(results: readonly UpsertResult[]): Upserted['counts'] {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

/** A product as it is while nothing is written: one that would be made has no id yet, and a code only if one was given. */
function notMade(result: UpsertResult, given: Values): UpsertResult {
  const { status, product } = result;
  if (!product) return result;
  if (status === 'created')
    return { ...result, product: { ...product, id: null, version: null, sku: keyOf(given, 'sku') } };
  const version = status === 'updated' ? Number(product.version) - 1 : product.version;
  return { ...result, product: { ...product, version } };
}

export type UpsertOptions = {
  by?: readonly ProductKey[] | undefined;
  /** Whether nothing shall be written: the answer says what would be. */
  isDryRun?: boolean;
};

/** The verb that writes many products at once: one write, one line in the activity list. */
export function createUpsert({ records }: { records: Records }) {
  /** @throws AppError unauthorized, forbidden */
  return async (ctx: Context, rows: readonly Values[], options: UpsertOptions = {}): Promise<Upserted> => {
    ctx.require('stock:write');
    const { by } = options;
    const only = ctx.may('products:write') ? undefined : STOCK_FIELDS;
    if (options.isDryRun) {
      const tried = await records.rehearse(ctx, (write) => upsertProducts(write, rows, { by, only }));
      const results = tried.map((result) => notMade(result, rows[result.row] ?? {}));
      return { results, counts: countsOf(results), undoId: null };
    }
    const { results, undoId } = await records.write(ctx, async (write) => {
      const done = await upsertProducts(write, rows, { by, only });
      return { results: done, undoId: write.batchId };
    });
    const counts = countsOf(results);
    return { results, counts, undoId: counts.updated > 0 ? undoId : null };
  };
}
