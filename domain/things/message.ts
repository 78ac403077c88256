import { z } from 'zod';
import { flag, requiredText, version } from '../rules/fields.ts';
import { PHONE_HINT, shapePhone } from '../rules/phone.ts';
import { FASTEST_MS, MESSAGE_EMAIL, MESSAGE_MAX, MESSAGE_REQUIRED } from './message-rules.ts';
import { type KindWords, moment, rowId, rowMeta } from './row.ts';

export const messageWords: KindWords = { noun: 'mesaj', title: 'Mesaj', plural: 'Mesajlar' };

const phone = requiredText(MESSAGE_MAX.phone, MESSAGE_REQUIRED.phone)
  .refine((text) => text === '' || shapePhone(text) !== null, PHONE_HINT)
  .overwrite((text) => shapePhone(text) ?? text);

/** What a visitor sends from the contact page: five fields, all required. */
export const messageInput = z.strictObject({
  name: requiredText(MESSAGE_MAX.name, MESSAGE_REQUIRED.name),
  email: requiredText(MESSAGE_MAX.email, MESSAGE_REQUIRED.email).pipe(z.email(MESSAGE_EMAIL)),
  phone,
  subject: requiredText(MESSAGE_MAX.subject, MESSAGE_REQUIRED.subject),
  message: requiredText(MESSAGE_MAX.message, MESSAGE_REQUIRED.message, 'lines'),
});
export type MessageInput = z.input<typeof messageInput>;

/** What the form itself adds; whoever calls the API leaves it out. */
export const messageForm = z.strictObject({
  /** What the form said of privacy: the version of the text. */
  consentVersion: z.string().max(40).optional(),
  /** The field that no person sees. */
  trap: z.string().optional(),
  /** How long the form was open. */
  elapsedMs: z.int().min(0).optional(),
});
export type MessageForm = z.input<typeof messageForm>;

/** The body of a message: the five fields, and what the form knows besides. */
export const messageSending = messageInput.extend({ form: messageForm.optional() });

/** Whether a form was filled as robots fill it: a field that nobody sees, or faster than anybody types. */
export function looksAutomatic({ trap, elapsedMs }: MessageForm): boolean {
  return Boolean(trap?.trim()) || (elapsedMs !== undefined && elapsedMs < FASTEST_MS);
}

/** What the staff may change of a message. */
export const messagePatch = z.strictObject({ isRead: flag, isSuspect: flag, version }).partial();

/** A message as the API answers it. */
export const messageRow = z.object({
  id: rowId,
  reference: z.string(),
  name: z.string(),
  /** Empty, like the number, once the message is anonymous. */
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Whether it looks like a robot's: kept apart, and told to nobody by mail. */
  isSuspect: z.boolean(),
  /** The version of the privacy text that its sender saw; null where it came without the form. */
  consentVersion: z.string().nullable(),
  anonymizedAt: moment.nullable(),
  ...rowMeta,
});
export type Message = z.infer<typeof messageRow>;

/** What stays of a message once nobody may know any more whose it was. */
export const ANONYMOUS = {
  name: 'Anonim',
  email: '',
  phone: '',
  subject: 'Anonimleştirilmiş mesaj',
  message: '',
} as const;

/** What names one sending of a message: sent again with it, the message is not stored again. */
export const messageKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, '16-64 harf, rakam, - ya da _ olmalıdır.')
  .optional();

/** The number that a visitor can name on the phone: `4829-1350-7641`, from the random end of a message's id. */
export function messageReference(id: string): string {
  const digits = String(Number.parseInt(id.slice(-12), 16) % 1e12).padStart(12, '0');
  return digits.replace(/(\d{4})(?=\d)/g, '$1-');
}
