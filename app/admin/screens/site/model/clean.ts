import { type Field, isEmpty, valueAt, withValue } from '../../../../../domain/site/section-field.ts';

/** A value as it is stored: texts trimmed, blank lines dropped, nothing as null. */
export function cleanValue(field: Field, value: unknown): unknown {
  if (field.kind === 'lines') {
    if (!Array.isArray(value)) return [];
    return value.map((line) => String(line).trim()).filter((line) => line !== '');
  }
  if (typeof value === 'string') return value.trim() || null;
  return value ?? null;
}

/** Whether two values of a field are stored as the same. */
export function sameValue(field: Field, a: unknown, b: unknown): boolean {
  const [left, right] = [cleanValue(field, a), cleanValue(field, b)];
  // A text that is no number is a change, if only to be refused.
  if (Number.isNaN(left) || Number.isNaN(right)) return false;
  return (isEmpty(left) && isEmpty(right)) || JSON.stringify(left) === JSON.stringify(right);
}

/** The fields in which two versions of a row differ. */
export function changedFields(fields: readonly Field[], base: object, draft: object): Field[] {
  return fields.filter((field) => !sameValue(field, valueAt(base, field.key), valueAt(draft, field.key)));
}

/** A row with its described fields as they are stored; everything else stays as it is. */
export function cleanRow<Row extends object>(fields: readonly Field[], row: Row): Row {
  return fields.reduce((next, field) => {
    const value = valueAt(row, field.key);
    if (value === undefined) return next;
    const clean = cleanValue(field, value);
    // Columns of a section may be null, and a cell that is empty; texts inside content and data stay texts.
    const isText = field.key.includes('.') && field.kind !== 'cell';
    return withValue(next, field.key, clean === null && isText ? '' : clean);
  }, row);
}
