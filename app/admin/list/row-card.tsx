import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Switch } from '../ui/switch.tsx';
import { ItemLabel } from './item-label.tsx';
import { RowTick } from './row-tick.tsx';
import type { Selection } from './use-selection.ts';

type NamedRow = { id: string; name: string };
type RowCardProps = { row: NamedRow; selection: Selection; children: ReactNode };

/** A row of a list as a card, with the box that ticks it. */
export function RowCard({ row, selection, children }: RowCardProps) {
  return (
    <article
      className={cx(
        'relative flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-surface',
        selection.has(row.id) && 'outline-2 -outline-offset-1 outline-primary',
      )}
    >
      <RowTick
        selection={selection}
        id={row.id}
        name={`${row.name} seç`}
        className="absolute top-0 left-0 z-2"
      />
      {children}
    </article>
  );
}

type FlagSwitchProps<Row, Flag> = {
  row: Row;
  flag: Flag;
  label: string;
  onToggle: (flag: Flag, value: boolean) => void;
};

/** Switches a flag of a row right in the list. */
export function FlagSwitch<Row extends NamedRow, Flag extends keyof Row>(props: FlagSwitchProps<Row, Flag>) {
  const { row, flag, label, onToggle } = props;
  return (
    <Switch
      checked={row[flag] === true}
      onChange={(on) => onToggle(flag, on)}
      label={<ItemLabel name={row.name}>{label}</ItemLabel>}
    />
  );
}

type EditButtonProps = { name: string; onEdit: () => void; className?: string };

/** Opens the form of a row. */
export function EditButton({ name, onEdit, className }: EditButtonProps) {
  return (
    <IconButton
      icon={Pencil}
      label={`${name} düzenle`}
      plain
      onClick={onEdit}
      iconClass="size-[18px]"
      {...(className && { className })}
    />
  );
}
