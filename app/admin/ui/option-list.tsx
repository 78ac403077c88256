import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

export type ComboboxOption = { value: string; label: string; detail?: string | undefined; depth?: number };

/** What steps a key makes through a list. */
export const LIST_STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

type OptionListProps = {
  id: string;
  labelId?: string | undefined;
  label?: string | undefined;
  rows: readonly ComboboxOption[];
  /** The one that is chosen. */
  value: string;
  /** The place of the one that Enter takes; -1 where it takes none. */
  active: number;
  onActive: (place: number) => void;
  onChoose: (option: ComboboxOption) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** The options below a field: the focus stays in the field, which says by `aria-activedescendant` where it is. */
export function OptionList(props: OptionListProps) {
  const { id, labelId, label, rows, value, active, onActive, onChoose, onKeyDown } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      aria-label={label}
      className="overflow-y-auto p-1"
    >
      {rows.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          data-index={index}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          onPointerMove={() => onActive(index)}
          onClick={() => onChoose(option)}
          onKeyDown={onKeyDown}
          style={{ paddingInlineStart: `${0.75 + (option.depth ?? 0) * 1}rem` }}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-2 rounded-tile py-1.5 pr-3 text-15',
            index === active && 'bg-surface-2',
            !option.value && 'text-ink-2',
          )}
        >
          <span className="min-w-0 flex-1">
            {option.label}
            {option.detail && <span className="block text-13 text-ink-2">{option.detail}</span>}
          </span>
          {option.value === value && <Check aria-hidden className="size-[18px] text-teal" />}
        </div>
      ))}
    </div>
  );
}
