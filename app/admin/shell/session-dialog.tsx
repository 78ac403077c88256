import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LOGIN_REQUIRED } from '../../../domain/things/account.ts';
import { loginPath } from '../lib/admin-paths.ts';
import { onSessionEnd, useUser } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { SecondStepForm } from './login/second-step.tsx';
import { type Half, loginMessage, signIn } from './login/sign-in.ts';

/** Asks for the password over the screen when the session has ended; the interrupted call waits for it. */
export function SessionDialog() {
  const user = useUser();
  const navigate = useNavigate();
  const location = useLocation();
  const waiting = useRef<((renewed: boolean) => void) | null>(null);
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [half, setHalf] = useState<Half | null>(null);

  useEffect(
    () =>
      onSessionEnd(
        () =>
          new Promise((resolve) => {
            waiting.current = resolve;
            setPassword('');
            setError('');
            setOpen(true);
          }),
      ),
    [],
  );

  function finish(renewed: boolean) {
    setHalf(null);
    setOpen(false);
    waiting.current?.(renewed);
    waiting.current = null;
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (!password) return setError(LOGIN_REQUIRED);
    setBusy(true);
    try {
      const waiting = await signIn(user?.email ?? '', password);
      setHalf(waiting);
      if (!waiting) finish(true);
    } catch (cause) {
      setError(loginMessage(cause));
    } finally {
      setBusy(false);
    }
  }
  function leave() {
    finish(false);
    void navigate(loginPath(location.pathname + location.search));
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      blocking
      size="s"
      title="Oturumunuzun süresi doldu"
      description="Kaldığınız yerden sürdürmek için şifrenizi yazın. Yazdıklarınız yerinde duruyor."
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            Giriş sayfasına git
          </Button>
          {!half && (
            <Button type="submit" form="oturum" busy={busy}>
              Devam et
            </Button>
          )}
        </>
      }
    >
      {half && <SecondStepForm half={half} onEntered={() => finish(true)} onBack={leave} />}
      <form id="oturum" onSubmit={submit} noValidate className={half ? 'hidden' : 'grid gap-4'}>
        <p className="text-ink-2">
          Hesap: <b className="text-ink">{user?.email}</b>
        </p>
        <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field label="Şifre" error={error || undefined}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
