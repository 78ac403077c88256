import { type FormEvent, useState } from 'react';
import type { PasswordAgain } from '../../form/use-password-again.ts';
import { isApiError } from '../../lib/http.ts';
import { errorSentence } from '../../lib/notices.ts';

/**
 * A form that is sent once at a time and may ask for the password again; what is refused stands at its field, and below
 * the form where none of `shown` is meant.
 */
export function useGuardedForm(again: PasswordAgain, shown: readonly string[], send: () => Promise<void>) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFaults({});
    setFailure('');
    try {
      await again.guarded(send);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      setFaults(fields);
      setFailure(shown.some((name) => fields[name]) ? '' : errorSentence(error));
    } finally {
      setBusy(false);
    }
  }
  return { submit, faults, failure, busy };
}
