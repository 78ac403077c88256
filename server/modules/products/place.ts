import { randomInt } from 'node:crypto';
import { AppError, refusedField } from '../../../domain/errors.ts';
import { makeSku } from '../../../domain/rules/sku.ts';
import { PRODUCT_REQUIRED } from '../../../domain/things/product.ts';
import { checkNamed } from '../../kinds/named.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import { isTaken, valuesBetween } from '../../records/table.ts';
import type { Write } from '../../records/write.ts';

/** The brand and category a product names. @throws AppError invalid when they do not exist or do not belong together. */
async function checkPlace(
  write: Write,
  brandId: string,
  categoryId: string | null,
): Promise<{ brand: string; category: string }> {
  const brand = await write.tx
    .selectFrom('brands')
    .select('name')
    .where('id', '=', brandId)
    .executeTakeFirst();
  if (!brand)
    throw new AppError('invalid', PRODUCT_REQUIRED, {
      issues: [{ path: 'brandId', code: 'not_found', message: 'Böyle bir marka yok.' }],
    });
  if (categoryId === null) return { brand: brand.name, category: '' };
  const category = await write.tx
    .selectFrom('categories')
    .select(['name', 'brandId'])
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (!category)
    throw new AppError('invalid', PRODUCT_REQUIRED, {
      issues: [{ path: 'categoryId', code: 'not_found', message: 'Böyle bir kategori yok.' }],
    });
  if (category.brandId !== brandId)
    throw refusedField('categoryId', 'mismatch', 'Kategori, seçilen markaya ait değil.');
  return { brand: brand.name, category: category.name };
}

async function checkSku(write: Write, sku: string, exceptId: string): Promise<void> {
  if (!(await isTaken(write, 'products', { column: 'sku', value: sku, exceptId }))) return;
  const message = `"${sku}" kodu başka bir üründe kullanılıyor.`;
  throw new AppError('conflict', message, {
    reason: 'sku_taken',
    issues: [{ path: 'sku', code: 'taken', message }],
  });
}

async function checkExternalId(write: Write, externalId: string, exceptId: string): Promise<void> {
  if (!(await isTaken(write, 'products', { column: 'externalId', value: externalId, exceptId }))) return;
  const message = `"${externalId}" dış kodu başka bir üründe kullanılıyor.`;
  throw new AppError('conflict', message, {
    reason: 'external_id_taken',
    issues: [{ path: 'externalId', code: 'taken', message }],
  });
}

/** How often a number is tried before all that are taken are read. */
const TRIES = 10;

/** A free code for a product. @throws AppError conflict when there is none */
export async function generateSku(
  write: Write,
  brand: string,
  category: string,
  name: string,
): Promise<string> {
  const code = (number: number) => makeSku(brand, category || 'Genel', name, number);
  const anyNumber = () => randomInt(1000, 10_000);
  for (let tried = 0; tried < TRIES; tried++) {
    const sku = code(anyNumber());
    if (!(await isTaken(write, 'products', { column: 'sku', value: sku, exceptId: '' }))) return sku;
  }
  const prefix = code(0).slice(0, -4);
  const taken = new Set(await valuesBetween(write, 'products', 'sku', { from: prefix, to: `${prefix}:` }));
  const start = anyNumber();
  for (let step = 0; step < 10_000; step++) {
    const sku = code((start + step) % 10_000);
    if (!taken.has(sku)) return sku;
  }
  throw new AppError('conflict', 'Boş bir ürün kodu kalmadı. Lütfen kodu elle girin.', {
    reason: 'no_free_sku',
    issues: [{ path: 'sku', code: 'required', message: 'Kodu elle girin.' }],
  });
}

/**
 * Checks the brand, category, catalog and code that a product is given; one without a code gets one.
 * @throws AppError invalid, conflict
 */
export async function completeProduct(
  write: Write,
  values: Values,
  before: RecordRow | null,
): Promise<Values> {
  const next = { ...before, ...values } as RecordRow & {
    brandId: string;
    categoryId: string | null;
    name: string;
  };
  const wantsSku = values.sku === null || (!before && !values.sku);
  const isMoved = next.brandId !== before?.brandId || next.categoryId !== before?.categoryId;
  const place = isMoved || wantsSku ? await checkPlace(write, next.brandId, next.categoryId) : null;
  if (values.catalogId !== undefined && values.catalogId !== before?.catalogId)
    await checkNamed(write, 'catalog', values.catalogId);
  if (values.sku) await checkSku(write, String(values.sku), before?.id ?? '');
  if (values.externalId && values.externalId !== before?.externalId)
    await checkExternalId(write, String(values.externalId), before?.id ?? '');
  if (!wantsSku || !place) return values;
  return { ...values, sku: await generateSku(write, place.brand, place.category, next.name) };
}

/**
 * A product that comes back, and whose category went to another brand meanwhile, has none; what another program calls it
 * stays with the product that has it now.
 */
export async function settleProduct(write: Write, row: RecordRow): Promise<RecordRow> {
  const { externalId } = row;
  const own =
    externalId &&
    (await isTaken(write, 'products', { column: 'externalId', value: String(externalId), exceptId: row.id }))
      ? { ...row, externalId: null }
      : row;
  if (row.categoryId === null) return own;
  const category = await write.tx
    .selectFrom('categories')
    .select('brandId')
    .where('id', '=', String(row.categoryId))
    .executeTakeFirst();
  return category && category.brandId !== row.brandId ? { ...own, categoryId: null } : own;
}
