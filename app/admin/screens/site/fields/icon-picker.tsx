import { CircleDashed, CircleHelp, Shapes } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { cx } from '../../../ui/cx.ts';
import { useFieldProps } from '../../../ui/field.tsx';
import { useLayer } from '../../../ui/layer.ts';
import { ICON_CHOICES, iconChoice } from './icons.ts';

type IconPickerProps = {
  value: string;
  onChange: (value: string) => void;
  changed?: boolean | undefined;
  /** The spoken label where no words stand beside it: the icon alone is shown. */
  alone?: string;
};

/** An icon from a small set, found by its name. */
export function IconPicker({ value, onChange, changed, alone }: IconPickerProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = iconChoice(value);
  const Icon = chosen?.icon ?? (value ? CircleHelp : Shapes);
  const name = chosen?.label ?? (value || 'Simge seçilmedi');
  const field = useFieldProps();
  const found = ICON_CHOICES.filter((choice) => foldedMatch({ label: choice.label }, typed));

  function choose(next: string) {
    onChange(next);
    setOpen(false);
  }

  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setTyped('');
      }}
    >
      <Popover.Trigger
        type="button"
        {...field}
        {...(alone
          ? { 'aria-label': `${alone}: ${name}`, title: name }
          : { 'aria-labelledby': `${field.id}-label ${field.id}` })}
        data-changed={changed}
        className={cx(
          'field-ring flex min-h-11 items-center gap-3 text-left text-16 lg:text-15',
          alone ? 'w-11 flex-none justify-center px-0' : 'w-full px-3.5',
        )}
      >
        <Icon aria-hidden className={cx(!value && 'text-ink-3')} />
        {!alone && <span className={cx(!value && 'text-ink-3')}>{name}</span>}
      </Popover.Trigger>
      <Popover.Portal container={useLayer()}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Simge seçin"
          className="arrive z-70 flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-80 flex-col rounded-control border border-line-2 bg-surface text-ink shadow-lift"
        >
          <input
            aria-label="Simge ara"
            placeholder="Yazarak arayın"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-11 border-b border-line bg-transparent px-3.5 text-16 outline-none lg:text-15"
          />
          <div className="grid grid-cols-6 gap-1 overflow-y-auto p-2">
            <IconChoiceButton label="Simge yok" isChosen={!value} onChoose={() => choose('')}>
              <CircleDashed aria-hidden />
            </IconChoiceButton>
            {found.map((choice) => (
              <IconChoiceButton
                key={choice.value}
                label={choice.label}
                isChosen={choice.value === value}
                onChoose={() => choose(choice.value)}
              >
                <choice.icon aria-hidden />
              </IconChoiceButton>
            ))}
          </div>
          {found.length === 0 && <p className="px-3.5 pb-3 text-14 text-ink-2">Sonuç yok.</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type IconChoiceButtonProps = {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
};

function IconChoiceButton({ label, isChosen, onChoose, children }: IconChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="grid min-h-11 place-items-center rounded-tile hover:bg-surface-2 aria-pressed:bg-mint aria-pressed:text-on-mint"
    >
      {children}
    </button>
  );
}
