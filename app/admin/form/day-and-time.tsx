import type { LocalTime } from '../../../domain/rules/istanbul.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

type Props = { value: LocalTime; onChange: (value: LocalTime) => void };

/** A day and a time of it, in Istanbul. */
export function DayAndTime({ value, onChange }: Props) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Gün" required>
        <Input
          type="date"
          required
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
      </Field>
      <Field label="Saat" required hint="Türkiye saatiyle">
        <Input
          type="time"
          required
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </Field>
    </div>
  );
}
