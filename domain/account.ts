import { z } from 'zod';
import type { Issue } from './errors.ts';

export const PASSWORD_MIN = 6;
export const LOGIN_REQUIRED = 'E-posta ve şifre alanları zorunludur';
export const LOGIN_WRONG = 'E-posta veya şifre hatalı';

/** Where the admin keeps its session in the browser's local storage. */
export const STORAGE_KEYS = { token: 'adminToken', user: 'adminUser' } as const;

/** The signed-in person as the API answers it. */
export const userRow = z.object({
  id: z.string(),
  email: z.email(),
  name: z.string(),
  role: z.literal('admin'),
});
export type User = z.infer<typeof userRow>;

export type PasswordChange = { currentPassword: string; newPassword: string; repeatPassword?: string };

/** The first rule a password change breaks, in the order the form checks them, or null. */
export function passwordChangeIssue(change: PasswordChange): (Issue & { path: keyof PasswordChange }) | null {
  const { currentPassword, newPassword, repeatPassword } = change;
  if (!currentPassword)
    return { path: 'currentPassword', code: 'required', message: 'Mevcut şifre gereklidir!' };
  if (!newPassword) return { path: 'newPassword', code: 'required', message: 'Yeni şifre gereklidir!' };
  if (repeatPassword === '')
    return { path: 'repeatPassword', code: 'required', message: 'Şifre tekrarı gereklidir!' };
  if (repeatPassword !== undefined && repeatPassword !== newPassword)
    return { path: 'repeatPassword', code: 'mismatch', message: 'Yeni şifreler eşleşmiyor!' };
  if ([...newPassword].length < PASSWORD_MIN) {
    const message = `Şifre en az ${PASSWORD_MIN} karakter olmalıdır!`;
    return { path: 'newPassword', code: 'too_short', message };
  }
  if (newPassword === currentPassword) {
    const message = 'Yeni şifre mevcut şifre ile aynı olamaz!';
    return { path: 'newPassword', code: 'not_allowed', message };
  }
  return null;
}

/** The same as the form shows it. */
export function passwordChangeError(
  change: PasswordChange,
): { field: keyof PasswordChange; message: string } | null {
  const issue = passwordChangeIssue(change);
  return issue && { field: issue.path, message: issue.message };
}
