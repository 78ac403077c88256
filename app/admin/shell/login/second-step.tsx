import { Fingerprint } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { LoginMessage } from './login-frame.tsx';
import { codeMessage, type Half, passkeyMessage, signInWithCode, signInWithPasskey } from './sign-in.ts';

type SecondStepProps = { half: Half; onEntered: () => void; onBack: () => void };

/** What is asked after the password: a code of the app, a recovery code, or a key of this device. */
export function SecondStepForm({ half, onEntered, onBack }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<'code' | 'key' | null>(null);
  const hasApp = half.ways.includes('app');

  async function run(what: 'code' | 'key', work: () => Promise<void>, fail: (cause: unknown) => void) {
    if (busy) return;
    setBusy(what);
    setError('');
    setFailure('');
    try {
      await work();
      onEntered();
    } catch (cause) {
      fail(cause);
      setBusy(null);
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!code.trim()) return setError('Kodu yazın.');
    await run(
      'code',
      () => signInWithCode(half, code),
      (cause) => setError(codeMessage(cause)),
    );
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {half.ways.includes('passkey') && (
        <Button
          variant={hasApp ? 'ghost' : 'solid'}
          size="l"
          busy={busy === 'key'}
          onClick={() => void run('key', signInWithPasskey, (cause) => setFailure(passkeyMessage(cause)))}
        >
          <Fingerprint aria-hidden />
          Geçiş anahtarıyla doğrula
        </Button>
      )}
      <Field
        label={hasApp ? 'Uygulamadaki kod' : 'Kurtarma kodu'}
        hint={
          hasApp
            ? 'Telefonunuz yanınızda değilse bir kurtarma kodu yazın.'
            : 'Kodlarınızdan biri; bir kez işe yarar.'
        }
        error={error || undefined}
      >
        <Input
          autoFocus={hasApp}
          name="code"
          autoComplete="one-time-code"
          inputMode={hasApp ? 'text' : undefined}
          spellCheck={false}
          autoCapitalize="characters"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError('');
          }}
          className="min-h-12 tracking-[.12em]"
        />
      </Field>
      <LoginMessage text={failure} />
      <Button type="submit" size="l" variant={hasApp ? 'solid' : 'ghost'} busy={busy === 'code'}>
        Doğrula
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Başka bir hesapla gir
      </Button>
    </form>
  );
}
