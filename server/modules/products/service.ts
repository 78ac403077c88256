import { randomInt } from 'node:crypto';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { AppError, refusedField } from '../../../domain/errors.ts';
import {
  PRODUCT_NAME_MAX,
  PRODUCT_REQUIRED,
  type Product,
  type productInput,
  type productPatch,
} from '../../../domain/product.ts';
import { makeSku } from '../../../domain/sku.ts';
import type { Database } from '../../db/schema.ts';
import { beginChange, type Change, checkExpected, type Expected } from '../../records/change.ts';
import type { RecordRow } from '../../records/kinds.ts';
import { changeRecord, createRecord, notFound, readRecord, trashRecords } from '../../records/records.ts';
import type { Actor, Records, Write } from '../../records/write.ts';
import type { Trashed } from '../bulk.ts';
import { listPage, type Page, STAFF, type Viewer } from '../list.ts';
import { type ProductQuery, productConditions, productSorts, selectProducts, toProduct } from './query.ts';

export type BulkProductSet = Partial<{
  isActive: boolean;
  isFeatured: boolean;
  isDistributor: boolean;
  categoryId: string;
}>;

type Values = Record<string, unknown>;

/** A search that finds no more than these is answered by their ids. */
const FEW = 400;
/** What the name of a copy ends with. */
const COPY = ' (kopya)';

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

async function checkCatalog(write: Write, catalogId: string | null | undefined): Promise<void> {
  if (!catalogId) return;
  const catalog = await write.tx
    .selectFrom('catalogs')
    .select('id')
    .where('id', '=', catalogId)
    .executeTakeFirst();
  if (!catalog) throw refusedField('catalogId', 'not_found', 'Böyle bir katalog yok.');
}

async function checkSku(write: Write, sku: string, exceptId: string): Promise<void> {
  const other = await write.tx
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  if (!other) return;
  const message = `"${sku}" kodu başka bir üründe kullanılıyor.`;
  throw new AppError('conflict', message, {
    reason: 'sku_taken',
    issues: [{ path: 'sku', code: 'taken', message }],
  });
}

async function generateSku(write: Write, brand: string, category: string, name: string): Promise<string> {
  const prefix = makeSku(brand, category || 'Genel', name, 0).slice(0, -4);
  const rows = await write.tx
    .selectFrom('products')
    .select('sku')
    .where('sku', '>=', prefix)
    .where('sku', '<', `${prefix}:`)
    .execute();
  const taken = new Set(rows.map((row) => row.sku));
  const start = randomInt(1000, 10_000);
  for (let step = 0; step < 10_000; step++) {
    const sku = makeSku(brand, category || 'Genel', name, (start + step) % 10_000);
    if (!taken.has(sku)) return sku;
  }
  throw new AppError('conflict', 'Boş bir ürün kodu kalmadı. Lütfen kodu elle girin.', {
    reason: 'no_free_sku',
    issues: [{ path: 'sku', code: 'required', message: 'Kodu elle girin.' }],
  });
}

/** A product that comes back, and whose category went to another brand meanwhile, has none. */
export async function settleProduct(write: Write, row: RecordRow): Promise<RecordRow> {
  if (row.categoryId === null) return row;
  const category = await write.tx
    .selectFrom('categories')
    .select('brandId')
    .where('id', '=', String(row.categoryId))
    .executeTakeFirst();
  return category && category.brandId !== row.brandId ? { ...row, categoryId: null } : row;
}

/** The verbs of products. */
export function createProductService({ db, records }: { db: Kysely<Database>; records: Records }) {
  async function list(viewer: Viewer, query: ProductQuery): Promise<Page<Product>> {
    const where = await productConditions(db, query, viewer);
    const few = query.search ? await fewIds(where) : null;
    const narrowed = few ? [sql<SqlBool>`products.id in (${sql.join([...few, ''])})`] : where;
    const page = await listPage(
      narrowed.reduce((select, condition) => select.where(condition), selectProducts(db, viewer)),
      async () => few?.length ?? count(where),
      { sorts: productSorts, defaultSort: 'sortOrder', id: 'products.id', query },
    );
    return { ...page, rows: page.rows.map((row) => toProduct(viewer, row)) };
  }

  /** The ids that a search finds when they are few: their rows are then read alone, not each in turn. */
  async function fewIds(where: ReadonlyArray<RawBuilder<SqlBool>>): Promise<string[] | null> {
    const found = await where
      .reduce((select, condition) => select.where(condition), db.selectFrom('products').select('id'))
      .limit(FEW + 1)
      .execute();
    return found.length > FEW ? null : found.map((row) => row.id);
  }

  async function count(where: ReadonlyArray<RawBuilder<SqlBool>>): Promise<number> {
    const counted = where.reduce((select, condition) => select.where(condition), db.selectFrom('products'));
    return Number((await counted.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count);
  }

  /** One product by id or slug. @throws AppError not_found, also for one that the viewer may not see. */
  async function get(viewer: Viewer, idOrSlug: string, on: Kysely<Database> = db): Promise<Product> {
    const row = await selectProducts(on, viewer)
      .select('brands.isActive as brandIsActive')
      .where(({ eb, or }) => or([eb('products.id', '=', idOrSlug), eb('products.slug', '=', idOrSlug)]))
      .executeTakeFirst();
    if (!row || !(viewer.includeInactive || (row.isActive && row.brandIsActive))) throw notFound('products');
    const { brandIsActive: _brandIsActive, ...product } = row;
    return toProduct(viewer, product);
  }

  async function create(actor: Actor, input: z.output<typeof productInput>): Promise<Product> {
    return records.write(actor, async (write) => {
      const place = await checkPlace(write, input.brandId, input.categoryId);
      await checkCatalog(write, input.catalogId);
      if (input.sku) await checkSku(write, input.sku, '');
      const sku = input.sku ?? (await generateSku(write, place.brand, place.category, input.name));
      const row = await createRecord(write, 'products', { ...input, sku });
      return get(STAFF, row.id, write.tx);
    });
  }

  async function changeProduct(write: Write, before: RecordRow, patch: Values): Promise<RecordRow> {
    const next = { ...before, ...patch } as RecordRow & {
      brandId: string;
      categoryId: string | null;
      name: string;
    };
    const wantsSku = patch.sku === null;
    const isMoved = next.brandId !== before.brandId || next.categoryId !== before.categoryId;
    const place = isMoved || wantsSku ? await checkPlace(write, next.brandId, next.categoryId) : null;
    if (patch.catalogId !== undefined && patch.catalogId !== before.catalogId)
      await checkCatalog(write, patch.catalogId as string | null);
    if (patch.sku) await checkSku(write, String(patch.sku), before.id);
    const sku =
      wantsSku && place ? await generateSku(write, place.brand, place.category, next.name) : undefined;
    return changeRecord(write, 'products', before, sku ? { ...patch, sku } : patch);
  }

  async function update(
    actor: Actor,
    id: string,
    change: Change<z.output<typeof productPatch>>,
    match?: Expected['match'],
  ): Promise<Product> {
    return records.write(actor, async (write) => {
      const { before, patch } = await beginChange(write, { kind: 'products', id }, { change, match }, () =>
        get(STAFF, id, write.tx),
      );
      await changeProduct(write, before, patch);
      return get(STAFF, id, write.tx);
    });
  }

  /** A passive copy beside the original, with a code and an address of its own. */
  async function duplicate(actor: Actor, id: string): Promise<Product> {
    const {
      id: _id,
      slug: _slug,
      sku: _sku,
      brand,
      category,
      version: _version,
      createdAt: _created,
      updatedAt: _updated,
      ...rest
    } = await get(STAFF, id);
    return records.write(actor, async (write) => {
      const name = `${rest.name.slice(0, PRODUCT_NAME_MAX - COPY.length)}${COPY}`;
      const sku = await generateSku(write, brand.name, category?.name ?? '', name);
      const row = await createRecord(write, 'products', { ...rest, name, sku, isActive: false });
      return get(STAFF, row.id, write.tx);
    });
  }

  async function remove(
    actor: Actor,
    id: string,
    expected: Expected = {},
  ): Promise<{ trashed: Trashed; trashId: string }> {
    return records.write(actor, async (write) => {
      const row = await readRecord(write, 'products', id);
      await checkExpected(row, expected, () => get(STAFF, id, write.tx));
      return { trashed: { products: 1 }, trashId: await trashRecords(write, { kind: 'products', row }, []) };
    });
  }

  async function removeMany(
    actor: Actor,
    ids: readonly string[],
  ): Promise<{ trashed: Trashed; trashIds: string[] }> {
    return records.write(actor, async (write) => {
      const trashIds: string[] = [];
      for (const id of ids) {
        const row = await readRecord(write, 'products', id);
        trashIds.push(await trashRecords(write, { kind: 'products', row }, []));
      }
      return { trashed: { products: ids.length }, trashIds };
    });
  }

  async function setMany(
    actor: Actor,
    ids: readonly string[],
    set: BulkProductSet,
  ): Promise<{ updated: number; undoId: string }> {
    return records.write(actor, async (write) => {
      let updated = 0;
      for (const id of ids) {
        const before = await readRecord(write, 'products', id);
        if ((await changeProduct(write, before, set)) !== before) updated += 1;
      }
      return { updated, undoId: write.batchId };
    });
  }

  /** The conditions that a search of the staff sets, for those who look through products beside other things. */
  async function searchTerms(search: string): Promise<RawBuilder<SqlBool>[]> {
    return productConditions(db, { search }, STAFF);
  }

  return { searchTerms, list, get, create, update, duplicate, remove, removeMany, setMany };
}

export type ProductService = ReturnType<typeof createProductService>;
