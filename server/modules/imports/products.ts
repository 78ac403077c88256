import { AppError } from '../../../domain/errors.ts';
import type { Specification } from '../../../domain/rules/specification.ts';
import { among } from '../../db/among.ts';
import type { Values } from '../../records/kinds.ts';
import type { Write } from '../../records/write.ts';
import type { ProductService } from '../products/service.ts';
import type { Places } from './places.ts';
import { type Fault, isOverrun, OVERRUN, type ReadRow } from './rows.ts';
import { TOLD_TWICE, toldSpecifications } from './specifications.ts';

type ProductKey = 'externalId' | 'sku' | 'slug';
export type Upsert = ProductService['upsertWithin'];
type Known = { brandId: string; version: number; specifications: Specification[] };

/** What products are found by: what other programs and people call them, and their address where there is neither. */
export function productKeys(fields: readonly string[]): ProductKey[] {
  const sure = (['externalId', 'sku'] as const).filter((key) => fields.includes(key));
  if (sure.length > 0) return sure;
  if (fields.includes('slug')) return ['slug'];
  throw new AppError('invalid', 'Ürünleri bulmak için kod sütununu eşleyin.', {
    issues: [{ path: 'columns', code: 'required', message: 'Ürün kodu (SKU) sütununu seçin.' }],
  });
}

/** The products that there are already of those that rows name. */
async function readKnown(write: Write, rows: readonly ReadRow[], keys: readonly ProductKey[]) {
  const found = new Map<string, Known>();
  for (const key of keys) {
    const texts = rows.map(({ values }) => values[key]).filter((text) => typeof text === 'string');
    const read = await write.tx
      .selectFrom('products')
      .select([key, 'brandId', 'version', 'specifications'])
      .where(among(`products.${key}`, new Set(texts)))
      .execute();
    for (const row of read) found.set(`${key} ${row[key]}`, row);
  }
  return (values: Values): Known | undefined =>
    keys.map((key) => found.get(`${key} ${values[key]}`)).find((row) => row !== undefined);
}

/** The fields that name other rows, as ids. */
async function resolve(
  places: Places,
  row: ReadRow,
  known: Known | undefined,
  refuse: (field: string, message: string) => void,
) {
  const { brand, category, catalog, ...values } = row.values;
  if (brand) {
    const found = places.named('brand', String(brand));
    if ('fault' in found) refuse('brand', found.fault);
    else values.brandId = found.id;
  }
  const brandId = values.brandId ?? known?.brandId;
  if (category && typeof brandId === 'string') {
    const found = await places.category(brandId, String(category));
    if ('fault' in found) refuse('category', found.fault);
    else values.categoryId = found.id;
  }
  if (row.told.length > 0) {
    const given = values.specifications as Specification[] | undefined;
    const told = toldSpecifications(known?.specifications ?? [], given, row.told);
    if (told) values.specifications = told;
    else refuse('specifications', TOLD_TWICE);
  }
  if (catalog === null) values.catalogId = null;
  if (catalog) {
    const found = places.named('catalog', String(catalog));
    if ('fault' in found) refuse('catalog', found.fault);
    else values.catalogId = found.id;
  }
  return values;
}

/** What is wrong with what a row's code leads to; `twin` is the row further up that has the same. */
function codeFault(
  { version, values: { name, brand, category }, faults }: ReadRow,
  known: Known | undefined,
  twin: number | undefined,
): string | null {
  if (twin !== undefined) return `Bu kod ${twin}. satırda da var`;
  if (faults.length > 0) return null;
  if (isOverrun(version, known)) return OVERRUN;
  if (known || (name && brand && category)) return null;
  return 'Bu kodda ürün yok; yeni ürün için ad, marka ve kategori gerekir';
}

/** Writes rows of products; `refused` has those that cannot be written, by their numbers. */
export async function writeProducts(
  {
    write,
    places,
    upsert,
    cellOf,
  }: { write: Write; places: Places; upsert: Upsert; cellOf: (row: number, field: string) => string | null },
  rows: readonly ReadRow[],
  keys: readonly ProductKey[],
) {
  const knownOf = await readKnown(write, rows, keys);
  const refused = new Map<number, Fault>();
  const whole: Array<{ row: number; values: Values; isNew: boolean }> = [];
  const rowOf = new Map<string, number>();
  for (const read of rows) {
    const known = knownOf(read.values);
    const names = keys.flatMap((key) => (read.values[key] ? [`${key} ${read.values[key]}`] : []));
    const twin = names.map((name) => rowOf.get(name)).find((row) => row !== undefined);
    for (const name of names) rowOf.set(name, rowOf.get(name) ?? read.row);
    const message = codeFault(read, known, twin);
    const [fault] = message ? [{ message, cell: cellOf(read.row, keys.at(-1) ?? 'sku') }] : read.faults;
    if (fault) refused.set(read.row, fault);
    else {
      const values = await resolve(places, read, known, (field, message) => {
        if (!refused.has(read.row)) refused.set(read.row, { message, cell: cellOf(read.row, field) });
      });
      if (!refused.has(read.row)) whole.push({ row: read.row, values, isNew: !known });
    }
  }
  const given = whole.map(({ values, isNew }) =>
    isNew ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) : values,
  );
  const results = await upsert(write, given, { by: keys });
  return {
    refused,
    written: results.map((result) => ({
      ...result,
      row: whole[result.row]?.row ?? 0,
      given: whole[result.row]?.values ?? {},
    })),
  };
}
