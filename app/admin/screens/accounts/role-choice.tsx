import { ROLE_NAMES, type Role } from '../../../../domain/rights.ts';
import { Field } from '../../ui/field.tsx';

const CHOICES: readonly { role: Role; says: string }[] = [
  { role: 'editor', says: 'İçeriği düzenler ve yayınlar; hesaplara ve ayarlara dokunamaz' },
  { role: 'viewer', says: 'Her şeyi görür, hiçbir şeyi değiştirmez' },
  { role: 'admin', says: 'Her şeyi yapar; başka yöneticileri de ekler' },
];

/** The role of an account, each with what it means. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return (
    <Field label="Yetki" group>
      <div className="grid gap-2">
        {CHOICES.map(({ role, says }) => (
          <label
            key={role}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-field-line px-3.5 py-2.5 has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="role"
              value={role}
              checked={role === value}
              onChange={() => onChange(role)}
              className="mt-1 size-[18px] accent-primary"
            />
            <span>
              <b className="block font-semibold">{ROLE_NAMES[role]}</b>
              <span className="text-14 text-ink-2">{says}</span>
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}
