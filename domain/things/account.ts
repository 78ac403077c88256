import { z } from 'zod';
import type { Issue } from '../errors.ts';
import { ROLES } from '../rights.ts';
import { requiredText, wrongForm } from '../rules/fields.ts';
import { moment, rowMeta } from './row.ts';

/** The shortest password, where `PASSWORD_MIN` does not ask for more. */
export const PASSWORD_MIN = 6;
export const LOGIN_REQUIRED = 'E-posta ve şifre alanları zorunludur';
export const LOGIN_WRONG = 'E-posta veya şifre hatalı';

/** What a person may have to do before anything else: change a printed password, set up a second step. */
export const DUTIES = ['password', 'secondStep'] as const;
export type Duty = (typeof DUTIES)[number];

/** The signed-in person as the API answers it. */
export const userRow = z.object({
  id: z.string(),
  email: z.email(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Left out where there is nothing. */
  mustDo: z.array(z.enum(DUTIES)).optional(),
});
export type User = z.infer<typeof userRow>;

/** What the panel is told once someone is signed in: who it is, and the key of what their browser keeps unsaved. */
export const meRow = userRow.extend({
  /** 32 bytes, as hexadecimal digits. Always the same for an account, and in no other answer. */
  draftKey: z.string(),
});

/** Whether an account may sign in: it may, its person has not chosen a password yet, or it was shut. */
export const ACCOUNT_STATES = ['active', 'invited', 'disabled'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What stands beside the password of an account: nothing, an app that shows codes, or a key on a device. */
export const SECOND_STEPS = ['none', 'app', 'passkey'] as const;

/** An account as administrators see it. */
export const accountRow = userRow.omit({ mustDo: true }).extend({
  status: z.enum(ACCOUNT_STATES),
  /** When its person signed in last. */
  signedInAt: moment.nullable(),
  /** Whether its person is signed in somewhere. */
  isSignedIn: z.boolean(),
  /** Until when the link that was made for it can be used; null when there is none. */
  linkExpiresAt: moment.nullable(),
  /** What its person shows after the password. */
  secondStep: z.enum(SECOND_STEPS),
  /** Whether it has to have one. */
  requiresSecondStep: z.boolean(),
  ...rowMeta,
});
export type Account = z.infer<typeof accountRow>;

/** How a link reaches its person: by e-mail, or from hand to hand. */
export const LINK_WAYS = ['mail', 'link'] as const;
export type LinkWay = (typeof LINK_WAYS)[number];
const way = z.enum(LINK_WAYS, { error: 'mail ya da link olmalı.' }).default('mail');

export const EMAIL_WRONG = 'E-posta adresi eksik görünüyor. Örnek: ad@klinik.com.tr';
const accountFields = {
  name: requiredText(120, 'Ad soyad yazın.'),
  role: z.enum(ROLES, { error: 'Yetki admin, editor ya da viewer olmalı.' }),
};
/** A person who is asked to the panel. */
export const accountInput = z.strictObject({
  ...accountFields,
  email: requiredText(254, 'E-posta adresini yazın.').refine(
    (email) => z.email().safeParse(email).success,
    wrongForm(EMAIL_WRONG),
  ),
  requiresSecondStep: z.boolean({ error: 'true ya da false olmalı.' }).default(false),
  deliver: way,
});
/** What administrators change of an account. */
export const accountPatch = z
  .strictObject({
    ...accountFields,
    isActive: z.boolean({ error: 'true ya da false olmalı.' }),
    requiresSecondStep: z.boolean({ error: 'true ya da false olmalı.' }),
    version: z.int('Sürüm tam sayı olmalı.').min(1, 'Sürüm 1 ya da daha büyük olmalı.'),
  })
  .partial();
export type AccountPatch = z.infer<typeof accountPatch>;
export const linkInput = z.strictObject({ deliver: way });

/** What a link is for. */
export const LINK_PURPOSES = ['invite', 'reset'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export type PasswordChange = { currentPassword: string; newPassword: string; repeatPassword?: string };

/** What refuses a password that is too short; null for a good one. */
export function newPasswordIssue(password: string, min = PASSWORD_MIN): Issue | null {
  if ([...password].length >= min) return null;
  const message = `Şifre en az ${min} karakter olmalıdır!`;
  return { path: 'newPassword', code: 'too_short', message };
}

/** The first rule a password change breaks, in the order the form checks them, or null. */
export function passwordChangeIssue(
  change: PasswordChange,
  min = PASSWORD_MIN,
): (Issue & { path: keyof PasswordChange }) | null {
  const { currentPassword, newPassword, repeatPassword } = change;
  if (!currentPassword)
    return { path: 'currentPassword', code: 'required', message: 'Mevcut şifre gereklidir!' };
  if (!newPassword) return { path: 'newPassword', code: 'required', message: 'Yeni şifre gereklidir!' };
  if (repeatPassword === '')
    return { path: 'repeatPassword', code: 'required', message: 'Şifre tekrarı gereklidir!' };
  if (repeatPassword !== undefined && repeatPassword !== newPassword)
    return { path: 'repeatPassword', code: 'mismatch', message: 'Yeni şifreler eşleşmiyor!' };
  const short = newPasswordIssue(newPassword, min);
  if (short) return { ...short, path: 'newPassword' };
  if (newPassword === currentPassword) {
    const message = 'Yeni şifre mevcut şifre ile aynı olamaz!';
    return { path: 'newPassword', code: 'not_allowed', message };
  }
  return null;
}

/** The same as the form shows it. */
export function passwordChangeError(
  change: PasswordChange,
  min = PASSWORD_MIN,
): { field: keyof PasswordChange; message: string } | null {
  const issue = passwordChangeIssue(change, min);
  return issue && { field: issue.path, message: issue.message };
}
