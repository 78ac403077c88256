import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Specification } from '../../../../domain/rules/specification.ts';
import { foldedMatch } from '../../lib/folded-match.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ComboboxOption } from '../../ui/option-list.tsx';
import { SuggestInput } from '../../ui/suggest-input.tsx';

export type Part = keyof Specification;
/** What is wrong with a line, by its part. */
export type LineErrors = Partial<Record<Part, string | undefined>>;

const PARTS: ReadonlyArray<readonly [Part, name: string]> = [
  ['label', 'etiket'],
  ['value', 'değer'],
  ['unit', 'birim'],
];

/** The columns of a line between its handle and its cross. */
export const SPECIFICATION_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_5.5rem] sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_5.5rem]';
/** Text of the table until it is written in: then the field itself, without moving. */
const CELL =
  'rounded-none! border-transparent! shadow-none! sm:border-l-line! hover:border-field-line! focus:border-focus! focus:shadow-[inset_0_0_0_1px_var(--focus)]! aria-invalid:border-danger!';

type Props = {
  id: string;
  place: number;
  line: Specification;
  errors: LineErrors;
  handle: ReactNode;
  /** What may be written, by part. */
  offers: Record<Part, readonly ComboboxOption[]>;
  onChange: (part: Part, text: string) => void;
  onBlur: () => void;
  onKey: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onRemove: () => void;
};

/** One line of the technical data: label, value and unit. */
export function SpecificationRow(props: Props) {
  const { id, place, line, errors, handle, offers, onChange } = props;
  const errorId = useId();
  const faults = PARTS.flatMap(([part]) => errors[part] ?? []);
  return (
    <div className="border-b border-line bg-surface">
      <div className="flex items-start">
        {handle}
        <div className={cx('min-w-0 flex-1 border-line max-sm:border-x sm:border-r', SPECIFICATION_COLUMNS)}>
          {PARTS.map(([part, name]) => (
            <SuggestInput
              key={part}
              data-line={id}
              data-part={part}
              className={cx(CELL, part === 'label' && 'col-span-2 font-semibold sm:col-span-1')}
              aria-label={`${place}. satır, ${name}`}
              aria-invalid={errors[part] ? true : undefined}
              aria-describedby={errors[part] ? errorId : undefined}
              placeholder={part === 'unit' ? 'yok' : undefined}
              label={`${place}. satır, ${name} önerileri`}
              options={offers[part]}
              matches={foldedMatch}
              value={line[part]}
              onChange={(event) => onChange(part, event.target.value)}
              onBlur={props.onBlur}
              onKeyDown={props.onKey}
              onPaste={props.onPaste}
            />
          ))}
        </div>
        <IconButton icon={X} label={`${place}. satırı sil`} plain onClick={props.onRemove} />
      </div>
      {faults.length > 0 && (
        <p id={errorId} className="ml-11 px-3.5 pb-2 text-13 text-danger">
          {faults.join(' ')}
        </p>
      )}
    </div>
  );
}
