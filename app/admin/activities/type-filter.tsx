import { formatCount } from '../../../domain/format.ts';
import { Chip } from '../../ui/chip.tsx';

type TypeFilterProps = {
  /** What the choice narrows, for screen readers. */
  label: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  /** How many there are of each, once it is known. */
  counts: Partial<Record<string, number>> | undefined;
  onChange: (value: string | null) => void;
};

/** `Tümü` and one chip for each type, with how many there are. */
export function TypeFilter({ label, value, options, counts, onChange }: TypeFilterProps) {
  const all = counts && options.reduce((sum, option) => sum + (counts[option.value] ?? 0), 0);
  return (
    <fieldset className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
      <legend className="sr-only">{label}</legend>
      <Chip pressed={value === null} onClick={() => onChange(null)}>
        Tümü
        {all !== undefined && <span className="font-normal">{formatCount(all)}</span>}
      </Chip>
      {options.map((option) => (
        <Chip key={option.value} pressed={value === option.value} onClick={() => onChange(option.value)}>
          {option.label}
          {counts && <span className="font-normal">{formatCount(counts[option.value] ?? 0)}</span>}
        </Chip>
      ))}
    </fieldset>
  );
}
