import { z } from 'zod';
import { flag, requiredText, version } from '../rules/fields.ts';
import { PHONE_HINT, shapePhone } from '../rules/phone.ts';
import { assigneeColumns, assigneeId, noteLine } from './answering.ts';
import { FASTEST_MS, MESSAGE_EMAIL, MESSAGE_MAX, MESSAGE_REQUIRED } from './message-rules.ts';
import { count, type KindWords, moment, rowId, rowMeta } from './row.ts';

export const messageWords: KindWords = { noun: 'mesaj', title: 'Mesaj', plural: 'Mesajlar' };

const phone = requiredText(MESSAGE_MAX.phone, MESSAGE_REQUIRED.phone)
  .refine((text) => text === '' || shapePhone(text) !== null, PHONE_HINT)
  .overwrite((text) => shapePhone(text) ?? text);

/** Where a message stands: nobody has answered it, somebody is about to, somebody has. */
export const MESSAGE_STATES = ['new', 'answering', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
/** What the staff call the states. */
export const MESSAGE_STATE_NAMES: Readonly<Record<MessageState, string>> = {
  new: 'Yeni',
  answering: 'Yanıtlanıyor',
  answered: 'Yanıtlandı',
};

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

const messageState = z.enum(MESSAGE_STATES, { error: 'Listeden bir durum seçin.' });

/** What the staff may change of a message. */
export const messagePatch = z
  .strictObject({ isRead: flag, isSuspect: flag, state: messageState, assigneeId, version })
  .partial();
/** What may be set in many messages at once. */
export const messageMarks = { isRead: z.boolean(), state: messageState };

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
  state: z.enum(MESSAGE_STATES),
  ...assigneeColumns,
  answeredAt: moment.nullable(),
  notes: z.array(noteLine),
  anonymizedAt: moment.nullable(),
  ...rowMeta,
});
export type Message = z.infer<typeof messageRow>;

export const messageCounts = z.object(
  Object.fromEntries(MESSAGE_STATES.map((state) => [state, count])) as Record<MessageState, typeof count>,
);

/** What stays of a message once nobody may know any more whose it was. */
export const ANONYMOUS = {
  name: 'Anonim',
  email: '',
  phone: '',
  subject: 'Anonimleştirilmiş mesaj',
  message: '',
  notes: [],
} as const;

/** The subject of an answer. */
export function replySubject(subject: string): string {
  return /^(?:ynt|re):/i.test(subject) ? subject : `Ynt: ${subject}`;
}

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
