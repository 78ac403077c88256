import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type PasswordChange, passwordChangeError } from '../../../../domain/things/account.ts';
import { PasswordMeter } from '../../form/password-meter.tsx';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { notifyDone } from '../../lib/notices.ts';
import { usePasswordMin } from '../../lib/policy.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

type Name = keyof PasswordChange;
type Fault = { field: Name | null; message: string };

const FIELDS: readonly { name: Name; label: string; autoComplete: string }[] = [
  { name: 'currentPassword', label: 'Mevcut şifre', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'Yeni şifre', autoComplete: 'new-password' },
  { name: 'repeatPassword', label: 'Şifre tekrarı', autoComplete: 'new-password' },
];
const FAILED = 'Şifre değiştirilemedi!';
const EMPTY = { currentPassword: '', newPassword: '', repeatPassword: '' };

/** What a refused change says, and at which field. */
function faultOf(error: unknown): Fault {
  if (!isApiError(error) || error.status === 0)
    return { field: null, message: 'Bir hata oluştu! Lütfen tekrar deneyin.' };
  const field = FIELDS.find(({ name }) => error.fields[name])?.name ?? null;
  return { field, message: (field && error.fields[field]) || error.said || FAILED };
}

/** Changes the password of the account; its other sessions end with it. */
export function PasswordForm() {
  const client = useQueryClient();
  const user = useUser();
  const min = usePasswordMin();
  const [values, setValues] = useState(EMPTY);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(next: Fault) {
    setFault(next);
    if (next.field) form.current?.querySelector<HTMLInputElement>(`[name="${next.field}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const broken = passwordChangeError(values, min);
    if (broken) return refuse(broken);
    setBusy(true);
    setFault(null);
    try {
      const { currentPassword, newPassword } = values;
      const answer: { success: boolean; message: string } = await read(
        api.auth['change-password'].$post({ json: { currentPassword, newPassword } }),
      );
      if (!answer.success) return refuse({ field: null, message: answer.message || FAILED });
      setValues(EMPTY);
      notifyDone(answer.message);
      await Promise.all(
        [['sessions'], ['me'], ['security']].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    } catch (error) {
      refuse(faultOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Şifre değiştir" anchor="sifre">
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4 p-5">
        <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {FIELDS.map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            label={label}
            error={fault?.field === name ? fault.message : undefined}
            hint={name === 'newPassword' ? `En az ${min} karakter.` : undefined}
          >
            <PasswordInput
              name={name}
              autoComplete={autoComplete}
              value={values[name]}
              onChange={(event) => {
                setValues({ ...values, [name]: event.target.value });
                if (fault) setFault(null);
              }}
            />
          </Field>
        ))}
        <PasswordMeter password={values.newPassword} own={[user?.email ?? '', user?.name ?? '']} />
        <FormFailure>{fault && !fault.field && fault.message}</FormFailure>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy}>
            {busy ? 'Değiştiriliyor...' : 'Şifreyi değiştir'}
          </Button>
          <p className="min-w-48 flex-1 text-14 text-ink-2">Öteki cihazlardaki oturumlarınız kapanır.</p>
        </div>
      </form>
    </Panel>
  );
}
