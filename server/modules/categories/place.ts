import { AppError, refusedField } from '../../../domain/errors.ts';
import { inTreeOrder, withDescendants } from '../../../domain/rules/tree.ts';
import { CATEGORY_LEVELS, CATEGORY_REQUIRED } from '../../../domain/things/category.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import type { Write } from '../../records/write.ts';

type Place = { id?: string; brandId: string; parentId: string | null };

/** Why a category cannot stand below its parent: another brand's, its own descendant, or too deep; null when it can. */
async function parentRefusal(write: Write, row: Place): Promise<AppError | null> {
  if (!row.parentId) return null;
  const rows = await write.tx
    .selectFrom('categories')
    .select(['id', 'parentId'])
    .where('brandId', '=', row.brandId)
    .execute();
  const parents = new Map(rows.map((one) => [one.id, one.parentId]));
  if (!parents.has(row.parentId))
    return refusedField('parentId', 'mismatch', 'Üst kategori aynı markadan seçilmelidir.');
  const below = row.id ? withDescendants(rows, row.id) : [];
  if (below.includes(row.parentId)) {
    const message = 'Bir kategori kendisinin ya da alt kategorisinin altına taşınamaz.';
    return new AppError('conflict', message, {
      reason: 'cycle',
      issues: [{ path: 'parentId', code: 'cycle', message }],
    });
  }
  const own = inTreeOrder(rows.filter((one) => below.includes(one.id)));
  const depth = Math.max(1, ...own.map((one) => one.level));
  let level = 0;
  for (let id: string | null | undefined = row.parentId; id; id = parents.get(id)) level += 1;
  return level + depth > CATEGORY_LEVELS
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
