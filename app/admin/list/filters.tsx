import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../domain/rules/format.ts';
import { foldedMatch } from '../lib/folded-match.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { RemovableChip } from '../ui/chip.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Select } from '../ui/input.tsx';
import type { ComboboxOption } from '../ui/option-list.tsx';
import { Popover } from '../ui/popover.tsx';
import type { ListState } from './use-list-params.ts';

export type Filter = {
  /** The name in the address and in the API. */
  name: string;
  label: string;
  options: readonly ComboboxOption[];
  /** `search` for long lists, `flag` for a single yes, `date` for a day. */
  kind?: 'select' | 'search' | 'flag' | 'date';
};

/** By what every kind of row can be narrowed. */
export const ACTIVE_FILTER: Filter = {
  name: 'isActive',
  label: 'Durum',
  options: [
    { value: 'true', label: 'Aktif' },
    { value: 'false', label: 'Pasif' },
  ],
};

/** A filter that is on or off. The tick shows at once; the address and the list follow. */
function FlagControl({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const [seen, setSeen] = useState(on);
  const [shown, setShown] = useState(on);
  if (seen !== on) {
    setSeen(on);
    setShown(on);
  }
  return (
    <Checkbox
      label={label}
      checked={shown}
      onChange={(next) => {
        setShown(next);
        onChange(next);
      }}
    />
  );
}

function FilterControl({ filter, list }: { filter: Filter; list: ListState }) {
  const value = list.filters[filter.name] ?? '';
  const set = (next: string) => list.setFilter(filter.name, next || null);
  if (filter.kind === 'flag') {
    return (
      <FlagControl label={filter.label} on={value === 'true'} onChange={(on) => set(on ? 'true' : '')} />
    );
  }
  return (
    <Field label={filter.label}>
      {filter.kind === 'date' && (
        <Input type="date" value={value} onChange={(event) => set(event.target.value)} />
      )}
      {filter.kind === 'search' && (
        <Combobox
          value={value}
          onChange={set}
          options={filter.options}
          placeholder="Tümü"
          clearable
          matches={foldedMatch}
        />
      )}
      {(filter.kind ?? 'select') === 'select' && (
        <Select
          options={filter.options}
          placeholder="Tümü"
          value={value}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  );
}

/** `Filtrele`: every filter of a list in a panel beside its button. */
export function FilterButton({ filters, list }: { filters: readonly Filter[]; list: ListState }) {
  const [open, setOpen] = useState(false);
  const active = filters.filter((filter) => list.filters[filter.name]).length;
  return (
    <Popover
      label="Süzgeçler"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" className="flex-none max-sm:px-3">
          <SlidersHorizontal aria-hidden />
          {/* On a phone its place goes to the words of the search. */}
          <span className="max-sm:sr-only">Filtrele</span>
          {active > 0 && (
            <span className="rounded-full bg-mint px-2 text-13 text-on-mint">
              {active}
              <span className="sr-only"> süzgeç açık</span>
            </span>
          )}
        </Button>
      }
    >
      <div className="grid gap-4">
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} list={list} />
        ))}
        <div className="sticky -bottom-4 -mb-4 flex justify-between gap-2 border-t border-line bg-surface py-3">
          <Button variant="quiet" disabled={active === 0} onClick={list.clearFilters}>
            Temizle
          </Button>
          <Button onClick={() => setOpen(false)}>Tamam</Button>
        </div>
      </div>
    </Popover>
  );
}

function shownValue({ kind, options }: Filter, value: string): string {
  if (kind === 'date') return Number.isNaN(Date.parse(value)) ? value : formatDate(value);
  return options.find((option) => option.value === value)?.label ?? '…';
}

/** The filters that are on, each to be taken away. */
export function FilterChips({ filters, list }: { filters: readonly Filter[]; list: ListState }) {
  return filters.map((filter) => {
    const value = list.filters[filter.name];
    if (!value) return null;
    const label = filter.kind === 'flag' ? filter.label : `${filter.label}: ${shownValue(filter, value)}`;
    return (
      <RemovableChip key={filter.name} label={label} onRemove={() => list.setFilter(filter.name, null)} />
    );
  });
}
