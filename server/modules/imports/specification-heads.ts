import type { Kysely } from 'kysely';
import { labelKey } from '../../../domain/rules/specification.ts';
import { guessFields } from '../../../domain/tables/importable.ts';
import { type FileCell, isBlank, textOf } from '../../../domain/tables/read-cell.ts';
import { readSpecificationHead } from '../../../domain/tables/specification-head.ts';
import type { Database } from '../../db/schema.ts';
import { giveWay } from '../../give-way.ts';

/** Read at once. */
const PART = 500;

/** The columns, by their places, whose heads name a technical value that some product has. */
export async function specificationHeads(
  db: Kysely<Database>,
  heads: readonly FileCell[],
): Promise<number[]> {
  const fields = guessFields('products', heads);
  const open = new Map<string, number[]>();
  for (const [at, head] of heads.entries()) {
    if (fields[at] !== null || isBlank(head)) continue;
    const key = labelKey(readSpecificationHead(textOf(head)).label);
    open.set(key, [...(open.get(key) ?? []), at]);
  }
  const found: number[] = [];
  for (let after = ''; open.size > 0; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'specifications'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PART)
      .execute();
    for (const { label } of rows.flatMap(({ specifications }) => specifications)) {
      const key = labelKey(label);
      found.push(...(open.get(key) ?? []));
      open.delete(key);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PART) break;
    after = last.id;
    await giveWay();
  }
  return found.sort((a, b) => a - b);
}
