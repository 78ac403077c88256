import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { fieldLabelId, useFieldProps } from './field.tsx';
import { useLayer } from './layer.ts';
import { type ComboboxOption, LIST_STEPS, OptionList } from './option-list.tsx';

type ComboboxProps = {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Shown when nothing is chosen; with `clearable` also the choice that empties it. */
  placeholder: string;
  clearable?: boolean;
  disabled?: boolean;
  /** Whether an option answers what was typed. */
  matches: (option: ComboboxOption, typed: string) => boolean;
  empty?: ReactNode;
  onBlur?: () => void;
  changed?: boolean;
  /** The spoken name of one that no `Field` is around. */
  name?: string;
  /** Its list is open from the beginning. */
  startOpen?: boolean;
};

const SHOWN = 200;

/** A choice from a long list that is searched by typing. All its parts are called like the `Field` around it. */
export function Combobox({
  value,
  onChange,
  options,
  placeholder,
  clearable,
  disabled,
  matches,
  empty = 'Sonuç yok.',
  onBlur,
  changed,
  name,
  startOpen = false,
}: ComboboxProps) {
  const [open, setOpen] = useState(startOpen);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const field = useFieldProps();
  const labelId = field.id && fieldLabelId(field.id);
  const chosen = options.find((option) => option.value === value);
  const found = typed.trim() ? options.filter((option) => matches(option, typed)) : options;
  const rows: readonly ComboboxOption[] = [
    ...(clearable && !typed.trim() ? [{ value: '', label: placeholder }] : []),
    ...found.slice(0, SHOWN),
  ];

  function change(next: boolean) {
    setOpen(next);
    setTyped('');
    setActive(Math.max(0, (clearable ? 1 : 0) + options.findIndex((option) => option.value === value)));
    if (!next) onBlur?.();
  }
  function choose(option: ComboboxOption | undefined) {
    if (!option) return;
    onChange(option.value);
    change(false);
  }
  function handleKey(event: React.KeyboardEvent) {
    const step = LIST_STEPS[event.key];
    if (step) {
      event.preventDefault();
      setActive(Math.min(rows.length - 1, Math.max(0, active + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(rows[active]);
    }
  }

  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger
        type="button"
        role="combobox"
        disabled={disabled}
        {...field}
        aria-labelledby={labelId}
        aria-label={name}
        data-changed={changed || undefined}
        className="field-ring flex min-h-11 w-full items-center gap-2 px-3.5 py-2 text-left text-16 leading-[1.4] lg:text-15"
      >
        <span className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-3')}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden className="size-[18px] text-ink-3" />
      </Popover.Trigger>
      <Popover.Portal container={useLayer()}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={labelId}
          aria-label={name}
          className="arrive z-70 flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-64 flex-col rounded-control border border-line-2 bg-surface text-ink shadow-lift"
        >
          <input
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={rows[active] ? `${listId}-${active}` : undefined}
            aria-labelledby={labelId}
            aria-label={name}
            placeholder="Yazarak arayın"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={handleKey}
            className="min-h-11 border-b border-line bg-transparent px-3.5 text-16 outline-none lg:text-15"
          />
          <OptionList
            id={listId}
            labelId={labelId}
            label={name}
            rows={rows}
            value={value}
            active={active}
            onActive={setActive}
            onChoose={choose}
            onKeyDown={handleKey}
          />
          {rows.length === 0 && <p className="px-3.5 py-3 text-14 text-ink-2">{empty}</p>}
          {found.length > SHOWN && (
            <p className="border-t border-line px-3.5 py-2 text-13 text-ink-2">
              {found.length - SHOWN} seçenek daha var; yazarak daraltın.
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
