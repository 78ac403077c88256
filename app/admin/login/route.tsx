import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type LinksFunction, type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { LOGIN_REQUIRED } from '../../../domain/account.ts';
import { afterLogin } from '../../lib/admin-paths.ts';
import { readToken } from '../../lib/session.ts';
import adminCss from '../../styles/admin.css?url';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Logo } from '../layout/logo.tsx';
import { Providers } from '../layout/providers.tsx';
import { loginMessage, signIn } from './sign-in.ts';
import unit from './unit.webp';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }];
export const meta: MetaFunction = () => [
  { title: 'Yönetim girişi' },
  { name: 'robots', content: 'noindex,nofollow' },
];

function LoginForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = afterLogin(params.get('next'));
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
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
      await signIn(address, secret);
      void navigate(next, { replace: true });
    } catch (cause) {
      setError(loginMessage(cause));
      password.current?.focus();
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-96 gap-5">
      <div>
        <h1 className="text-46 leading-[1.1] font-semibold tracking-[-.028em]">Yönetim paneli</h1>
        <p className="mt-2 text-ink-2">Hesabınızla giriş yapın.</p>
      </div>
      <Field label="E-posta">
        <Input ref={email} type="email" name="email" autoComplete="username" className="min-h-12" />
      </Field>
      <Field label="Şifre">
        <PasswordInput ref={password} name="password" autoComplete="current-password" />
      </Field>
      <p
        role="alert"
        className={error ? 'rounded-control bg-danger-bg px-3.5 py-2.5 font-medium text-danger' : 'sr-only'}
      >
        {error}
      </p>
      <Button type="submit" size="l" busy={busy} disabled={!isAlive} className="disabled:opacity-100">
        Giriş yap
      </Button>
      <details className="text-14 text-ink-2">
        <summary className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
          <LockKeyhole aria-hidden className="size-4" />
          Şifremi unuttum
        </summary>
        <p className="pt-1">
          Şifreyi, siteyi çalıştıran kişi sunucuda{' '}
          <code className="font-mono text-13">npm run reset-password</code> komutuyla yenileyebilir.
        </p>
      </details>
    </form>
  );
}

export default function LoginPage() {
  return (
    <Providers>
      <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-paper lg:grid-cols-2 lg:grid-rows-1">
        <header className="on-deep relative flex flex-col overflow-hidden bg-deep px-5 py-2 text-on-deep lg:px-12 lg:py-10">
          <Logo big />
          <div className="absolute inset-[7.5rem_0_11rem_3rem] hidden overflow-hidden rounded-bl-arch border-b-18 border-tile-mist-floor bg-tile-mist lg:block">
            <img src={unit} alt="" className="size-full object-cover brightness-(--render-dim)" />
          </div>
          <p className="mt-auto hidden max-w-[36ch] text-on-deep-2 lg:block">
            <b className="mb-1.5 block text-26 leading-tight tracking-head text-on-deep">
              Vitrini buradan düzenleyin.
            </b>
            Ürün, marka, katalog ve ana sayfa içeriği.
          </p>
        </header>
        <main className="grid content-start justify-items-center px-5 py-10 lg:content-center">
          <LoginForm />
        </main>
      </div>
    </Providers>
  );
}
