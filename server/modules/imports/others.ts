import { refusedField } from '../../../domain/errors.ts';
import type { Kind } from '../../kinds/kind.ts';
import type { RecordRow, Values } from '../../records/kinds.ts';
import { readRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';
import type { Places } from './places.ts';
import type { Written } from './result.ts';
import type { SentRow } from './rows.ts';
import { writeRow } from './write-row.ts';

type Parts = { write: Write; kind: Kind; places: Places; version: SentRow['version'] };

async function categoryRow({ write, kind, places, version }: Parts, given: Values): Promise<Written> {
  const { brand, path, ...values } = given;
  if (!brand || !path) throw refusedField('path', 'required', 'Marka ve kategori yazın.');
  const owner = places.named('brand', String(brand));
  if ('fault' in owner) throw refusedField('brand', 'not_found', owner.fault);
  const place = places.place(owner.id, String(path));
  if ('fault' in place) throw refusedField('path', 'not_found', place.fault);
  const { id, name, parentId } = place;
  const before = id === undefined ? null : await readRecord(write, 'categories', id);
  const written = await writeRow(
    write,
    kind,
    before ? values : { ...values, name, brandId: owner.id, parentId },
    before,
    version,
  );
  if (!before) places.note({ id: String(written.row.id), name, brandId: owner.id, parentId });
  return written;
}

/** The row of the list that a row of a file means: by its address, else by its name. */
async function meant(write: Write, kind: Kind, values: Values): Promise<RecordRow | null> {
  const named = kind.nameColumn ?? 'name';
  for (const column of ['slug', named]) {
    const text = values[column];
    if (typeof text !== 'string' || text === '') continue;
    const found = await write.tx
      .selectFrom(kind.name as 'brands')
      .select('id')
      .where(column as 'slug', '=', text)
      .limit(2)
      .execute();
    if (found.length > 1) throw refusedField(column, 'not_allowed', `“${text}” adında birden çok kayıt var.`);
    if (found[0]) return readRecord(write, kind.name, found[0].id);
  }
  return null;
}

async function namedRow({ write, kind, version }: Parts, given: Values): Promise<Written> {
  const before = await meant(write, kind, given);
  // An empty address is none: it follows from the name.
  const { slug, ...values } = given;
  return writeRow(write, kind, slug ? given : values, before, version);
}

/** Writes a row of a list other than that of products. @throws AppError invalid, conflict */
export function otherRow(parts: Parts, values: Values): Promise<Written> {
  return parts.kind.name === 'categories' ? categoryRow(parts, values) : namedRow(parts, values);
}
