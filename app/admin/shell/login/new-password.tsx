import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, type LinksFunction, type MetaFunction, useNavigate } from 'react-router';
import { newPasswordIssue } from '../../../../domain/things/account.ts';
import type { OpenedLink } from '../../../../server/modules/accounts/service.ts';
import adminCss from '../../../styles/admin.css?url';
import { PasswordMeter } from '../../form/password-meter.tsx';
import { FORGOTTEN, LOGIN } from '../../lib/admin-paths.ts';
import { openApi, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { errorSentence } from '../../lib/notices.ts';
import { usePasswordMin } from '../../lib/policy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { textLink } from '../../ui/panel.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LoginFrame, LoginHeading, LoginMessage } from './login-frame.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }];
export const meta: MetaFunction = () => [
  { title: 'Şifre belirle' },
  { name: 'robots', content: 'noindex,nofollow' },
  // The secret of the address is for this page alone.
  { name: 'referrer', content: 'no-referrer' },
];

type Opened = { token: string; link: OpenedLink } | { token: string; failure: string };

/** The link that the address holds after its `#`, which no server sees. */
function useLink(): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const token = window.location.hash.slice(1);
    read(openApi.auth.link.$post({ json: { token } })).then(
      (link) => setOpened({ token, link }),
      (error: unknown) =>
        setOpened({
          token,
          failure: token ? errorSentence(error) : 'Bağlantı eksik. E-postadaki adresi bütünüyle açın.',
        }),
    );
  }, []);
  return opened;
}

function NewPasswordForm({ token, link }: { token: string; link: OpenedLink }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [fault, setFault] = useState<{ field: 'password' | 'repeat' | null; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const min = usePasswordMin();
  const isInvite = link.purpose === 'invite';

  function refuse(field: 'password' | 'repeat' | null, text: string) {
    setFault({ field, text });
    if (field) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const broken = newPasswordIssue(password, min);
    if (broken) return refuse('password', broken.message);
    if (repeat !== password) return refuse('repeat', 'Yeni şifreler eşleşmiyor!');
    setBusy(true);
    setFault(null);
    try {
      const { message } = await read(
        openApi.auth['set-password'].$post({ json: { token, newPassword: password } }),
      );
      void navigate(LOGIN, { replace: true, state: { told: message } });
    } catch (error) {
      const field = isApiError(error) && error.fields.newPassword ? 'password' : null;
      refuse(field, errorSentence(error));
      setBusy(false);
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid w-full max-w-96 gap-5">
      <LoginHeading title={isInvite ? 'Hoş geldiniz' : 'Yeni şifre'}>
        {link.name}, {isInvite ? 'panele girmek için bir şifre belirleyin.' : 'yeni şifrenizi belirleyin.'}{' '}
        Hesabınız: <b className="wrap-anywhere text-ink">{link.email}</b>
      </LoginHeading>
      <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
      <Field
        label="Yeni şifre"
        hint={`En az ${min} karakter.`}
        error={fault?.field === 'password' ? fault.text : undefined}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setFault(null);
          }}
        />
      </Field>
      <PasswordMeter password={password} own={[link.email, link.name]} />
      <Field label="Şifre tekrarı" error={fault?.field === 'repeat' ? fault.text : undefined}>
        <PasswordInput
          name="repeat"
          autoComplete="new-password"
          value={repeat}
          onChange={(event) => {
            setRepeat(event.target.value);
            setFault(null);
          }}
        />
      </Field>
      <LoginMessage text={fault && !fault.field ? fault.text : ''} />
      <Button type="submit" size="l" busy={busy}>
        Şifreyi belirle
      </Button>
    </form>
  );
}

function Content() {
  const opened = useLink();
  if (!opened) return <Spinner />;
  if ('link' in opened) return <NewPasswordForm token={opened.token} link={opened.link} />;
  return (
    <div className="grid w-full max-w-96 gap-5">
      <LoginHeading title="Bağlantı açılmadı">Şifreniz değişmedi.</LoginHeading>
      <LoginMessage text={opened.failure} />
      <div className="flex flex-wrap gap-x-6">
        <Link to={FORGOTTEN} className={textLink}>
          Yeni bağlantı iste
        </Link>
        <Link to={LOGIN} className={textLink}>
          Girişe dön
        </Link>
      </div>
    </div>
  );
}

export default function NewPasswordPage() {
  return (
    <LoginFrame>
      <Content />
    </LoginFrame>
  );
}
