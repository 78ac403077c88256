import { useUser } from '../lib/session.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import type { PasswordAgain } from './use-password-again.ts';

/** The field that asks for the password once more; nothing where it was given just now. */
export function PasswordAgainField({ again, why }: { again: PasswordAgain; why: string }) {
  const user = useUser();
  if (!again.asks) return null;
  const { ref, value, error, onChange } = again.field;
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field label="Şifreniz" error={error || undefined} hint={why}>
        <PasswordInput
          ref={ref}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </>
  );
}
