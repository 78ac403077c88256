import { Check } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Product } from '../../../../../domain/things/product.ts';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { cx } from '../../../ui/cx.ts';
import type { ComboboxOption } from '../../../ui/option-list.tsx';
import {
  CELL_NAMES,
  type CellField,
  type Choices,
  cellInput,
  cellText,
  choicesOf,
  pastedCells,
} from './cell-values.ts';
import { type Cells, keyOf, type Pending, type Step } from './use-cells.ts';

/** The line above the table that says how cells are written. */
export const CELL_HELP = 'cell-help';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const NUMBERS: ReadonlySet<CellField> = new Set(['price', 'stock']);

type TextCellProps = {
  label: string;
  start: string;
  /** The text was begun by a key, and goes on behind it. */
  isBegun: boolean;
  right: boolean;
  /** Null where it is left without a change. */
  onDone: (text: string | null, step: Step) => void;
  onPaste: (event: ClipboardEvent) => void;
};

const KEYS = [
  ['Enter', 'kaydet, aşağı'],
  ['Tab', 'sağa'],
  ['Esc', 'vazgeç'],
] as const;

/** The keys of an open cell, below it; the words of the foot say the same to those who listen. */
function CellKeys({ right }: { right: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'arrive pointer-events-none absolute top-[calc(100%+4px)] z-10 flex gap-3 rounded-control bg-deep px-2.5 py-1.5 text-13 whitespace-nowrap text-on-deep shadow-lift max-xl:hidden',
        right ? 'right-0' : 'left-0',
      )}
    >
      {KEYS.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="rounded-tile border border-line-deep px-1.5 leading-5">{key}</kbd>
          {does}
        </span>
      ))}
    </span>
  );
}

/** The open field of a cell. */
function TextCell({ label, start, isBegun, right, onDone, onPaste }: TextCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    if (isBegun) input.current?.setSelectionRange(start.length, start.length);
    else input.current?.select();
  }, [isBegun, start]);
  function finish(text: string | null, step: Step) {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text, step);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    const { key, shiftKey } = event;
    if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') finish(null, 'stay');
    else if (key === 'Enter') finish(value, shiftKey ? 'up' : 'down');
    else finish(value, shiftKey ? 'left' : 'right');
  }
  return (
    <div className="relative">
      <input
        ref={input}
        aria-label={label}
        aria-describedby={CELL_HELP}
        autoComplete="off"
        defaultValue={start}
        onKeyDown={handleKey}
        onPaste={onPaste}
        onBlur={({ currentTarget }) => finish(currentTarget.value, 'stay')}
        className={cx(
          'min-h-11 w-full min-w-0 rounded-tile bg-surface px-2 text-16 outline-2 -outline-offset-2 outline-(--focus) lg:text-14',
          right && 'text-right',
        )}
      />
      <CellKeys right={right} />
    </div>
  );
}

function optionsOf({ choices }: Cells, row: Product, field: keyof Choices): ComboboxOption[] {
  return choicesOf(row, field, choices).map(({ id, name, level = 1 }) => ({
    value: id,
    label: name,
    depth: level - 1,
  }));
}

type ChoiceCellProps = Pick<TextCellProps, 'label'> & {
  value: string;
  options: readonly ComboboxOption[];
  /** What the choice that empties it is called; without it there is none. */
  empty?: string;
  onDone: (text: string | null) => void;
};

/** The open list of a cell. */
function ChoiceCell({ label, value, options, empty, onDone }: ChoiceCellProps) {
  const isDone = useRef(false);
  function finish(text: string | null) {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text);
  }
  return (
    <Combobox
      name={label}
      startOpen
      value={value}
      options={options}
      placeholder={empty ?? 'Genel'}
      clearable={empty !== undefined}
      matches={foldedMatch}
      onChange={(id) => finish(options.find((option) => option.value === id)?.label ?? '')}
      onBlur={() => finish(null)}
    />
  );
}

/** What a cell shows while it is closed: its value, or what waits in its place. */
function CellContent({
  pending,
  text,
  isSaved,
}: {
  pending: Pending | undefined;
  text: string;
  isSaved: boolean;
}) {
  if (!pending) {
    return (
      <span className="flex items-center gap-1.5">
        {isSaved && <Check aria-hidden className="size-4 flex-none text-ok" />}
        <span className={cx('min-w-0 flex-1 truncate', isSaved && 'font-semibold')}>{text}</span>
      </span>
    );
  }
  return (
    <>
      <span className="block truncate font-semibold">{pending.text || 'Boş'}</span>
      {pending.problem ? (
        <span className="block text-13">{pending.problem}</span>
      ) : (
        <del className="block truncate text-13">{text}</del>
      )}
    </>
  );
}

function isChord({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isUndo(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.key.toLocaleLowerCase('en') === 'z';
}

/** What a key opens a cell with: null for what it holds, a letter for itself; undefined where it opens nothing. */
function startOf({ key }: KeyboardEvent, isText: boolean): string | null | undefined {
  if (key === 'Enter' || key === 'F2') return null;
  if (!isText) return undefined;
  if (key === 'Delete' || key === 'Backspace') return '';
  return key.length === 1 && key !== ' ' ? key : undefined;
}

/** A value of the list that is written in its place. */
export function EditCell({
  cells,
  row,
  field,
  className,
}: {
  cells: Cells;
  row: Product;
  field: CellField;
  className?: string;
}) {
  const place = { id: row.id, field };
  const key = keyOf(place);
  const pending = cells.pending.get(key);
  const isText = field !== 'categoryId' && field !== 'catalogId';
  const right = NUMBERS.has(field);
  const text = cellText(row, field, cells.choices);
  const label = `${row.name}, ${CELL_NAMES[field].toLocaleLowerCase('tr')}`;
  const isOpen = cells.open?.id === row.id && cells.open.field === field;

  function open(start: string | null = null) {
    cells.setActive(place);
    cells.setOpen({ ...place, start });
  }
  function paste(event: ClipboardEvent) {
    const pasted = pastedCells(event.clipboardData.getData('text'));
    // In the open field a single value goes where it is pasted.
    if (isOpen && pasted.length === 1 && pasted[0]?.length === 1) return;
    event.preventDefault();
    cells.paste(place, pasted);
  }
  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const start = startOf(event, isText);
    if (isUndo(event)) cells.undo();
    else if (isChord(event)) return;
    else if (step) cells.move(place, step);
    else if (start !== undefined) open(start);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (isOpen && isText) {
    return (
      <div className={className}>
        <TextCell
          label={label}
          start={cells.open?.start ?? pending?.text ?? cellInput(row, field)}
          isBegun={cells.open?.start !== null}
          right={right}
          onPaste={paste}
          onDone={(typed, step) => cells.leave(row, field, typed, step)}
        />
      </div>
    );
  }
  if (isOpen && !isText) {
    return (
      <div className={className}>
        <ChoiceCell
          label={label}
          value={String(row[field] ?? '')}
          options={optionsOf(cells, row, field)}
          {...(field === 'catalogId' && { empty: 'Katalog yok' })}
          onDone={(chosen) => cells.leave(row, field, chosen, chosen === null ? 'stay' : 'down')}
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      data-cell={key}
      tabIndex={cells.active && keyOf(cells.active) === key ? 0 : -1}
      aria-label={`${label}: ${pending ? pending.text : text}${pending ? `, ${pending.problem ?? 'kaydedilmedi'}` : ''}`}
      aria-describedby={CELL_HELP}
      onFocus={() => cells.setActive(place)}
      onClick={() => open()}
      onKeyDown={handleKey}
      onPaste={paste}
      onCopy={(event) => {
        event.preventDefault();
        event.clipboardData.setData('text/plain', isText ? cellInput(row, field) : text);
      }}
      className={cx(
        'min-h-11 w-full min-w-0 rounded-tile border border-transparent px-2 text-14 leading-tight hover:border-field-line',
        right ? 'text-right' : 'text-left',
        pending?.problem && 'border-l-3 border-l-danger! bg-danger-bg text-danger',
        pending && !pending.problem && 'border-l-3 border-l-teal! bg-mint text-on-mint',
        field === 'stock' && !pending && !row.stock && 'text-danger',
        className,
      )}
    >
      <CellContent pending={pending} text={text} isSaved={cells.saved === key} />
    </button>
  );
}
