import { formatCount } from '../../../../domain/rules/format.ts';
import { Chip } from '../../ui/chip.tsx';

type Types = {
  /** What the choice narrows, for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
};

type TypeFilterProps = Types & {
  value: string | null;
  /** Further types, after the usual ones: those that there are any of. */
  more?: Types;
  /** How many there are of each, once it is known. */
  counts: Partial<Record<string, number>> | undefined;
  onChange: (value: string | null) => void;
};

/** `Tümü` and one chip for each type, with how many there are. */
export function TypeFilter({ label, value, options, more, counts, onChange }: TypeFilterProps) {
  const every = [...options, ...(more?.options ?? [])];
  const all = counts && every.reduce((sum, option) => sum + (counts[option.value] ?? 0), 0);
  const chipOf = (option: Types['options'][number]) => (
    <Chip key={option.value} pressed={value === option.value} onClick={() => onChange(option.value)}>
      {option.label}
      {counts && <span className="font-normal">{formatCount(counts[option.value] ?? 0)}</span>}
    </Chip>
  );
  return (
    <div className="relative -m-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:thin] lg:flex-wrap">
      <fieldset className="flex flex-none gap-2 lg:contents">
        <legend className="sr-only">{label}</legend>
        <Chip pressed={value === null} onClick={() => onChange(null)}>
          Tümü
          {all !== undefined && <span className="font-normal">{formatCount(all)}</span>}
        </Chip>
        {options.map(chipOf)}
      </fieldset>
      {more && (
        <fieldset className="flex flex-none gap-2 lg:contents">
          <legend className="sr-only">{more.label}</legend>
          {more.options.filter(({ value: one }) => one === value || (counts?.[one] ?? 0) > 0).map(chipOf)}
        </fieldset>
      )}
    </div>
  );
}
