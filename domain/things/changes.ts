export type RowValues = Readonly<Record<string, unknown>> | null;
/** One field of a row in two versions. */
export type Change = { field: string; before: unknown; after: unknown };

// They move by themselves: nobody wrote them.
const SILENT = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'downloadCount',
  'viewCount',
  'sectionId',
  'unusedSince',
]);
/** Columns that hold fields of their own. */
const NESTED = new Set(['content', 'data', 'values']);

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields that a person wrote, those inside `content`, `data` and `values` by their paths. */
function flat(row: RowValues): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [column, value] of Object.entries(row ?? {})) {
    if (SILENT.has(column)) continue;
    if (!NESTED.has(column) || !isPlain(value)) fields.set(column, value);
    else for (const [name, inner] of Object.entries(value)) fields.set(`${column}.${name}`, inner);
  }
  return fields;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
}

function isSame(a: unknown, b: unknown): boolean {
  return (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);
}

/** The fields in which two versions of a row differ; against nothing, all that are filled in. */
export function changesBetween(before: RowValues, after: RowValues): Change[] {
  const [old, next] = [flat(before), flat(after)];
  const fields = [...new Set([...next.keys(), ...old.keys()])];
  return fields
    .map((field) => ({ field, before: old.get(field), after: next.get(field) }))
    .filter((change) => !isSame(change.before, change.after));
}
