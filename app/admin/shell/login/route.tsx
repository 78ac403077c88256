import { Fingerprint, LockKeyhole } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  Link,
  type LinksFunction,
  type MetaFunction,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { LOGIN_REQUIRED } from '../../../../domain/things/account.ts';
import adminCss from '../../../styles/admin.css?url';
import { afterLogin, FORGOTTEN } from '../../lib/admin-paths.ts';
import { readToken } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { LoginFrame, LoginHeading, LoginMessage } from './login-frame.tsx';
import { SecondStepForm } from './second-step.tsx';
import { type Half, loginMessage, passkeyMessage, signIn, signInWithPasskey } from './sign-in.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }];
export const meta: MetaFunction = () => [
  { title: 'Yönetim girişi' },
  { name: 'robots', content: 'noindex,nofollow' },
];

function LoginForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  // What a page before this one has done: a new password was chosen.
  const told = typeof state?.told === 'string' ? state.told : '';
  const next = afterLogin(params.get('next'));
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [half, setHalf] = useState<Half | null>(null);
  // Sent before the scripts are there, the form would lose what was typed.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    // Whoever has begun to write already is not interrupted.
    if (document.activeElement === document.body) email.current?.focus();
  }, []);

  useEffect(() => {
    if (readToken()) void navigate(next, { replace: true });
  }, [navigate, next]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [address, secret] = [email.current?.value.trim() ?? '', password.current?.value ?? ''];
    if (!address || !secret) {
      setError(LOGIN_REQUIRED);
      return (address ? password : email).current?.focus();
    }
    setBusy(true);
    setError('');
    try {
      const waiting = await signIn(address, secret);
      setHalf(waiting);
      if (!waiting) void navigate(next, { replace: true });
      setBusy(false);
    } catch (cause) {
      setError(loginMessage(cause));
      password.current?.focus();
      setBusy(false);
    }
  }

  async function enterWithPasskey() {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await signInWithPasskey();
      void navigate(next, { replace: true });
    } catch (cause) {
      setError(passkeyMessage(cause));
      setBusy(false);
    }
  }

  if (half)
    return (
      <div className="grid w-full max-w-96 gap-5">
        <LoginHeading title="İkinci adım">
          Şifreniz doğru. Siz olduğunuzu bir de bununla gösterin.
        </LoginHeading>
        <SecondStepForm
          half={half}
          onEntered={() => void navigate(next, { replace: true })}
          onBack={() => setHalf(null)}
        />
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-96 gap-5">
      <LoginHeading title="Yönetim paneli">Hesabınızla giriş yapın.</LoginHeading>
      {told && <LoginMessage text={told} tone="ok" />}
      <Field label="E-posta">
        <Input ref={email} type="email" name="email" autoComplete="username" className="min-h-12" />
      </Field>
      <Field label="Şifre">
        <PasswordInput ref={password} name="password" autoComplete="current-password" />
      </Field>
      <LoginMessage text={error} />
      <Button type="submit" size="l" busy={busy} disabled={!isAlive} className="disabled:opacity-100">
        Giriş yap
      </Button>
      <Button variant="ghost" onClick={enterWithPasskey} disabled={!isAlive} className="disabled:opacity-100">
        <Fingerprint aria-hidden />
        Geçiş anahtarıyla gir
      </Button>
      <Link
        to={FORGOTTEN}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-14 text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        <LockKeyhole aria-hidden className="size-4" />
        Şifremi unuttum
      </Link>
    </form>
  );
}

export default function LoginPage() {
  return (
    <LoginFrame>
      <LoginForm />
    </LoginFrame>
  );
}
