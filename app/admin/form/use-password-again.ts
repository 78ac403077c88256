import { useRef, useState } from 'react';
import { confirmPassword, forgetConfirmation, isConfirmed } from '../lib/confirmation.ts';
import { isApiError } from '../lib/http.ts';

/** Asks for the password once more where something dangerous is done, in the same place. */
export function usePasswordAgain() {
  const [asks, setAsks] = useState(() => !isConfirmed());
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function refuse(message: string): false {
    setError(message);
    field.current?.focus();
    return false;
  }

  async function isRight(): Promise<boolean> {
    if (!password) return refuse('Şifrenizi yazın.');
    try {
      await confirmPassword(password);
      return true;
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      return refuse(cause.fields.password ?? cause.message);
    }
  }

  /** Does the work once the password is right; false when it was not. What the work throws is thrown. */
  async function guarded(work: () => Promise<void>): Promise<boolean> {
    if (asks && !(await isRight())) return false;
    try {
      await work();
      return true;
    } catch (cause) {
      if (!isApiError(cause) || cause.code !== 'password_required') throw cause;
      forgetConfirmation();
      setAsks(true);
      return refuse('Şifrenizi yazın.');
    }
  }

  return {
    asks,
    guarded,
    field: {
      ref: field,
      value: password,
      error,
      onChange: (next: string) => {
        setPassword(next);
        setError('');
      },
    },
  };
}

export type PasswordAgain = ReturnType<typeof usePasswordAgain>;
