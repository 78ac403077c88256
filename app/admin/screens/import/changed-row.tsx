import { ArrowRight } from 'lucide-react';
import { writeNumber } from '../../../../domain/rules/number-text.ts';
import type { ImportedName } from '../../../../domain/tables/importable.ts';
import { fieldLabel } from '../../history/labels.ts';
import { valueText } from '../../history/value-text.ts';
import { wordChanges } from '../../history/word-changes.ts';
import type { ImportResult } from './import-api.ts';

/** Fields that name other rows come as names already. */
const NAMING = new Set(['brandId', 'categoryId', 'catalogId', 'parentId']);
const NOBODY = new Map<string, string>();

function textOfValue(field: string, value: unknown): string {
  // The currency of a row is another field: a sign here would be a guess.
  if (field === 'price' && typeof value === 'number') return writeNumber(value, 2);
  return NAMING.has(field) ? String(value ?? '') : valueText(field, value, NOBODY);
}

function Head({ row }: { row: ImportResult }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{row.name || row.code}</p>
      <p className="text-13 text-ink-2">
        {row.code} <span className="whitespace-nowrap">· {row.row}. satır</span>
      </p>
    </div>
  );
}

/** A row as it is now and as it will be, field by field; only the words that change are marked. */
export function ChangedRow({ kind, row }: { kind: ImportedName; row: ImportResult }) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line px-5 py-3 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Head row={row} />
      <ul className="grid min-w-0 gap-2">
        {row.changes.map(({ field, before, after }) => {
          const texts = wordChanges(textOfValue(field, before), textOfValue(field, after));
          return (
            <li
              key={field}
              className="grid grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)_1rem_minmax(0,1fr)]"
            >
              <span className="text-ink-2 max-sm:col-span-3 sm:text-ink">{fieldLabel(kind, field)}</span>
              <span className="min-w-0 text-ink-2 wrap-anywhere whitespace-pre-wrap">
                <span className="sr-only">Şimdi: </span>
                {texts.before.length === 0 && 'yok'}
                {texts.before.map((part) =>
                  part.changed ? (
                    <del key={part.at} className="rounded-tile bg-danger-bg text-danger">
                      {part.text}
                    </del>
                  ) : (
                    <span key={part.at}>{part.text}</span>
                  ),
                )}
              </span>
              <ArrowRight aria-hidden className="mt-1 size-4 text-ink-2" />
              <span className="min-w-0 font-semibold wrap-anywhere whitespace-pre-wrap">
                <span className="sr-only">Dosyadan sonra: </span>
                {texts.after.length === 0 && 'boş'}
                {texts.after.map((part) =>
                  part.changed ? (
                    <ins key={part.at} className="rounded-tile bg-ok-bg text-ok no-underline">
                      {part.text}
                    </ins>
                  ) : (
                    <span key={part.at}>{part.text}</span>
                  ),
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** A row that has nothing to compare: it is new, or stays as it is. */
export function PlainRow({ row }: { row: ImportResult }) {
  return (
    <li className="border-t border-line px-5 py-3">
      <Head row={row} />
    </li>
  );
}
