import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Role } from '../../../../domain/rights.ts';
import { PasswordAgainField } from '../../form/password-again.tsx';
import { usePasswordAgain } from '../../form/use-password-again.ts';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { errorSentence, notifyDone } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input } from '../../ui/input.tsx';
import { RoleChoice } from './role-choice.tsx';

type InviteProps = {
  onClose: () => void;
  /** What came of it: the link, where it goes from hand to hand. */
  onInvited: (name: string, link: string | null) => void;
};

/** Asks somebody to the panel: by mail, or by a link to hand over. */
export function InviteDialog({ onClose, onInvited }: InviteProps) {
  const again = usePasswordAgain();
  const [values, setValues] = useState({ email: '', name: '' });
  const [role, setRole] = useState<Role>('editor');
  const [requiresSecondStep, setRequires] = useState(true);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<'mail' | 'link' | null>(null);

  function set(name: 'email' | 'name', value: string) {
    setValues({ ...values, [name]: value });
    setFaults({});
  }

  async function invite(deliver: 'mail' | 'link') {
    if (busy) return;
    setBusy(deliver);
    setFailure('');
    setFaults({});
    try {
      await again.guarded(async () => {
        const { name, link } = await read(
          api.accounts.$post({ json: { ...values, role, requiresSecondStep, deliver } }),
        );
        if (deliver === 'mail') notifyDone(`Davet ${values.email} adresine gönderildi.`);
        onInvited(name, link);
      });
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      setFaults(fields);
      setFailure(fields.email || fields.name ? '' : (fields.deliver ?? errorSentence(error)));
    } finally {
      setBusy(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void invite('mail');
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title="Kişi davet et"
      footer={
        <>
          <p className="text-14 text-ink-2 max-sm:w-full sm:mr-auto">
            Bağlantı 3 gün geçerli, bir kez açılır.
          </p>
          <Button variant="ghost" busy={busy === 'link'} onClick={() => void invite('link')}>
            <Link2 aria-hidden />
            Bağlantı oluştur
          </Button>
          <Button type="submit" form="davet" variant="cta" busy={busy === 'mail'}>
            Daveti gönder
          </Button>
        </>
      }
    >
      <form id="davet" onSubmit={submit} noValidate className="grid gap-5">
        <Field label="E-posta" error={faults.email}>
          <Input type="email" value={values.email} onChange={(event) => set('email', event.target.value)} />
        </Field>
        <Field label="Ad soyad" error={faults.name}>
          <Input value={values.name} onChange={(event) => set('name', event.target.value)} />
        </Field>
        <RoleChoice value={role} onChange={setRole} />
        <Checkbox
          checked={requiresSecondStep}
          onChange={setRequires}
          label="İlk girişte iki adımlı girişi zorunlu tut"
        />
        <PasswordAgainField
          again={again}
          why="Hesap açmak önemli bir iş; siz olduğunuzu bir kez daha soruyoruz."
        />
        <FormFailure>{failure}</FormFailure>
      </form>
    </Dialog>
  );
}
