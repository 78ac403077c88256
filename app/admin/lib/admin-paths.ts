export const ADMIN = '/admin';
export const LOGIN = '/admin/login';
/** Where a forgotten password is told of. */
export const FORGOTTEN = '/admin/login/unuttum';

/** The sign-in page that leads back to where the person was. */
export function loginPath(from?: string): string {
  return from && from !== ADMIN ? `${LOGIN}?next=${encodeURIComponent(from)}` : LOGIN;
}

/** Where to go after signing in: a page of the panel, never another site. */
export function afterLogin(next: string | null): string {
  if (!next || !/^\/admin(?:[/?#]|$)/.test(next) || next.startsWith(LOGIN)) return ADMIN;
  return next;
}
