import { formatCount } from '../../../domain/rules/format.ts';
import { useUser } from '../lib/session.ts';
import { Chip } from '../ui/chip.tsx';

type StateChipsProps<State extends string> = {
  legend: string;
  /** What the list is narrowed to now. */
  filters: Readonly<Record<string, string>>;
  states: readonly { value: State; label: string }[];
  counts: Readonly<Record<State, number>> | undefined;
  onShow: (filters: Record<string, string>) => void;
};

/** Narrows a list to one state, or to what the signed-in person answers. */
export function StateChips<State extends string>({
  legend,
  filters,
  states,
  counts,
  onShow,
}: StateChipsProps<State>) {
  const me = useUser()?.id;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {states.map(({ value, label }) => (
        <Chip key={value} pressed={filters.state === value} onClick={() => onShow({ state: value })}>
          {label}
          {counts && <span className="font-normal">{formatCount(counts[value])}</span>}
        </Chip>
      ))}
      {me && (
        <Chip pressed={filters.assigneeId === me} onClick={() => onShow({ assigneeId: me })}>
          Bende
        </Chip>
      )}
    </fieldset>
  );
}
