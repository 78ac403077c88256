import { z } from 'zod';
import { flag, requiredText, version } from '../rules/fields.ts';
import { PHONE_HINT, shapePhone } from '../rules/phone.ts';
import { MESSAGE_EMAIL, MESSAGE_MAX, MESSAGE_REQUIRED } from './message-rules.ts';
import { type KindWords, rowId, rowMeta } from './row.ts';

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

/** What the staff may change of a message. */
export const messagePatch = z.strictObject({ isRead: flag, version }).partial();

/** A message as the API answers it. */
export const messageRow = z.object({
  id: rowId,
  reference: z.string(),
  name: z.string(),
  email: z.email(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  ...rowMeta,
});
export type Message = z.infer<typeof messageRow>;

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
