import { useQuery } from '@tanstack/react-query';
import type { Answerer } from '../../../domain/things/answering.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';

type StateFieldsProps<State extends string> = {
  /** The kind, in caches: `quotes`. */
  kind: string;
  readPeople: (signal: AbortSignal) => Promise<Answerer[]>;
  row: { state: State; assigneeId: string | null; assignee: string | null };
  states: readonly { value: State; label: string; disabled?: boolean }[];
  /** `Hazırlayan`. */
  personLabel: string;
  mayWrite: boolean;
  onState: (state: State) => void;
  onPerson: (assigneeId: string | null) => void;
};

/** Where a row stands, and who of the staff answers it. */
export function StateFields<State extends string>({
  kind,
  readPeople,
  row,
  states,
  personLabel,
  mayWrite,
  onState,
  onPerson,
}: StateFieldsProps<State>) {
  const { state, assigneeId, assignee } = row;
  const people = useQuery({
    queryKey: [kind, 'people'],
    queryFn: ({ signal }) => readPeople(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = people.data ?? [];
  const gone =
    assigneeId && !known.some(({ id }) => id === assigneeId)
      ? [{ value: assigneeId, label: assignee ?? 'Silinmiş hesap' }]
      : [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Durum">
        <Select
          disabled={!mayWrite}
          value={state}
          options={states}
          onChange={({ target }) => onState(target.value as State)}
        />
      </Field>
      <Field label={personLabel}>
        <Select
          disabled={!mayWrite}
          placeholder="Kimse"
          value={assigneeId ?? ''}
          options={[...known.map(({ id, name: label }) => ({ value: id, label })), ...gone]}
          onChange={({ target }) => onPerson(target.value || null)}
        />
      </Field>
    </div>
  );
}
