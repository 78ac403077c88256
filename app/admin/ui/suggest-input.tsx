import { Popover } from 'radix-ui';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Input } from './input.tsx';
import { useLayer } from './layer.ts';
import { type ComboboxOption, LIST_STEPS, OptionList } from './option-list.tsx';

type SuggestInputProps = Omit<ComponentProps<'input'>, 'list' | 'value'> & {
  value: string;
  /** What may be written; anything else may be too. */
  options: readonly ComboboxOption[];
  /** Whether an option answers what was typed. */
  matches: (option: ComboboxOption, typed: string) => boolean;
  /** What the list is called. */
  label: string;
};

const SHOWN = 50;

/** Texts as what is offered. */
export function plainOptions(texts: readonly string[]): ComboboxOption[] {
  return texts.map((text) => ({ value: text, label: text }));
}

/** Writes as somebody who types does, so that whoever listens to the field hears it. */
function write(field: HTMLInputElement, text: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** One line of text for which some answers are known: they are offered while it is written, and with the arrow keys. */
export function SuggestInput({ options, matches, label, ...props }: SuggestInputProps) {
  const [isAsked, setAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = props.value.trim() ? options.filter((option) => matches(option, props.value)) : options;
  const rows = found.slice(0, SHOWN);
  // One that says what stands there already is no offer.
  const isOpen = isAsked && !props.readOnly && rows.some(({ value }) => value !== props.value);

  function show(next: boolean) {
    setAsked(next);
    setActive(-1);
  }
  function choose({ value }: ComboboxOption) {
    if (field.current) write(field.current, value);
    show(false);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = LIST_STEPS[event.key];
    const chosen = isOpen ? rows[active] : undefined;
    if (step && (isOpen || event.key === 'ArrowDown')) {
      event.preventDefault();
      if (isOpen) setActive(Math.min(rows.length - 1, Math.max(-1, active + step)));
      else show(true);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else {
      if (event.key === 'Tab') show(false);
      props.onKeyDown?.(event);
    }
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={show}>
      <Popover.Anchor asChild>
        <Input
          {...props}
          ref={field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            props.onChange?.(event);
            show(true);
          }}
          onClick={() => show(true)}
          onKeyDown={handleKey}
        />
      </Popover.Anchor>
      <Popover.Portal container={useLayer()}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target === field.current) event.preventDefault();
          }}
          className="arrive z-70 flex max-h-[min(18rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-48 flex-col rounded-control border border-line-2 bg-surface text-ink shadow-lift"
        >
          <OptionList
            id={listId}
            label={label}
            rows={rows}
            value={props.value}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
