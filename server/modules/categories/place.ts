import { AppError, refusedField } from '../../../domain/errors.ts';
import { CATEGORY_LEVELS, CATEGORY_REQUIRED } from '../../../domain/things/category.ts';
import { among } from '../../db/among.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import type { Write } from '../../records/write.ts';

type Place = { id?: string; brandId: string; parentId: string | null };

type Parent = { id: string; parentId: string | null };

/** A category of this brand and what it stands below, the nearest first; nothing when the brand has no such category. */
async function upwards(write: Write, brandId: string, id: string): Promise<Parent[]> {
  const found: Parent[] = [];
  for (let at: string | null = id; at !== null && found.length <= CATEGORY_LEVELS; ) {
    const row: Parent | undefined = await write.tx
      .selectFrom('categories')
      .select(['id', 'parentId'])
      .where('brandId', '=', brandId)
      .where('id', '=', at)
      .executeTakeFirst();
    if (!row) break;
    found.push(row);
    at = row.parentId;
  }
  return found;
}

/** How many levels a category takes up with all below it. */
async function levelsFrom(write: Write, id: string): Promise<number> {
  let levels = 0;
  for (let ids = [id]; ids.length > 0 && levels <= CATEGORY_LEVELS; levels += 1) {
    const below = write.tx.selectFrom('categories').select('id').where(among('parentId', ids));
    ids = (await below.execute()).map((row) => row.id);
  }
  return levels;
}

/** Why a category cannot stand below its parent: another brand's, its own descendant, or too deep; null when it can. */
async function parentRefusal(write: Write, row: Place): Promise<AppError | null> {
  if (!row.parentId) return null;
  const above = await upwards(write, row.brandId, row.parentId);
  if (above.length === 0)
    return refusedField('parentId', 'mismatch', 'Üst kategori aynı markadan seçilmelidir.');
  if (above.some(({ id }) => id === row.id)) {
    const message = 'Bir kategori kendisinin ya da alt kategorisinin altına taşınamaz.';
    return new AppError('conflict', message, {
      reason: 'cycle',
      issues: [{ path: 'parentId', code: 'cycle', message }],
    });
  }
  const levels = row.id ? await levelsFrom(write, row.id) : 1;
  return above.length + levels > CATEGORY_LEVELS
    ? refusedField('parentId', 'depth', `Kategoriler en fazla ${CATEGORY_LEVELS} düzey olabilir.`)
    : null;
}

/**
 * Checks the brand and the parent that a category is given.
 * @throws AppError invalid, conflict
 */
export async function checkPlace(write: Write, values: Values, before: RecordRow | null): Promise<Values> {
  if (values.brandId === undefined && values.parentId === undefined) return values;
  const row = { ...before, ...values } as Place;
  if (values.brandId !== undefined) {
    await checkBrand(write, row.brandId);
    if (before) await checkBrandMove(write, before, row.brandId);
  }
  const refused = await parentRefusal(write, row);
  if (refused) throw refused;
  return values;
}

/** A category that comes back below a parent that cannot hold it any more stands at the top. */
export async function settleCategory(write: Write, row: RecordRow): Promise<RecordRow> {
  const place = { id: row.id, brandId: String(row.brandId), parentId: row.parentId as string | null };
  return (await parentRefusal(write, place)) ? { ...row, parentId: null } : row;
}

/** @throws AppError invalid for a brand that does not exist. */
async function checkBrand(write: Write, brandId: string): Promise<void> {
  const brand = await write.tx.selectFrom('brands').select('id').where('id', '=', brandId).executeTakeFirst();
  if (!brand)
    throw new AppError('invalid', CATEGORY_REQUIRED, {
      issues: [{ path: 'brandId', code: 'not_found', message: 'Böyle bir marka yok.' }],
    });
}

/** @throws AppError conflict when a category that holds something would leave its brand. */
async function checkBrandMove(write: Write, before: RecordRow, brandId: string): Promise<void> {
  if (before.brandId === brandId) return;
  const held = await write.tx
    .selectFrom('products')
    .select('id')
    .where('categoryId', '=', before.id)
    .unionAll(write.tx.selectFrom('categories').select('id').where('parentId', '=', before.id))
    .limit(1)
    .executeTakeFirst();
  if (!held) return;
  const message = 'İçinde ürün ya da alt kategori olan bir kategorinin markası değiştirilemez.';
  throw new AppError('conflict', message, {
    reason: 'not_empty',
    issues: [{ path: 'brandId', code: 'not_allowed', message }],
  });
}
