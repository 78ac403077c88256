import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, type LinksFunction, type MetaFunction } from 'react-router';
import adminCss from '../../../styles/admin.css?url';
import { LOGIN } from '../../lib/admin-paths.ts';
import { openApi, read } from '../../lib/api.ts';
import { errorSentence } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { textLink } from '../../ui/panel.tsx';
import { LoginFrame, LoginHeading, LoginMessage } from './login-frame.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }];
export const meta: MetaFunction = () => [
  { title: 'Şifremi unuttum' },
  { name: 'robots', content: 'noindex,nofollow' },
];

function ForgottenForm() {
  const email = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');
  const [busy, setBusy] = useState(false);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    if (document.activeElement === document.body) email.current?.focus();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const address = email.current?.value.trim() ?? '';
    setSent('');
    if (!address) {
      setError('E-posta adresinizi yazın.');
      return email.current?.focus();
    }
    setBusy(true);
    setError('');
    try {
      const { message } = await read(openApi.auth['forgot-password'].$post({ json: { email: address } }));
      setSent(message);
    } catch (cause) {
      setError(errorSentence(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-96 gap-5">
      <LoginHeading title="Şifremi unuttum">
        E-postanızı yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim.
      </LoginHeading>
      <Field label="E-posta">
        <Input ref={email} type="email" name="email" autoComplete="username" className="min-h-12" />
      </Field>
      <LoginMessage text={error} />
      <LoginMessage text={sent} tone="ok" />
      <Button type="submit" size="l" busy={busy} disabled={!isAlive} className="disabled:opacity-100">
        Bağlantı gönder
      </Button>
      <Link to={LOGIN} className={textLink}>
        Girişe dön
      </Link>
    </form>
  );
}

export default function ForgottenPage() {
  return (
    <LoginFrame>
      <ForgottenForm />
    </LoginFrame>
  );
}
