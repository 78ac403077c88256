import { z } from 'zod';
import { flag, requiredText, version } from './fields.ts';
import { MESSAGE_EMAIL, MESSAGE_MAX, MESSAGE_REQUIRED } from './message-rules.ts';

/** What a visitor sends from the contact page: five fields, all required. */
export const messageInput = z.strictObject({
  name: requiredText(MESSAGE_MAX.name, MESSAGE_REQUIRED.name),
  email: requiredText(MESSAGE_MAX.email, MESSAGE_REQUIRED.email).pipe(z.email(MESSAGE_EMAIL)),
  phone: requiredText(MESSAGE_MAX.phone, MESSAGE_REQUIRED.phone),
  subject: requiredText(MESSAGE_MAX.subject, MESSAGE_REQUIRED.subject),
  message: requiredText(MESSAGE_MAX.message, MESSAGE_REQUIRED.message, 'lines'),
});
export type MessageInput = z.input<typeof messageInput>;

/** What the staff may change of a message. */
export const messagePatch = z.strictObject({ isRead: flag, version }).partial();

/** A message as the API answers it. */
export const messageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Message = z.infer<typeof messageRow>;
