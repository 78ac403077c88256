import { api, read } from './api.ts';
import { readToken } from './session.ts';

// A little less than the server grants: the field comes back before a call would be refused.
const HOLDS_MS = 4.5 * 60_000;
let confirmed: { token: string | null; until: number } = { token: null, until: 0 };

/** Whether the password was typed just now in this session, so that it need not be asked again. */
export function isConfirmed(): boolean {
  return confirmed.token === readToken() && Date.now() < confirmed.until;
}

/** Gives the password once more before something dangerous. Throws an `ApiError`. */
export async function confirmPassword(password: string): Promise<void> {
  await read(api.auth.confirm.$post({ json: { password } }));
  confirmed = { token: readToken(), until: Date.now() + HOLDS_MS };
}

/** Asks again from now on: the server has not taken the last answer. */
export function forgetConfirmation(): void {
  confirmed = { token: null, until: 0 };
}
