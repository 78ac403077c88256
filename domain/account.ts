import { z } from 'zod';

export const PASSWORD_MIN = 6;
export const LOGIN_REQUIRED = 'E-posta ve şifre alanları zorunludur';
export const LOGIN_WRONG = 'E-posta veya şifre hatalı';

/** Where the admin keeps its session in the browser's local storage. */
export const STORAGE_KEYS = { token: 'adminToken', user: 'adminUser' } as const;

/** The signed-in person as the API answers it. */
export const userRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.literal('admin'),
});
export type User = z.infer<typeof userRow>;

export type PasswordChange = { currentPassword: string; newPassword: string; repeatPassword?: string };

/** The first rule a password change breaks, in the order the form checks them, or null. */
export function passwordChangeError(
  change: PasswordChange,
): { field: keyof PasswordChange; message: string } | null {
  const { currentPassword, newPassword, repeatPassword } = change;
  if (!currentPassword) return { field: 'currentPassword', message: 'Mevcut şifre gereklidir!' };
  if (!newPassword) return { field: 'newPassword', message: 'Yeni şifre gereklidir!' };
  if (repeatPassword === '') return { field: 'repeatPassword', message: 'Şifre tekrarı gereklidir!' };
  if (repeatPassword !== undefined && repeatPassword !== newPassword) {
    return { field: 'repeatPassword', message: 'Yeni şifreler eşleşmiyor!' };
  }
  if ([...newPassword].length < PASSWORD_MIN) {
    return { field: 'newPassword', message: `Şifre en az ${PASSWORD_MIN} karakter olmalıdır!` };
  }
  if (newPassword === currentPassword) {
    return { field: 'newPassword', message: 'Yeni şifre mevcut şifre ile aynı olamaz!' };
  }
  return null;
}
