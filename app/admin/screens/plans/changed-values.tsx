import { ArrowRight } from 'lucide-react';
import { writeNumber } from '../../../../domain/rules/number-text.ts';
import type { DraftDetail } from '../../../../domain/things/draft.ts';
import { fieldLabel } from '../../history/labels.ts';

const SHORT = 48;

/** A value that fits a line; null for a long text, a list or the id of something. */
function shortText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'Boş';
  if (field === 'isActive') return value ? 'Aktif' : 'Pasif';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return writeNumber(value, 2);
  return typeof value === 'string' && !/Id$|Url$/.test(field) && value.length <= SHORT ? value : null;
}

/** Each field of a draft of a stored row, with what it was and what it will be where a line says it. */
export function changedValues({ kind, rowId, withdraws, changes, base }: DraftDetail) {
  if (withdraws || rowId === null || kind === 'sections') return [];
  return Object.entries(changes).map(([field, value]) => ({
    field,
    label: fieldLabel(kind, field),
    before: shortText(field, base[field]),
    after: shortText(field, value),
  }));
}

/** `Fiyat 5.480 → 5.860`, one field a line. */
export function ChangedValues({ draft }: { draft: DraftDetail }) {
  return (
    <span className="block text-14">
      {changedValues(draft).map(({ field, label, before, after }) => (
        <span key={field} className="block wrap-anywhere">
          <span className="text-ink-2">{label}</span>
          {before !== null && after !== null && (
            <>
              <span className="text-ink-2">
                {' '}
                {before} <ArrowRight aria-hidden className="inline size-3.5 align-[-.15em]" />
                <span className="sr-only">yerine</span>
              </span>{' '}
              <b className="font-semibold">{after}</b>
            </>
          )}
        </span>
      ))}
    </span>
  );
}
