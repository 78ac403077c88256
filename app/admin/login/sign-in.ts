import type { User } from '../../../domain/account.ts';
import { LOGIN_WRONG } from '../../../domain/account.ts';
import { openApi, read } from '../../lib/api.ts';
import { ApiError, isApiError } from '../../lib/http.ts';
import { storeSession } from '../../lib/session.ts';

const UNREACHED = 'Sunucuya bağlanılamadı. Backend çalışıyor mu kontrol edin.';
const SERVER_FAILED = 'Sunucu hatası. Lütfen daha sonra tekrar deneyin.';

/** Asks the server for a token and keeps it. Throws an `ApiError`. */
export async function signIn(email: string, password: string): Promise<User> {
  const answer = await read(openApi.auth.login.$post({ json: { email, password } }));
  if (!answer.access_token) throw new ApiError(200, 'Giriş başarısız');
  storeSession(answer.access_token, answer.user);
  return answer.user;
}

/** The sentence for a sign-in that failed. */
export function loginMessage(error: unknown): string {
  if (!isApiError(error) || error.status === 0) return UNREACHED;
  if (error.status === 401) return LOGIN_WRONG;
  if (error.status === 400) return error.said || 'Geçersiz veri';
  if (error.status === 500) return SERVER_FAILED;
  return error.said || 'Giriş başarısız';
}
