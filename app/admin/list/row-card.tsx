import { Pencil, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { StateDot } from '../ui/pill.tsx';
import { PillSwitch } from '../ui/pill-switch.tsx';
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
        className="tick-on-picture absolute top-0 left-0 z-2"
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

type StateSwitchProps = {
  row: NamedRow & { isActive: boolean };
  onToggle: (flag: 'isActive', value: boolean) => void;
  /** It lies over a picture. */
  onSurface?: boolean;
  className?: string;
};

/** Whether the site shows a row: said once, and switched there. */
export function StateSwitch({ row, onToggle, onSurface, className }: StateSwitchProps) {
  const word = row.isActive ? 'Aktif' : 'Pasif';
  return (
    <PillSwitch
      checked={row.isActive}
      onChange={(on) => onToggle('isActive', on)}
      name={`${row.name}: ${word}`}
      className={cx(
        row.isActive ? 'text-ok' : 'text-ink-2',
        onSurface ? 'bg-surface' : row.isActive ? 'bg-ok-bg' : 'bg-paper-2',
        className,
      )}
    >
      <StateDot isHollow={!row.isActive} />
      {word}
    </PillSwitch>
  );
}

type FeatureSwitchProps = {
  row: NamedRow & { isFeatured: boolean };
  onToggle: (flag: 'isFeatured', value: boolean) => void;
};

/** Whether a row stands in front: a star that is filled, and named where it is. */
export function FeatureSwitch({ row, onToggle }: FeatureSwitchProps) {
  return (
    <PillSwitch
      checked={row.isFeatured}
      onChange={(on) => onToggle('isFeatured', on)}
      name={`${row.name}: Öne çıkan`}
      className={row.isFeatured ? 'bg-mint text-on-mint' : 'text-ink-2'}
    >
      <Star aria-hidden className={cx('size-4', row.isFeatured && 'fill-current')} />
      {row.isFeatured && 'Öne Çıkan'}
    </PillSwitch>
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
