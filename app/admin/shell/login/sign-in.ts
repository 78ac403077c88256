import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { User } from '../../../../domain/things/account.ts';
import { LOGIN_WRONG } from '../../../../domain/things/account.ts';
import { openApi, read } from '../../lib/api.ts';
import { ApiError, isApiError } from '../../lib/http.ts';
import { storeSession } from '../../lib/session.ts';

const UNREACHED = 'Sunucuya bağlanılamadı. Backend çalışıyor mu kontrol edin.';
const SERVER_FAILED = 'Sunucu hatası. Lütfen daha sonra tekrar deneyin.';

/** The first half of a sign-in, which waits for the second. */
export type Half = { token: string; ways: ReadonlyArray<'app' | 'recovery' | 'passkey'> };
type Entered = { access_token?: string | undefined; user?: User | undefined };

function keep({ access_token, user }: Entered): void {
  if (!access_token || !user) throw new ApiError(200, 'Giriş başarısız');
  storeSession(access_token, user);
}

/** Asks the server for a token and keeps it; answers what is still missing. Throws an `ApiError`. */
export async function signIn(email: string, password: string): Promise<Half | null> {
  const answer = await read(openApi.auth.login.$post({ json: { email, password } }));
  if (answer.secondStep) return answer.secondStep;
  keep(answer);
  return null;
}

/** The second half with a code of the app, or a recovery code. Throws an `ApiError`. */
export async function signInWithCode({ token }: Half, code: string): Promise<void> {
  keep(await read(openApi.auth.login.code.$post({ json: { token, code } })));
}

/** Signs in with a key of this device. Throws an `ApiError`, or what the browser says when its person stops it. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { token, options } = await read(openApi.auth.login.passkey.options.$post());
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  keep(await read(openApi.auth.login.passkey.$post({ json: { token, response } })));
}

/** The sentence for a sign-in that failed. */
export function loginMessage(error: unknown): string {
  if (!isApiError(error) || error.status === 0) return UNREACHED;
  if (error.status === 401) return LOGIN_WRONG;
  if (error.status === 400) return error.said || 'Geçersiz veri';
  if (error.status === 500) return SERVER_FAILED;
  return error.said || 'Giriş başarısız';
}

/** The sentence for a key that opened nothing. */
export function passkeyMessage(error: unknown): string {
  if (isApiError(error, 401)) return 'Bu anahtar bir hesaba ait değil. Şifrenizle girin.';
  if (isApiError(error)) return loginMessage(error);
  return 'Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da şifrenizle girin.';
}

/** The sentence for a second step that failed. */
export function codeMessage(error: unknown): string {
  return isApiError(error) && (error.status === 401 || error.status === 422)
    ? error.message
    : loginMessage(error);
}
